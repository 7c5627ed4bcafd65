/**
 * Takes screenshots of pages with a stopped clock and fixed random numbers. The same page always gives the same
 * picture.
 */
import { type Browser, chromium, type Page } from "@playwright/test";
import { islandHydrated } from "../island-hydrated";
import type { PageState } from "./states";
import { letPass, stopClock } from "./stopped-clock";

/** One address for both magazines, because some pages print their own address. */
const origin = "http://prizma.localhost";
/** Milliseconds of the page's clock after the last step, in which its animations end. */
const settling = 320;

export const widths = [360, 1280] as const;
export const themes = ["light", "dark"] as const;
export type Width = (typeof widths)[number];
export type Pictures = Record<(typeof themes)[number], Buffer>;

const screens = {
  360: { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true },
  1280: { viewport: { width: 1280, height: 900 } },
};

/** Opens a browser that can reach only one magazine. @param host of its server */
export const openBrowser = (host: string, executablePath: string | undefined): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      "--force-color-profile=srgb",
      `--host-resolver-rules=MAP ${new URL(origin).hostname}:80 ${host}`,
    ],
  });

/** Takes the screenshots of a state, in both themes. @throws if the state cannot be reached */
export async function lookAt(state: PageState, width: Width, browser: Browser): Promise<Pictures> {
  const context = await browser.newContext({ ...screens[width], locale: "sq-AL", timezoneId: "Europe/Tirane" });
  try {
    const page = await context.newPage();
    // For a machine that is busy with other work.
    page.setDefaultTimeout(20_000);
    await stopClock(page);
    await page.addInitScript(stopChance);
    await page.emulateMedia({ colorScheme: "light", media: state.media ?? "screen", reducedMotion: "no-preference" });
    await page.goto(origin + state.address);
    const isPlayed = await page.evaluate(() => document.documentElement.hasAttribute("data-played"));
    if (isPlayed) await page.waitForFunction(islandHydrated);
    await state.reach?.(page);
    if (await page.evaluate(() => document.querySelector("script[type=module]") !== null))
      await letPass(page, settling);
    const light = await picture(page, state);
    await page.emulateMedia({ colorScheme: "dark" });
    return { light, dark: await picture(page, state) };
  } finally {
    await context.close();
  }
}

/** Replaces random numbers in the page, before its own scripts run. */
function stopChance(): void {
  let drawn = 1;
  Math.random = () => {
    drawn = (drawn * 16_807) % 2_147_483_647;
    return drawn / 2_147_483_647;
  };
  crypto.getRandomValues = (array) => {
    const numbers = array as unknown as { length: number; [index: number]: number };
    for (let index = 0; index < numbers.length; index++) numbers[index] = 7 * index;
    return array;
  };
}

async function picture(page: Page, { seen }: PageState): Promise<Buffer> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    window.scrollTo(0, 0);
    // Fixes the date of the last publication. Each of the two was published when it was built.
    for (const day of document.querySelectorAll("time")) day.textContent = "22 nëntor 2026";
    await document.fonts.ready;
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    // Waits two frames of the screen. An observer is called in each, even with the page's clock stopped.
    for (let frame = 0; frame < 2; frame++) {
      await new Promise((resolve) => new ResizeObserver(resolve).observe(document.documentElement));
    }
  });
  return page.screenshot({ fullPage: seen !== "window", animations: "disabled", caret: "hide" });
}
