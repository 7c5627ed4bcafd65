import type { ReactNode } from "react";
import type { Exercise } from "../../magazine/practice/exercise";
import type { Scope } from "../../magazine/practice/expression";
import type { AnswerField } from "../../magazine/practice/typed-answer-schemas";
import type { AnswerVerdict } from "../../magazine/practice/verdict";
import { saysOf, type WrittenVerdict } from "../../magazine/practice/verdict-sentences";
import { MarkedHtml } from "./marked-html";

/**
 * Shows the verdict on an answer, of several fields one each. The mark is solid if it is right, else hatched. The server
 * never renders it, since no answer is given there.
 */
export function Said({ verdict, exercise, numbers }: { verdict: AnswerVerdict; exercise: Exercise; numbers: Scope }) {
  const { answer } = exercise;
  if (verdict.kind !== "fields" || answer.kind !== "fields") return <SaidOf {...{ verdict, exercise, numbers }} />;
  return (
    <div className="grid gap-4">
      {verdict.fields.map((each, index) => {
        const field = answer.fields[index] as AnswerField;
        return (
          <SaidOf key={field.name} verdict={each} exercise={{ ...exercise, ...field }} numbers={numbers}>
            <b>
              <MarkedHtml text={`${field.label}: `} {...{ exercise, numbers }} />
            </b>
          </SaidOf>
        );
      })}
    </div>
  );
}

function SaidOf({
  verdict,
  exercise,
  numbers,
  children,
}: {
  verdict: AnswerVerdict;
  exercise: Exercise;
  numbers: Scope;
  /** The name of the field that is judged. */
  children?: ReactNode;
}) {
  const isRight = verdict.kind === "right";
  const isWritten = verdict.kind === "known" || verdict.kind === "option";
  return (
    <p
      className={`max-w-[36em] py-6 pl-13 text-[1.06rem]/[1.45] ${isRight ? "rule-l-7/spot bg-tint font-semibold" : "[border-left:7px_double_var(--color-ink)]"}`}
    >
      {children}
      {isWritten ? (
        <MarkedHtml text={writtenFor(verdict, exercise)} {...{ exercise, numbers }} />
      ) : (
        saysOf(verdict, exercise.answer)
      )}
    </p>
  );
}

function writtenFor(verdict: WrittenVerdict, { errors, answer }: Exercise): string {
  if (verdict.kind === "known") return errors[verdict.error]?.says ?? "";
  return (answer.kind === "choice" && answer.options[verdict.option]?.says) || "";
}
