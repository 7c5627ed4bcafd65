import { expect, test } from "vitest";
import { friction, greatest } from "./ferkimi-pergjigjet";

test("at rest friction answers the push newton for newton, up to 196 N", () => {
  expect(Math.round(greatest)).toBe(196);
  expect([0, 90, 196].map(friction)).toEqual([0, 90, 196]);
});

test("once the crate slides friction is 118 N, however hard it is pushed", () => {
  expect([200, 300, 400].map((push) => Math.round(friction(push)))).toEqual([118, 118, 118]);
});
