/** Letters of 150 and 200 % (WCAG 2.2, 1.4.4 and 1.4.10): a formula or a table may scroll in its frame, the page may not. */
import { triedPages } from "../public-addresses";
import { expect, test } from "./magazine";

/** Each kind of page, and those on which something once left the screen. */
const kinds = [
  ...["/", "/physics", "/physics/mekanika", "/harta", "/fjalori", "/math/pitagora/ushtrime"],
  ...["/math/trigonometria-lidhja-shkencat", "/physics/efekti-sere", "/physics/relativiteti"],
  ...["/physics/mechanics", "/physics/projects/hydraulics", "/physics/projects/eco-friendly-cities"],
];

test("with large letters nothing leaves a phone's screen", async ({ page, open }) => {
  test.setTimeout(180_000);
  const others = triedPages(8).filter((address) => !kinds.includes(address));
  const devtools = await page.context().newCDPSession(page);
  for (const standard of [24, 32]) {
    await devtools.send("Page.setFontSizes", { fontSizes: { standard, fixed: 13 } });
    for (const address of [...kinds, ...others]) {
      await open(address);
      // A phone's browser makes its window as wide as what leaves it: the width of the screen is the measure.
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft([address, standard, width]).toEqual([address, standard, 360]);
    }
  }
});
