/** What the browser tests of games and quizzes share: pages that are alive, a clock that can be turned, both themes. */
import type { Page } from "@playwright/test";
import type { Quiz } from "../../app/magazine/quiz";
import { realMagazine } from "../real-magazine";
import { axeFindings, expect } from "./magazine";

/** Opens a hydrated page and waits until it answers. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => "__remixRouter" in window);
}

/** The published questions of a quiz. */
export function questionsOf(slug: string): Quiz["questions"] {
  const content = realMagazine().contents.find((one) => one.slug === slug);
  return (JSON.parse(content?.quizData ?? "{}") as Quiz).questions;
}

/** The notice that is shown. */
export const toast = (page: Page) => page.locator('[aria-label="Njoftime (F8)"] li');

/** axe finds nothing in the light theme, nor in the dark one. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await axeFindings(page)).toEqual([]);
  }
}
