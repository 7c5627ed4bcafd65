import { describe, expect, test } from "vitest";
import { albanianCases } from "./albanian.cases";

// The same cases run in workerd and in Chromium (tests/worker, tests/e2e). A pass in Node proves nothing for them.
describe.each(albanianCases)("$name", ({ cases }) => {
  test.each(cases)("$title", ({ actual, expected }) => {
    expect(actual()).toEqual(expected);
  });
});
