import { describe, expect, test } from "vitest";
import { faultyLines } from "../../fixtures/checked-lesson";
import { expectedReading } from "./expected-reading";

const lines = (source: string) => faultyLines(expectedReading, source);

describe("expected-reading", () => {
  test.each([
    ":::provoje[5 minuta]\nPalose fletën.\n\n::pritet[Një vijë e drejtë.]\n:::",
    ":::provoje\n1. Palose.\n\n   ::pritet[Një vijë.]\n:::",
    ":::shenim[x]\nPa provë.\n:::",
  ])("lets pass %j", (source) => {
    expect(lines(source)).toEqual([]);
  });

  test.each([
    ["an experiment without it", "Hyrje.\n\n:::provoje[5 minuta]\nPalose fletën.\n:::", [3]],
    ["the one of two that has none", ":::provoje\n::pritet[Po.]\n:::\n\n:::provoje\nPalose.\n:::", [5]],
    ["a reading that only the text speaks of", ":::provoje\nPritet një vijë.\n:::", [1]],
  ])("finds fault with %s", (_, source, position) => {
    expect(lines(source)).toEqual(position);
  });
});
