import { useEffect, useState } from "react";
import { ModelFrame } from "./model-frame";
import type { AnyModel, Scenes } from "./touch-model";

/** Parameter of a link that opens another scene than the first: `#modeli=dy-ene;skena=2`. */
const sceneSetting = "skena";

/** Scenes that are loaded, each under its index from 0. */
type Opened = Readonly<Record<number, AnyModel>>;

/** Returns the index of the scene that a link names, from 0. A missing scene gives the first. */
export function sceneLinked({ scenes }: AnyModel, linked: Readonly<Record<string, number>> = {}): number {
  const place = (linked[sceneSetting] ?? 1) - 1;
  return scenes?.others[place - 1] === undefined ? 0 : place;
}

/** Returns the model of a scene; fetches it unless it is the first. */
export const loadScene = (model: AnyModel, place: number): Promise<AnyModel> =>
  model.scenes?.others[place - 1]?.load() ?? Promise.resolve(model);

/**
 * Returns a function that shows a scene's caption under a still's figure. The caption follows the figure's number. With
 * null it restores the lesson's caption. The caption's height never shrinks, so that the text below does not jump.
 */
export function captionUnder(still: Element): (caption: string | null) => void {
  const place = still.parentElement?.querySelector("figcaption");
  if (!place) return () => undefined;
  const own = [...place.childNodes];
  const number = own.filter((node) => node.nodeName === "B").slice(0, 1);
  // A screen reader reads the caption when the scene changes. It does not when the page loads.
  place.setAttribute("aria-live", "polite");
  let shown: string | null = null;
  return (caption) => {
    if (caption === shown) return;
    shown = caption;
    place.style.minHeight = `${place.offsetHeight}px`;
    place.replaceChildren(...(caption === null ? own : [...number, " ", caption]));
  };
}

/**
 * Shows a model, and above it the choice of its scenes, if any. A scene keeps its state when another one is chosen.
 *
 * @param changes start values of the first scene @param linked values from a link, for the scene that it names
 * @param sceneIndex index of that scene @param shown its model
 * @param say receives the caption of the chosen scene; null for the first, whose caption is the lesson's
 */
export function ModelScenes({
  name,
  model,
  changes = {},
  linked = {},
  sceneIndex,
  shown,
  say,
}: {
  name: string;
  model: AnyModel;
  changes?: Readonly<Record<string, number>>;
  linked?: Readonly<Record<string, number>>;
  sceneIndex: number;
  shown: AnyModel;
  say: (caption: string | null) => void;
}) {
  const [opened, setOpened] = useState<Opened>({ [sceneIndex]: shown });
  const [chosen, setChosen] = useState(sceneIndex);
  const caption = model.scenes?.others[chosen - 1]?.caption ?? null;
  useEffect(() => say(caption), [say, caption]);
  const choose = async (place: number) => {
    const scene = opened[place] ?? (await loadScene(model, place));
    setOpened((before) => ({ ...before, [place]: scene }));
    setChosen(place);
  };
  return (
    <>
      {model.scenes === undefined ? null : <SceneChoice scenes={model.scenes} chosen={chosen} onChoose={choose} />}
      {Object.entries(opened).map(([key, scene]) => {
        const place = Number(key);
        return (
          <div key={key} hidden={place !== chosen}>
            <ModelFrame
              name={place === 0 ? name : `${name};${sceneSetting}=${place + 1}`}
              model={scene}
              changes={place === 0 ? changes : {}}
              linked={place === sceneIndex ? linked : {}}
            />
          </div>
        );
      })}
    </>
  );
}

function SceneChoice({
  scenes: { own, others },
  chosen,
  onChoose,
}: {
  scenes: Scenes;
  chosen: number;
  onChoose: (place: number) => void;
}) {
  return (
    <fieldset className="mb-6 grid min-w-0 aside:mb-4 auto-cols-fr grid-flow-col no-border p-0">
      <legend className="sr-only">Pamja</legend>
      {[own, ...others.map(({ label }) => label)].map((label, place) => (
        <button
          key={label}
          type="button"
          aria-pressed={place === chosen}
          onClick={() => onChoose(place)}
          className="min-h-26 cursor-pointer aside:min-h-22 rule-1 bg-transparent px-4 py-2 font-display text-[1rem]/[1.1] font-semibold not-first:-ml-px hover:bg-tint hover:text-deep aria-pressed:bg-tint aria-pressed:text-deep aria-pressed:[box-shadow:inset_0_-5px_var(--spot)]"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
