import type { Exercise } from "../../magazine/practice/exercise";
import type { Scope } from "../../magazine/practice/expression";
import { type AnswerVerdict, isMiss, saysOf, type WrittenVerdict } from "../../magazine/practice/verdict";
import { MarkedHtml } from "./marked-html";

/** Returns the class by which practice.css ticks or strikes the answer above its verdict. */
export function verdictClass(verdict: AnswerVerdict | null): string {
  if (verdict?.kind === "right") return "answer-right";
  return verdict !== null && isMiss(verdict) ? "answer-wrong" : "";
}

/** Shows the verdict on an answer as a quiz does: a heading, then what was wrong or what to do next time. */
export function ExerciseVerdict({
  verdict,
  exercise,
  numbers,
}: {
  verdict: AnswerVerdict;
  exercise: Exercise;
  numbers: Scope;
}) {
  const isWritten = verdict.kind === "known" || verdict.kind === "option";
  const { heading, rest } = isWritten ? { heading: wrongHeading, rest: "" } : headed(verdict, exercise);
  return (
    <div className={`max-w-[36em] bg-tint px-8 py-6 text-[1rem]/[1.45] ${ruleOf(verdict)}`}>
      <strong className="font-display text-[1.5rem]/[1] font-bold">{heading}</strong>{" "}
      {isWritten ? <MarkedHtml text={writtenFor(verdict, exercise)} {...{ exercise, numbers }} /> : rest}
    </div>
  );
}

const wrongHeading = "Jo kësaj here.";

function ruleOf(verdict: AnswerVerdict): string {
  if (verdict.kind === "right") return "rule-l-7/spot";
  return isMiss(verdict) ? "[border-left:7px_double_var(--color-ink)]" : "rule-l-2";
}

/** Splits what is said into a heading and the rest. What cannot be read yet is neither right nor wrong. */
function headed(
  verdict: Exclude<AnswerVerdict, WrittenVerdict>,
  { answer }: Exercise,
): { heading: string; rest: string } {
  const says = saysOf(verdict, answer);
  if (verdict.kind === "right") return { heading: rightHeading, rest: says.slice(rightHeading.length) };
  if (verdict.kind === "wrong") return { heading: wrongHeading, rest: "Provoje edhe një herë, a merr një ndihmë." };
  return { heading: isMiss(verdict) ? wrongHeading : "Prit pak.", rest: says };
}

const rightHeading = "Saktë.";

function writtenFor(verdict: WrittenVerdict, { errors, answer }: Exercise): string {
  if (verdict.kind === "known") return errors[verdict.error]?.says ?? "";
  return (answer.kind === "choice" && answer.options[verdict.option]?.says) || "";
}
