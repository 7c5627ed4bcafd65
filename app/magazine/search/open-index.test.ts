import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  eachFormula,
  firstOf,
  formulaPlaces,
  kindOf,
  lineOf,
  openIndex,
  postingsAt,
  termPlaces,
  wordsBeginning,
} from "./open-index";
import { encodeSteps } from "./search-parts";

/** An index as it is published: two parts of five places, three formulas, two terms, six words. */
const text = [
  "fjalori-0a:2;optika-0b:3\nttmmo\nAAABA",
  "C= v|2.0\nDa b c|3.1,4.0\nDm v x|0.12",
  "~drit%20e%20bardh|1,3\n~drit|0",
  "%CE%BB AAA\ndrit AAB\ndritar AAC\ndritez AAD\nhen AAE\nujit AAF",
].join("\n\n");
const index = () => openIndex(text);

describe("an index", () => {
  test("knows its parts and the number of its places", () => {
    expect([index().parts, index().places]).toEqual([["fjalori-0a:2", "optika-0b:3"], 5]);
  });

  test("is opened though it has no formula, no term or no word", () => {
    const empty = openIndex("a:1\nm\nA\n\n\n\n\n\n");
    expect([postingsAt(empty, "hen"), termPlaces(empty, "hen")]).toEqual([null, []]);
    const visited: string[][] = [];
    eachFormula(empty, 0, 63, (signs) => visited.push(signs));
    expect(visited).toEqual([]);
  });

  test("finds its words and terms though it has no formula", () => {
    const plain = openIndex("a:1\nm\nA\n\n\n\n~hen|0\n\nbie AAA\nhen AAB");
    expect(termPlaces(plain, "hen")).toEqual([0]);
    expect(wordsBeginning(plain, "", 9)).toEqual(["bie", "hen"]);
  });

  test.each(["<!DOCTYPE html>", "", "a:1\nm", "a:1\nm\nA", "a:1\nm\nA\n\n= v|0", "a:1\nm\nA\n\n= v|0\n\n~a|0"])(
    "is not %j",
    (other) => {
      expect(() => openIndex(other)).toThrow("no index");
    },
  );
});

describe("a place", () => {
  test("has a kind", () => {
    expect([0, 1, 2, 3, 4].map((place) => kindOf(index(), place)).join("")).toBe("ttmmo");
  });

  test("has the first place of its page, by several jumps in a long page", () => {
    expect([0, 1, 2, 3, 4].map((place) => firstOf(index(), place))).toEqual([0, 1, 2, 2, 4]);
    const steps = encodeSteps([0, ...Array.from({ length: 200 }, (_, step) => step)]);
    expect(firstOf({ text: `?${steps}`, steps: 1 }, 200)).toBe(1);
  });

  test("stands in a line of a part", () => {
    expect([0, 1, 2, 4].map((place) => lineOf(index(), place))).toEqual([
      { part: "fjalori-0a", line: 0 },
      { part: "fjalori-0a", line: 1 },
      { part: "optika-0b", line: 0 },
      { part: "optika-0b", line: 2 },
    ]);
    expect(lineOf(index(), 5).part).toBe("");
  });
});

describe("words", () => {
  /** Returns the postings of a word. */
  const written = (stem: string) => {
    const position = postingsAt(index(), stem);
    return position === null ? null : text.slice(position, position + 3);
  };

  test("lead to their postings, whole and as the index writes them", () => {
    expect(["λ", "drit", "dritez", "ujit"].map(written)).toEqual(["AAA", "AAB", "AAD", "AAF"]);
    expect(["a", "dri", "drite", "z", "AAB", "= v"].map(written)).toEqual([null, null, null, null, null, null]);
  });

  test("with a beginning are listed in order, so many and of such a length as are wanted", () => {
    const { length } = text;
    expect(wordsBeginning(index(), "drit", length)).toEqual(["drit", "dritar", "dritez"]);
    expect(wordsBeginning(index(), "drit", 2)).toEqual(["drit", "dritar"]);
    expect(wordsBeginning(index(), "drit", 1, 5)).toEqual(["dritar"]);
    expect(wordsBeginning(index(), "dr", length, 4, 4)).toEqual(["drit"]);
    expect(wordsBeginning(index(), "dr", length, 6, 6)).toEqual(["dritar", "dritez"]);
    expect([wordsBeginning(index(), "u", length), wordsBeginning(index(), "v", length)]).toEqual([["ujit"], []]);
    expect(wordsBeginning(index(), "λ", length)).toEqual(["λ"]);
  });

  test("are found by halves in any list", () => {
    const stem = fc.string({ unit: fc.constantFrom("a", "b", "é", "λ"), minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.uniqueArray(stem, { minLength: 1, maxLength: 12 }), stem, (stems, other) => {
        const lines = stems.map((each) => `${encodeURI(each)} AA${each.length}`).sort();
        const any = openIndex(`a:1\nm\nA\n\n= v|0\n\n~a|0\n\n${lines.join("\n")}`);
        for (const each of stems) expect(any.text.charAt((postingsAt(any, each) ?? 0) + 2)).toBe(`${each.length}`);
        expect(postingsAt(any, other) === null).toBe(!stems.includes(other));
        const begun = stems.filter((each) => each.startsWith(other));
        expect(wordsBeginning(any, other, 99).sort()).toEqual(begun.sort());
      }),
    );
  });
});

describe("terms and formulas", () => {
  test("a term leads to its places, and only whole", () => {
    expect(["drit", "drit e bardh", "drit e", "bardh", "hen"].map((stems) => termPlaces(index(), stems))).toEqual([
      [0],
      [1, 3],
      [],
      [],
      [],
    ]);
  });

  test("formulas of some numbers of signs are visited, with their places", () => {
    const visited = (least: number, most: number) => {
      const found: string[] = [];
      eachFormula(index(), least, most, (signs, position) => {
        const places = formulaPlaces(index(), position).map(({ place, sentence }) => `${place}.${sentence}`);
        found.push(`${signs.join("")} ${places.join()}`);
      });
      return found;
    };
    expect(visited(1, 63)).toEqual(["=v 2.0", "abc 3.1,4.0", "mvx 0.12"]);
    expect(visited(3, 3)).toEqual(["abc 3.1,4.0", "mvx 0.12"]);
    expect([visited(2, 2), visited(4, 9), visited(0, 1)]).toEqual([["=v 2.0"], [], []]);
  });

  test("places at the end of a text are read to its end", () => {
    const end = openIndex("a:1\nm\nA\n\n\n\n~a|0\n\nhen AAE");
    expect(formulaPlaces({ ...end, text: "1.2,3.4" }, 0)).toEqual([
      { place: 1, sentence: 2 },
      { place: 3, sentence: 4 },
    ]);
  });
});
