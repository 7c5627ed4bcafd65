/** Tests the heads of pages (product 3.9) and what leads through a long index page (product 3.10). */
import type { Page } from "@playwright/test";
import { expect, test } from "./magazine";

const fronts = ["/math", "/physics"];
const indexes = [
  ...["/harta", "/modelet", "/fjalori", "/kerko", "/about", "/contact", "/privacy", "/terms"],
  ...["/fletorja", "/merre-me-vete", "/physics/projects", "/mesuesi", "/mesuesi/detyre", "/mesuesi/test", "/klasa"],
  ...["/physics/graviteti/ora", "/klasa/kartela"],
];
const pieces = ["/math/pitagora", "/physics/ligjet-e-njutonit", "/physics/projects/hydraulics"];
const chapters = ["/physics/optika", "/physics/valet"];
const tools = [
  ...["/math/pitagora/ushtrime", "/math/number-ninja", "/physics/waves-quiz", "/physics/mechanics"],
  ...["/physics/electricity-simulator", "/modelet/topi-i-njutonit", "/detyra"],
];

const titleSize = (page: Page) =>
  page.locator("main h1").evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));

test("the titles of all pages have three sizes: fronts, tools, and one for every other page", async ({ page, open }, {
  project,
}) => {
  const sizes = async (addresses: readonly string[]) => {
    const found = new Set<number>();
    for (const address of addresses) {
      await open(address);
      found.add(await titleSize(page));
    }
    return [...found];
  };
  const [size = 0, ...more] = await sizes([...indexes, ...pieces, ...chapters]);
  const [small = 0, ...smaller] = await sizes(tools);
  expect([more, smaller]).toEqual([[], []]);
  for (const front of await sizes(fronts)) expect(front).toBeGreaterThan(1.4 * size);
  // On a phone 42.5 and 34 px, on a desktop 122 and 44.
  expect(size).toBeGreaterThan((project.name === "phone" ? 1.2 : 2) * small);
});

test("the heaviest rule closes the head of an index page, as wide as its column, and no second one follows it", {
  tag: "@whole",
}, async ({ page, open }) => {
  for (const address of indexes) {
    await open(address);
    const rule = await page
      .locator("main :is(.index-head, .teacher-front)")
      .first()
      .evaluate((head) => {
        const { left, right, bottom } = head.getBoundingClientRect();
        const column = document.querySelector("main .page-width")?.getBoundingClientRect();
        const heavy = [...document.querySelectorAll("main *")].filter((one) => {
          const { top } = one.getBoundingClientRect();
          return getComputedStyle(one).borderTopWidth === "7px" && top > bottom - 1 && top < bottom + 40;
        });
        const last = head.lastElementChild?.getBoundingClientRect();
        return {
          width: getComputedStyle(head).borderBottomWidth,
          wide: left === column?.left && right === column.right,
          under: last !== undefined && last.bottom <= bottom - 7 + 0.5,
          second: heavy.length,
        };
      });
    expect.soft([address, rule]).toEqual([address, { width: "7px", wide: true, under: true, second: 0 }]);
  }
});

/** The strip's last link, and where it leads. */
const strips = [
  { address: "/fjalori", label: "Shkronjat" },
  { address: "/modelet", label: "Kapitujt" },
];

