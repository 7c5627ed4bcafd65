import { expect, test } from "vitest";
import { isWithin, readPrediction } from "./kept-prediction";

const initial = { speed: 4, friction: 0.1 };
const choices: ["stops" | "keeps", string][] = [
  ["stops", "Ndalet."],
  ["keeps", "E ruan."],
];
const read = (kept: unknown) =>
  readPrediction(kept, initial, choices, ({ speed }) => isWithin({ min: 0, max: 6 }, speed));

test("a prediction comes back with the settings for which it was made", () => {
  const kept = { guess: "keeps", settings: { speed: 2, friction: 0 } };
  expect(read(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test.each([
  ["nothing", null],
  ["an unknown prediction", { guess: "flies", settings: initial }],
  ["no settings", { guess: "keeps" }],
  ["a word for a number", { guess: "keeps", settings: { speed: "2", friction: 0 } }],
  ["a speed beyond the slider", { guess: "keeps", settings: { speed: 1e9, friction: 0 } }],
  ["no number at all", { guess: "keeps", settings: { speed: Number.NaN, friction: 0 } }],
])("%s is forgotten", (_, kept) => expect(read(kept)).toBeNull());
