/** An exercise that a model of its lesson shows, for browser tests: its first draw, the right answer, the model's words. */
import type { Page } from "@playwright/test";
import { formatNumber } from "../../app/magazine/albanian";
import { computed, drawNumbers, filledIn } from "../../app/magazine/practice/draw";
import { settingsIn } from "../../app/magazine/practice/shown-model";
import { reasonOf } from "../../app/magazine/practice/verdict-sentences";
import { isTouchModel, modelLoaders } from "../../app/models/all-models";
import { loadScene, sceneLinked } from "../../app/models/kit/model-scenes";
import { startValues } from "../../app/models/kit/touch-model";
import { realMagazine } from "../real-magazine";

interface Given {
  /** HTML of the right option; null where a number is typed. */
  option: string | null;
  typed: string;
}

/** Returns what a test needs of an exercise whose answer is a number or an option. */
export async function shownExercise(slug: string, id: string) {
  const exercises = realMagazine().practices?.find((each) => each.slug === slug)?.exercises ?? [];
  const exercise = exercises.find((each) => each.id === id);
  const { model, answer } = exercise ?? {};
  if (exercise === undefined || model === undefined || !isTouchModel(model.name))
    throw new Error(`${id} has no model.`);
  const numbers = drawNumbers(exercise, "1") ?? {};
  const given: Given = {
    option: answer?.kind === "choice" ? filledIn(answer.options[answer.right]?.text ?? "", exercise, numbers) : null,
    typed: answer?.kind === "number" ? formatNumber(computed(answer.value, numbers)) : "",
  };
  const values = Object.fromEntries(settingsIn(model, numbers));
  const own = await modelLoaders[model.name]();
  const scene = await loadScene(own, sceneLinked(own, values));
  return {
    /** Its place among the lesson's exercises, from 1. */
    number: exercises.indexOf(exercise) + 1,
    lesson: model.lesson,
    given,
    reason: filledIn(reasonOf(exercise), exercise, numbers),
    described: scene.describe(startValues(scene, values)),
  };
}

/** Returns the visible text of an editor's sentence, as a browser shows it. */
export const shownText = (page: Page, html: string) =>
  page.evaluate((source) => {
    const place = document.createElement("div");
    place.innerHTML = source;
    return place.textContent ?? "";
  }, html);

/** Gives the right answer to the shown exercise, and has it checked. */
export async function give(page: Page, { option, typed }: Given): Promise<void> {
  if (option === null) await page.getByRole("textbox").fill(typed);
  else await page.getByLabel(await shownText(page, option), { exact: true }).check();
  await page.getByRole("button", { name: "Kontrolloje" }).click();
}
