import { expect, test } from "vitest";
import type { Answer } from "../../magazine/practice/exercise";
import { exerciseWith } from "../../magazine/practice/exercise.fixture";
import { seedOf, sheetChoice } from "./sheet-choice";

const exercise = (id: string, answer: Answer = { kind: "number", value: "a / 3", unit: "m", digits: 1 }) =>
  exerciseWith(answer, { id });
const practice = { slug: "pitagora", exercises: ["a", "b", "c"].map((id) => exercise(id)) };
const ids = (search: string) => sheetChoice(search, practice)?.exercises.map(({ id }) => id);

test("an address carries the class's word and the exercises, in the lesson's order", () => {
  expect(sheetChoice("", practice)).toBeNull();
  expect(sheetChoice("?print", practice)?.classWord).toBeNull();
  expect(sheetChoice("?print&fara=10b", practice)?.classWord).toBe("10b");
  expect(ids("?print&fara=10b&u=c&u=a")).toEqual(["a", "c"]);
  expect(ids("?print&fara=10b")).toEqual(["a", "b", "c"]);
  expect(ids("?print&u=tjeter")).toEqual(["a", "b", "c"]);
});

test("variants have numbers of their own", () => {
  expect(seedOf("10b", "A")).not.toBe(seedOf("10b", "B"));
});
