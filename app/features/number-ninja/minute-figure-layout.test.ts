import { expect, test } from "vitest";
import { layOutMinute } from "./minute-figure-layout";
import type { AnsweredExercise } from "./number-ninja-rules";

const after = (...seconds: number[]): AnsweredExercise[] =>
  seconds.map((time) => ({
    exercise: { operation: "addition", left: 1, right: 1, answer: 2 },
    input: 2,
    right: true,
    answerMs: time * 1_000,
  }));

test("dots stand in the order of the answers, a slower one higher, all inside the figure", () => {
  const { dots, floor, width } = layOutMinute(after(1, 4, 2), null, 600);
  const [quick, slow, middle] = dots.map(({ y }) => y) as [number, number, number];
  expect(slow).toBeLessThan(middle);
  expect(middle).toBeLessThan(quick);
  for (const { x, y } of dots) expect([x > 0 && x < width, y > 0 && y < floor]).toEqual([true, true]);
  expect(dots.map(({ x }) => x)).toEqual(dots.map(({ x }) => x).sort((a, b) => a - b));
});

test("lines count seconds or parts of one, five at most, up to the slowest answer", () => {
  for (const [slowest, counts] of [
    [0.03, [0.1, 0.2]],
    [0.3, [0.1, 0.2, 0.3]],
    [1, [0.2, 0.4, 0.6, 0.8, 1]],
    [2.3, [0.5, 1, 1.5, 2, 2.5]],
    [3, [1, 2, 3]],
    [8, [2, 4, 6, 8]],
  ] as const)
    expect(layOutMinute(after(0.01, slowest), null, 600).lines.map(({ seconds }) => seconds)).toEqual(counts);
  expect(layOutMinute(after(300), null, 600).lines).toHaveLength(5);
});

test("the record's pace stands at its seconds, and is left out where it would leave the figure", () => {
  const { record, lines } = layOutMinute(after(2, 3), 2_000, 600);
  expect(record).toBeCloseTo(lines[1]?.y ?? 0);
  expect(layOutMinute(after(1, 1), 2_800, 600).record).toBeGreaterThan(0);
  expect(layOutMinute(after(2, 3), 9_000, 600).record).toBeNull();
  expect(layOutMinute(after(2, 3), null, 600).record).toBeNull();
});

test("the fastest right answer is found, of two right ones at least", () => {
  const [slow, quick, wrong] = after(3, 2, 1) as [AnsweredExercise, AnsweredExercise, AnsweredExercise];
  expect(layOutMinute([slow, quick, { ...wrong, right: false }], null, 600).fastest).toBe(1);
  expect(layOutMinute([slow, { ...wrong, right: false }], null, 600).fastest).toBeNull();
});

test("thirty dots do not touch on the narrowest screen", () => {
  const { dots, radius } = layOutMinute(after(...Array.from({ length: 30 }, () => 2)), null, 288);
  expect((dots[1]?.x ?? 0) - (dots[0]?.x ?? 0)).toBeGreaterThan(2 * radius);
});
