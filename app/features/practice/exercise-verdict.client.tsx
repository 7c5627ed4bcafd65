import type { ReactNode } from "react";
import type { Exercise } from "../../magazine/practice/exercise";
import type { Scope } from "../../magazine/practice/expression";
import type { AnswerField } from "../../magazine/practice/typed-answer-schemas";
import { type AnswerVerdict, isMiss } from "../../magazine/practice/verdict";
import { reasonOf, saysOf, type WrittenVerdict } from "../../magazine/practice/verdict-sentences";
import { MarkedHtml } from "./marked-html";
import { ModelLink } from "./model-link";

interface Props {
  verdict: AnswerVerdict;
  exercise: Exercise;
  numbers: Scope;
}

/**
 * Shows the verdict on an answer as a quiz does, of several fields one each, and why a right one is right. The server
 * never renders it, since no answer is given there.
 */
export function ExerciseVerdict({ verdict, exercise, numbers }: Props) {
  const { answer } = exercise;
  if (verdict.kind !== "fields" || answer.kind !== "fields") {
    const reason =
      verdict.kind === "right" ? (
        <>
          <MarkedHtml block className="pt-4" text={reasonOf(exercise)} {...{ exercise, numbers }} />
          <ModelLink {...{ exercise, numbers }} />
        </>
      ) : null;
    return <OneVerdict {...{ verdict, exercise, numbers, reason }} />;
  }
  return (
    <div className="grid gap-4">
      {verdict.fields.map((each, index) => {
        const field = answer.fields[index] as AnswerField;
        return (
          <OneVerdict key={field.name} verdict={each} exercise={{ ...exercise, ...field }} numbers={numbers}>
            <MarkedHtml text={`${field.label}: `} {...{ exercise, numbers }} />
          </OneVerdict>
        );
      })}
    </div>
  );
}

/** Shows a heading, then what was wrong or what to do next time. */
function OneVerdict({
  verdict,
  exercise,
  numbers,
  reason,
  children,
}: Props & {
  /** Why it is right, and where to see it. */
  reason?: ReactNode;
  /** The name of the field that is judged. */
  children?: ReactNode;
}) {
  const isWritten = verdict.kind === "known" || verdict.kind === "option";
  const { heading, rest } = isWritten ? { heading: wrongHeading, rest: "" } : headed(verdict, exercise);
  return (
    <div className={`max-w-[36em] bg-tint px-8 py-6 text-[1rem]/[1.45] ${ruleOf(verdict)}`}>
      <strong className="font-display text-[1.5rem]/[1] font-bold">
        {children}
        {heading}
      </strong>{" "}
      {isWritten ? <MarkedHtml text={writtenFor(verdict, exercise)} {...{ exercise, numbers }} /> : rest}
      {reason}
    </div>
  );
}

const [rightHeading, wrongHeading, otherHeading] = ["Saktë.", "Jo kësaj here.", "Prit pak."];

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
  if (says.startsWith(rightHeading)) return { heading: rightHeading, rest: says.slice(rightHeading.length) };
  if (verdict.kind === "wrong") return { heading: wrongHeading, rest: "Provoje edhe një herë, a merr një ndihmë." };
  // What is right with the pupil's own value says so itself.
  if (verdict.kind === "told" && says.startsWith("E saktë")) return { heading: "", rest: says };
  return { heading: isMiss(verdict) ? wrongHeading : otherHeading, rest: says };
}

function writtenFor(verdict: WrittenVerdict, { errors, answer }: Exercise): string {
  if (verdict.kind === "known") return errors[verdict.error]?.says ?? "";
  return (answer.kind === "choice" && answer.options[verdict.option]?.says) || "";
}
