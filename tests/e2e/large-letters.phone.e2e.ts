/**
 * Tests letters of 150 and 200 % (WCAG 2.2, 1.4.4 and 1.4.10). A formula or a table may scroll in its frame, the page
 * may not.
 */
import { eachOf, tried } from "../long-series";
import { triedPages } from "../public-addresses";
import { expect, test } from "./magazine";

/** One page of each kind, and pages that once were too wide. */
const kinds = [
  ...["/", "/physics", "/physics/mekanika", "/harta", "/fjalori", "/math/pitagora/ushtrime"],
  ...["/physics/graviteti/ora", "/math/euklidi/ora"],
  ...["/math/trigonometria-lidhja-shkencat", "/physics/efekti-sere", "/physics/relativiteti"],
  ...["/physics/mechanics", "/physics/projects/hydraulics", "/physics/projects/eco-friendly-cities"],
  ...["/mesuesi", "/mesuesi/detyre?m=graviteti", "/mesuesi/test", "/detyra", "/klasa", "/modelet/topi-i-njutonit"],
];

const others = tried(triedPages(1), 30).filter((address) => !kinds.includes(address));
const narrow = [...kinds, ...others];

/** The number of addresses per test, so that the browsers share the work. */
const share = 18;

for (const { item: standard, tag } of eachOf([32, 24], 2)) {
  for (let first = 0; first < narrow.length; first += share) {
    const addresses = narrow.slice(first, first + share);
    const named = `addresses ${first + 1} to ${first + addresses.length}`;

    test(`with letters of ${standard} px nothing leaves a phone's screen, ${named}`, {
      tag: [...tag, "@series"],
    }, async ({ page, open }) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Page.setFontSizes", { fontSizes: { standard, fixed: 13 } });
      for (const address of addresses) {
        await open(address);
        // What the browser alone draws must be there: the class was measured before its field came.
        await expect(page.getByText(/po hapet…$/)).toHaveCount(0);
        // A phone's browser widens its viewport to overflowing content. So the test compares with the width of the
        // screen.
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft([address, width]).toEqual([address, 360]);
      }
    });
  }
}

for (const standard of [24, 32]) {
  test(`with letters of ${standard} px a model's question is as wide as its box, and a number stays with its unit`, async ({
    page,
    open,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Page.setFontSizes", { fontSizes: { standard, fixed: 13 } });
    await open("/modelet/topi-i-njutonit");
    const live = page.locator(".model-live");
    const box = await live.getByRole("group").first().boundingBox();
    const question = await live.locator("legend").boundingBox();
    expect((box?.width ?? 0) - (question?.width ?? 0)).toBeLessThan(2.5 * standard);
    const tools = await live.getByRole("button", { name: "Nga e para" }).boundingBox();
    expect(tools?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    const lines = await live.locator("dd").evaluateAll((values) =>
      values.map((value) => {
        const range = document.createRange();
        range.selectNodeContents(value);
        return range.getClientRects().length;
      }),
    );
    expect(lines.length).toBeGreaterThan(1);
    expect(Math.max(...lines)).toBe(1);
  });
}

/** Lists words of headings broken over two lines, and parts of the bar that overlap. */
function setBadly(): string[] {
  const bad: string[] = [];
  for (const heading of document.querySelectorAll<HTMLElement>("h1, h2, h3")) {
    if (heading.offsetParent === null) continue;
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      // Words that are only heard stand in a box of one pixel.
      if (text.parentElement?.closest(".sr-only")) continue;
      for (const word of text.data.matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1 || range.getBoundingClientRect().right > innerWidth)
          bad.push(`${heading.tagName} ${word[0]}`);
      }
    }
  }
  const name = document.createRange();
  name.selectNodeContents(document.querySelector(".top-name") as Element);
  const parts = [name, ...document.querySelectorAll(".top-bar > div > .search-form, .menu-button")]
    .map((part) => part.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  for (const [index, { right, bottom }] of parts.entries()) {
    const next = parts[index + 1];
    if (next && right > next.left + 0.5 && bottom > next.top) bad.push(`bar: ${right} over ${next.left}`);
    if (right > innerWidth) bad.push(`bar: ${right}`);
  }
  const link = document.querySelector(".top-name")?.getBoundingClientRect();
  if (!link || link.left > (parts[0]?.left ?? 0) + 0.5 || link.right < (parts[0]?.right ?? 0) - 0.5)
    bad.push("bar: link");
  return bad;
}

const titled = [
  ...["/", "/math", "/physics", "/physics/termodinamika", "/harta", "/fjalori", "/modelet", "/modelet/topi-i-njutonit"],
  ...["/terms", "/kerko?q=energjia", "/physics/projects/hydraulics", "/physics/projects/eco-friendly-cities"],
  ...["/math/matematika-lojerat-puzzles", "/physics/ligjet-e-termodinamikes", "/physics/mechanics"],
  ...["/physics/elektriciteti", "/physics/projects", "/fletorja", "/merre-me-vete", "/about", "/privacy"],
  ...["/math/pitagora/ushtrime", "/math/trigonometria-lidhja-shkencat/ushtrime", "/math/number-ninja"],
  ...["/physics/electricity-simulator", "/physics/waves-quiz", "/mesuesi", "/mesuesi/detyre", "/detyra", "/klasa"],
  "/mesuesi/test",
  ...["/physics/graviteti/ora", "/physics/graviteti/ne-ekran", "/math/trigonometria-lidhja-shkencat/ne-ekran"],
  "/klasa/kartela",
];

const letters = [
  [320, 32],
  [360, 24],
  [360, 32],
] as const;
for (const { item, tag } of eachOf(letters, 3)) {
  const [width, standard] = item;
  const size = `with letters of ${standard} px on ${width} px`;
  test(`${size} the bar's parts lie side by side, no heading's word is parted, the search shows its words`, {
    tag,
  }, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 800 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Page.setFontSizes", { fontSizes: { standard, fixed: 13 } });
    for (const address of titled) {
      await open(address);
      await page.evaluate(() => document.fonts.ready);
      expect.soft([address, await page.evaluate(setBadly)]).toEqual([address, []]);
    }
    await open("/kerko?q=energjia");
    const field = await page.locator("main input[type=search]").boundingBox();
    expect(field?.width ?? 0).toBeGreaterThan(8 * standard * 0.9);
  });
}

test("where a browser enlarges letters alone the bar goes to two lines, and nothing lies on anything", {
  tag: "@whole",
}, async ({ page, open }) => {
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open("/");
    // Doubles every computed font size and keeps lengths and viewports in em. It is the hardest case of any browser.
    await page.evaluate(() => {
      const sizes = [...document.querySelectorAll<HTMLElement>("body, body *")].map(
        (element) => [element, Number.parseFloat(getComputedStyle(element).fontSize)] as const,
      );
      for (const [element, size] of sizes) element.style.fontSize = `${2 * size}px`;
    });
    const bar = (await page.evaluate(setBadly)).filter((line) => line.startsWith("bar"));
    expect.soft([width, bar]).toEqual([width, []]);
  }
});
