/**
 * Shared functions of the browser tests of games and quizzes. They give hydrated pages, a controlled clock, both
 * themes.
 */
import type { Page } from "@playwright/test";
import type { Quiz } from "../../app/magazine/quiz";
import { islandHydrated } from "../island-hydrated";
import { realMagazine } from "../real-magazine";
import { axeFindings, expect } from "./magazine";

/** Opens a hydrated page and waits until it reacts. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await alive(page);
}

/** Waits until React has hydrated the whole page. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(islandHydrated);
}

/** Returns the published questions of a quiz. */
export function questionsOf(slug: string): Quiz["questions"] {
  const content = realMagazine().contents.find((one) => one.slug === slug);
  return (JSON.parse(content?.quizData ?? "{}") as Quiz).questions;
}

/** Locates the visible toast. */
export const toast = (page: Page) => page.locator('[aria-label="Njoftime (F8)"] li');

/** Checks that axe finds nothing in the light theme and in the dark one. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await axeFindings(page)).toEqual([]);
  }
}
