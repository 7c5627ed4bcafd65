import { expect, test } from "vitest";
import { byLetter } from "./glossary";

const letters = (...terms: string[]) =>
  byLetter(terms.map((term) => ({ term }))).map(({ letter, entries }) => [letter, entries.map(({ term }) => term)]);

test("terms stand in Albanian order, digraphs under letters of their own", () => {
  expect(letters("shpejtësi", "sinus", "zhvendosje", "zero", "çast", "cikël", "ëndërr", "energji")).toEqual([
    ["C", ["cikël"]],
    ["Ç", ["çast"]],
    ["E", ["energji"]],
    ["Ë", ["ëndërr"]],
    ["S", ["sinus"]],
    ["Sh", ["shpejtësi"]],
    ["Z", ["zero"]],
    ["Zh", ["zhvendosje"]],
  ]);
});

test("a name in capitals stands among the others", () => {
  expect(letters("segment", "Sistemi", "sinus")).toEqual([["S", ["segment", "sinus", "Sistemi"]]]);
});

test("without terms there are no letters", () => {
  expect(letters()).toEqual([]);
});
