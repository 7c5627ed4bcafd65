import type { ReactNode } from "react";
import { Pika } from "../../ui/pika/pika";
import { mixSize } from "./mix";
import type { Logs } from "./notebook-file";

/** Counts the exercises that were done on a day. */
export const doneOn = (logs: Logs, day: number): number =>
  [...logs.values()].flatMap((log) => Object.values(log)).filter((done) => done.at(-1)?.[0] === day).length;

/**
 * Shows the ten of today on a ruler: a full dot for each that was done, an open one for each to come. Pika stands where
 * one stopped.
 *
 * @param props.done how many were done today; null until the device's notes are read
 */
export function NotebookToday({ done, children }: { done: number | null; children: ReactNode }) {
  const reached = Math.min(done ?? 0, mixSize);
  return (
    <section aria-label="Sot" className="notebook-today">
      <div className="squared-strip" aria-hidden="true">
        <div className="today-ruler">
          {Array.from({ length: mixSize }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no key but its index.
            <span key={index} className={index < reached ? "is-done" : undefined} />
          ))}
          {/* At zero it needs no style, which a page may not bring in its HTML. */}
          <div style={reached === 0 ? undefined : { left: `${(100 * reached) / mixSize}%` }}>
            <Pika key={reached} moves="lands" />
          </div>
          <b>0</b>
          <b>{mixSize / 2}</b>
          <b>{mixSize}</b>
        </div>
      </div>
      {/* A no-break space keeps the line's height. */}
      <p className="pt-6">
        {done === null ? "\u00a0" : `Sot ke bërë ${done}${done > mixSize ? "" : ` nga ${mixSize}`} ushtrime.`}
      </p>
      {children}
    </section>
  );
}
