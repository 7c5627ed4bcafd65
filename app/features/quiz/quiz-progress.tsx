import { countdown } from "../../play/play-clock";
import { Pika } from "../../ui/pika/pika";
import type { QuizState } from "./quiz-rules";

/** Milliseconds left below which the clock turns red (product 9.8). */
const lastMinute = 60_000;

const number = "font-display text-[1.7rem]/[1] font-bold figures";
const label = "text-[0.84rem]/[1] font-semibold text-mute";

/** Shows the question's number and the clock over a row of marks, one per question. */
export function QuizProgress({ state }: { state: QuizState }) {
  const { current, round, remaining } = state;
  const total = round.length;
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 pb-5 low:pb-1">
        <p>
          <span className={label}>Pyetja </span>
          <span className={number}>{current + 1}</span>
          <small className={label}> nga {total}</small>
        </p>
        {remaining === null ? null : (
          <p>
            <span className={label}>Koha </span>
            <span className={`${number} ${remaining < lastMinute ? "text-alarm" : ""}`} role="timer">
              {countdown(remaining)}
            </span>
          </p>
        )}
      </div>
      <div
        className="relative flex rule-t-2"
        role="progressbar"
        aria-label="Përparimi"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={current + 1}
        aria-valuetext={`${current + 1} nga ${total}`}
      >
        {round.map(({ question }, index) => (
          <span
            key={question}
            className={`h-[9px] flex-1 rule-l-1 last:rule-r-1 ${index < current ? "bg-spot" : index === current ? hatched : ""}`}
          />
        ))}
        <span
          className="absolute bottom-[calc(100%-1px)] -ml-[6px] grid [transition:left_0.3s_ease-in-out]"
          style={{ left: `${(100 * (current + 0.5)) / total}%` }}
        >
          <Pika />
        </span>
      </div>
      <TimeNotice remaining={remaining} />
    </div>
  );
}

const hatched = "[background:repeating-linear-gradient(90deg,var(--spot)_0_2px,transparent_2px_5px)]";

/** Announces the time to screen readers at 60 s and at 30 s only. Each second would be noise. */
function TimeNotice({ remaining }: { remaining: number | null }) {
  const time = remaining ?? Number.POSITIVE_INFINITY;
  return (
    <p className="sr-only" role="status">
      {time <= 30_000 ? "Edhe 30 sekonda." : time <= lastMinute ? "Edhe një minutë." : ""}
    </p>
  );
}
