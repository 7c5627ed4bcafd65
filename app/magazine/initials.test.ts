import { expect, test } from "vitest";
import { initials } from "./initials";

test("initials skip the small words", () => {
  expect(initials("Redaksia e Fizikës")).toBe("RF");
});

test("one word gives one letter, no name gives none", () => {
  expect(initials("Redaksia")).toBe("R");
  expect(initials("  ")).toBe("");
});
