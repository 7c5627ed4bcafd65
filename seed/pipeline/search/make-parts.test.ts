import { describe, expect, test } from "vitest";
import { digitAt } from "../../../app/magazine/search/digits";
import { openIndex, postingsAt, wordsBeginning } from "../../../app/magazine/search/open-index";
import { indexPart } from "../../../app/magazine/search/part-names";
import { search } from "../../../app/magazine/search/search";
import type { FoundPage, IndexedPassage } from "./indexed-passage";
import { makeParts } from "./make-parts";

const place = (fields: Partial<IndexedPassage> = {}): IndexedPassage => ({
  where: "",
  anchor: "",
  sentences: [],
  ...fields,
});
const page = (fields: Partial<FoundPage> = {}): FoundPage => ({
  ...{ kind: "m", title: "", href: "/physics/a", part: "optika", named: [], places: [place()] },
  ...fields,
});
const partsOf = (...pages: FoundPage[]) => makeParts(pages, (text) => `${text.length}`);
const indexOf = (...pages: FoundPage[]) => partsOf(...pages)[0]?.text ?? "";
const sectionsOf = (...pages: FoundPage[]) => indexOf(...pages).split("\n\n");

/** Reads the last posting of a word: its weight, then its sentences. */
function lastPosting(stem: string, ...pages: FoundPage[]): number[] | null {
  const index = openIndex(indexOf(...pages));
  const position = postingsAt(index, stem);
  if (position === null) return null;
  const count = digitAt(index.text, position) * 64 + digitAt(index.text, position + 1);
  let next = position + 2;
  for (let nth = 1; ; nth++) {
    while (digitAt(index.text, next) > 31) next++;
    const head = digitAt(index.text, ++next);
    const sentences = Array.from({ length: head & 3 }, (_, each) => digitAt(index.text, next + 1 + each));
    if (nth === count) return [head >> 2, ...sentences];
    next += 1 + (head & 3);
  }
}

test("a small magazine has this index and these texts", () => {
  const lens = page({
    ...{ title: "Thjerra", href: "/physics/thjerra", named: ["lente", "1/f = 1/p"] },
    places: [
      place({ sentences: ["Drita thyhet.", "Nga ana tjetër dritë."] }),
      place({
        where: "Fokusi",
        anchor: "#f",
        sentences: ["Del D = 1/f."],
        formulas: [{ signs: ["=", "d", "f"], sentence: 0 }],
      }),
    ],
  });
  const term = page({
    kind: "t",
    title: "drita",
    href: "/fjalori#drita",
    part: "fjalori",
    answers: ["dritë e bardhë"],
  });
  // The title weighs 15 · 9/(9 + 5 · (0.6 + 0.4 · 4/60)) = 11.1 beside four telling words: s is 11 · 4 and no sentence.
  const words = "an ABARB\ndel ABBQ\ndrit ACAaABCs\nfokus ABBk\nlent ABAo\nthjerr ABAs\nthyh ABARA";
  expect(partsOf(lens, term)).toEqual([
    {
      name: indexPart,
      text: ["optika-107:2;fjalori-31:1\nmmt\nABA", "D= d f|1.0\nD= f p|0.0", "~drit%20bardh|2", words].join("\n\n"),
    },
    {
      name: "optika-107",
      text: "AADr\nAAAAAABC\nThjerra\t/physics/thjerra\t\t\t\t\t\tDrita thyhet.\tNga ana tjet`r drit`.\n\t\t\t\t\tFokusi\t#f\tDel D = 1/f.",
    },
    { name: "fjalori-31", text: "\nAAAA\ndrita\t/fjalori#drita\t\t\t\t\t" },
  ]);
});

test("a magazine without pages has no parts", () => {
  expect(makeParts([], () => "")).toEqual([]);
});

describe("the weight of a word", () => {
  // 15·w/(w + 5·(0.6 + 0.4·length/60)), where the length is the telling words of the sentences.
  test.each([
    ["its title", page({ title: "Hëna, hëna" }), 11],
    ["its other names", page({ named: ["hëna", "hënë"] }), 11],
    ["its heading", page({ places: [place({ where: "Hëna e hëna" })] }), 9],
    ["words that it does not show", page({ places: [place({ alsoFoundBy: ["hëna", "hënës"] })] }), 8],
    ["a sentence", page({ places: [place({ sentences: ["Hëna."] })] }), 4],
    ["two sentences", page({ places: [place({ sentences: ["Hëna bie.", "Hëna."] })] }), 6],
    ["title and heading", page({ title: "Hëna", places: [place({ where: "Hëna" })] }), 12],
    ["a long place", page({ places: [place({ sentences: [`Hëna ${"bie ".repeat(59)}`] })] }), 3],
    ["a place of nothing else", page({ title: "Hëna", places: [place({ sentences: ["Hëna ".repeat(500)] })] }), 14],
  ])("of %s", (_, found, weight) => {
    expect(lastPosting("hen", found)?.[0]).toBe(weight);
  });

  test("of title and names stands at the first place of a page alone", () => {
    const pages = page({ title: "Hëna", named: ["hënë"], places: [place(), place({ where: "Toka" })] });
    const index = openIndex(indexOf(pages));
    expect(digitAt(index.text, (postingsAt(index, "hen") ?? 0) + 1)).toBe(1);
    expect(lastPosting("tok", pages)).toEqual([9]);
  });

  test("of words that it does not show is that of each", () => {
    const also = page({ places: [place({ alsoFoundBy: ["hëna", "toka"] })] });
    expect([lastPosting("hen", also), lastPosting("tok", also)]).toEqual([[8], [8]]);
  });

  test("of a heading that is not sought is none", () => {
    expect(lastPosting("dyt", page({ places: [place({ isUntold: true, where: "I dyti" })] }))).toBeNull();
    expect(lastPosting("dyt", page({ places: [place({ where: "I dyti" })] }))).toEqual([9]);
  });
});

