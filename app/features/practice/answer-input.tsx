import { Fragment } from "react";
import type { Exercise } from "../../magazine/practice/exercise";
import { formulaOf } from "../../magazine/practice/formula";
import { readTypedExpression, readTypedQuantity } from "../../magazine/practice/typed-answer";
import { Choice } from "../../play/choice";
import { answerField } from "./answer-field";
import type { AnswerInputProps } from "./answer-input-props";
import { MarkedHtml } from "./marked-html";
import { MatchInput, OrderInput } from "./order-input";
import { PointInput } from "./point-input";
import { shuffledOptions, shuffleSeed } from "./practice-rules";

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

/** The id of the line below the field. A page shows one field; `useId` would differ from the server's. */
const reading = "leximi";

function Field({ exercise, input, closed, onGive }: AnswerInputProps) {
  const { answer } = exercise;
  const kind = answer.kind === "number" ? (answer.unit === undefined ? "bare" : "number") : answer.kind;
  return (
    <div className="max-w-[24rem]">
      <label className="block">
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
          aria-describedby={reading}
          onChange={({ target }) => onGive(target.value)}
        />
      </label>
      <Reading exercise={exercise} text={String(input)} />
    </div>
  );
}

/** Shows how the typed answer is read, as a typeset formula. Of what cannot be read yet it shows nothing. */
function Reading({ exercise, text }: { exercise: Exercise; text: string }) {
  const { formulas, unit } = readingOf(exercise, text);
  return (
    <p id={reading} className="answer-reading min-h-20 pt-3">
      {formulas.length === 0 ? null : (
        <>
          <span className="text-[0.92rem]">E lexoj kështu:</span>{" "}
          {formulas.map((formula, index) => (
            <Fragment key={formula}>
              {index > 0 ? " ose " : null}
              <span dangerouslySetInnerHTML={{ __html: formula }} />
            </Fragment>
          ))}
          {unit === "" || unit === "°" ? unit : `\u00a0${unit}`}
        </>
      )}
    </p>
  );
}

function readingOf({ answer, question }: Exercise, text: string): { formulas: string[]; unit: string } {
  const formulas = (notations: readonly string[]) => notations.flatMap((notation) => formulaOf(notation) ?? []);
  if (answer.kind === "expression") {
    const typed = readTypedExpression(text, answer.variables);
    return { formulas: formulas(typed === null ? [] : [typed.notation]), unit: "" };
  }
  const typed = readTypedQuantity(text, answer.kind === "number" ? answer.unit : undefined, question);
  if (typed.ok) return { formulas: formulas(typed.notations), unit: typed.hasUnit ? typed.unit.symbol : "" };
  return { formulas: formulas(typed.notation === undefined ? [] : [typed.notation]), unit: `${typed.unit}?` };
}

function Options({ exercise, numbers, draw, input, closed, onGive }: AnswerInputProps) {
  if (exercise.answer.kind !== "choice") return null;
  const { options } = exercise.answer;
  return (
    <fieldset className="grid min-w-0 justify-items-start no-border p-0">
      <legend className="sr-only">Zgjidh një përgjigje</legend>
      {shuffledOptions(options.length, shuffleSeed(exercise.id, draw)).map((place) => (
        <Choice
          key={place}
          type="radio"
          name="pergjigjja"
          checked={input === place}
          aria-disabled={closed}
          onChange={() => (closed ? undefined : onGive(place))}
        >
          <MarkedHtml text={options[place]?.text ?? ""} {...{ exercise, numbers }} />
        </Choice>
      ))}
    </fieldset>
  );
}
