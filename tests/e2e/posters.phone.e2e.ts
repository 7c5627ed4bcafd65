/** Checks the posters: what a press makes of the state on show, read back from the file, and how it is handed over. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import UPNG from "upng-js";
import { posterColours } from "../../app/play/poster/poster-colours";
import { foot, posterSize } from "../../app/play/poster/poster-layout";
import { sharesOf } from "../colours";
import { eachOf } from "../long-series";
import { solve } from "../solve";
import { build, levels, simulator } from "./circuit-bench";
import { expect, test } from "./magazine";
import { openAlive } from "./playing";

const press = (page: Page) => page.locator("main").getByRole("button", { name: "Bëje figurë" });
const said = (page: Page) => page.getByRole("status").filter({ hasText: "Figura" });

async function moveHandle(page: Page, keys: readonly string[]): Promise<void> {
  const handle = page.locator(".model-live .model-handle").first();
  await handle.focus();
  for (const key of keys) await page.keyboard.press(key);
}

/** Opens a thing and brings it to a state from which a poster can be made. */
const states: Record<string, { file: string; spot: "math" | "physics"; open: (page: Page) => Promise<void> }> = {
  "Newton's cannon": {
    file: "topi-i-njutonit.png",
    spot: "physics",
    open: async (page) => {
      await page.goto("/modelet/topi-i-njutonit");
      await moveHandle(page, ["PageUp", "PageUp", "PageUp", "ArrowLeft"]);
    },
  },
  "Pythagoras' tree": {
    file: "pema-e-pitagores.png",
    spot: "math",
    open: async (page) => {
      await page.goto("/modelet/pitagora");
      await moveHandle(page, ["PageUp"]);
    },
  },
  "a shaken rope": {
    file: "dora-dhe-litari.png",
    spot: "physics",
    open: async (page) => {
      await page.goto("/modelet/dora-dhe-litari");
      await moveHandle(page, ["ArrowLeft"]);
    },
  },
  "a round of Number Ninja": {
    file: "number-ninja.png",
    spot: "math",
    open: async (page) => {
      await openAlive(page, "/math/number-ninja");
      await page.getByRole("radio", { name: "pa kohë" }).check();
      await page.getByRole("button", { name: "Start Game" }).click();
      const field = page.getByRole("textbox", { name: "Përgjigjja" });
      for (const slip of [0, 0, 1]) {
        const wanted = solve((await page.locator("#ninja-exercise").textContent()) ?? "") + slip;
        await field.fill(`${wanted}`);
        await field.press("Enter");
      }
      await page.getByRole("button", { name: "Përfundo" }).click();
    },
  },
  "a circuit that passed": {
    file: "qarku-1.png",
    spot: "physics",
    open: async (page) => {
      await openAlive(page, simulator);
      await page.getByRole("button", { name: "Nis nivelin e parë" }).click();
      await build(page, levels[0]?.solution ?? [], "tap");
      await page.getByRole("button", { name: "Test Circuit" }).click();
      await expect(page.getByRole("button", { name: "Next Level" })).toBeVisible();
    },
  },
};

for (const { item, tag } of eachOf(Object.entries(states), 2)) {
  const [what, { file, spot, open }] = item;
  test(`${what} becomes a picture on the device, and nothing is sent`, { tag }, async ({ page }) => {
    // A poster is light in the dark theme too.
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page);
    await expect(press(page)).toBeVisible();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith("blob:")) asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    const saving = page.waitForEvent("download");
    await press(page).tap();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe(file);
    await expect(said(page)).toHaveText("Figura u ruajt te shkarkimet.");
    // Parts of the page that load at the press, and its fonts.
    for (const request of asked) expect(request).toMatch(/^GET \/assets\/[\w.-]+\.(?:js|css|woff2)$/);
    const png = readFileSync(await saved.path());
    const { width, height } = UPNG.decode(Uint8Array.from(png).buffer);
    expect({ width, height }).toEqual(posterSize);
    expect(png.length).toBeLessThan(600_000);
    const { paper, ink, math, physics } = posterColours;
    const [ground = 0] = sharesOf(png, [paper]);
    expect(ground).toBeGreaterThan(0.5);
    const band = (y: number, to: number, x = 0, right: number = width) => ({ x, y, width: right - x, height: to - y });
    const [drawn = 0, answer = 0] = sharesOf(png, [ink, posterColours[spot].spot], band(64, 754));
    expect(drawn).toBeGreaterThan(0.004);
    expect(answer).toBeGreaterThan(0.001);
    const [letters = 0] = sharesOf(png, [ink], band(800, 1070));
    expect(letters).toBeGreaterThan(0.04);
    const [name = 0] = sharesOf(png, [ink], band(1230, 1280, 64, 300));
    expect(name).toBeGreaterThan(0.05);
    const colours = sharesOf(png, [math.spot, physics.spot], band(foot.ray, height, 900));
    for (const colour of colours) expect(colour).toBeGreaterThan(0.01);
  });
}

test("a phone that can share a file is asked with whom", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: { name: string; type: string; size: number }[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: (data: ShareData) => (data.files?.length ?? 0) === 1,
      share: async ({ files = [] }: ShareData) => {
        shared.push(...files.map(({ name, type, size }) => ({ name, type, size })));
      },
    });
  });
  let saved = 0;
  page.on("download", () => saved++);
  await states["Pythagoras' tree"]?.open(page);
  await press(page).tap();
  await expect(said(page)).toHaveText("Figura u nda.");
  const [file] = await page.evaluate(() => (window as unknown as { shared: { size: number }[] }).shared);
  expect(file).toMatchObject({ name: "pema-e-pitagores.png", type: "image/png" });
  expect(file?.size).toBeGreaterThan(10_000);
  expect(saved).toBe(0);
});

test("who closes the phone's list keeps no file, and a refused share becomes one", { tag: "@whole" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: () => Promise.reject(new DOMException("", document.documentElement.dataset.refuses ?? "AbortError")),
    });
  });
  let saved = 0;
  page.on("download", () => saved++);
  await states["Pythagoras' tree"]?.open(page);
  await press(page).tap();
  await expect(press(page)).toBeEnabled();
  expect(saved).toBe(0);
  await page.evaluate(() => {
    document.documentElement.dataset.refuses = "NotAllowedError";
  });
  await press(page).tap();
  await expect(said(page)).toHaveText("Figura u ruajt te shkarkimet.");
  expect(saved).toBe(1);
});

test("a browser that makes no picture says so", { tag: "@whole" }, async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (done: BlobCallback) => done(null);
  });
  await states["Pythagoras' tree"]?.open(page);
  await press(page).tap();
  await expect(page.getByRole("status").filter({ hasText: "nuk e bëri dot figurën" })).toBeVisible();
});

test("shots remain as traces, the reader's own in place of the examples, until the start", async ({ page }) => {
  await page.goto("/modelet/topi-i-njutonit");
  const traces = page.locator('.model-live .model-picture path[stroke-width="1.5"][fill="none"]');
  await expect(traces).toHaveCount(3);
  for (const [key, others] of [
    ["PageUp", 0],
    ["PageUp", 1],
    ["PageDown", 1],
    ["PageDown", 2],
  ] as const) {
    await moveHandle(page, [key]);
    // A pause is what lets a shot go.
    await page.waitForTimeout(600);
    await expect(traces).toHaveCount(others);
  }
  await page.getByRole("button", { name: "Nga e para" }).click();
  await expect(traces).toHaveCount(3);
});
