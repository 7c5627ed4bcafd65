import { describe, expect, test } from "vitest";
import { checkedLesson } from "../fixtures/checked-lesson";
import { readingTime } from "./reading-time";

describe("reading-time", () => {
  const faults = (words: number, duration: number) =>
    readingTime.check(checkedLesson("fjalë ".repeat(words), duration));

  test.each([
    [170, 1],
    [171, 2],
    [171, 4],
    [1020, 4],
  ])("%i words may be promised as %i minutes", (words, minutes) => {
    expect(faults(words, minutes)).toEqual([]);
  });

  test.each([
    [171, 5, 2],
    [1020, 3, 6],
  ])("%i words may not be promised as %i minutes: it is %i", (words, minutes, right) => {
    expect(faults(words, minutes)).toMatchObject([{ field: "duration", hint: expect.stringContaining(`: ${right}.`) }]);
  });
});
