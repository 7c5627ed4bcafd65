import { expect, test } from "vitest";
import { optionLetter } from "./option-letter";

test("options are lettered from A", () => {
  expect([0, 1, 2, 3].map(optionLetter).join("")).toBe("ABCD");
});
