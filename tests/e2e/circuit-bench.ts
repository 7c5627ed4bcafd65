/** Builds circuits in the electricity simulator for the browser tests, and lists its levels. */
import type { Page } from "@playwright/test";

export const simulator = "/physics/electricity-simulator";

interface PlayedLevel {
  title: string;
  /** Parts by their names in the bin; "çelës ON" is closed after it is placed. */
  solution: string[];
  failure: string[];
  reason: string;
}

export const levels: PlayedLevel[] = [
  { title: "Drita e parë", solution: ["bateri", "llambë"], failure: ["bateri"], reason: "Mungon llamba" },
  {
    title: "Ndez e fik",
    solution: ["bateri", "çelës ON", "llambë"],
    failure: ["bateri", "çelës", "llambë"],
    reason: "Çelësi është i hapur",
  },
  {
    title: "Ndize me masë",
    solution: ["bateri", "rezistor", "llambë"],
    failure: ["bateri", "llambë"],
    reason: "Mungon rezistori",
  },
  {
    title: "Qark me të gjitha",
    solution: ["bateri", "çelës ON", "rezistor", "llambë"],
    failure: ["bateri", "çelës ON"],
    reason: "Lidhje e shkurtër",
  },
  {
    title: "Dy rezistorë në seri",
    solution: ["bateri", "çelës ON", "rezistor", "rezistor", "llambë"],
    failure: ["bateri", "çelës ON", "rezistor", "llambë"],
    reason: "Mungon edhe një rezistor",
  },
];

export const toast = (page: Page) => page.locator('[aria-label="Njoftime (F8)"] li');
export const bench = (page: Page) => page.locator(".circuit-board");
/** Locates the text that describes the circuit now. */
export const text = (page: Page) => page.locator("#circuit-text");
/** Locates the buttons of the parts on the board, in the order of the loop. */
export const parts = (page: Page) => page.locator(".circuit-board ol button");
export const part = (page: Page, name: string) => page.locator(`.circuit-board ol button[aria-label^="${name},"]`);

/** Places parts one after the other, with taps on a touch screen. */
export async function build(page: Page, names: readonly string[], hand: "click" | "tap" = "click"): Promise<void> {
  for (const name of names) {
    await page.getByRole("button", { name: `Shto ${name.replace(" ON", "")}`, exact: true })[hand]();
    if (name.endsWith(" ON")) await page.getByRole("switch").last()[hand]();
  }
}

/** Stops the page's clock; from then on only a test advances it. */
export async function stopTime(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
}
