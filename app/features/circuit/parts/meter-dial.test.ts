import { expect, test } from "vitest";
import {
  dialArc,
  dialMarks,
  dialNumbers,
  dialPivot,
  dialPointer,
  goalArc,
  meterRange,
  pointerTurn,
  slimGoal,
  slimNumbers,
  slimPlace,
  slimScale,
} from "./meter-dial";

test.each([
  [0, 0.6, 0.6],
  [0.6, 0.6, 0.6],
  [0.61, 0.6, 1.2],
  [-1.3, 0.6, 3],
  [5.99, 0.6, 6],
  [12, 0.6, 12],
  [12.1, 0.6, 30],
  [6000, 0.6, 6000],
  [0.1, 6, 6],
])("%d on an instrument that begins at %d shows on the range of %d", (value, least, range) => {
  expect(meterRange(value, least)).toBe(range);
});

test("the pointer rests at the left, stands upright at half and stops at the end", () => {
  expect([0, 3, 6, 60, -6].map((value) => pointerTurn(value, 6))).toEqual([-90, 0, 90, 90, 90]);
});

test("the numbers divide the range in six", () => {
  expect(dialNumbers(0.6).map(({ value }) => value)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6]);
  expect(dialNumbers(30).map(({ value }) => value)).toEqual([0, 5, 10, 15, 20, 25, 30]);
  expect(dialNumbers(6)[3]).toEqual({ value: 3, x: 150, y: -6 });
});

test("the face has an arc, and thirty-one marks of which seven are long", () => {
  expect(dialArc).toMatch(/^M38 140A112 112 0 0 1 262 140$/);
  const marks = dialMarks
    .split("M")
    .slice(1)
    .map((mark) => mark.split("L").map((end) => end.split(" ").map(Number)));
  const lengths = marks.map(([[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []]) =>
    Math.round(Math.hypot(x1 - x2, y1 - y2)),
  );
  expect(lengths).toHaveLength(31);
  expect(lengths.map((length, k) => length === (k % 5 === 0 ? 15 : 7))).not.toContain(false);
});

test("a goal is marked outside the scale, above the pivot where it is half of the range", () => {
  expect(goalArc(3, 6)).toBe("M137.7 22.6A118 118 0 0 1 162.3 22.6");
});

test("the pointer begins at its pivot and reaches into the marks, and the goal's arc stays off the numbers", () => {
  const [, x, from, to] = /^M([\d.]+) ([\d.]+)V([\d.]+)$/.exec(dialPointer)?.map(Number) ?? [];
  expect([x, from]).toEqual([dialPivot.x, dialPivot.y]);
  const reach = (from ?? 0) - (to ?? 0);
  expect(reach).toBeGreaterThan(112 - 7);
  expect(reach).toBeLessThanOrEqual(112);
  // The arc's outer edge is at 121.5. On a phone a number of three characters is 42 wide and 23 high.
  for (const { x, y } of dialNumbers(0.6)) {
    const [dx, dy] = [Math.abs(x - dialPivot.x), dialPivot.y - y];
    expect(Math.hypot(Math.max(0, dx - 21), Math.max(0, dy - 11.5))).toBeGreaterThan(121.5);
  }
});

test("the straight scale has the dial's marks and numbers, and its pointer stops at both ends", () => {
  expect(slimScale.match(/v-8/g)).toHaveLength(7);
  expect(slimScale.match(/v-4/g)).toHaveLength(24);
  expect(slimNumbers(0.6).map(({ value }) => value)).toEqual(dialNumbers(0.6).map(({ value }) => value));
  expect([0, 0.3, -0.3, 0.6, 6].map((value) => slimPlace(value, 0.6))).toEqual([10, 120, 120, 230, 230]);
  expect(slimGoal(0.3, 0.6)).toBe("M112.7 20.5H127.3");
});
