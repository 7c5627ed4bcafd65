/** Short digests of what models show and say. A text that speaks of a model is read again when its digest changes. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { isTouchModel, modelLoaders } from "../../../app/models/all-models";
import { ModelPicture } from "../../../app/models/kit/model-still";
import { type AnyModel, type Setting, startValues } from "../../../app/models/kit/touch-model";
import { shortDigest } from "../checking/digest";

/** Keeps what the code alone decides, such as a digest. @returns what was kept under a name, or what the work gives */
export interface CodeMemory {
  recallOfCode<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/**
 * Digests models with all their scenes. Rendering them takes 20 ms each, so the digests are kept.
 *
 * @param names as editors type them; an unknown one is passed over @returns the digests by name
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

/** A model and its other scenes, each with the words by which it is chosen. */
async function scenesOf(model: AnyModel): Promise<{ model: AnyModel; words: object }[]> {
  const others = (model.scenes?.others ?? []).map(async ({ load, ...words }) => ({ model: await load(), words }));
  return [{ model, words: { label: model.scenes?.own } }, ...(await Promise.all(others))];
}

/** What a scene shows and says at its start, in its still and at its samples. */
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

/** To a tenth of a pixel: another engine's last digit of a sine is no other picture. */
const rounded = (markup: string) => markup.replace(/-?\d+\.\d+(?:e-?\d+)?/g, (number) => Number(number).toFixed(1));
