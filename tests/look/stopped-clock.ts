/** Controls a page's clock, which advances only when a step requires it. */
import type { Page } from "@playwright/test";

const noon = Date.parse("2026-11-22T12:00:00Z");
/** Milliseconds between two frames of the stopped clock. */
const frame = 16;

/**
 * Stops the clock of a page before an address is opened. It does not use `install` and then `pauseAt`: the
 * milliseconds between the two calls would be on the clock of each page.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(noon);
}

/**
 * Advances the clock frame by frame. React's updates of each frame are drawn before the next, however slow the machine.
 */
export async function letPass(page: Page, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += frame) {
    await page.clock.runFor(frame);
    await page.evaluate(drawAll);
  }
}

/** Waits for React, which draws in tasks of a message channel. A later message arrives when they are done. */
async function drawAll(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
}
