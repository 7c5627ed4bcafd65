import { countdown } from "../../play/play-clock";
import { QuizFigure } from "./quiz-figure";
import type { QuizState } from "./quiz-rules";

/** Milliseconds under which the clock turns red (product 9.8). */
const lastMinute = 60_000;

const label = "caps-label text-mute";

/** Shows the question's number, the clock and a scale with a mark per question. */
export function QuizProgress({ state }: { state: QuizState }) {
  const { current, round, remaining } = state;
  const total = round.length;
  return (
    <>
      <div className="grid grid-cols-[1fr_auto] items-end gap-x-10 gap-y-2">
        <p>
          <span className={label}>Pyetja</span>
          <QuizFigure unit={`nga ${total}`}>{current + 1}</QuizFigure>
        </p>
        {remaining === null ? null : (
          <p className="text-right">
            <span className={label}>Koha e mbetur</span>
            <span className={remaining < lastMinute ? "text-alarm" : undefined}>
              <QuizFigure role="timer">{countdown(remaining)}</QuizFigure>
            </span>
          </p>
        )}
      </div>
      <div
        className="flex rule-t-2"
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
            className={`h-[12px] flex-1 rule-l-1 last:rule-r-1 ${index < current ? "bg-spot" : index === current ? hatched : ""}`}
          />
        ))}
      </div>
      <TimeNotice remaining={remaining} />
    </>
  );
}

const hatched = "[background:repeating-linear-gradient(90deg,var(--spot)_0_2px,transparent_2px_5px)]";

/** Announces the time at 60 s and at 30 s to screen readers: a clock that speaks each second is no help. */
function TimeNotice({ remaining }: { remaining: number | null }) {
  const time = remaining ?? Number.POSITIVE_INFINITY;
  return (
    <p className="sr-only" role="status">
      {time <= 30_000 ? "Edhe 30 sekonda." : time <= lastMinute ? "Edhe një minutë." : ""}
    </p>
  );
}
