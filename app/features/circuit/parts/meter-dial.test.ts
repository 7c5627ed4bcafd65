import { expect, test } from "vitest";
import { dialArc, dialMarks, dialNumbers, goalArc, meterRange, pointerTurn } from "./meter-dial";

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
  expect([0, 3, 6, 60, -6].map((value) => pointerTurn(value, 6))).toEqual([-65, 0, 65, 65, 65]);
});

test("the numbers divide the range in six", () => {
  expect(dialNumbers(0.6).map(({ value }) => value)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6]);
  expect(dialNumbers(30).map(({ value }) => value)).toEqual([0, 5, 10, 15, 20, 25, 30]);
  expect(dialNumbers(6)[3]).toEqual({ value: 3, x: 180, y: 0 });
});

test("the face has an arc, and thirty-one marks of which seven are long", () => {
  expect(dialArc).toMatch(/^M44\.1 106\.6A150 150 0 0 1 315\.9 106\.6$/);
  const marks = dialMarks
    .split("M")
    .slice(1)
    .map((mark) => mark.split("L").map((end) => end.split(" ").map(Number)));
  const lengths = marks.map(([[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []]) =>
    Math.round(Math.hypot(x1 - x2, y1 - y2)),
  );
  expect(lengths).toHaveLength(31);
  expect(lengths.map((length, k) => length === (k % 5 === 0 ? 18 : 8))).not.toContain(false);
});

test("a goal is marked outside the scale, above the pivot where it is half of the range", () => {
  expect(goalArc(3, 6)).toBe("M168.4 16.4A154 154 0 0 1 191.6 16.4");
});
