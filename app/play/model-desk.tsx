/** Parts of every model beside its picture. They are a question before anything moves, its answer, the read-outs. */
import { type ReactNode, useId } from "react";
import { Choice } from "./choice";
import "./model-desk.css";

/** Utilities of the box around question and answer. */
export const answerBox = "rule-l-7/spot bg-tint px-8 py-5";

/**
 * Shows the question for a prediction, with its choices.
 *
 * @param name of its choices in the page; one that the server renders needs it (docs/decisions/034)
 * @param low makes choices 34 pixels high instead of 47, to fit more on a screen
 */
export function ModelQuestion<Guess>({
  name,
  text,
  choices,
  guess,
  low = false,
  className = "",
  onGuess,
}: {
  name?: string;
  text: ReactNode;
  choices: readonly (readonly [guess: Guess, text: string])[];
  /** The chosen guess; null before a choice. */
  guess: Guess | null;
  low?: boolean;
  className?: string;
  onGuess: (guess: Guess) => void;
}) {
  const own = useId();
  return (
    // A block with a floating legend. In a flex fieldset WebKit draws the legend on the border.
    <fieldset
      className={`flow-root min-w-0 [border-style:solid] border-spot bg-tint [border-width:0_0_0_7px] px-8 pt-5 pb-2 ${className}`}
    >
      <legend className="float-left w-full px-0 pb-1 text-[1rem]/[1.25] font-semibold">{text}</legend>
      <div className="clear-both flex flex-wrap gap-x-16">
        {choices.map(([choice, label]) => (
          <Choice
            low={low}
            key={label}
            type="radio"
            name={name ?? own}
            checked={guess === choice}
            onChange={() => onGuess(choice)}
          >
            {label}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

/** Lists the read-outs with their names, three in a row; two fill a row. */
export function ModelReadings({ readings }: { readings: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={`m-0 grid gap-x-10 gap-y-4 ${readings.length === 2 ? "grid-cols-2" : "grid-cols-3"}`}>
      {readings.map(([name, value]) => (
        <div key={name} className="flex flex-col justify-between">
          <dt className="text-[0.78rem]/[1.15] text-mute">{name}</dt>
          <dd className="display-type text-[1.3rem] figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
