import type { Quiz } from "../../magazine/quiz";
import { InlineHtml } from "./inline-html";
import { optionLetter } from "./quiz-order";
import "../../play/choice.css";

/** How an option looks; `right` and `wrong` once the answer is checked. */
const looks = {
  plain: "rule-l-7/transparent hover:border-l-hair",
  chosen: "rule-l-7/spot bg-tint font-semibold",
  right: "rule-l-7/spot [outline:3px_solid_var(--spot)] [outline-offset:-3px] bg-tint font-bold",
  wrong: "[border-left:7px_double_var(--color-ink)] text-mute",
};

/** The whole option shows the focus of its mark; without `:has()` the mark keeps its own ring. */
const focusRing = "has-[:focus-visible]:[outline:3px_solid_var(--color-ink)] has-[:focus-visible]:[outline-offset:2px]";

function lookOf(verdict: boolean | null, isRight: boolean, isChosen: boolean): keyof typeof looks {
  if (verdict !== null && isRight) return "right";
  if (!isChosen) return "plain";
  return verdict === null ? "chosen" : "wrong";
}

/** Lists the options of a question; once the answer is checked, with the right one and a wrongly chosen one marked. */
export function QuizOptions({
  question: { options, correctAnswer, spoken },
  chosen,
  verdict,
  labelledBy,
  onChoose,
}: {
  question: Quiz["questions"][number];
  chosen: number | null;
  /** null until the answer is checked. */
  verdict: boolean | null;
  labelledBy: string;
  onChoose: (option: number) => void;
}) {
  return (
    <div
      className="rule-t-2"
      role="radiogroup"
      aria-label={spoken?.question}
      aria-labelledby={spoken ? undefined : labelledBy}
    >
      {options.map((option, index) => {
        const look = lookOf(verdict, index === correctAnswer, index === chosen);
        const deep = index === chosen && look !== "wrong";
        return (
          <label
            key={option}
            className={`grid min-h-36 grid-cols-[2.2rem_minmax(0,1fr)_auto] items-center gap-4 px-8 py-7 leading-[1.35] rule-b-1 ${verdict === null ? "cursor-pointer" : "cursor-default"} ${focusRing} ${looks[look]}`}
          >
            <span className={`font-display text-[1.9rem]/[1] font-bold ${deep ? "text-deep" : "text-mute"}`}>
              {optionLetter(index)}
            </span>
            <span>
              <InlineHtml html={option} />
              {look === "right" || look === "wrong" ? <Mark right={look === "right"} /> : null}
            </span>
            <input
              className="choice-mark supports-[selector(:has(a))]:focus-visible:[outline:0]"
              type="radio"
              name="answer"
              value={index}
              aria-label={spoken && nameOf(index, spoken.options[index] ?? "", look)}
              checked={chosen === index}
              aria-disabled={verdict !== null}
              onChange={() => onChoose(index)}
            />
          </label>
        );
      })}
    </div>
  );
}

/** How an option is called: a formula in a label gives a radio button no name. */
function nameOf(index: number, words: string, look: keyof typeof looks): string {
  const mark = { plain: "", chosen: "", right: ", e saktë", wrong: ", zgjodhe këtë" }[look];
  return `${optionLetter(index)}: ${words}${mark}`;
}

/** Says by a sign and in words whether an option is right. */
function Mark({ right }: { right: boolean }) {
  return (
    <span className="flex items-center gap-5 pt-2.5 text-[0.84rem] font-semibold text-ink">
      <svg className="w-10 fill-none stroke-current stroke-[2.5]" viewBox="0 0 16 16" aria-hidden="true">
        <path d={right ? "M1.5 8.5l4.5 4.5 8.5-10" : "M3 3 13 13M13 3 3 13"} />
      </svg>
      {right ? "E saktë" : "Zgjodhe këtë"}
    </span>
  );
}
