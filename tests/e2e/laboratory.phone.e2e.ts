import { text } from "./circuit-bench";
import { board, button, dock, dragByFinger, edge, middleOf, openLaboratory, row } from "./laboratory-bench";
import { expect, test } from "./magazine";

for (const [width, height] of [
  [360, 640],
  [640, 360],
] as const) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("board, tools, controls and readings are seen together; fingers tap, drag, carry and draw", async ({
      page,
    }) => {
      await openLaboratory(page);
      await edge(page, /^Bateria, /).tap();
      await expect(dock(page)).toContainText("I 0,293 A");
      const bar = (await page.locator("header").first().boundingBox())?.height ?? 0;
      for (const part of [
        board(page),
        page.locator(".lab-tools"),
        dock(page).getByRole("slider").first(),
        button(page, "Lëre"),
      ]) {
        const box = await part.boundingBox();
        expect((box?.y ?? 0) >= bar - 1).toBe(true);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      }
      // Tools and edges have the size of a thumb.
      for (const target of [...(await page.locator(".lab-tools button").all()), edge(page, /^Bateria, /)]) {
        const box = await target.boundingBox();
        expect([(box?.width ?? 0) >= 43.5, (box?.height ?? 0) >= 43.5]).toEqual([true, true]);
      }
      // The whole curve is visible. It is beside the board on a phone on its side, else above the selected part's
      // controls.
      await button(page, "Grafiku").tap();
      const curve = page.getByRole("img", { name: /^U në kohë/ });
      const seen = await curve.evaluate((one) => {
        const { x, bottom, width } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, bottom - 2)) && bottom <= innerHeight;
      });
      expect(seen).toBe(true);
      await button(page, "Grafiku").tap();
      await button(page, "Lëre").tap();

      // A tap toggles the switch, and the page announces the result.
      await edge(page, /^Çelësi, /).tap();
      await expect(text(page)).toContainText("çelësi është i hapur");
      await edge(page, /^Çelësi, /).tap();
      await expect(row(page, /Ampermetri/)).toContainText("0,293");
      await edge(page, /^Çelësi, /).tap();
      await button(page, "Lëre").tap();

      // Drags with a finger from the palette, then to another place.
      await button(page, "Zbraz").tap();
      const scrolled = await page.evaluate(() => window.scrollY);
      await dragByFinger(
        page,
        await middleOf(button(page, "Llambë")),
        await middleOf(edge(page, "Bosh, rreshti 2, nga kolona 2 te 3")),
      );
      await expect(edge(page, /^Llamba, rreshti 2, nga kolona 2 te 3/)).toBeVisible();
      await dragByFinger(
        page,
        await middleOf(edge(page, /^Llamba, /)),
        await middleOf(edge(page, "Bosh, kolona 4, nga rreshti 1 te 2")),
      );
      await expect(edge(page, /^Llamba, kolona 4, nga rreshti 1 te 2/)).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

      // A browser ignores a tap directly after a drag.
      await expect(async () => {
        await button(page, "Zbraz").tap();
        await expect(edge(page, /^Llamba, /)).toHaveCount(0, { timeout: 500 });
      }).toPass();
      await button(page, "Tel").tap();
      const ends = ["Bosh, rreshti 4, nga kolona 1 te 2", "Bosh, rreshti 4, nga kolona 4 te 5"];
      const [from, to] = [await middleOf(edge(page, ends[0] ?? "")), await middleOf(edge(page, ends[1] ?? ""))];
      await dragByFinger(page, from, to);
      await expect(edge(page, /^Tel, rreshti 4/)).toHaveCount(4);
      // From an end of a wire a pupil can also draw up and down.
      const end = await middleOf(edge(page, "Bosh, kolona 1, nga rreshti 3 te 4"));
      await dragByFinger(page, { x: end.x, y: end.y + 18 }, { x: end.x, y: end.y - 60 });
      await expect(edge(page, /^Tel, kolona 1/)).toHaveCount(2);
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
      // If nothing is near, a swipe up over the board scrolls the page. It places no wire.
      const bare = await middleOf(edge(page, "Bosh, rreshti 2, nga kolona 3 te 4"));
      await dragByFinger(page, bare, { x: bare.x, y: bare.y - 70 });
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled + 30);
      await expect(edge(page, /^Tel, /)).toHaveCount(6);
      await page.evaluate((top) => window.scrollTo(0, top), scrolled);
      // With the wire tool still selected, a swipe beside the board scrolls the page.
      const beside = await middleOf(text(page));
      await dragByFinger(page, { x: beside.x, y: beside.y - 5 }, { x: beside.x, y: beside.y - 155 });
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled + 50);
      await expect(edge(page, /^Tel, /)).toHaveCount(6);
    });
  });
}
