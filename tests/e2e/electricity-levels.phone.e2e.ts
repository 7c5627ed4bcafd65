/** Tests the levels with a real finger. In three viewports the whole tool must be visible at once. */
import type { CDPSession, Locator, Page } from "@playwright/test";
import { build, levels, part, parts, simulator, toast } from "./circuit-bench";
import { expect, test } from "./magazine";
import { openAlive } from "./playing";

interface Spot {
  x: number;
  y: number;
}

/** Returns the centre of an element when it has stopped moving. Parts slide to their places. */
async function middle(of: Locator): Promise<Spot> {
  const spot = () =>
    of.evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
  let last = await spot();
  await expect
    .poll(async () => {
      const before = last;
      last = await spot();
      return last.x === before.x && last.y === before.y;
    })
    .toBe(true);
  return last;
}

const touch = (screen: CDPSession, type: "touchStart" | "touchMove" | "touchEnd", point?: Spot) =>
  screen.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });

/**
 * Drags with a finger in twelve steps. Half-way the shadow of the dragged part must have moved as far as the finger.
 */
async function drag(page: Page, screen: CDPSession, from: Spot, to: Spot, shadow?: Spot) {
  await touch(screen, "touchStart", from);
  for (let step = 1; step <= 12; step++) {
    await touch(screen, "touchMove", {
      x: from.x + ((to.x - from.x) * step) / 12,
      y: from.y + ((to.y - from.y) * step) / 12,
    });
    if (step === 6 && shadow) {
      const box = () => page.locator(".circuit-ghost").evaluate((ghost) => ghost.getBoundingClientRect());
      await expect
        .poll(async () => {
          const { x, y, width, height } = await box();
          return [Math.abs(x + width / 2 - shadow.x) < 1, Math.abs(y + height / 2 - shadow.y) < 1];
        })
        .toEqual([true, true]);
    }
  }
  await touch(screen, "touchEnd");
}

async function order(page: Page): Promise<string[]> {
  const names = await parts(page).evaluateAll((found) => found.map((one) => one.getAttribute("aria-label") ?? ""));
  return names.map((name) => name.split(",")[0] ?? "");
}

for (const [width, height] of [
  [360, 640],
  [640, 360],
  [1366, 768],
] as const) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, isMobile: width < 700 });

    test("the whole tool is seen at once; parts are tapped, dragged and switched by finger", async ({ page }) => {
      await openAlive(page, simulator);
      const screen = await page.context().newCDPSession(page);
      await page.getByRole("button", { name: "Nis nivelin e parë" }).tap();
      await expect(parts(page)).toHaveCount(0);
      await page.getByRole("button", { name: "Test Circuit" }).tap();
      await expect(toast(page)).toBeVisible();

      const seen = async (what: string) => {
        const boxes = await page.evaluate(() =>
          [
            ".circuit-bench-head",
            ".circuit-board",
            ".circuit-said",
            ".circuit-bin",
            ".circuit-dock",
            ".circuit-test",
          ].map((name) => {
            const box = document.querySelector(name)?.getBoundingClientRect();
            return { name, top: Math.round(box?.top ?? -1), bottom: Math.round(box?.bottom ?? 9_999) };
          }),
        );
        for (const { name, top, bottom } of boxes)
          expect({ what, name, top, bottom, seen: top >= 59 && bottom <= height }).toMatchObject({ seen: true });
        return boxes;
      };
      const board = page.locator(".circuit-board");
      await seen("after a failed test");
      const before = await middle(page.locator(".circuit-bin"));

      await build(page, ["bateri", "çelës ON", "llambë"], "tap");
      await expect(part(page, "Çelësi")).toHaveAttribute("aria-checked", "true");
      await drag(page, screen, await middle(page.getByRole("button", { name: "Shto rezistor" })), await middle(board));
      await expect(parts(page)).toHaveCount(4);
      await seen("with four parts");
      expect(await middle(page.locator(".circuit-bin"))).toEqual(before);
      expect(await page.evaluate(() => scrollX)).toBe(0);

      // The grip keeps its offset. Held near its corner, the part moves by as much as the finger.
      const battery = await middle(part(page, "Bateria"));
      const lamp = await middle(part(page, "Llamba"));
      const half = { x: (battery.x + lamp.x) / 2, y: (battery.y + lamp.y) / 2 };
      await drag(page, screen, { x: battery.x + 12, y: battery.y + 12 }, { x: lamp.x + 12, y: lamp.y + 12 }, half);
      expect(await order(page)).toEqual(["Çelësi", "Llamba", "Bateria", "Rezistori"]);

      const small = await page.locator(".circuit-bench :is(button, input)").evaluateAll((all) =>
        all
          .map((one) => ({ text: one.getAttribute("aria-label") ?? one.textContent, box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
          .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
      );
      expect(small).toEqual([]);
    });
  });
}

