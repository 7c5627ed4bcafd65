/** Checks that every model fits a phone of 360 × 800 in all its states, and that its read-outs stand on one line. */
import type { Locator, Page } from "@playwright/test";
import type { TouchModelName } from "../../app/magazine/lesson-markup";
import { modelLoaders } from "../../app/models/all-models";
import { eachOf } from "../long-series";
import { expect, test } from "./magazine";

/** Height in px between the page's bar and the browser's. */
const most = 720;

/** Returns the height from the choice of a scene to the last control on show. */
const heightOf = (model: Locator) =>
  model.evaluate((region) => {
    const top = region.closest(".model-live")?.getBoundingClientRect().top ?? Number.NaN;
    const shown = [...region.querySelectorAll("*")].map((part) => part.getBoundingClientRect());
    return Math.round(
      Math.max(...shown.filter(({ width, height }) => width > 1 && height > 1).map(({ bottom }) => bottom)) - top,
    );
  });

/** Returns the rows of read-outs whose numbers stand at different heights. */
const uneven = (model: Locator) =>
  model.evaluate((region) => {
    const rows = new Map<number, Set<number>>();
    for (const reading of region.querySelectorAll("dl > div")) {
      const row = Math.round(reading.getBoundingClientRect().top);
      const levels = rows.get(row) ?? new Set<number>();
      rows.set(row, levels.add(Math.round(reading.querySelector("dd")?.getBoundingClientRect().bottom ?? 0)));
    }
    return [...rows.values()].filter((levels) => levels.size > 1).length;
  });

/** Moves the first control by one step, and returns its keys' names. */
async function move(page: Page, model: Locator): Promise<void> {
  const control = model.getByRole("slider").first();
  if ((await control.count()) === 0) return model.locator("button:not([title], [aria-disabled=true])").last().click();
  await control.focus();
  await page.keyboard.press("ArrowRight");
}

/** Goes through the states of a model: at rest, guessed, moved, told why. */
async function tryStates(page: Page, model: Locator, name: string): Promise<void> {
  const fits = async (state: string) =>
    expect.soft([name, state, Math.max(0, (await heightOf(model)) - most)]).toEqual([name, state, 0]);
  await fits("at rest");
  expect.soft([name, await uneven(model)]).toEqual([name, 0]);
  await move(page, model);
  await fits("moved without a guess");
  // Where a press changed nothing that can be taken back, the sign is off.
  const again = model.getByRole("button", { name: "Nga e para" });
  if (await again.isEnabled()) await again.click();
  await model
    .locator("label")
    .filter({ has: page.getByRole("radio") })
    .first()
    .click();
  await fits("guessed");
  await move(page, model);
  await fits("moved");
  const why = model.getByRole("button", { name: "Trego pse" });
  if ((await why.count()) > 0) await why.click();
  await expect(model.locator("strong").first()).toBeVisible();
  await fits("told");
  const reasons = model.getByRole("button", { name: "Pse", exact: true });
  if ((await reasons.count()) === 0) return;
  await reasons.click();
  await fits("with its reasons");
  await model.getByRole("button", { name: "Vazhdo" }).click();
  await expect(reasons).toBeVisible();
}

const names = Object.keys(modelLoaders) as TouchModelName[];
for (const { item: name, tag } of eachOf(names, 18)) {
  test(`${name}: fits a phone in every state, with read-outs on one line`, { tag }, async ({ page }) => {
    const { scenes, title } = await modelLoaders[name]();
    await page.goto(`/modelet/${name}`);
    await tryStates(page, page.locator(".model-live").getByRole("region", { name: title, exact: true }), name);
    for (const { label, load } of scenes?.others ?? []) {
      await page.locator(".model-live").getByRole("button", { name: label, exact: true }).click();
      const scene = page.locator(".model-live").getByRole("region", { name: (await load()).title, exact: true });
      await expect(scene).toBeVisible();
      await tryStates(page, scene, `${name}, ${label}`);
    }
  });
}