for (const { address, label } of strips) {
  test(`the strip of ${address} stays under the bar, keys reach its end, and its parts stand below it`, async ({
    page,
    open,
  }) => {
    await open(address);
    const strip = page.getByRole("navigation", { name: label });
    const bottomOf = (selector: string) =>
      page.locator(selector).evaluate((part) => Math.round(part.getBoundingClientRect().bottom));
    const links = strip.getByRole("link");
    const count = await links.count();
    await links.first().focus();
    for (let k = 1; k < count; k++) await page.keyboard.press("Tab");
    await expect(links.last()).toBeFocused();
    await expect(links.last()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    const id = decodeURIComponent(new URL((await page.url()) as string).hash.slice(1));
    const box = await strip.boundingBox();
    expect(Math.abs((box?.y ?? 0) - (await bottomOf(".top-bar")))).toBeLessThanOrEqual(1);
    // Two lines would cover a tenth of a phone's screen.
    expect(box?.height).toBeLessThan(52);
    const part = page.locator(`[id="${id}"]`);
    await expect(part).toBeInViewport();
    const top = await part.evaluate((one) => one.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) - 1);
    // The Tab key goes on in the part, and what it reaches is not under the strip.
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    expect(focused).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) - 1);
    for (const link of await links.all()) {
      const size = await link.boundingBox();
      expect(Math.round(size?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(size?.width ?? 0).toBeGreaterThanOrEqual(24);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  });
}

test("on a phone all rows that scroll run from edge to edge, begin at the text's edge and fade where they go on", {
  tag: "@phone",
}, async ({ page, open }) => {
  for (const [address, selector] of [
    ["/fjalori", ".index-strip ul"],
    ["/modelet", ".index-strip ul"],
    ["/kerko?q=forca", ".found-kinds ul"],
    ["/math/pitagora/ushtrime", ".ladder"],
  ] as const) {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await open(address);
      const row = page.locator(selector);
      const items = row.locator("a, button");
      const box = await row.boundingBox();
      expect([address, box?.x, box?.width]).toEqual([address, 0, width]);
      expect(await row.evaluate((one) => getComputedStyle(one).maskImage)).toContain("linear-gradient");
      const text = await page.getByRole("heading", { level: 1 }).boundingBox();
      const first = await items.first().boundingBox();
      expect(Math.abs((first?.x ?? 0) - (text?.x ?? 0))).toBeLessThanOrEqual(1);
      // The last one stands clear of the fade.
      await row.evaluate((one) => one.scrollTo(one.scrollWidth, 0));
      const last = await items.last().boundingBox();
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(width - 48 + 1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});

test("on a phone two models stand in a row, each with a still that is seen", { tag: "@phone" }, async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open("/modelet");
  const cards = page.locator(".model-cards").first().locator("> li");
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  expect(second?.y).toBe(first?.y);
  const stills = await page.locator(".model-card .model-picture").evaluateAll((all) =>
    all.map((still) => {
      const { width, height } = still.getBoundingClientRect();
      return width >= 120 && height >= 60;
    }),
  );
  expect(stills.length).toBeGreaterThan(40);
  expect(stills).not.toContain(false);
  await expect(page.locator(".model-card text:visible")).toHaveCount(0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  process.stdout.write(`heads: /modelet is ${height} px high at 360 px\n`);
  expect(height).toBeLessThan(15_000);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("on a phone a term is one line, which a press, a key or its address opens; paper has all", {
    tag: "@phone",
  }, async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open("/fjalori");
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    process.stdout.write(`heads: /fjalori is ${height} px high at 360 px\n`);
    expect(height).toBeLessThan(17_000);
    const said = (id: string) => page.locator(`#${id} [itemprop=description]`);
    const fold = page.locator("#force summary");
    await expect(said("force")).toBeHidden();
    expect((await fold.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await fold.click();
    await expect(said("force")).toBeVisible();
    await expect(page.locator("#force .where a").first()).toBeVisible();
    await fold.press("Enter");
    await expect(said("force")).toBeHidden();
    await open("/fjalori#energji-kinetike");
    await expect(said("energji-kinetike")).toBeInViewport();
    await expect(said("energji-potenciale")).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".glossary-letter [itemprop=description]:visible")).toHaveCount(
      await page.locator(".glossary-letter li").count(),
    );
    await page.emulateMedia({ media: "screen" });
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(said("force")).toBeVisible();
    await expect(page.locator(".glossary-letter summary:visible")).toHaveCount(0);
  });

  test("the glossary's own field leads to what was found", async ({ page, open }) => {
    await open("/fjalori");
    const field = page.getByRole("searchbox", { name: "Kërko një term" });
    await field.fill("entropia");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/kerko\?q=entropia$/);
    await expect(page.locator(".found-terms")).toContainText("entropi");
  });
});
