import type { Page } from "@playwright/test";

/**
 * Waits until a script that a page had under way has run. A picture of our own that cannot be loaded is asked for last, and
 * its error is told after those of the page's own pictures; two frames later animations and tasks have had their turn.
 */
export async function letHandlersRun(page: Page): Promise<void> {
  // A body may have sent the page elsewhere meanwhile: then there is nothing more to wait for.
  await page
    .evaluate(async () => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      await new Promise((resolve) => {
        const picture = new Image();
        picture.addEventListener("error", resolve, { once: true });
        picture.src = `${location.origin}/nuk-ekziston-${Math.random()}.png`;
      });
      await nextFrame();
      await nextFrame();
    })
    .catch(() => undefined);
}
