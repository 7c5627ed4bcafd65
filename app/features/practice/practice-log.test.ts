// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { type Done, nextDraw, parseLog, practiceRecord, today, withDone } from "./practice-log";

beforeEach(() => localStorage.clear());

test("what was done comes back, by exercise, oldest first", () => {
  const log = withDone(withDone({}, "a", [20_000, 1]), "a", [20_001, 3]);
  expect(practiceRecord("pitagora").write(log)).toBe(true);
  expect(practiceRecord("pitagora").read()).toEqual({
    a: [
      [20_000, 1],
      [20_001, 3],
    ],
  });
  expect(practiceRecord("graviteti").read()).toBeNull();
});

test("the last twelve times are kept", () => {
  const many = Array.from({ length: 20 }, (_, day): Done => [day, 2]);
  const log = many.reduce((all, done) => withDone(all, "a", done), {});
  expect(log).toEqual({ a: many.slice(8) });
});

test.each([
  [null, null],
  ["text", null],
  [[1], null],
  [{ a: "x", b: [[1, 2], [1, 9], "x", [1.5, 2]] }, { b: [[1, 2]] }],
])("of %j only what is a log is read", (value, log) => {
  expect(parseLog(value)).toEqual(log);
});

test("each attempt leads to another draw, also behind those that are kept", () => {
  let log = {};
  const draws = Array.from({ length: 40 }, (_, day) => {
    const draw = nextDraw((log as Record<string, Done[]>).a ?? []);
    log = withDone(log, "a", [day, 3]);
    return draw;
  });
  expect(draws.slice(0, 12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(new Set(draws).size).toBe(40);
});

test("a day ends at midnight of the device", () => {
  const dayAt = (hours: number) => today(new Date(2026, 10, 22, hours, 59));
  expect(dayAt(23)).toBe(dayAt(0));
  expect(today(new Date(2026, 10, 23, 0, 1))).toBe(dayAt(12) + 1);
});
