import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { isTouchModel, modelLoaders } from "../../app/models/all-models";
import { onScale, type Scenes, type Setting, startValues } from "../../app/models/kit/touch-model";
import { frameHeights } from "../../seed/pipeline/lesson/frame-heights";
import { isWhole, tried } from "../long-series";
import { axeFindings, expect, test } from "./magazine";

interface Written {
  contents: { slug: string; categoryId: number; contentFile?: string }[];
}

/** Every model that a lesson holds, with the lesson's address. */
const seed = (file: string) => fileURLToPath(new URL(`../../seed/${file}`, import.meta.url));
const magazine: Written = JSON.parse(readFileSync(seed("magazine.json"), "utf8"));
const placed = magazine.contents.flatMap(({ slug, categoryId, contentFile }) => {
  const text = contentFile === undefined ? "" : readFileSync(seed(contentFile), "utf8");
  const names = [...text.matchAll(/^::modeli\[.*\]\{emri="([^"]+)"/gm)].map(([, name = ""]) => name);
  return names.map((name) => ({ name, address: `/${categoryId > 6 ? "math" : "physics"}/${slug}` }));
});

test("there is a lesson for each model that is made", () => {
  expect(placed.map(({ name }) => name).sort()).toEqual(Object.keys(modelLoaders).sort());
});

const live = (page: Page, name: string) => page.locator(`.model-${name} .model-live`);

/** Where the lesson goes on after a model, in pixels from the head of the page; nothing may hold the window still. */
const lessonAfter = (page: Page, name: string) =>
  page.locator(`.model-${name}`).evaluate((model) => {
    document.documentElement.style.overflowAnchor = "none";
    return model.getBoundingClientRect().bottom + window.scrollY;
  });

async function scrollTo(page: Page, name: string): Promise<Locator> {
  await page.locator(`.model-${name}`).scrollIntoViewIfNeeded();
  const model = live(page, name).getByRole("region");
  await expect(model).toBeVisible();
  return model;
}

/** Drags a handle 48 px aside and 24 px up, times `way`, by a finger on the phone and by the mouse on the desktop. */
async function drag(page: Page, handle: Locator, project: string, way: number): Promise<void> {
  const box = await handle.boundingBox();
  if (box === null) throw new Error("The handle is not drawn.");
  const at = (step: number) => ({
    x: box.x + box.width / 2 + 6 * way * step,
    y: box.y + box.height / 2 - 3 * way * step,
  });
  const steps = Array.from({ length: 8 }, (_, step) => at(step + 1));
  if (project !== "phone") {
    await page.mouse.move(at(0).x, at(0).y);
    await page.mouse.down();
    for (const { x, y } of steps) await page.mouse.move(x, y);
    return page.mouse.up();
  }
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at(0)] });
  for (const point of steps)
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** The longest time that the page did not answer while something was done, in ms; 0 where each stayed below 50. */
async function longestTaskOf(page: Page, act: () => Promise<void>): Promise<number> {
  const seen = await page.evaluateHandle(() => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration)));
    observer.observe({ type: "longtask" });
    return { tasks, observer };
  });
  await act();
  return seen.evaluate(
    ({ tasks, observer }) =>
      new Promise<number>((done) =>
        requestAnimationFrame(() =>
          setTimeout(() => {
            tasks.push(...observer.takeRecords().map((task) => task.duration));
            observer.disconnect();
            done(Math.max(0, ...tasks));
          }),
        ),
      ),
  );
}

/** Height of what is seen together: the choice of a scene, question, picture, values and sliders; buttons may follow. */
const heldHeight = (model: Locator) =>
  model.evaluate((region) => {
    const buttons = [...region.querySelectorAll("button")].map((button) => button.getBoundingClientRect());
    const beside = buttons.some(({ left }) => left > region.getBoundingClientRect().width * 0.6);
    const { bottom } = region.getBoundingClientRect();
    const top = region.closest(".model-live")?.getBoundingClientRect().top ?? Number.NaN;
    return (beside ? bottom : Math.min(...buttons.map((button) => button.top))) - top;
  });

/** Goes through the further scenes of a model: each fits, is moved by its handle's keys and by a stroke, and axe finds nothing. */
async function tryScenes(page: Page, name: string, scenes: Scenes, project: string): Promise<void> {
  const most = project === "phone" ? 720 : 640;
  for (const { label, load } of scenes.others) {
    const scene = await load();
    await live(page, name).getByRole("button", { name: label }).click();
    const model = live(page, name).getByRole("region", { name: scene.title });
    expect.soft(await heldHeight(model), label).toBeLessThanOrEqual(most);
    const handle = model.locator(".model-handle").first();
    const key = (await handle.getAttribute("data-setting")) ?? "";
    const setting: Setting | undefined = scene.settings[key];
    if (setting === undefined) throw new Error(`${label} has a handle and no setting for it.`);
    const values = { ...startValues(scene), [key]: onScale(setting, setting.min + setting.step) };
    await handle.press("Home");
    await handle.press("ArrowRight");
    const picture = model.locator("svg.model-picture");
    await expect(picture).toHaveAttribute("aria-label", scene.describe(values));
    await expect(async () => {
      await drag(page, handle, project, 2);
      await expect(picture).not.toHaveAttribute("aria-label", scene.describe(values), { timeout: 300 });
    }).toPass();
    expect.soft(await axeFindings(page, ".model-live")).toEqual([]);
  }
  await live(page, name).getByRole("button", { name: scenes.own, exact: true }).click();
}

