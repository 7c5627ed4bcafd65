import { countdown } from "../../play/play-clock";
import type { QuizState } from "./quiz-rules";

/** Milliseconds under which the clock turns red (product 9.8). */
const lastMinute = 60_000;

/** Shows the question's number, the clock and a scale with a mark per question. */
export function QuizProgress({ state }: { state: QuizState }) {
  const { current, round, remaining } = state;
  const total = round.length;
  return (
    <>
      <div className="quiz-top">
        <p>
          <span className="lab mute">Pyetja</span>
          <span className="num">
            {current + 1}
            <small>nga {total}</small>
          </span>
        </p>
        {remaining === null ? null : (
          <p className={remaining < lastMinute ? "quiz-clock short" : "quiz-clock"}>
            <span className="lab mute">Koha e mbetur</span>
            <span className="num" role="timer">
              {countdown(remaining)}
            </span>
          </p>
        )}
      </div>
      <div
        className="scale"
        role="progressbar"
        aria-label="Përparimi"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={current + 1}
        aria-valuetext={`${current + 1} nga ${total}`}
      >
        {round.map(({ question }, index) => (
          <i key={question} className={index < current ? "on" : index === current ? "now" : undefined} />
        ))}
      </div>
      <TimeNotice remaining={remaining} />
    </>
  );
}

/** Announces the time at 60 s and at 30 s to screen readers: a clock that speaks each second is no help. */
function TimeNotice({ remaining }: { remaining: number | null }) {
  const time = remaining ?? Number.POSITIVE_INFINITY;
  return (
    <p className="sr-only" role="status">
      {time <= 30_000 ? "Edhe 30 sekonda." : time <= lastMinute ? "Edhe një minutë." : ""}
    </p>
  );
}
