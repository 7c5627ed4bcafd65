/** Computes short digests of models. When a model's digest changes, the texts about it must be read again. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { isTouchModel, modelLoaders } from "../../../app/models/all-models";
import { ModelPicture } from "../../../app/models/kit/model-still";
import { type AnyModel, type Setting, startValues } from "../../../app/models/kit/touch-model";
import { shortDigest } from "../checking/digest";

/** Caches a value that depends on the code alone. @returns the cached value of a name, or that of the work */
export interface CodeMemory {
  recallOfCode<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/**
 * Computes the digests of models with all their scenes. Rendering takes 20 ms each, so the digests are cached.
 *
 * @param names as editors type them; unknown ones are skipped @returns the digests by name
 */
export async function modelDigests(names: Iterable<string>, memory?: CodeMemory): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for (const name of new Set(names)) {
    if (!isTouchModel(name)) continue;
    const work = async () => shortDigest(JSON.stringify((await scenesOf(await modelLoaders[name]())).map(seen)));
    digests.set(name, await (memory?.recallOfCode(`model/${name}`, work) ?? work()));
  }
  return digests;
}

/** Loads a model's scenes, its own first, each with its label. */
async function scenesOf(model: AnyModel): Promise<{ model: AnyModel; words: object }[]> {
  const others = (model.scenes?.others ?? []).map(async ({ load, ...words }) => ({ model: await load(), words }));
  return [{ model, words: { label: model.scenes?.own } }, ...(await Promise.all(others))];
}

/** Returns the texts and pictures of a scene. They are those at its start, in its still and at its samples. */
function seen({ model, words }: { model: AnyModel; words: object }): unknown {
  const { title, question, settings, actions = [], columns, samples, still, height } = model;
  const { shown: _, ...asked } = question;
  const states = [startValues(model), ...(still === undefined ? [] : [still]), ...samples];
  return {
    words,
    title,
    asked,
    height,
    settings: Object.entries<Setting>(settings),
    actions: actions.map(({ label }) => label),
    heads: columns.map(({ head }) => head),
    states: states.map((values) => [
      rounded(renderToStaticMarkup(createElement(ModelPicture, { model, values }))),
      model.describe(values),
      model.readings(values),
      columns.map(({ cell }) => cell(values)),
    ]),
  };
}

/** Rounds to a tenth of a pixel. Another engine's last digit of a sine does not change the picture. */
const rounded = (markup: string) => markup.replace(/-?\d+\.\d+(?:e-?\d+)?/g, (number) => Number(number).toFixed(1));
