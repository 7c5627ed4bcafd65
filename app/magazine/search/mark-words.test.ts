import fc from "fast-check";
import { expect, test } from "vitest";
import { markerOf } from "./mark-words";

/** Shows marked words in brackets. */
const marked = (stems: string[], sentence: string) =>
  markerOf(new Set(stems))(sentence)
    .map(({ text, marked: isMarked }) => (isMarked ? `[${text}]` : text))
    .join("|");

test.each([
  ["every form of a word", ["hen"], "Hëna bie, e hënës i bie.", "[Hëna]| bie, e |[hënës]| i bie."],
  ["a word at the end", ["tok"], "bie në Tokë", "bie në |[Tokë]"],
  ["neighbours each by itself", ["mas", "tok"], "masa,toka", "[masa]|,|[toka]"],
  ["a word by its stem or as it is typed", ["ferk", "njutoni"], "Fërkimi: njutoni", "[Fërkimi]|: |[njutoni]"],
  ["a Greek letter by its name", ["lambda"], "gjatësia λ", "gjatësia |[λ]"],
  ["no word that only begins alike", ["mas"], "Maska ka masë.", "Maska ka |[masë]|."],
  ["nothing where no word is found", ["tok"], "Hëna bie.", "Hëna bie."],
])("marks %s", (_, stems, sentence, shown) => {
  expect(marked(stems, sentence)).toBe(shown);
});

test("an empty sentence has no runs", () => {
  expect(markerOf(new Set(["hen"]))("")).toEqual([]);
});

test("no letter of a sentence is lost or doubled, and no run is empty", () => {
  const words = fc.constantFrom("Hëna", "hënës", "henë", "masa", "maskë", "λ", "3,14", ",", " ", "(");
  fc.assert(
    fc.property(fc.array(words, { maxLength: 8 }), (parts) => {
      const runs = markerOf(new Set(["hen", "mas", "3,14"]))(parts.join(""));
      expect(runs.map(({ text }) => text).join("")).toBe(parts.join(""));
      expect(runs.every(({ text }) => text.length > 0)).toBe(true);
    }),
  );
});
