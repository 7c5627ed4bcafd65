import { shuffledOptions, shuffleSeed } from "../../magazine/practice/shuffled-places";
import { Choice } from "../../play/choice";
import type { AnswerInputProps } from "./answer-input-props";
import { FieldsInput } from "./fields-input";
import { FigureInput } from "./figure-input";
import { OptionContent } from "./option-content";
import { MatchInput, OrderInput } from "./order-input";
import { PointInput } from "./point-input";
import { TypedField, wayOf } from "./typed-field";

/** Renders the input of an exercise. It is one field or several, options, an order, pairs, or the coordinates of a point. */
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
    case "fields":
      return <FieldsInput {...props} />;
    case "figure":
      return <FigureInput {...props} />;
    default:
      return <Field {...props} />;
  }
}

function Field({ exercise, input, closed, further, onGive }: AnswerInputProps) {
  const { answer, question } = exercise;
  if (answer.kind === "choice" || answer.kind === "order" || answer.kind === "match") return null;
  if (answer.kind === "point" || answer.kind === "fields" || answer.kind === "figure") return null;
  return (
    <TypedField
      {...{ answer, question, closed, further }}
      label={`Përgjigjja jote${wayOf(answer)}`}
      text={String(input)}
      onType={onGive}
    />
  );
}

function Options({ exercise, numbers, draw, input, closed, onGive }: AnswerInputProps) {
  if (exercise.answer.kind !== "choice") return null;
  const { answer } = exercise;
  const { options } = answer;
  return (
    <fieldset
      className={`grid min-w-0 justify-items-start no-border p-0 ${options.some(({ figure }) => figure) ? "figure-options" : ""}`}
    >
      <legend className="sr-only">Zgjidh një përgjigje</legend>
      {shuffledOptions(answer, shuffleSeed(exercise.id, draw)).map((place) => (
        <Choice
          key={place}
          type="radio"
          name="pergjigjja"
          checked={input === place}
          aria-disabled={closed}
          onChange={() => (closed ? undefined : onGive(place))}
        >
          <OptionContent option={options[place]} {...{ exercise, numbers }} />
        </Choice>
      ))}
    </fieldset>
  );
}
