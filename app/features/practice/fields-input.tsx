import type { Input } from "../../magazine/practice/verdict";
import type { AnswerInputProps } from "./answer-input-props";
import { MarkedHtml } from "./marked-html";
import { TypedField, wayOf } from "./typed-field";

/** Takes the answers of several fields, each with its label. */
export function FieldsInput({ exercise, numbers, input, closed, further, onGive }: AnswerInputProps) {
  if (exercise.answer.kind !== "fields" || !Array.isArray(input)) return null;
  const texts = (input as Extract<Input, readonly unknown[]>).map(String);
  return (
    <div className="grid gap-4">
      {exercise.answer.fields.map(({ name, label, answer }, index) => (
        <TypedField
          key={name}
          {...{ answer, closed, further }}
          question={exercise.question}
          label={
            <>
              <MarkedHtml text={label} {...{ exercise, numbers }} />
              {wayOf(answer)}
            </>
          }
          place={`-${index + 1}`}
          text={texts[index] ?? ""}
          onType={(text) => onGive(texts.map((each, place) => (place === index ? text : each)))}
        />
      ))}
    </div>
  );
}
