import type { Quiz } from "../../magazine/quiz";
import { InlineHtml } from "./inline-html";
import { optionLetter } from "./quiz-order";

/** State of an option's look; `right` and `wrong` only once the answer is checked. */
type Look = "plain" | "chosen" | "right" | "wrong";

/** Most characters of an option in two columns. With it a phone shows question, figure and verdict at once. */
const shortOption = 14;
/** Most characters of its longest word. A longer one would wrap beside its mark, in half of 360 px. */
const shortWord = 6;

const isBrief = (words: string) =>
  words.length <= shortOption && words.split(/\s/).every((word) => word.length <= shortWord);

function lookOf(verdict: boolean | null, isRight: boolean, isChosen: boolean): Look {
  if (verdict !== null && isRight) return "right";
  if (!isChosen) return "plain";
  return verdict === null ? "chosen" : "wrong";
}

/**
 * Lists a question's options in the order and with the letters of the round. Once the answer is checked, shape too, not
 * only colour, marks the options: the right one has a solid mark with a tick, a wrongly chosen one a hatched mark and a
 * struck answer.
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
  const isShort = spoken?.options.every(isBrief) ?? false;
  return (
    <div
      className={`min-w-0 self-start rule-t-2 text-[clamp(1rem,calc(1rem+(100vw-85rem)*0.018),1.6rem)] low:text-[0.94rem] ${isShort ? "grid grid-cols-[repeat(auto-fit,minmax(max(min(8.8rem,100%),40%),1fr))] gap-x-gutter low:grid-cols-2 low:gap-x-5" : ""}`}
      role="radiogroup"
      aria-label={spoken?.question}
      aria-labelledby={spoken ? undefined : labelledBy}
    >
      {order.map((option, index) => {
        const optionLook = lookOf(verdict, option === correctAnswer, option === chosen);
        const words = spoken?.options[option];
        return (
          <label
            key={option}
            className={`quiz-option is-${optionLook} relative grid min-h-31 grid-cols-[auto_minmax(0,1fr)_auto] items-center ${isShort ? "gap-x-4" : "gap-x-8 pr-5"} gap-y-2 rule-b-1 py-3.5 low:min-h-26 low:py-0 [line-height:1.25] ${verdict === null ? open : locked} ${looks[optionLook]} ${optionLook === "plain" && verdict !== null ? "text-mute" : ""}`}
          >
            <input
              // The input covers its whole row. The row is pressed and focused, and the letter shows the state.
              className="absolute inset-0 scroll-mb-60 appearance-none [cursor:inherit] focus-visible:outline-offset-1"
              type="radio"
              name="answer"
              value={option}
              aria-label={words && `${optionLetter(index)}: ${words}${spokenMark[optionLook]}`}
              checked={chosen === option}
              aria-disabled={verdict !== null}
              onChange={() => onChoose(option)}
            />
            <span
              className={`grid size-[1.9em] place-items-center rounded-full [font:700_1.15em/1_var(--font-display)] ${optionLook === "plain" && verdict !== null ? "rule-2/mute" : letters[optionLook]}`}
            >
              <span className={optionLook === "wrong" ? "bg-paper px-[0.12em]" : undefined}>{optionLetter(index)}</span>
            </span>
            <span className={`min-w-0 [overflow-wrap:anywhere] ${optionLook === "wrong" ? struck : ""}`}>
              <InlineHtml html={options[option] ?? ""} />
            </span>
            {optionLook === "right" || optionLook === "wrong" ? (
              <Mark right={optionLook === "right"} short={isShort} />
            ) : null}
          </label>
        );
      })}
    </div>
  );
}

const spokenMark: Record<Look, string> = { plain: "", chosen: "", right: ", e saktë", wrong: ", zgjodhe këtë" };

const open = "cursor-pointer hover:bg-tint";
/** Utilities of options that can no longer be pressed. They shrink to leave room for the verdict. */
const locked =
  "cursor-default max-columns:min-h-25 max-columns:py-1 low:min-h-20 low:py-0 small:min-h-22 small:py-0 small:[line-height:1.15]";
const looks: Record<Look, string> = {
  plain: "pl-3",
  chosen: "bg-tint pl-3",
  right: "bg-tint pl-8 font-bold [box-shadow:inset_7px_0_var(--spot)]",
  wrong: "pl-3",
};
const letters: Record<Look, string> = {
  plain: "rule-2",
  chosen: "rule-2/spot bg-spot text-on",
  right: "rule-2/spot bg-spot text-on",
  wrong: "rule-2 hatch-ink",
};
const struck = "[&>span]:[background:linear-gradient(var(--color-ink)_0_0)_0_58%/100%_2px_no-repeat]";

/**
 * Marks an option as right or wrong by a sign. Its words are seen from 52 rem on; below, only a screen reader gets them,
 * as from the accessible name that `spoken` gives.
 */
function Mark({ right, short }: { right: boolean; short: boolean }) {
  return (
    <span className="flex items-center gap-4 text-[0.84rem] font-semibold">
      <svg
        className={`w-13 flex-none fill-none ${right ? "stroke-spot stroke-[3]" : "stroke-current stroke-[2.6]"}`}
        viewBox="0 0 16 16"
        aria-hidden="true"
      >
        <path d={right ? "M1.5 8.5l4.5 4.5 8.5-10" : "M3 3 13 13M13 3 3 13"} />
      </svg>
      <span className={short ? "hidden" : "max-columns:sr-only"}>{right ? "E saktë" : "Zgjodhe këtë"}</span>
    </span>
  );
}
