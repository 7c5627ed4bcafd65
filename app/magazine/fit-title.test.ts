import { expect, test } from "vitest";
import { fitTitle, wrapWords } from "./fit-title";

/** Every letter is half as wide as high. */
const widthOf = (text: string, size: number) => 0.5 * size * text.length;
const place = { width: 200, height: 90, sizes: [40, 30, 20], lineHeight: 1 };

test("a title gets the largest size at which its lines fit the place", () => {
  expect(fitTitle("Pema", place, widthOf)).toEqual({ size: 40, lines: ["Pema"] });
  expect(fitTitle("Pema ime rritet shpejt", place, widthOf)).toEqual({
    size: 30,
    lines: ["Pema ime", "rritet shpejt"],
  });
});

test("its lines are of about one length, and no-break spaces hold", () => {
  expect(fitTitle("një dy tre katër", { ...place, sizes: [20], width: 130 }, widthOf)?.lines).toEqual([
    "një dy",
    "tre katër",
  ]);
  expect(wrapWords("me 7,9\u00a0km/s", (line) => line.length < 5)).toEqual(["me", "7,9\u00a0km/s"]);
});

test("a title that no size can hold has no place", () => {
  expect(fitTitle("Shumë ".repeat(30).trim(), place, widthOf)).toBeNull();
  expect(fitTitle("Pandashmërisht-e-gjatë", place, widthOf)).toBeNull();
});
