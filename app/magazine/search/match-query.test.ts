import { describe, expect, test } from "vitest";
import { stemOf } from "../albanian-stems";
import { matchQuery } from "./match-query";
import { openIndex } from "./open-index";
import { type SmallPage, smallIndex } from "./small-index.cases";

/** A page with one place, which has some words with weight 1 in one sentence. */
const page = (words: string, fields: Partial<SmallPage> = {}): SmallPage => ({
  ...{ kind: "m", href: `/physics/${words}` },
  places: [{ words: Object.fromEntries(words.split(" ").map((word) => [stemOf(word), [1, 0] as [number, number]])) }],
  ...fields,
});
const matched = (query: string, ...pages: (string | SmallPage)[]) => {
  const all = pages.map((each) => (typeof each === "string" ? page(each) : each));
  return matchQuery(openIndex(smallIndex(all)), query);
};
const placesFor = (query: string, ...pages: (string | SmallPage)[]) =>
  [...matched(query, ...pages).places.keys()].sort((a, b) => a - b);
/** The score of a place over that of another; every word stands in as many places. */
const ratio = (query: string, place: number, other: number, ...pages: string[]) => {
  const { places } = matched(query, ...pages);
  return (places.get(place)?.score ?? 0) / (places.get(other)?.score ?? 0);
};

