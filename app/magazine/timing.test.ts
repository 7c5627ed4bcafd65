import { expect, test } from "vitest";
import { isOut, momentsPassed, untilNextMoment } from "./timing";

const instantOf = (time: string) => Date.parse(time);
const piece = { from: "2026-12-01T07:00:00.000Z", until: "2026-12-24T23:00:00.000Z" };

test("a piece is out from its first instant, and no longer at its last", () => {
  expect(isOut(piece, instantOf("2026-12-01T06:59:59.999Z"))).toBe(false);
  expect(isOut(piece, instantOf("2026-12-01T07:00:00.000Z"))).toBe(true);
  expect(isOut(piece, instantOf("2026-12-24T22:59:59.999Z"))).toBe(true);
  expect(isOut(piece, instantOf("2026-12-24T23:00:00.000Z"))).toBe(false);
  expect(isOut({}, 0)).toBe(true);
});

test("what is read changes at each instant and not between them", () => {
  const counts = ["2026-11-30", "2026-12-02", "2026-12-25"].map((day) => momentsPassed([{}, piece], instantOf(day)));
  expect(counts).toEqual([0, 1, 2]);
  expect(untilNextMoment([piece], instantOf("2026-12-01T06:00:00Z"))).toBe(3_600_000);
  expect(untilNextMoment([piece], instantOf("2026-12-25"))).toBe(Number.POSITIVE_INFINITY);
});
