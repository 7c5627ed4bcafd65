/** What the browser tests of games and quizzes share: pages that are alive, a clock that can be turned, both themes. */
import type { Page } from "@playwright/test";
import type { Quiz } from "../../app/magazine/quiz";
import { realMagazine } from "../real-magazine";
import { axeFindings, expect } from "./magazine";

/** Opens a hydrated page and waits until it answers. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await alive(page);
}

/**
 * Waits until React has taken over the whole page: what a test changes or presses before then is lost.
 * Remix's router stands there while React still reads the document; React's root alone knows when it has ended.
 */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const name = Object.keys(document).find((key) => key.startsWith("__reactContainer$"));
    if (!name) return false;
    const { stateNode } = (document as unknown as Record<string, { stateNode: ReactRoot }>)[name] as {
      stateNode: ReactRoot;
    };
    return stateNode.current.memoizedState.isDehydrated === false;
  });
}

/** What of React's root is read. */
interface ReactRoot {
  current: { memoizedState: { isDehydrated: boolean } };
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
