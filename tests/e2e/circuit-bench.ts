/** The electricity simulator as the browser tests see it: its levels, and the hands that build on its board. */
import type { Page } from "@playwright/test";

export const simulator = "/physics/electricity-simulator";

interface PlayedLevel {
  title: string;
  /** Parts as the bin names them; "çelës ON" is closed after it is placed. */
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
/** What the circuit does now, in words. */
export const text = (page: Page) => page.locator("#circuit-text");
/** The buttons of the parts on the board, in the order of the loop. */
export const parts = (page: Page) => page.locator(".circuit-board ol button");
export const part = (page: Page, name: string) => page.locator(`.circuit-board ol button[aria-label^="${name},"]`);

/** Places parts one after the other, with taps where the page is touched. */
export async function build(page: Page, names: readonly string[], hand: "click" | "tap" = "click"): Promise<void> {
  for (const name of names) {
    await page.getByRole("button", { name: `Shto ${name.replace(" ON", "")}`, exact: true })[hand]();
    if (name.endsWith(" ON")) await page.getByRole("switch").last()[hand]();
  }
}

/** From here on time passes only where a test says so. */
export async function stopTime(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
}
