import { expect, test } from "vitest";
import { clock, filmFacts } from "./film-facts";

test("a length is read as on a clock", () => {
  expect([332, 267, 60, 5].map(clock)).toEqual(["5:32", "4:27", "1:00", "0:05"]);
});

test("where the size is not known only the length is said", () => {
  expect(filmFacts({ duration: 332, size: 4_120_000 })).toBe("5:32 · 4,1\u00a0MB");
  expect(filmFacts({ duration: 267 })).toBe("4:27");
});