test("the first press stands on the first screen", async ({ page }) => {
  for (const [width, height, most] of [
    [360, 800, 420],
    [1280, 900, 480],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openAlive(page, simulator);
    const box = await page.getByRole("button", { name: "Nis nivelin e parë" }).boundingBox();
    expect({ width, y: box?.y, fits: (box?.y ?? 9_999) <= most }).toMatchObject({ fits: true });
  }
});

test("what the circuit does is read whole before one scrolls, in every window but the lowest", async ({ page }) => {
  await openAlive(page, `${simulator}#niveli-1`);
  await build(page, levels[0]?.solution ?? [], "tap");
  for (const height of [800, 720, 667]) {
    await page.setViewportSize({ width: 360, height });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const [said, hand] = [page.locator(".circuit-said p"), page.locator(".circuit-hand")];
    // The bench takes its new height a frame after the window.
    await expect
      .poll(async () => {
        const [{ y = 0, height: own = 0 } = {}, under] = [(await said.boundingBox()) ?? {}, await hand.boundingBox()];
        return { height, bottom: y + own <= (under?.y ?? 0) + 1 };
      })
      .toEqual({ height, bottom: true });
  }
});

test("level 5 has its circuit, its controls and its test in one window", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAlive(page, `${simulator}#niveli-5`);
  await build(page, levels[4]?.solution ?? [], "tap");
  const bottom = await page.locator(".circuit-test").evaluate((one) => one.getBoundingClientRect().bottom);
  const clear = await page.evaluate(() => {
    const said = document.querySelector(".circuit-said p")?.getBoundingClientRect();
    const bin = document.querySelector(".circuit-bin")?.getBoundingClientRect();
    return said && bin ? bin.top - said.bottom : null;
  });
  expect(bottom).toBeLessThanOrEqual(640);
  expect(clear).toBeGreaterThanOrEqual(-1);
});

test("the ammeter stands above the parts while one builds, and each dial has its pivot and its scale", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openAlive(page, `${simulator}#niveli-3`);
  await page.getByRole("button", { name: "Test Circuit" }).waitFor();
  const pointer = page.locator(".circuit-slim path").last();
  const restAt = await pointer.getAttribute("transform");
  await build(page, levels[2]?.solution ?? [], "tap");
  await expect(pointer).not.toHaveAttribute("transform", restAt ?? "");
  const slim = await page.locator(".circuit-slim").boundingBox();
  const bin = await page.locator(".circuit-bin").boundingBox();
  const button = await page.locator(".circuit-test").boundingBox();
  expect(slim?.height).toBe(36);
  expect((slim?.y ?? 0) + 36).toBeLessThanOrEqual(bin?.y ?? 0);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(800);
  const dials = await page.locator(".circuit-meters svg").evaluateAll((all) =>
    all.map((dial) => {
      const frame = dial.getBoundingClientRect();
      const pivot = dial.querySelector("circle")?.getBoundingClientRect();
      return pivot !== undefined && pivot.bottom <= frame.bottom + 0.5 && pivot.top > frame.top;
    }),
  );
  expect(dials).toEqual([true, true]);
});

test("the two dials are equal cells of one row, with letters of at least 13 px, and nothing is clipped", async ({
  page,
}) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await openAlive(page, `${simulator}#niveli-3`);
    await page.getByRole("button", { name: "Test Circuit" }).waitFor();
    const cells = await page.locator(".circuit-meters > div").evaluateAll((all) =>
      all.map((cell) => {
        const { left, right, top, width } = cell.getBoundingClientRect();
        const letters = [...cell.querySelectorAll<HTMLElement | SVGTextElement>("p, small, text")].map((one) => {
          const scale = one instanceof SVGTextElement ? (one.getScreenCTM()?.a ?? 0) : 1;
          return Number.parseFloat(getComputedStyle(one).fontSize) * scale;
        });
        const fits = [...cell.querySelectorAll("p")].every((line) => line.scrollWidth <= line.clientWidth);
        return { left, right, top, width, least: Math.min(...letters), fits };
      }),
    );
    const [first, second] = cells;
    expect(cells).toHaveLength(2);
    expect(second?.top).toBe(first?.top);
    expect(Math.abs((second?.width ?? 0) - (first?.width ?? 0))).toBeLessThan(1);
    expect(second?.left).toBeGreaterThan(first?.right ?? Number.NaN);
    expect(second?.right).toBeLessThanOrEqual(width);
    for (const { least, fits } of cells) {
      expect(least).toBeGreaterThanOrEqual(13);
      expect(fits).toBe(true);
    }
  }
});
