import type { Quiz } from "../../magazine/quiz";
import { InlineHtml } from "./inline-html";
import { optionLetter } from "./quiz-order";

/** How an option looks; `right` and `wrong` once the answer is checked. */
type Look = "plain" | "chosen" | "right" | "wrong";

/** Characters up to which the options stand in two columns, so that a phone shows question, figure and verdict at once. */
const shortOption = 14;

function lookOf(verdict: boolean | null, isRight: boolean, isChosen: boolean): Look {
  if (verdict !== null && isRight) return "right";
  if (!isChosen) return "plain";
  return verdict === null ? "chosen" : "wrong";
}

/**
 * Lists the options of a question in the order and with the letters of the round; once the answer is checked, the right
 * one and a wrongly chosen one are told apart by form: a solid mark with a tick, a hatched one with a struck answer.
 */
export function QuizOptions({
  question: { options, correctAnswer, spoken },
  order,
  chosen,
  verdict,
  labelledBy,
  onChoose,
}: {
  question: Quiz["questions"][number];
  /** Indexes of the options. */
  order: number[];
  chosen: number | null;
  /** null until the answer is checked. */
  verdict: boolean | null;
  labelledBy: string;
  onChoose: (option: number) => void;
}) {
  const isShort = spoken?.options.every((words) => words.length <= shortOption) ?? false;
  return (
    <div
      className={`quiz-options ${isShort ? "is-short" : ""}`}
      role="radiogroup"
      aria-label={spoken?.question}
      aria-labelledby={spoken ? undefined : labelledBy}
    >
      {order.map((option, at) => {
        const look = lookOf(verdict, option === correctAnswer, option === chosen);
        const words = spoken?.options[option];
        return (
          <label key={option} className={`quiz-option is-${look} ${verdict === null ? "" : "is-locked"}`}>
            <input
              type="radio"
              name="answer"
              value={option}
              aria-label={words && `${optionLetter(at)}: ${words}${spokenMark[look]}`}
              checked={chosen === option}
              aria-disabled={verdict !== null}
              onChange={() => onChoose(option)}
            />
            <span className="quiz-option-letter">
              <span>{optionLetter(at)}</span>
            </span>
            <span className="quiz-option-text">
              <InlineHtml html={options[option] ?? ""} />
            </span>
            {look === "right" || look === "wrong" ? <Mark right={look === "right"} /> : null}
          </label>
        );
      })}
    </div>
  );
}

const spokenMark: Record<Look, string> = { plain: "", chosen: "", right: ", e saktë", wrong: ", zgjodhe këtë" };

/** Says by a sign and in words whether an option is right. */
function Mark({ right }: { right: boolean }) {
  return (
    <span className="quiz-option-mark">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={right ? "M1.5 8.5l4.5 4.5 8.5-10" : "M3 3 13 13M13 3 3 13"} />
      </svg>
      <span>{right ? "E saktë" : "Zgjodhe këtë"}</span>
    </span>
  );
}
