import { useEffect, useId, useReducer, useRef, useState } from "react";
import { Choice } from "../../play/choice";
import { Slider } from "../../play/slider";
import { useReducedMotion } from "../../play/use-reduced-motion";
import { Button } from "../../ui/button";
import { ModelControls } from "./handle";
import { modelFragment } from "./model-link";
import { createModelReducer, initialModelState } from "./model-state";
import { ModelPicture, ModelReadings } from "./model-still";
import type { Setting, TouchModel } from "./touch-model";

/** How long after the last movement its values are spoken, in milliseconds: once for a drag, not at every step. */
const spokenAfter = 400;

/** Buttons 44 pixels high: with five of them a model must still fit a phone. */
const small = "min-h-26 px-9 py-4 text-[0.95rem]/[1.1]";

/**
 * Shows a model that is live: the question, the picture with its handles, sliders, values, buttons.
 *
 * @param name as an editor types it @param changes start values that differ from the model's own
 * @param given values that an address brings
 */
export function ModelFrame<Name extends string>({
  name,
  model,
  changes = {},
  given,
}: {
  name: string;
  model: TouchModel<Name>;
  changes?: Readonly<Record<string, number>>;
  given?: Readonly<Record<string, number>>;
}) {
  const [reducer] = useState(() => createModelReducer(model, changes));
  const [state, dispatch] = useReducer(reducer, undefined, () => initialModelState(model, { ...changes, ...given }));
  const { values, guess, answered, moved, running } = state;
  const settings = Object.entries<Setting>(model.settings) as [Name, Setting][];
  const sliders = settings.filter(([, { by }]) => by === undefined);
  const set = (changes: Readonly<Record<string, number>>) =>
    dispatch({ type: "set", changes: changes as Partial<Record<Name, number>> });
  const still = useReducedMotion();
  useFrames(running, (seconds) => dispatch({ type: "frame", seconds }));
  const spoken = useLater(model.describe(values), spokenAfter);
  return (
    <section aria-label={model.title} className="grid gap-8 margin:grid-cols-[minmax(0,1fr)_19rem] margin:gap-x-24">
      <Guess {...{ model, guess, answered }} onGuess={(choice) => dispatch({ type: "guess", choice })} />
      <ModelControls.Provider value={{ settings: model.settings, values, set }}>
        <ModelPicture model={model} values={values} />
      </ModelControls.Provider>
      <div className="grid content-start gap-10">
        <ModelReadings model={model} values={values} />
        {sliders.length === 0 ? null : (
          <div className={sliders.length > 1 ? "grid grid-cols-2 gap-x-12" : ""}>
            {sliders.map(([setting, { label, by: _, ...range }]) => (
              <Slider
                key={setting}
                label={label}
                range={range}
                value={values[setting]}
                onChange={(value) => set({ [setting]: value })}
              />
            ))}
          </div>
        )}
        <div className="flex flex-wrap gap-5">
          {model.runs === undefined || still ? null : (
            <Button primary measure={small} onClick={() => dispatch({ type: running ? "pause" : "play" })}>
              {running ? "Ndalo" : "Nis"}
            </Button>
          )}
          {model.actions?.map((action) => (
            <Button
              key={action.label}
              primary
              measure={small}
              aria-disabled={action.apply(values) === values}
              onClick={() => dispatch({ type: "press", action })}
            >
              {action.label}
            </Button>
          ))}
          {moved && !answered ? (
            <Button measure={small} onClick={() => dispatch({ type: "tell" })}>
              Trego pse
            </Button>
          ) : null}
          <Button measure={small} aria-disabled={!moved && guess === null} onClick={() => dispatch({ type: "reset" })}>
            Nga e para
          </Button>
          <CopyLink fragment={modelFragment(name, model, values)} />
        </div>
      </div>
      <p role="status" className="sr-only">
        {moved ? spoken : ""}
      </p>
    </section>
  );
}

/** The question with its choices; when it is answered, what became of the guess and why. */
function Guess<Name extends string>({
  model: { question },
  guess,
  answered,
  onGuess,
}: {
  model: TouchModel<Name>;
  guess: number | null;
  answered: boolean;
  onGuess: (choice: number) => void;
}) {
  const group = useId();
  if (answered)
    return (
      <div role="status" className="rule-l-7/spot bg-tint px-8 py-5 margin:col-span-2">
        <p>
          <strong>{outcome(question.choices, question.right, guess)}</strong> {question.because}
        </p>
      </div>
    );
  return (
    // A block with a floating legend: in a flex fieldset WebKit leaves the legend on the border.
    <fieldset className="flow-root min-w-0 border-solid border-spot bg-tint [border-width:0_0_0_7px] px-8 pt-5 pb-2 margin:col-span-2">
      <legend className="float-left w-full px-0 pb-1 text-[1rem]/[1.25] font-semibold">{question.text}</legend>
      <div className="clear-both flex flex-wrap gap-x-16">
        {question.choices.map((choice, place) => (
          <Choice low key={choice} type="radio" name={group} checked={guess === place} onChange={() => onGuess(place)}>
            {choice}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

/** What became of the guess: never a mark, only what was thought and what is. */
function outcome(choices: readonly string[], right: number, guess: number | null): string {
  if (guess === null) return `${choices[right]}.`;
  return guess === right
    ? `E parashikove: ${choices[right]}.`
    : `Mendove „${choices[guess]}“; del „${choices[right]}“.`;
}

function CopyLink({ fragment }: { fragment: string }) {
  const [copied, setCopied] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state of the model is another link.
  useEffect(() => setCopied(false), [fragment]);
  const copy = async () => {
    const address = new URL(fragment, location.href);
    try {
      await navigator.clipboard.writeText(String(address));
      setCopied(true);
    } catch {
      // Without a clipboard (an old browser, a page without https) the address bar carries the link.
      history.replaceState(history.state, "", address);
      setCopied(true);
    }
  };
  return (
    <Button measure={small} onClick={copy}>
      {copied ? "U kopjua" : "Kopjo lidhjen"}
    </Button>
  );
}

/** Calls back at each frame of the screen while something runs, with the seconds since the last one. */
function useFrames(running: boolean, onFrame: (seconds: number) => void): void {
  const latest = useRef(onFrame);
  latest.current = onFrame;
  useEffect(() => {
    if (!running) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      latest.current((now - last) / 1000);
      last = now;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [running]);
}

/** A text that follows its source only after it rested for a while. */
function useLater(text: string, milliseconds: number): string {
  const [later, setLater] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setLater, milliseconds, text);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return later;
}
