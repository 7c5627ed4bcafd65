import { expect, test } from "./magazine";
import { openAlive } from "./playing";

test.use({ hasTouch: true });

test("a finger drags the piston to the end of its way, and the page stays where it is", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAlive(page, "/physics/projects/hydraulics");
  const path = page.getByRole("slider", { name: /Rruga/ });
  await path.fill("0");
  await page.locator("#presa").evaluate((heading) => heading.scrollIntoView());
  const rod = await page.locator(".press-hand .press-rod").boundingBox();
  if (rod === null) throw new Error("no piston");
  const [x, y] = [rod.x + rod.width / 2, rod.y + 2];
  // The grip covers the whole arrow of F₁, which pupils touch too.
  const [grip, arrow] = await page
    .locator(".press-hand")
    .evaluate((hand) =>
      [hand.querySelector("rect"), [...hand.querySelectorAll("path")].at(-1)].map((part) =>
        Math.round(part?.getBoundingClientRect().top ?? 0),
      ),
    );
  expect(grip ?? 0).toBeLessThanOrEqual(arrow ?? 0);
  const scrolled = await page.evaluate(() => window.scrollY);
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchX?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: touchX === undefined ? [] : [{ x, y: touchX }] });
  await touch("touchStart", y);
  for (let step = 1; step <= 16; step++) await touch("touchMove", y + 3 * step);
  await touch("touchEnd");
  // 48 px of the screen are 5 cm of the press. 328 px show 640 units, and 18 units are 1 cm.
  expect(Number(await path.inputValue())).toBeGreaterThan(4.5);
  expect(Number(await path.inputValue())).toBeLessThan(5.8);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  // Drawing and read-outs are visible together. The drawing stays in place while a slider moves.
  const [drawing, table] = [
    await page.getByRole("img", { name: /^Pistoni 1 zbret/ }).boundingBox(),
    page.getByRole("table").first(),
  ];
  const last = await table.getByRole("row").last().boundingBox();
  expect((last?.y ?? Number.NaN) + (last?.height ?? 0) - (drawing?.y ?? 0)).toBeLessThanOrEqual(640 - 58);
  await page.getByRole("slider", { name: /S₂/ }).evaluate((slider) => {
    window.scrollBy(0, slider.getBoundingClientRect().bottom - window.innerHeight + 20);
  });
  expect((await page.getByRole("img", { name: /^Pistoni 1 zbret/ }).boundingBox())?.y).toBeLessThanOrEqual(64);
  expect((await page.getByRole("img", { name: /^Pistoni 1 zbret/ }).boundingBox())?.y).toBeGreaterThanOrEqual(50);
});
