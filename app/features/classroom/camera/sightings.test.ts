import { expect, test } from "vitest";
import { isForeignTold, isNew, noSightings } from "./sightings";

test("a code that stays before the camera is told once, and again when it comes back", () => {
  const seen = { ...noSightings, text: "PRIZMA:A", seenAt: 1_000 };
  expect(isNew(noSightings, "PRIZMA:A", 0)).toBe(true);
  expect(isNew(seen, "PRIZMA:A", 1_080)).toBe(false);
  expect(isNew(seen, "PRIZMA:B", 1_080)).toBe(true);
  expect(isNew(seen, "PRIZMA:A", 3_001)).toBe(true);
});

test("foreign codes are told once in three seconds, the first at once", () => {
  expect(isForeignTold(noSightings, 0)).toBe(true);
  expect(isForeignTold({ ...noSightings, foreignAt: 500 }, 3_499)).toBe(false);
  expect(isForeignTold({ ...noSightings, foreignAt: 500 }, 3_500)).toBe(true);
});