describe("a word of the query", () => {
  test("matches in every form, and its stem is marked", () => {
    const { places, stems, instead } = matched("Hënës", "hena", "toka");
    expect([[...places.keys()], [...stems], instead]).toEqual([[0], ["hen"], []]);
    expect(places.get(0)?.sentence).toBe(0);
  });

  test("counts with others: a place with both stands above a place with one", () => {
    const { places } = matched("hëna molla", "hena molla", "hena", "toka", "molla");
    const [both = 0, one = 0, other = 0] = [0, 1, 3].map((place) => places.get(place)?.score);
    expect([...places.keys()].sort()).toEqual([0, 1, 3]);
    expect(both).toBeGreaterThan(one + other);
  });

  test("is none in a query without a telling word", () => {
    for (const query of ["", "pse si ku", "?!"]) expect(placesFor(query, "hena")).toEqual([]);
  });

  test("that is „orë“ is left out beside „plan“, in each of its forms, and nowhere else", () => {
    for (const hour of ["orë", "ora", "orës", "orën"]) {
      expect(placesFor(`plan ${hour} hëna`, "plani hena", "ora", "ores oren")).toEqual([0]);
      expect(placesFor(`${hour} hëna`, "ora ores oren")).toEqual([0]);
    }
  });

  test("is one of the first ten", () => {
    const words = Array.from({ length: 12 }, (_, nth) => `fjal${"abcdfghklmnp".charAt(nth)}x`);
    expect(placesFor(words.join(" "), ...words)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe("the beginning of a word", () => {
  test("matches the words that go on so, with 45 % of a whole word, if it is the last", () => {
    const pages = ["mas", "masiv", "forc"];
    expect(placesFor("masa", ...pages)).toEqual([0]);
    expect(placesFor("mas", ...pages)).toEqual([0, 1]);
    expect(ratio("mas", 1, 0, ...pages)).toBeCloseTo(0.45, 10);
    expect(placesFor("mas forca", ...pages)).toEqual([0, 2]);
    expect([...matched("mas", ...pages).stems]).toEqual(["mas", "masiv"]);
  });

  test("matches elsewhere too where no word is whole", () => {
    expect(placesFor("masi forca", "mas", "masiv", "forc")).toEqual([0, 2]);
    expect(placesFor("termo forca", "termodinamika", "forc")).toEqual([0, 1]);
  });

  test("has two letters at least, and 24 words at most", () => {
    expect([placesFor("w", "wat"), placesFor("wa", "wat")]).toEqual([[], [0]]);
    expect(matched("w", "wat").instead).toEqual([{ typed: "w", stem: null }]);
    const letters = [..."bcdfghjklmnpqrstvwxyz"];
    const many = [...letters.map((letter) => `fl${letter}x`), ...letters.map((letter) => `fl${letter}z`)];
    expect(placesFor("fl", ...many)).toHaveLength(24);
  });
});

describe("a word that no place has", () => {
  test.each([
    ["grabitet", "gravitet", "grav", 0.7],
    // Two slips are forgiven from seven letters of the stem on.
    ["temprtura", "temperatura", "temperatur", 0.4],
    ["tmeperatura", "temperatura", "temperatur", 0.7],
    // A slip in the ending keeps the ending, here with a letter doubled.
    ["probabilitetti", "probabiliteti", "probabil", 1],
    ["probabilitettti", "probabiliteti", "probabil", 1],
    ["termmodinammika", "termodinamika", "termodinamik", 1],
    // A wrong last letter keeps the ending too.
    ["newtom", "newton", "newt", 0.7],
  ])("%s is taken for %s, with less weight", (typed, word, stem, share) => {
    const { places, instead, stems } = matched(`${typed} forca`, `${word}`, "forca", "x9 x8 x7");
    expect(instead).toEqual([{ typed, stem }]);
    expect([...stems]).toEqual([stem, "forc"]);
    const whole = matched(`${word} forca`, `${word}`, "forca", "x9 x8 x7").places.get(0)?.score ?? 0;
    expect((places.get(0)?.score ?? 0) / whole).toBeCloseTo(share, 10);
  });

  test("is told as it was typed", () => {
    expect(matched("Ligji i GRABITETIT, forca", "gravitet", "ligj", "forca").instead).toEqual([
      { typed: "GRABITETIT", stem: "grav" },
    ]);
  });

  test("is taken for no word where none is near, nor for a stem of three letters", () => {
    expect(matched("xhiroskop", "forca").instead).toEqual([{ typed: "xhiroskop", stem: null }]);
    expect(placesFor("xhiroskop", "forca")).toEqual([]);
    expect(matched("hemom", "hem", "forca").instead).toEqual([{ typed: "hemom", stem: null }]);
    expect(matched("forcv", "forca").instead).toEqual([{ typed: "forcv", stem: "forc" }]);
  });

  test("is taken for the nearest by its letters, though its stem without a last letter exists too", () => {
    expect([...matched("newtom forca", "newton", "newtoz", "forca").stems]).toEqual(["newtoz", "forc"]);
    expect([...matched("probabilitetti forca", "probabilitetx", "forca").stems]).toEqual(["probabilitetx", "forc"]);
  });

  test("is taken for three words at most", () => {
    expect(placesFor("valz", "valb", "vald", "valf", "valg")).toEqual([0, 1, 2]);
  });

  test("takes no other words than the whole one where that is found", () => {
    expect(matched("hena", "hena", "henz").instead).toEqual([]);
    expect(placesFor("hena toka", "hena", "henz", "toka")).toEqual([0, 2]);
  });

  test.each([
    ["kendi", "qendi"],
    ["qendi", "kendi"],
    ["celz", "qelz"],
    ["celz", "kelz"],
    ["celz", "selz"],
    ["qelz", "celz"],
    ["kelz", "celz"],
    ["yndyr", "indyr"],
    ["indyr", "yndyr"],
    ["xempz", "zempz"],
    ["xempz", "gempz"],
    ["zempz", "sempz"],
    ["zempz", "xempz"],
    ["sempz", "zempz"],
    ["dempz", "tempz"],
    ["tempz", "dempz"],
    ["gempz", "xempz"],
    ["vempz", "fempz"],
    ["fempz", "vempz"],
    ["jempz", "yempz"],
    // The first two letters swapped.
    ["tsepz", "stepz"],
  ])("that begins wrongly, %s, is taken for %s", (typed, word) => {
    expect(placesFor(typed, word, "forca")).toEqual([0]);
  });

  test("is sought only among words that may begin so, since all would cost ten times as much", () => {
    expect(placesFor("mempz", "rempz")).toEqual([]);
  });
});

describe("a word that names a kind", () => {
  test.each([
    ["kuizi", "k"],
    ["kuize", "k"],
    ["ushtrime", "u"],
    ["ushtrimi", "u"],
    ["model", "o"],
    ["modelet", "o"],
    ["simulatori", "s"],
    ["simulimi", "so"],
    ["loja", "s"],
    ["projekti", "p"],
    ["mësim", "m"],
  ])("%s wants it, and is not sought beside other words", (word, kinds) => {
    const { wantedKinds, places, stems, instead } = matched(`${word} hëna`, "hena", word);
    expect([...wantedKinds].join("")).toBe(kinds);
    expect([[...places.keys()], [...stems], instead]).toEqual([[0], ["hen"], []]);
  });

  test("is sought where it stands alone", () => {
    expect(placesFor("kuizi", "hena", "kuizi")).toEqual([1]);
  });
});

describe("a term", () => {
  const law = page("ligji ohmi", { kind: "t", term: `${stemOf("ligji")} ohm` });
  const others = ["ohmi", "ligji", "forca"];
  const scoreOf = (query: string, ...pages: (string | SmallPage)[]) =>
    matched(query, ...pages).places.get(0)?.score ?? 0;
  const without = page("ligji ohmi", { kind: "t" });

  test("that is the whole query has 500 more", () => {
    const [more, plain] = [scoreOf("ligji ohmi", law, ...others), scoreOf("ligji ohmi", without, ...others)];
    expect(more - plain).toBeCloseTo(500, 6);
    const hen = page("hena", { term: "hen" });
    expect(scoreOf("hëna", hen) - scoreOf("hëna", page("hena"))).toBeCloseTo(500, 6);
  });

  test("is found though its place has none of the words", () => {
    expect(scoreOf("ligji ohmi", page("rryma", { term: `${stemOf("ligji")} ohm` }), ...others)).toBe(500);
  });

  test("of several words within the query counts half as much again", () => {
    for (const query of ["ligji ohmi forca", "forca ligji ohmi", "forca ligji ohmi toka"]) {
      expect([query, scoreOf(query, law, ...others) / scoreOf(query, without, ...others)]).toEqual([query, 1.5]);
    }
    const hen = page("hena", { term: "hen" });
    expect(scoreOf("hëna forca", hen, "forca")).toBeCloseTo(scoreOf("hëna forca", page("hena"), "forca"), 10);
    expect(scoreOf("forca hëna", hen, "forca")).toBeCloseTo(scoreOf("forca hëna", page("hena"), "forca"), 10);
  });

  test("does not come first where another kind is wanted", () => {
    const query = "kuizi ligji ohmi";
    expect(scoreOf(query, law, ...others) / scoreOf(query, without, ...others)).toBeCloseTo(1.5, 10);
  });
});
