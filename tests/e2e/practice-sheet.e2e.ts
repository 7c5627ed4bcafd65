/** Tests the class's sheet as printed by Chromium: a real document, read by pdf.js. */
import type { Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import { printedPlaces, variants } from "../../app/features/practice/sheet-choice";
import { computed, drawNumbers } from "../../app/magazine/practice/draw";
import { shortAnswer } from "../../app/magazine/practice/printed-answer";
import { realMagazine } from "../real-magazine";
import { expect, test, titleOf } from "./magazine";
import { openAlive } from "./playing";
import { feetOf, sheetsOf, smallestLabel } from "./printed-sheets";

interface Piece {
  text: string;
  page: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Lists the text pieces of a document, in points from the lower left. */
async function piecesOf(pdf: Uint8Array): Promise<{ pieces: Piece[]; pages: number; width: number; height: number }> {
  const document = await getDocumentProxy(pdf);
  const pieces: Piece[] = [];
  let [width, height] = [0, 0];
  for (let page = 1; page <= document.numPages; page++) {
    const opened = await document.getPage(page);
    [, , width = 0, height = 0] = opened.view;
    for (const item of (await opened.getTextContent()).items) {
      if (!("str" in item) || item.str.trim() === "") continue;
      const [, , , , left = 0, bottom = 0] = item.transform as number[];
      pieces.push({ text: item.str, page, left, bottom, right: left + item.width, top: bottom + item.height });
    }
  }
  // In reading order: by columns, from the top, line by line. The document itself uses the order of painting.
  const column = ({ left }: Piece) => (left < width / 2 ? 0 : 1);
  pieces.sort(
    (a, b) =>
      a.page - b.page || column(a) - column(b) || Math.round(b.bottom) - Math.round(a.bottom) || a.left - b.left,
  );
  return { pieces, pages: document.numPages, width, height };
}

const flat = (text: string) => text.replace(/[\s\u00a0]+/g, "");

/** Waits until React has taken up the sheet too. It comes with its own script, after the page. */
const sheetAlive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector(".paper-exercise") ?? {}).some((key) => key.startsWith("__reactProps$")),
  );

test("a printed sheet has two variants, whole exercises, and answers that belong", async ({ page }) => {
  const slug = "pitagora";
  await openAlive(page, `/math/${slug}/ushtrime?print&fara=10b`);
  await sheetAlive(page);
  const exercises = realMagazine().practices?.find((practice) => practice.slug === slug)?.exercises ?? [];
  // Marks at the top and the bottom of each block, outside the flow. They show the pages of its beginning and its end.
  const questions = await page.locator(".paper-exercise, [aria-label='Përgjigjet'] li").evaluateAll((blocks) =>
    blocks.map((block, index) => {
      const text = block.textContent ?? "";
      (block as HTMLElement).style.position = "relative";
      for (const edge of ["top", "bottom"]) {
        const mark = document.createElement("span");
        mark.textContent = `${edge}${index};`;
        mark.style.cssText = `position: absolute; ${edge}: 0; right: 0; font-size: 6px`;
        block.appendChild(mark);
      }
      return text;
    }),
  );
  expect(questions).toHaveLength(4 * exercises.length);
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  const { pieces, pages, width, height } = await piecesOf(new Uint8Array(pdf));
  expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);

  // No text is cut at an edge of its page.
  const outside = pieces.filter(
    ({ left, right, top, bottom }) => left < 10 || right > width - 10 || bottom < 10 || top > height - 10,
  );
  expect(outside).toEqual([]);
  const printed = (number: number) =>
    flat(
      pieces
        .filter((piece) => piece.page === number)
        .map(({ text }) => text)
        .join(""),
    );
  const texts = Array.from({ length: pages }, (_, index) => printed(index + 1));
  const whole = texts.join("");
  const places = (sought: string) => texts.flatMap((text, index) => (text.includes(sought) ? [index + 1] : []));

  // Every exercise and every answer is whole on one page.
  for (const index of questions.keys()) {
    expect([index, places(`top${index};`)]).toEqual([index, places(`bottom${index};`)]);
    expect([index, places(`top${index};`).length]).toEqual([index, 1]);
  }
  const [first = 0] = places("VariantiB");
  const [answers = 0] = places(flat("Përgjigjet, fjala „10b“"));
  expect(places("VariantiA")[0]).toBe(1);
  expect(first).toBeGreaterThan(1);
  expect(answers).toBeGreaterThan(first);
  // The second variant is handed out alone.
  expect(texts[first - 1]?.startsWith(flat(titleOf(slug)))).toBe(true);
  // Each variant begins on a new page. So do the answers, without a question beside them.
  expect(texts[answers - 1]?.startsWith(flat("Përgjigjet, fjala „10b“"))).toBe(true);

  // The answers match. Recomputed from the class's word, they are in order, and the variants differ.
  const key = whole.slice(whole.indexOf(flat("Përgjigjet, fjala „10b“")));
  const ofVariant = (variant: string) => {
    const from = key.indexOf(`Varianti${variant}`);
    return key.slice(from, variant === "A" ? key.indexOf("VariantiB") : undefined);
  };
  for (const variant of variants) {
    let position = 0;
    for (const exercise of exercises) {
      const numbers = drawNumbers(exercise, `10b ${variant}`) ?? {};
      const short = shortAnswer(exercise, numbers, printedPlaces(exercise, "10b", variant));
      const rest = ofVariant(variant).slice(position);
      expect(rest).toContain(flat(short));
      position += rest.indexOf(flat(short));
    }
  }
  expect(ofVariant("A").slice(9)).not.toBe(ofVariant("B").slice(9));
  // The hypotenuse by Pythagoras' theorem, not by the page's own evaluator.
  const [numbersA, numbersB] = [0, exercises.length].map((index) => questions[index]?.match(/\d+/g)?.map(Number) ?? []);
  for (const [variant, [a = 0, b = 0] = []] of [["A", numbersA] as const, ["B", numbersB] as const]) {
    expect(computed("sqrt(a^2 + b^2)", { a, b })).toBe(Math.hypot(a, b));
    expect(ofVariant(variant)).toContain(`${Math.hypot(a, b)}cm`);
  }
});

test("two variants of eighteen exercises and their key are on at most seven sheets", async ({ page }) => {
  await openAlive(page, "/physics/graviteti/ushtrime?print&fara=10b");
  await expect(page.locator(".paper-exercise")).toHaveCount(36);
  await expect(page.locator(".paper-variant .exercise-figure:not(:has(svg, img))")).toHaveCount(0);
  expect((await sheetsOf(page)).length).toBeLessThanOrEqual(7);
  const feet = await feetOf(page);
  const of = (sheet: string) => `Prizma·${flat(titleOf("graviteti"))}·${sheet}`;
  expect([...new Set(feet)]).toEqual(["Varianti A", "Varianti B", "Përgjigjet"].map((sheet) => of(flat(sheet))));
});

test("labels of a sheet's pictures are at least 7 pt", async ({ page }) => {
  await openAlive(page, "/math/pitagora/ushtrime?print&fara=10b");
  await expect(page.locator(".sheet-exercises .in-whole > svg").first()).toBeVisible();
  await expect(page.locator(".paper-variant .exercise-figure:not(:has(svg, img))")).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  // A4 less its margins is 680 px wide.
  await page.setViewportSize({ width: 680, height: 1_000 });
  expect(await smallestLabel(page, ".sheet-exercises .in-whole > svg")).toBeGreaterThanOrEqual(7);
});
