/** Checks that no symbol overlaps its meaning. All tables of symbols are in one page, at three widths. */
import { publicAddresses } from "../public-addresses";
import { expect, test } from "./magazine";

test("every symbol of a table is clear of its meaning and inside the window", async ({ page, open }) => {
  test.setTimeout(120_000);
  await open("/physics/perhapja-zerit");
  const pages = publicAddresses().filter((address) => /^\/(?:math|physics)\/[a-z0-9-]+$/.test(address));
  // The tables are copied from their pages into one, which needs one layout per width.
  const tables = await page.evaluate(async (addresses) => {
    const body = document.querySelector(".lesson-sheet .body") as Element;
    const found = await Promise.all(
      addresses.map(async (address) => {
        const written = await (await fetch(address)).text();
        const read = new DOMParser().parseFromString(written, "text/html");
        return [...read.querySelectorAll(".formula dl")].map((table) => ({ address, table }));
      }),
    );
    body.replaceChildren(
      ...found.flat().map(({ address, table }) => {
        const formula = document.createElement("div");
        formula.className = "formula";
        formula.dataset.address = address;
        formula.appendChild(table);
        return formula;
      }),
    );
    await document.fonts.ready;
    return body.children.length;
  }, pages);
  expect(tables).toBeGreaterThan(100);
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const lying = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>(".formula dt")].flatMap((symbol) => {
        const range = document.createRange();
        range.selectNodeContents(symbol);
        const written = Math.max(
          ...[...symbol.querySelectorAll("math"), range].map((part) => part.getBoundingClientRect().right),
        );
        const meaning = symbol.nextElementSibling?.getBoundingClientRect();
        const clear =
          meaning !== undefined && written <= meaning.left && meaning.right <= innerWidth && meaning.width > 90;
        const where = symbol.closest<HTMLElement>(".formula")?.dataset.address;
        return clear
          ? []
          : [`${where}: ${symbol.textContent} to ${written}, meaning ${meaning?.left} to ${meaning?.right}`];
      }),
    );
    expect([width, lying]).toEqual([width, []]);
  }
});
