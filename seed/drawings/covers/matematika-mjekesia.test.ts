import { expect, test } from "vitest";
import { alarmed, cleared, falseAlarm, found, ill, people, trust } from "./matematika-mjekesia";

test("the people drawn are the numbers that are to be expected, to the nearest whole person", () => {
  const rightAlarms = people * ill * found;
  const wrongAlarms = people * (1 - ill) * falseAlarm;
  expect(alarmed).toHaveLength(Math.round(rightAlarms) + Math.round(wrongAlarms));
  expect(cleared).toHaveLength(Math.round(people - rightAlarms - wrongAlarms));
});

test("nobody is counted twice or left out", () => {
  expect([...alarmed, ...cleared].sort((a, b) => a - b)).toEqual(Array.from({ length: people }, (_, i) => i));
});

test("an alarm is right about once in ten", () => {
  expect(Math.abs(trust - 1 / alarmed.length)).toBeLessThan(0.01);
});