describe("the sentences of a word", () => {
  const sentencesFor = (...sentences: string[]) =>
    lastPosting("hen", page({ places: [place({ sentences })] }))?.slice(1);

  test("are the first three that have it, each once", () => {
    expect(sentencesFor("Toka.", "Hëna e hëna.", "Hëna.")).toEqual([1, 2]);
    expect(sentencesFor("Hëna.", "Hëna.", "Toka.", "Hëna.", "Hëna.")).toEqual([0, 1, 3]);
  });

  test("are none where there is only one", () => {
    expect(sentencesFor("Hëna.")).toEqual([]);
  });

  test("beyond the 63rd count as that one", () => {
    const many = Array<string>(70).fill("Toka.");
    expect(sentencesFor(...many, "Hëna.", "Hëna.")).toEqual([63]);
  });
});

describe("the index", () => {
  test("has its words and terms in order, and each term once", () => {
    const answers = ["valë", "valët", "dritë", "pse", "e si"];
    const [, , terms, words] = sectionsOf(page({ title: "Zëri, uji, valët, λ", answers }), page({ answers: ["vala"] }));
    expect(terms).toBe("~drit|0\n~val|0,1");
    const stems = (words ?? "").split("\n").map((line) => line.split(" ")[0]);
    expect(stems).toEqual([...stems].sort());
    expect(wordsBeginning(openIndex(indexOf(page({ title: "λ" }))), "l", 9)).toEqual(["lambd"]);
  });

  test("has formulas by the number of their signs, each with all its places once", () => {
    const formula = (signs: string, sentence: number) => ({ signs: signs.split(" "), sentence });
    const formulas = [
      formula("= v λ f", 1),
      formula("c a b", 0),
      formula("= d f", 2),
      formula("= v λ f", 1),
      formula("b c d", 3),
    ];
    const other = page({ places: [place(), place({ formulas: [formula("= d f", 0)] })] });
    expect(sectionsOf(page({ places: [place({ formulas })] }), other)[1]).toBe(
      ["D= d f|0.2,2.0", "Da b c|0.0", "Db c d|0.3", "E%CE%BB = f v|0.1"].join("\n"),
    );
    const [, long] = sectionsOf(page({ places: [place({ formulas: [formula(Array(70).fill("a").join(" "), 0)] })] }));
    expect(long?.charAt(0)).toBe("_");
  });

  test("takes a formula among the names for one of the page's beginning", () => {
    const [, formulas] = sectionsOf(
      page({ named: ["ligji i Ohmit, U = RI", "pa formulë"], places: [place(), place()] }),
    );
    expect(formulas).toBe("E= i r u|0.0");
  });

  test("knows kind and page of every place", () => {
    const [places] = sectionsOf(page({ places: [place(), place(), place()] }), page({ kind: "k", part: "valet" }));
    expect(places?.split("\n").slice(1)).toEqual(["mmmk", "ABCA"]);
  });
});

describe("a text", () => {
  test("has a line for each place, title and address in a page's first alone", () => {
    const places = [place({ sentences: ["A.", "B."] }), place({ where: "K", anchor: "#k", sentences: ["C\tD\nE"] })];
    const [, part] = partsOf(page({ title: "T", places }));
    expect(part?.text.split("\n").slice(2)).toEqual(["T\t/physics/a\t\t\t\t\t\tA.\tB.", "\t\t\t\t\tK\t#k\tC D E"]);
  });

  test("is named by its part and its hash, which the index tells with the number of its places", async () => {
    const pages = [page({ title: "Hëna" }), page({ title: "Hëna dy", part: "valet" }), page({ title: "Hëna tre" })];
    const parts = makeParts(pages, (text) => (text.includes("dy") ? "b" : "a"));
    expect(parts.map(({ name }) => name)).toEqual([indexPart, "optika-a", "valet-b"]);
    expect(parts[0]?.text.split("\n")[0]).toBe("optika-a:2;valet-b:1");
  });

  test("answers a query", async () => {
    const places = [
      place({ sentences: ["Toka sillet."] }),
      place({ where: "Hëna", anchor: "#h", sentences: ["Hëna bie."] }),
    ];
    const parts = partsOf(page({ title: "Qielli", places }), page({ title: "Uji", href: "/physics/uji" }));
    const found = await search(async (name) => parts.find((part) => part.name === name)?.text ?? null, "hënën qielli");
    expect(found?.results.map(({ title, href }) => [title, href])).toEqual([["Qielli", "/physics/a#h"]]);
  });
});
