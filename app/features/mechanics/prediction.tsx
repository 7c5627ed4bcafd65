import { type Dispatch, type ReactNode, useId } from "react";
import { Choice } from "../../play/choice";
import type { Experiment, ExperimentAction } from "./experiment";

export interface PredictionQuestion<Guess> {
  text: ReactNode;
  choices: [Guess, string][];
}

/** Asks for the outcome before the run; afterwards the choice is shown and cannot be changed. */
export function Prediction<Settings, State, Guess extends string>({
  experiment: { phase, guess },
  dispatch,
  question: { text, choices },
}: {
  experiment: Experiment<Settings, State, Guess>;
  dispatch: Dispatch<ExperimentAction<Settings, Guess>>;
  question: PredictionQuestion<Guess>;
}) {
  const group = useId();
  const closed = phase !== "ready";
  return (
    // A block with a floating legend: in a flex fieldset WebKit leaves the legend on the border.
    <fieldset className="prediction flow-root min-w-0 border-solid border-spot bg-tint [border-width:0_0_0_7px] px-10 pt-8 pb-4">
      <legend className="float-left w-full px-0 pb-3 font-display text-[1.5rem]/[1.05] font-bold">{text}</legend>
      <div className="clear-both flex flex-wrap gap-x-16">
        {choices.map(([choice, label]) => (
          <Choice
            key={choice}
            type="radio"
            name={group}
            checked={guess === choice}
            aria-disabled={closed}
            onChange={() => dispatch({ type: "guess", guess: choice })}
          >
            {label}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
