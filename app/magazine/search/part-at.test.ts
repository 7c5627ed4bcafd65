import { expect, test } from "vitest";
import { partAt } from "./part-at";
import { indexPart } from "./part-names";

const hour = (time: string) => Date.parse(`2026-12-${time}:00Z`);
const pieces = [{ from: "2026-12-01T08:00:00.000Z" }, { until: "2026-12-24T08:00:00.000Z" }];
const published = new Map([indexPart, `${indexPart}.1`, `${indexPart}.2`, "optika-0a"].map((name) => [name, name]));
const named = (name: string) => published.get(name);

test("the index is that of the hours that have passed", () => {
  const at = (time: string) => partAt(indexPart, pieces, hour(time), named);
  expect([at("01T07:59"), at("01T08:00"), at("23T08:00"), at("24T08:00")]).toEqual([
    indexPart,
    `${indexPart}.1`,
    `${indexPart}.1`,
    `${indexPart}.2`,
  ]);
});

test("an index of another hour cannot be asked for", () => {
  expect(partAt(`${indexPart}.1`, pieces, hour("02T08:00"), named)).toBeNull();
  expect(partAt(`${indexPart}.2`, pieces, hour("02T08:00"), named)).toBeNull();
});

test("texts are the same at every hour, and an edition of one index has it for all", () => {
  expect(partAt("optika-0a", pieces, hour("02T08:00"), named)).toBe("optika-0a");
  const one = (name: string) => (name === indexPart ? "the only one" : undefined);
  expect(partAt(indexPart, pieces, hour("02T08:00"), one)).toBe("the only one");
  expect(partAt("optika-ff", pieces, hour("02T08:00"), one)).toBeNull();
});
