/** Tests that each exercise which names a model opens it in its lesson, with values that the model can have. */
import { expect, test } from "vitest";
import { drawNumbers } from "../../app/magazine/practice/draw";
import { addressOfModel } from "../../app/magazine/practice/shown-model";
import { isTouchModel, modelLoaders } from "../../app/models/all-models";
import { readModelFragment } from "../../app/models/kit/linked-model";
import { loadScene, sceneLinked } from "../../app/models/kit/model-scenes";
import { startValues } from "../../app/models/kit/touch-model";
import { realMagazine } from "../real-magazine";

const { practices = [], contents } = realMagazine();
const shown = practices.flatMap(({ slug, exercises }) =>
  exercises.flatMap(({ model, ...exercise }) => (model === undefined ? [] : [{ slug, exercise, model }])),
);

test("many exercises of many lessons are shown by a model of their lesson", () => {
  expect(shown.length).toBeGreaterThanOrEqual(40);
  expect(new Set(shown.map(({ slug }) => slug)).size).toBeGreaterThanOrEqual(20);
  for (const { slug, model } of shown) {
    expect(contents.find((each) => each.slug === slug)?.models, slug).toContain(model.name);
    expect(model.lesson).toMatch(new RegExp(`^/(?:math|physics)/${slug}$`));
  }
});

test.each(shown.map(({ slug, exercise, model }) => [slug, exercise.id, exercise, model] as const))(
  "%s/%s opens its model with the values of each of twenty draws",
  async (_slug, _id, exercise, model) => {
    if (!isTouchModel(model.name)) throw new Error(`${model.name} is no model.`);
    const own = await modelLoaders[model.name]();
    for (let draw = 1; draw <= 20; draw++) {
      const address = addressOfModel(model, drawNumbers({ ...exercise, model }, String(draw)) ?? {});
      const linked = readModelFragment(address.slice(address.indexOf("#")));
      expect(linked?.name).toBe(model.name);
      const { skena, ...values } = linked?.changes ?? {};
      const scene = await loadScene(own, sceneLinked(own, linked?.changes));
      expect(scene === own).toBe(skena === undefined);
      expect(Object.keys(values).length).toBe(model.settings.length - (skena === undefined ? 0 : 1));
      expect(startValues(scene, values)).toMatchObject(values);
    }
  },
);
