import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { touchModelNames } from "../magazine/lesson-markup";
import { toldByCaption, toldByHeading } from "../magazine/told-answer";
import { modelLoaders } from "./all-models";
import { ModelPicture } from "./kit/model-still";
import { type AnyModel, onScale, type Setting, startValues, type Values } from "./kit/touch-model";
import { wordsAround } from "./kit/words-around";
import { modelFiles } from "./model-files";
import { scenes as models } from "./scenes.cases";

const each = models.map(({ name, model }): [string, AnyModel] => [name, model]);

/** Returns the states with one setting at its minimum, middle or maximum. The others are at their start. */
function extremes(model: AnyModel): Values<string>[] {
  const start = startValues(model);
  return Object.entries<Setting>(model.settings).flatMap(([name, setting]) =>
    [setting.min, (setting.min + setting.max) / 2, setting.max].map((value) => ({
      ...start,
      [name]: onScale(setting, value),
    })),
  );
}

/** Returns the files of views, models and scenes, with the folder of each. */
function viewFiles(): { folder: string; view: string }[] {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
  return Object.values(modelFiles).flatMap((file) => {
    const [folder = ""] = file.split("/");
    const view = read(`./${file}.tsx`);
    const scenes = [...view.matchAll(/import\("\.\/([\w-]+)"\)/g)].map(([, name]) => read(`./${folder}/${name}.tsx`));
    return [view, ...scenes].map((view) => ({ folder, view }));
  });
}

const modules = import.meta.glob<object>("./*/*.tsx");

test("the table of files has every model and no other", () => {
  expect(Object.keys(modelFiles).sort()).toEqual([...touchModelNames].sort());
});

test.each(touchModelNames)("the table of files names that of %s", async (name) => {
  const module = await modules[`./${modelFiles[name]}.tsx`]?.();
  expect(Object.values(module ?? {})).toContain(await modelLoaders[name]());
});

test("no two models have one title, one question, one picture or one science", () => {
  const sciences = viewFiles().map(({ folder, view }) => {
    const own = [...view.matchAll(/from "\.\/([\w-]+)";/g)].map(([, name]) => `${folder}/${name}`);
    return own.find((path) => {
      try {
        return readFileSync(new URL(`./${path}.test.ts`, import.meta.url), "utf8") !== "";
      } catch {
        return false;
      }
    });
  });
  const pictures = models.map(({ model }) =>
    renderToStaticMarkup(createElement(ModelPicture, { model, values: startValues(model) })),
  );
  for (const words of [
    models.map(({ model }) => model.title),
    models.map(({ model }) => model.question.text),
    pictures,
    sciences,
  ]) {
    expect(words).not.toContain(undefined);
    expect(new Set(words).size).toBe(models.length);
  }
});

test.each(each)(
  "%s asks before it shows: its start does not answer, and the right choice is one of them",
  (_, model) => {
    expect(model.question.shown(startValues(model))).toBe(false);
    expect(model.question.choices[model.question.right]).toBeDefined();
  },
);

test.each(models)(
  "$name leaves the answer to whoever guesses: nothing that it shows before says it",
  ({ model, shown }) => {
    const [label, caption] = shown;
    const around = wordsAround(model);
    const values = model.readings(startValues(model)).flat().join("; ");
    const revealed = [`${label}; ${around}; ${values}`, caption].map((text) => toldByHeading(model.question, text));
    expect([...revealed, toldByCaption(model.question, around, caption)]).toEqual([null, null, null]);
  },
);

test("every further scene has a caption of its own", async () => {
  const loaded = await Promise.all(touchModelNames.map((name) => modelLoaders[name]()));
  const scenes = loaded.flatMap(({ scenes }) => scenes?.others ?? []);
  const captions = scenes.map(({ caption }) => caption);
  expect(scenes.length).toBeGreaterThan(20);
  expect(new Set(captions).size).toBe(scenes.length);
  for (const caption of captions) expect(caption).toMatch(/^\p{Lu}.{40,160}\.$/u);
});

test.each(each)("%s lists three to five states for its still", (_, model) => {
  expect(model.samples.length).toBeGreaterThanOrEqual(3);
  expect(model.samples.length).toBeLessThanOrEqual(5);
});

test.each(each)("%s is drawn with numbers wherever its settings stand", (_, model) => {
  for (const values of [...extremes(model), ...model.samples]) {
    const drawn = renderToStaticMarkup(createElement(ModelPicture, { model, values }));
    expect(drawn).not.toMatch(/NaN|Infinity|undefined/);
    // A cubic curve needs six numbers; otherwise the browser drops it and logs an error.
    const paths = [...drawn.matchAll(/ d="([^"]*)"/g)].map(([, path = ""]) => path);
    const cubics = paths.flatMap((path) => [...path.matchAll(/C([^A-Za-z]+)/g)].map(([, numbers = ""]) => numbers));
    const counts = cubics.map((numbers) => (numbers.match(/-?[\d.]+/g) ?? []).length);
    expect(counts.filter((count) => count % 6 !== 0)).toEqual([]);
    expect(model.readings(values).length).toBeLessThanOrEqual(4);
  }
});
