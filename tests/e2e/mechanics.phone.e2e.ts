import { expect, test } from "./magazine";
import { openAlive } from "./playing";

const address = "/physics/mechanics";

test.use({ hasTouch: true });

test("a run is predicted, started and stopped by touch", async ({ page }) => {
  await openAlive(page, address);
  const cart = page.getByRole("region", { name: "Karroca me fërkim", exact: true });
  await cart.getByText("E ruan shpejtësinë që ka.").tap();
  await cart.getByRole("button", { name: "Hiqe fërkimin" }).tap();
  await cart.getByRole("button", { name: "Nis" }).tap();
  await expect(cart.getByRole("status")).toContainText("shpejtësia mbetet 4,0\u00a0m/s");
  await cart.getByRole("button", { name: "Ndalo" }).tap();
  await expect(cart.getByRole("status")).toContainText("Rezultantja e forcave është zero.");
});

test("the first press is on the first screen, and scene and graph stay in view while a slider is moved", async ({
  page,
}) => {
  for (const height of [800, 640]) {
    await page.setViewportSize({ width: 360, height });
    await openAlive(page, address);
    const places = await page.evaluate(() => ({
      press: document.querySelector(".experiment input")?.getBoundingClientRect().top,
      held: [...document.querySelectorAll(".experiment")].map(
        (model) =>
          (model.querySelector("dl")?.getBoundingClientRect().bottom ?? Number.NaN) - model.getBoundingClientRect().top,
      ),
    }));
    expect(places.press).toBeLessThanOrEqual(420);
    for (const held of places.held) expect(held).toBeLessThanOrEqual(720);
    const cart = page.getByRole("region", { name: "Karroca me fërkim", exact: true });
    await cart.getByText("Ndalet.").tap();
    await cart.getByRole("button", { name: "Nis" }).tap();
    // Question, scene and graph fit into one view as soon as the run starts.
    const stage = cart.locator(".experiment-stage");
    await expect(async () => {
      const [talk, shown] = [await cart.getByRole("status").boundingBox(), await stage.boundingBox()];
      expect(talk?.y).toBeGreaterThanOrEqual(56);
      expect((shown?.y ?? 0) + (shown?.height ?? Number.NaN)).toBeLessThanOrEqual(height);
    }).toPass();
    // With the question scrolled away the pictures stay visible below the bar.
    await cart.evaluate((model) => window.scrollBy(0, model.getBoundingClientRect().top + 250));
    const held = await stage.boundingBox();
    expect(held?.y).toBeGreaterThanOrEqual(50);
    expect(held?.y).toBeLessThanOrEqual(64);
    // A slider reached by keys from below stops below the pictures. They do not cover it.
    await cart.getByRole("button", { name: "Një hap" }).focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    const slider = await cart.getByRole("slider", { name: "Fërkimi" }).boundingBox();
    await expect(cart.getByRole("slider", { name: "Fërkimi" })).toBeFocused();
    const pictures = await stage.boundingBox();
    expect(slider?.y).toBeGreaterThanOrEqual((pictures?.y ?? 0) + (pictures?.height ?? Number.NaN) - 1);
  }
});

test("nothing scrolls sideways at 320 px, in any state", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAlive(page, address);
  for (const model of await page.locator(".experiment").all()) {
    await model.getByRole("radio").first().check();
    await model.getByRole("button", { name: "Deri në fund" }).click();
    await model.getByText("Tabela e vlerave").click();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("what is touched is at least 44 px high and wide enough, and letters in drawings are at least 11 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll(".experiment :is(button, label:has(input), input[type=range], summary)")]
      .map((target) => ({ text: target.textContent, ...target.getBoundingClientRect().toJSON() }))
      .filter(({ width, height }) => height < 44 || width < 44)
      .map(({ text }) => text),
  );
  expect(small).toEqual([]);
  const letters = await page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>(".experiment svg text")].map((text) => {
      const scale = text.getScreenCTM()?.a ?? 0;
      return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
    }),
  );
  expect(letters.length).toBeGreaterThan(20);
  expect(Math.min(...letters)).toBeGreaterThanOrEqual(11);
});
