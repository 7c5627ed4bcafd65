import type { CSSProperties, ReactNode } from "react";
import { plural } from "../../magazine/albanian";
import { Picture } from "../../ui/picture";
import { Pika } from "../../ui/pika/pika";
import { Plate } from "../../ui/plate";
import type { Logs } from "./notebook-file";
import { type Standing, standingOf } from "./notebook-schedule";
import { today } from "./practice-log";
import type { FirstLesson, PracticedLesson } from "./practiced-lesson";

const marks: Record<Standing | "none", string> = {
  none: "rule-2/hair",
  due: "rule-2 [background:repeating-linear-gradient(135deg,var(--color-ink)_0_2px,transparent_2px_5px)]",
  learning: "rule-2/spot half-spot",
  sits: "rule-2/spot bg-spot",
};

/** Share of a stamp that an exercise fills. One that is due must be done again before it counts wholly. */
const shares: Record<Standing, number> = { due: 0.5, learning: 0.5, sits: 1 };

/** Shows a lesson's cover on squared paper, filled from below by what was learned. @param filled share from 0 to 1 */
function Stamp({ cover, filled = 1 }: { cover: string; filled?: number }) {
  const level = filled < 1 ? ({ "--filled": `${Math.round(100 * filled)}%` } as CSSProperties) : undefined;
  return (
    <div className="plate stamp" style={level}>
      <Picture src={cover} alt="" width={1200} height={800} loading="lazy" />
    </div>
  );
}

/** Shows lessons to begin with, as their stamps look when they are full, each with its first exercise. */
export function FirstStamps({ lessons }: { lessons: readonly FirstLesson[] }) {
  if (lessons.length === 0) return null;
  return (
    <section aria-labelledby="nis-ketu">
      <h2 id="nis-ketu" className="text-[2rem]/[1.1]">
        Nis këtu
      </h2>
      <ul className="first-stamps [list-style:none]">
        {lessons.map((lesson) => (
          <li key={lesson.slug} className={`link-box ${lesson.subject}`}>
            <Plate className="stamp" src={lesson.cover} first />
            <div>
              <h3 className="text-[1.5rem]/[1.1]">
                <a className="no-underline" href={lesson.href}>
                  {lesson.title}
                </a>
              </h3>
              <div className="pt-4 text-[1rem]/[1.45]" dangerouslySetInnerHTML={{ __html: lesson.question }} />
              <p className="pt-3 text-[0.9rem]/[1.4] font-semibold text-deep">
                Ushtrimi i parë <span className="font-normal text-mute">nga {lesson.count}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="max-w-[38em] pt-8 text-[0.92rem]/[1.45] text-mute">
        Kështu duken pullat e mbushura. Çdo mësim ka të vetën, dhe çdo ushtrim që di e ngjit ngjyrën një shkallë më
        lart.
      </p>
    </section>
  );
}

/** Stamps in a row of the album on a wide screen. */
const rowOfAlbum = 3;

/** Shows the stamps of the lessons that were begun, then, folded, those of the others. */
export function StampAlbum({
  lessons,
  logs,
  first,
}: {
  lessons: readonly PracticedLesson[];
  logs: Logs;
  first: readonly FirstLesson[];
}) {
  const begun = lessons.filter(({ slug }) => logs.has(slug));
  const others = lessons.filter(({ slug }) => !logs.has(slug));
  // While the album's first row has room, lessons to begin with stand there, empty.
  const next = first.filter(({ slug }) => !logs.has(slug)).slice(0, Math.max(0, rowOfAlbum - begun.length));
  return (
    <>
      <div className={next.length === 0 ? undefined : `album-row has-${begun.length}`}>
        <section aria-label="Mësimet e nisura">
          <h2 className="text-[2rem]/[1.1]">Mësimet e nisura</h2>
          <ul className="stamps [list-style:none]">
            {begun.map((lesson) => (
              <BegunStamp key={lesson.slug} lesson={lesson} log={logs.get(lesson.slug) ?? {}} />
            ))}
          </ul>
        </section>
        {next.length === 0 ? null : (
          <section aria-labelledby="nis-ketu">
            <h2 id="nis-ketu" className="text-[2rem]/[1.1]">
              Nis këtu
            </h2>
            <ul className="stamps [list-style:none]">
              {next.map((lesson) => (
                <EmptyStamp key={lesson.slug} title="pt-4 text-[1.25rem]/[1.15]" {...{ lesson }}>
                  <p className="pt-2 text-[0.9rem]/[1.4] text-mute">Ushtrimi i parë nga {lesson.count}</p>
                </EmptyStamp>
              ))}
            </ul>
          </section>
        )}
      </div>
      {others.length === 0 ? null : (
        <details className="rule-t-1 print:hidden">
          <summary className="min-h-27.5 cursor-pointer pt-6 font-semibold">
            {plural(others.length, "pullë që mungon", "pulla që mungojnë")}
          </summary>
          <ul className="stamps is-empty [list-style:none]">
            {others.map((lesson) => (
              <EmptyStamp key={lesson.slug} title="pt-3 text-[1rem]/[1.2]" {...{ lesson }} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Shows a lesson that was not begun. @param props.title how its title is set */
const EmptyStamp = ({ lesson, title, children }: { lesson: PracticedLesson; title: string; children?: ReactNode }) => (
  <li className={`link-box ${lesson.subject}`}>
    <Stamp cover={lesson.cover} filled={0} />
    <h3 className={title}>
      <a className="no-underline" href={lesson.href}>
        {lesson.title}
      </a>
    </h3>
    {children}
  </li>
);

function BegunStamp({ lesson, log }: { lesson: PracticedLesson; log: NonNullable<ReturnType<Logs["get"]>> }) {
  const day = today();
  const standings = Object.values(log).map((done) => standingOf(done, day));
  const filled = standings.reduce((sum, standing) => sum + shares[standing], 0) / lesson.count;
  return (
    <li className={`link-box ${lesson.subject}`}>
      {filled < 1 ? null : <Pika moves="lands" />}
      <Stamp cover={lesson.cover} filled={filled} />
      <h3 className="pt-4 text-[1.25rem]/[1.15]">
        <a className="no-underline" href={lesson.href}>
          {lesson.title}
        </a>
      </h3>
      <p className="pt-2 text-[0.9rem]/[1.4] text-mute">
        {`${plural(standings.length, "ushtrim i nisur", "ushtrime të nisura")} nga ${lesson.count}`}
      </p>
      {/* Balanced lines are as long as each other: the 18th square stood alone. */}
      <span className="block pt-3 text-[1rem]/[1.2] text-balance" aria-hidden="true">
        {Array.from({ length: lesson.count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark has no key but its index.
          <span key={index} className={`mr-2 inline-block size-8 ${marks[standings[index] ?? "none"]}`} />
        ))}
      </span>
    </li>
  );
}
