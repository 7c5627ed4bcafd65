import { expect, it } from "vitest";
import { labelledProblem } from "./field-names";

it.each([
  ["„english“ është bosh.", "„Anglisht“ është bosh."],
  ["„title“ ka vetëm hapësira.", "„Titulli“ ka vetëm hapësira."],
  ["Mungon fusha „forms“.", "Mungon fusha „Trajtat“."],
  ["„pesha“ është edhe te „forca“.", "„pesha“ është edhe te „forca“."],
])("a finding says %j as %j", (message, words) => {
  const hint = "Shto te „forms“ trajtën që përdor mësimi.";
  expect(labelledProblem({ file: "glossary.json", message, hint })).toEqual({
    message: words,
    hint: "Shto te „Trajtat“ trajtën që përdor mësimi.",
  });
});

it("a word of a lesson is no field, though one has its name", () => {
  const english = { message: "„from“ duket mbetje e anglishtes.", hint: "Përktheje." };
  expect(labelledProblem({ file: "lessons/marsi.md", ...english })).toEqual(english);
});
