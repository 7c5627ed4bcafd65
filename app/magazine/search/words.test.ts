import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tellingWords, wordsIn, wordsLike } from "./words";

const foldedIn = (text: string) => wordsIn(text).map(({ folded }) => folded);

describe("the words of a text", () => {
  test.each([
    ["are folded letters and digits", "Hëna, ÇDO ditë: H2O!", ["hena", "cdo", "dite", "h2o"]],
    ["end at every other sign", "a/b:c@d[e`f{g(h)i–j„k“l·m°n×o÷p→q", [..."abcdefghijklmnopq"]],
    ["have the first and last letters and digits", "azAZ09", ["azaz09"]],
    ["have letters of other scripts", "λόγος мир שלום 中文 ½ x² Å", ["λογος", "мир", "שלום", "中文", "½", "x²", "a"]],
    ["have the last letters of a script, and no sign beyond all", "Zö x³ y⁹ a😀b", ["zo", "x³", "y⁹", "a", "b"]],
    ["are numbers with a comma, however written", "3,14 3.14 10.9m 9,9", ["3,14", "3,14", "10,9", "m", "9,9"]],
    ["are two numbers beside any other sign", "3-4 5/6", ["3", "4", "5", "6"]],
    ["keep a stop that is no number's", "v.g. 3. 4,a a.5 Fig.12", ["v", "g", "3", "4", "a", "a", "5", "fig", "12"]],
    ["are Greek letters by their names", "λ = 5 μ", ["lambda", "5", "mju"]],
    ["are none in signs", "… – „“ ?!", []],
  ])("%s", (_, text, words) => {
    expect(foldedIn(text)).toEqual(words);
  });

  test("have their stem and their place", () => {
    expect(wordsIn("E, Hënës")).toEqual([
      { stem: "e", folded: "e", from: 0, to: 1 },
      { stem: "hen", folded: "henes", from: 3, to: 8 },
    ]);
  });
});

test("words by which a text is found are not common ones, nor single digits", () => {
  expect(tellingWords("Pse bie molla në 2 ose 12 m?").map(({ folded }) => folded)).toEqual(["bie", "molla", "12"]);
  expect(tellingWords("the ligji of ohm").map(({ folded }) => folded)).toEqual(["ligji", "ohm"]);
  expect(tellingWords("½ ditë").map(({ folded }) => folded)).toEqual(["½", "dite"]);
});

describe("a reader of the words that begin as some stems do", () => {
  const like = (stems: string[], text: string) => wordsLike(new Set(stems))(text).map(({ folded }) => folded);

  test("lists them in the order of the text, each once", () => {
    expect(like(["tok", "hen"], "Hëna, toka, hëna")).toEqual(["hena", "toka", "hena"]);
    // The beginning of „pi“ is that of „planet“ too.
    expect(like(["pi", "planet"], "Planeti π, pi.")).toEqual(["planeti", "pi", "pi"]);
  });

  test("skips what only goes on as they begin", () => {
    expect(like(["mas"], "armasa masë")).toEqual(["mase"]);
    expect(like(["14", "5"], "3,14 dhe 2.5 e 14,5")).toEqual(["14,5"]);
    expect(like(["14", "5"], "masa,14 dhe x.5")).toEqual(["14", "5"]);
    expect(like(["mas"], "3,masa")).toEqual(["masa"]);
    expect(like(["14"], "3-14")).toEqual(["14"]);
    expect(like(["mas"], "masa")).toEqual(["masa"]);
  });

  test("finds every word of a stem that the whole text has", () => {
    const word = fc.constantFrom(
      ...["Hëna", "HËNËS", "brigje", "Rrathë", "çdo", "Çelësi", "λ", "lambda", "3,14", "14", "masa", "pi", "π"],
    );
    const gap = fc.constantFrom(" ", ", ", ". ", "-", " (");
    const stem = word.map((each) => wordsIn(each)[0]?.stem ?? "");
    const texts = fc.array(fc.tuple(word, gap), { maxLength: 8 }).map((pairs) => pairs.flat().join(""));
    fc.assert(
      fc.property(fc.uniqueArray(stem, { minLength: 1, maxLength: 4 }), texts, (stems, text) => {
        const sought = new Set(stems);
        const found = wordsLike(sought)(text).filter((each) => sought.has(each.stem));
        expect(found).toEqual(wordsIn(text).filter((each) => sought.has(each.stem)));
      }),
      { numRuns: 300 },
    );
  });
});
