import { type RefObject, useEffect, useState } from "react";
import { answerBox, ModelQuestion } from "../../play/model-desk";
import type { TouchModel } from "./touch-model";

/**
 * Shows a model's question. After the guess or the first move it folds to one line, so that picture and controls fit a
 * phone's viewport.
 *
 * With the keyboard it folds only at the first move: arrow keys go through the choices, and each choice is a guess.
 *
 * @param model element of the model, in which the focus stays
 * @param moved whether the reader moved a control and released it
 */
export function FoldedQuestion({
  model,
  question: { text, choices },
  guess,
  moved,
  byPointer,
  onGuess,
}: {
  model: RefObject<HTMLElement>;
  question: Pick<TouchModel<string>["question"], "text" | "choices">;
  guess: number | null;
  moved: boolean;
  byPointer: RefObject<boolean>;
  onGuess: (choice: number) => void;
}) {
  const [toggled, setToggled] = useState<boolean | null>(null);
  const folded = toggled ?? moved;
  useEffect(() => {
    if (guess === null && !moved) setToggled(null);
  }, [guess, moved]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of form removes the focused element.
  useEffect(() => {
    if (toggled === null || document.activeElement !== document.body) return;
    model.current?.querySelector<HTMLElement>(".model-guess, input:checked")?.focus({ preventScroll: true });
  }, [folded]);
  if (folded)
    return (
      <div className={`${answerBox} flex min-w-0 items-center justify-between gap-8 py-0 aside:col-span-2`}>
        <p className="min-w-0 flex-1 truncate">
          {guess === null ? (
            text
          ) : (
            <>
              <span className="max-bar:sr-only">Mendon: </span>
              <strong>{choices[guess]}</strong>
            </>
          )}
        </p>
        <button
          className="model-guess min-h-22 flex-none cursor-pointer no-border bg-transparent px-0 font-semibold underline underline-offset-[0.3em]"
          type="button"
          onClick={() => setToggled(false)}
        >
          Pyetja
        </button>
        <i className="w-40 flex-none" />
      </div>
    );
  return (
    <ModelQuestion
      className="aside:col-span-2 [&>legend]:pr-46"
      text={text}
      choices={choices.map((choice, place) => [place, choice])}
      guess={guess}
      low
      onGuess={(choice) => {
        if (byPointer.current) setToggled(true);
        onGuess(choice);
      }}
    />
  );
}
