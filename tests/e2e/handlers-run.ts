import type { Page } from "@playwright/test";

/**
 * Waits until all pending scripts of a page have run. It requests a missing picture last, so its error comes after
 * those of the page's own pictures; two frames later animations and tasks have run.
 */
export async function letHandlersRun(page: Page): Promise<void> {
  // A body may have opened another page meanwhile. Then there is nothing more to wait for.
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