/** CI tries each model on a phone and on a desktop; a share is every other one, in turns on the one and the other. */
const share = [...placed.entries()].filter(([at]) => isWhole || at % 4 < 2);

for (const [at, { name, address }] of share) {
  const title = `${name}: lives near the window where its still was, fits the screen, moves by pointer and keys, and axe finds nothing`;
  test(title, { tag: at % 2 === 0 ? "@phone" : "@desktop" }, async ({ page }, { project }) => {
    if (!isTouchModel(name)) throw new Error(`No model is called ${name}.`);
    const made = await modelLoaders[name]();
    await page.emulateMedia({ colorScheme: project.name === "phone" ? "dark" : "light" });
    await page.goto(address);
    await expect(page.locator(".model-live")).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const still = await lessonAfter(page, name);
    const model = await scrollTo(page, name);
    expect(Math.abs((await lessonAfter(page, name)) - still)).toBeLessThanOrEqual(2);
    expect(await heldHeight(model)).toBeLessThanOrEqual(project.name === "phone" ? 720 : 640);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    const drawing = model.locator("svg.model-picture");
    const before = await drawing.getAttribute("aria-label");
    const handles = model.locator(".model-handle");
    const sliders = model.locator('input[type="range"]');
    const settings: Record<string, Setting> = made.settings;
    if ((await handles.count()) > 0) {
      const handle = handles.first();
      // One key is one step of the setting, and the picture says what the model's own function says.
      const key = (await handle.getAttribute("data-setting")) ?? "";
      const setting = settings[key];
      if (setting === undefined) throw new Error(`${name} has a handle and no setting for it.`);
      await handle.press("ArrowRight");
      const start = startValues(made);
      const next = onScale(setting, (start[key] ?? setting.start) + setting.step);
      await expect(drawing).toHaveAttribute("aria-label", made.describe({ ...start, [key]: next }));
      const moved = await drawing.getAttribute("aria-label");
      const scrolled = await page.evaluate(() => window.scrollY);
      // The machine may be busy with something else: the best of three drags counts.
      let longest = await longestTaskOf(page, () => drag(page, handle, project.name, -1));
      await expect(drawing).not.toHaveAttribute("aria-label", moved ?? "");
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
      for (const way of [1, -1])
        if (longest > 50)
          longest = Math.min(longest, await longestTaskOf(page, () => drag(page, handle, project.name, way)));
      expect(longest).toBeLessThanOrEqual(50);
    } else if ((await sliders.count()) > 0) {
      await sliders.first().press("ArrowRight");
      await expect(drawing).not.toHaveAttribute("aria-label", before ?? "");
    } else {
      await model.getByRole("button").first().click();
      await expect(drawing).not.toHaveAttribute("aria-label", before ?? "");
    }
    if (made.sound !== undefined) {
      await model.getByRole("button", { name: "Dëgjo" }).click();
      await model.getByRole("button", { name: "Hesht" }).click();
      await expect(model.getByRole("button", { name: "Dëgjo" })).toBeVisible();
    }
    // What the page's bar lies over is too small to press: axe reads the model below it.
    await live(page, name).evaluate((whole) => whole.scrollIntoView());
    expect(await axeFindings(page, ".model-live")).toEqual([]);
    if (made.scenes !== undefined) await tryScenes(page, name, made.scenes, project.name);
    await model.getByRole("button", { name: "Nga e para" }).click();
    await expect(drawing).toHaveAttribute("aria-label", before ?? "");
  });
}

test("a frame of the height that other sites are told holds its model whole", { tag: "@desktop" }, async ({ page }) => {
  const names = Object.keys(frameHeights) as (keyof typeof frameHeights)[];
  for (const name of tried(names, 9)) {
    const told = frameHeights[name];
    await page.setViewportSize({ width: 720, height: told });
    await page.goto(`/ngulit/${name}`);
    await expect(page.locator(".model-live")).toBeVisible();
    const left = await page.evaluate(() => innerHeight - document.documentElement.scrollHeight);
    const used = await page.evaluate(() => document.querySelector("main")?.getBoundingClientRect().bottom ?? 0);
    expect([name, left, told - used < 120]).toEqual([name, 0, true]);
  }
});

test("a link opens a model as it was left, and a reload keeps the guess", async ({ page }) => {
  await page.goto("/math/pitagora#modeli=pitagora;drejtimi=60;largesia=6");
  await expect(page.getByText("a² dhe b² s’nxihen te c²").first()).toBeVisible();
  const model = live(page, "pitagora");
  await model.getByText("Po, gjithnjë").click();
  await page.reload();
  await expect(model.getByRole("radio", { name: "Po, gjithnjë" })).toBeChecked();
  await model.getByRole("slider").press("ArrowRight");
  await expect(model.getByText("Mendove „Po, gjithnjë“; del „Jo, do të teprojnë“.")).toBeVisible();
  await model.getByRole("button", { name: "Nga e para" }).click();
  await page.reload();
  await expect(model.getByRole("radio", { checked: true })).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every lesson shows the still of its model and its table", async ({ page }) => {
    test.slow();
    for (const { name, address } of placed) {
      await page.goto(address);
      const model = page.locator(`.model-${name}`);
      await expect(model.locator("svg.model-picture")).toBeVisible();
      await expect(model.getByRole("table")).toBeVisible();
    }
  });
});
