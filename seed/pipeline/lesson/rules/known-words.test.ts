import { describe, expect, test } from "vitest";
import { checkedLesson, faultyLines } from "../../fixtures/checked-lesson";
import { wordsWithLetters } from "../known-words";
import { knownWords } from "./known-words";

describe("known-words", () => {
  test("lets pass words with their letters, names with others, and words that nobody wrote", () => {
    expect(faultyLines(knownWords, "Dendësia e ujit te Kërmilli; një fletëz, zbrazje.")).toEqual([]);
  });

  test("names a word that the lessons write with its letters alone", () => {
    const [finding] = knownWords.check(checkedLesson("Sa është siperfaqja?"));
    expect(finding?.hint).toContain("„sipërfaqja“");
  });
});

describe("the words of the lessons", () => {
  const forms = (...texts: string[]) => Object.fromEntries(wordsWithLetters(texts));

  test("are known from two of them on, and not where one case differs from another by its last letter alone", () => {
    expect(forms("pishinës", "pishinës forcë", "forcë")).toEqual({ pishines: "pishinës" });
    expect(forms("pishinës")).toEqual({});
  });

  test("are not known where both forms are in use; one slip does not outweigh four lessons", () => {
    expect(forms("figurës", "figurës", "figurës", "figurës", "figures", "figures")).toEqual({});
    expect(forms("figurës", "figurës", "figurës", "figurës", "figures")).toEqual({ figures: "figurës" });
    expect(forms("figurës", "figurës", "figures")).toEqual({});
  });

  test("are not taken from addresses, formulas and computations", () => {
    const text = "[x](/physics/dendësia) $dendësia$\n```llogari\ndendësia = 1\n```";
    expect(forms(text, text)).toEqual({});
  });
});
