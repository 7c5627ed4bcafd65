import { expect, test } from "vitest";
import type { Answer } from "./exercise";
import { shortAnswer } from "./printed-answer";

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
  [{ kind: "figure", handle: "shigjete", values: ["9 * a"], tolerances: [0], turn: 360 }, "90°"],
  [{ kind: "figure", handle: "qelize", values: ["a", "2"], tolerances: [0, 0] }, "10; 2"],
  [{ kind: "expression", value: "a*x", variables: ["x"] }, "<math><mn>10</mn><mo>&#x2062;</mo><mi>x</mi></math>"],
])("%j in short is %s", (answer, short) => {
  expect(shortAnswer({ answer }, { a: 10 }, [2, 0, 1])).toBe(short);
});
