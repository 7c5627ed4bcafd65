import { describe, expect, test } from "vitest";
import { faultyLines } from "../../fixtures/checked-lesson";
import { images } from "./images";

const lines = (source: string) => faultyLines(images, source);

describe("images", () => {
  test.each([
    "![Një rreze që thyhet](/figures/rrezja.svg)",
    '::figura[Rrezja.]{src="/figures/rrezja.svg" alt="Një rreze që thyhet"}',
  ])("lets pass %j", (source) => {
    expect(lines(source)).toEqual([]);
  });

  test.each([
    ["a figure without words", '::figura[Rrezja.]{src="/figures/rrezja.svg"}', 1],
    ["a figure without a file", '::figura[Rrezja.]{alt="Një rreze"}', 1],
    ["a figure that does not exist", '\n::figura[Rrezja.]{src="/figures/jo.svg" alt="Një rreze"}', 2],
    ["a picture without words", "Hyrje.\n\n![](/figures/rrezja.svg)", 3],
    ["a picture of another site", "![Një rreze](https://example.org/a.png)", 1],
  ])("finds fault with %s", (_, source, line) => {
    expect(lines(source)).toEqual([line]);
  });
});
