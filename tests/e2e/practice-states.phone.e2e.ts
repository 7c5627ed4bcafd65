/** Tests exercises, the sheet and the notebook in each of their states. axe checks both themes. */
import { states } from "../look/states";
import { expect, test } from "./magazine";
import { expectAccessible } from "./playing";

test("every state of exercises and of the notebook is accessible, light and dark", { tag: "@whole" }, async ({
  page,
  open,
}) => {
  test.slow();
  const practised = states.filter(({ name, media }) => /^(exercise|sheet|notebook)/.test(name) && media === undefined);
  expect(practised.length).toBeGreaterThan(10);
  for (const { name, address, reach } of practised) {
    await test.step(name, async () => {
      await open(address);
      await page.evaluate(() => localStorage.clear());
      await reach?.(page);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }
});
