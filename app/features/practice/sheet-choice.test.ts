import { expect, test } from "vitest";
import type { Answer } from "../../magazine/practice/exercise";
import { exerciseWith } from "../../magazine/practice/exercise.fixture";
import { seedOf, sheetChoice, shortAnswer } from "./sheet-choice";

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

test.each<[Answer, string]>([
  [{ kind: "number", value: "a / 3", unit: "m", digits: 1 }, "3,3\u00a0m"],
  [{ kind: "number", value: "a / 4" }, "2,5"],
  [{ kind: "choice", options: [{ text: "x" }, { text: "y" }, { text: "z" }], right: 1 }, "C"],
  [{ kind: "order", items: ["x", "y", "z"] }, "B, C, A"],
  [
    {
      kind: "match",
      pairs: [
        ["x", "1"],
        ["y", "2"],
        ["z", "3"],
      ],
    },
    "1B, 2C, 3A",
  ],
  [{ kind: "number", value: "a^19 * 1.186017", unit: "s" }, "1,186\u00a0·\u00a010¹⁹\u00a0s"],
  [{ kind: "point", x: "-a", y: "2", from: -9, to: 9 }, "(−10; 2)"],
  [{ kind: "fraction", value: "4/12" }, "1/3"],
  [{ kind: "expression", value: "a*x", variables: ["x"] }, "<math><mn>10</mn><mo>&#x2062;</mo><mi>x</mi></math>"],
])("%j in short is %s", (answer, short) => {
  expect(shortAnswer(exercise("a", answer), { a: 10 }, [2, 0, 1])).toBe(short);
});
