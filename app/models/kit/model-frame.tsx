import { type ButtonHTMLAttributes, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { isEmbedPath } from "../../magazine/embed";
import { ModelReadings } from "../../play/model-desk";
import { pageAddress } from "../../play/page-address";
import { Slider } from "../../play/slider";
import { useFrames } from "../../play/use-frames";
import { useReducedMotion } from "../../play/use-reduced-motion";
import { Button } from "../../ui/button";
import { FoldedQuestion } from "./folded-question";
import { ModelControls } from "./handle";
import { keptGuess } from "./kept-guess";
import { modelFragment } from "./model-link";
import { createModelReducer, initialModelState } from "./model-state";
import { ModelPicture } from "./model-still";
import { rowsOf } from "./rows-of-buttons";
import { SoundButton } from "./sound-button";
import type { Action, Setting, TouchModel } from "./touch-model";
import { useSteadyHand } from "./use-steady-hand";
import { Verdict, type VerdictShown } from "./verdict";

/**
 * Delay from the last movement until its values are spoken, in milliseconds. So a drag speaks once, not at every step.
 */
const spokenAfter = 400;

/** Style of buttons 44 pixels high. With five of them a model must still fit a phone. */
const small = "min-h-26 px-9 py-4 text-[0.95rem]/[1.1]";

/**
 * Shows a live model: the question, the picture with its handles, sliders, read-outs, buttons.
 *
 * @param name as an editor types it @param changes start values that differ from the model's own
 * @param linked values from the fragment of an address
 */
export function ModelFrame<Name extends string>({
  name,
  model,
  changes = {},
  linked,
}: {
  name: string;
  model: TouchModel<Name>;
  changes?: Readonly<Record<string, number>>;
  linked?: Readonly<Record<string, number>>;
}) {
  const [reducer] = useState(() => createModelReducer(model, changes));
  const { question } = model;
  const [record] = useState(() => keptGuess(name, question.choices));
  const [state, dispatch] = useReducer(reducer, undefined, () =>
    initialModelState(model, { ...changes, ...linked }, placeOf(question.choices, record.read())),
  );
  const { values, guess, moved, traces, running } = state;
  const frame = useRef<HTMLElement>(null);
  // The answer and the question differ in height. A change during a drag would shift the picture, and the value jump.
  const { settled, byPointer, handlers } = useSteadyHand(frame, state);
  const { answered } = settled;
  useEffect(() => {
    const words = guess === null ? undefined : question.choices[guess];
    if (words === undefined) record.forget();
    else record.write(words);
  }, [record, question, guess]);
  const [shown, setShown] = useState<VerdictShown>("beside");
  const isUntouched = !moved && guess === null;
  const hidden = answered && shown === "alone" ? "max-bar:hidden" : "";
  const settings = Object.entries<Setting>(model.settings) as [Name, Setting][];
  const sliders = settings.filter(([, { by }]) => by === undefined);
  const set = (changes: Readonly<Record<string, number>>) =>
    dispatch({ type: "set", changes: changes as Partial<Record<Name, number>> });
  const still = useReducedMotion();
  useFrames(running, (seconds) => dispatch({ type: "frame", seconds }));
  const runs = model.runs !== undefined && !still;
  const { chips, word, others } = rowsOf(model.actions);
  const press = (action: Action<Name>) => ({
    "aria-disabled": action.apply(values) === values,
    onClick: () => dispatch({ type: "press", action }),
  });
  const frequencies = useMemo(() => model.sound?.(values), [model, values]);
  const spoken = useLater(model.describe(values), spokenAfter);
  const released = settled === state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reader lets go by lifting the pointer, or by a pause.
  useEffect(() => {
    if (released) dispatch({ type: "let-go" });
  }, [spoken, released]);
  return (
    <section
      ref={frame}
      aria-label={model.title}
      {...handlers}
      className={`relative grid gap-5 aside:grid-cols-[auto_minmax(0,1fr)] aside:gap-x-24 aside:gap-y-8 ${isUntouched ? "model-untouched" : ""}`}
    >
      {answered ? (
        <Verdict
          frame={frame}
          outcome={outcome(question.choices, question.right, guess)}
          because={question.because}
          {...{ shown, setShown }}
        />
      ) : (
        <FoldedQuestion
          model={frame}
          moved={settled.moved}
          onGuess={(choice) => dispatch({ type: "guess", choice })}
          {...{ question, guess, byPointer }}
        />
      )}
      <div className="model-tools absolute top-2 right-2 flex">
        <Tool name="Nga e para" sign={again} aria-disabled={isUntouched} onClick={() => dispatch({ type: "reset" })} />
        {isEmbedPath(location.pathname) ? null : <CopyLink fragment={modelFragment(name, model, values)} />}
      </div>
      <ModelControls.Provider value={{ settings: model.settings, values, set }}>
        <ModelPicture model={model} values={values} earlier={traces} />
      </ModelControls.Provider>
      <div className="model-end grid content-start gap-6 aside:gap-10">
        <ModelReadings readings={model.readings(values)} />
        {sliders.length === 0 ? null : (
          <div className={hidden}>
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
        {chips.length === 0 ? null : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex row in old browsers.
          <div role="group" aria-label={word} className={`flex items-center gap-3 ${hidden}`}>
            <span className="pr-3 text-[0.95rem] font-semibold empty:hidden">{word}</span>
            {chips.map((action) => (
              <Button
                key={action.label}
                primary
                measure={small}
                className="flex-1"
                aria-label={action.label}
                {...press(action)}
              >
                {action.chip}
              </Button>
            ))}
          </div>
        )}
        <div className={`flex flex-wrap gap-5 empty:hidden ${hidden}`}>
          {runs ? (
            <Button primary measure={small} onClick={() => dispatch({ type: running ? "pause" : "play" })}>
              {running ? "Ndalo" : "Nis"}
            </Button>
          ) : null}
          {others.map((action, place) => (
            <Button
              key={action.label}
              primary={place === 0 && !runs && chips.length === 0}
              measure={small}
              {...press(action)}
            >
              {action.label}
            </Button>
          ))}
          {frequencies === undefined ? null : <SoundButton frequencies={frequencies} measure={small} />}
          {moved && !answered ? (
            <Button measure={small} onClick={() => dispatch({ type: "tell" })}>
              Trego pse
            </Button>
          ) : null}
          {moved && model.Poster ? <model.Poster values={values} earlier={traces} measure={small} /> : null}
        </div>
      </div>
      <p role="status" className="sr-only">
        {moved ? spoken : ""}
      </p>
    </section>
  );
}

const placeOf = (choices: readonly string[], choice: string | null) =>
  choice === null ? null : choices.indexOf(choice);

/** Returns the result of the guess. It has no mark, only the guessed choice and the right one. */
function outcome(choices: readonly string[], right: number, guess: number | null): string {
  if (guess === null) return `${choices[right]}.`;
  return guess === right
    ? `E parashikove: ${choices[right]}.`
    : `Mendove „${choices[guess]}“; del „${choices[right]}“.`;
}

function CopyLink({ fragment }: { fragment: string }) {
  const [copied, setCopied] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state of the model has another link.
  useEffect(() => setCopied(false), [fragment]);
  const copy = async () => {
    const address = new URL(fragment, pageAddress());
    try {
      await navigator.clipboard.writeText(String(address));
      setCopied(true);
    } catch {
      // Without a clipboard the address bar carries the link. An old browser or a page without https has none.
      history.replaceState(history.state, "", fragment);
      setCopied(true);
    }
  };
  return (
    <>
      <Tool name="Kopjo lidhjen" sign={copied ? done : link} onClick={copy} />
      <span role="status" className="sr-only">
        {copied ? "U kopjua" : ""}
      </span>
    </>
  );
}

/** Signs on a field of 24 × 24: a turn back to the start, two links of a chain, a tick. */
const again = "M4 4v6h6M4.6 10a8 8 0 1 1-.4 5";
const link = "M10 14a4 4 0 0 0 6 .5l3.5-3.5a4 4 0 0 0-6-6L12 6.5M14 10a4 4 0 0 0-6-.5L4.5 13a4 4 0 0 0 6 6l1.5-1.5";
const done = "M4 13l5.5 5.5L20 6.5";

/** Shows a button of 44 pixels with a sign. Its name is read aloud and shown on hover. */
function Tool({ name, sign, ...button }: ButtonHTMLAttributes<HTMLButtonElement> & { name: string; sign: string }) {
  return (
    <button
      type="button"
      title={name}
      aria-label={name}
      className="grid size-26 cursor-pointer place-items-center no-border bg-transparent p-0 text-ink hover:text-deep aria-disabled:cursor-default aria-disabled:text-mute"
      {...button}
    >
      <svg className="size-13" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  );
}

/** Returns a text after it has not changed for some milliseconds (debounce). */
function useLater(text: string, milliseconds: number): string {
  const [later, setLater] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setLater, milliseconds, text);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return later;
}
