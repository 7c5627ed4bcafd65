import { type TouchModelName, touchModelNames } from "../magazine/lesson-markup";
import { modelLoaders } from "./all-models";
import type { AnyModel } from "./kit/touch-model";

interface NamedScene {
  name: string;
  model: AnyModel;
  /** Label of the scene, then its caption. A scene whose caption is in the lesson has an empty one. */
  shown: [label: string, caption: string];
}

/** Returns a model and its further scenes, which are models too. */
async function scenesOf(name: TouchModelName): Promise<NamedScene[]> {
  const model = await modelLoaders[name]();
  const others = (model.scenes?.others ?? []).map(async ({ label, load, ...words }): Promise<NamedScene> => {
    const caption = "caption" in words ? String(words.caption) : "";
    return { name: `${name}, ${label}`, model: await load(), shown: [label, caption] };
  });
  return [{ name, model, shown: [model.scenes?.own ?? "", ""] }, ...(await Promise.all(others))];
}

/** Every model, each followed by its further scenes. */
export const scenes: readonly NamedScene[] = (await Promise.all(touchModelNames.map(scenesOf))).flat();
