import { Choice } from "../../play/choice";
import { answerField } from "./answer-field";
import type { AnswerInputProps } from "./answer-input-props";
import { MarkedHtml } from "./marked-html";
import { MatchInput, OrderInput } from "./order-input";
import { PointInput } from "./point-input";

/** Renders the input of an exercise. It is a field, options, an order, pairs, or a point on squared paper. */
export function AnswerInput(props: AnswerInputProps) {
  switch (props.exercise.answer.kind) {
    case "choice":
      return <Options {...props} />;
    case "order":
      return <OrderInput {...props} />;
    case "match":
      return <MatchInput {...props} />;
    case "point":
      return <PointInput {...props} />;
    default:
      return <Field {...props} />;
  }
}

const labels = {
  number: "Përgjigjja jote, me njësinë",
  bare: "Përgjigjja jote",
  fraction: "Përgjigjja jote, si thyesë",
  expression: "Përgjigjja jote, si shprehje",
};

function Field({ exercise: { answer }, input, closed, onGive }: AnswerInputProps) {
  const kind = answer.kind === "number" ? (answer.unit === undefined ? "bare" : "number") : answer.kind;
  return (
    <label className="block max-w-[24rem]">
      <span className="block pb-3 text-[0.92rem]">{labels[kind as keyof typeof labels]}</span>
      <input
        className={`w-full ${answerField}`}
        type="text"
        name="pergjigjja"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={80}
        value={String(input)}
        readOnly={closed}
        onChange={({ target }) => onGive(target.value)}
      />
    </label>
  );
}

function Options({ exercise, numbers, input, closed, onGive }: AnswerInputProps) {
  if (exercise.answer.kind !== "choice") return null;
  return (
    <fieldset className="grid min-w-0 justify-items-start no-border p-0">
      <legend className="sr-only">Zgjidh një përgjigje</legend>
      {exercise.answer.options.map(({ text }, place) => (
        <Choice
          key={text}
          type="radio"
          name="pergjigjja"
          checked={input === place}
          aria-disabled={closed}
          onChange={() => (closed ? undefined : onGive(place))}
        >
          <MarkedHtml {...{ text, exercise, numbers }} />
        </Choice>
      ))}
    </fieldset>
  );
}
