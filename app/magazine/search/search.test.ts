import { describe, expect, test } from "vitest";
import { foundHtml, foundLine } from "./found-html";
import { indexPart } from "./part-names";
import { type ReadPart, type SearchOptions, search } from "./search";
import type { SearchKind } from "./search-parts";
import { type SmallPage, type SmallPlace, smallMagazine } from "./small-index.cases";

/** Two lessons and a term. */
const magazine: SmallPage[] = [
  {
    ...{ kind: "t", title: "gravitet", href: "/fjalori#gravitet", part: "fjalori", term: "grav" },
    places: [{ sentences: ["Tërheqja e trupave."], words: { grav: [12] } }],
  },
  {
    ...{ kind: "m", title: "Pse Hëna nuk bie?", href: "/physics/graviteti" },
    places: [
      {
        sentences: ["E njëjta forcë e mban Hënën.", "Molla <b>bie</b>."],
        words: { bie: [9, 1], hen: [12, 0], moll: [3, 1] },
      },
      {
        ...{ where: "Hëna bie çdo ditë", anchor: "#hena" },
        sentences: ["Pesha: F = m·g", "Hëna bie rreth Tokës."],
        words: { bie: [8, 1], hen: [10, 1], tok: [4, 1] },
        formulas: { "= f g m": 0 },
      },
    ],
  },
  {
    ...{ kind: "m", title: "Fërkimi", href: "/physics/ferkimi" },
    places: [{ sentences: ["Molla rri mbi tryezë."], words: { ferk: [12], moll: [4, 0] } }],
  },
];

const find = async (query: string, pages = magazine, options?: SearchOptions) => {
  const found = await search(smallMagazine(pages), query, options);
  if (found === null) throw new Error("there is no index");
  return found;
};
const addresses = async (query: string, pages?: SmallPage[], options?: SearchOptions) =>
  (await find(query, pages, options)).results.map(({ href }) => href);

/** Makes pages of a word: each has its address, kind, and places by the weight of the word. */
const pagesOf = (...pages: (readonly [href: string, kind: SearchKind, ...weights: number[]])[]): SmallPage[] =>
  pages.map(([href, kind, ...weights]) => ({
    ...{ kind, href, title: href },
    places: weights.map(
      (weight, nth): SmallPlace => ({
        ...{ where: nth === 0 ? "" : `${nth}`, anchor: nth === 0 ? "" : `#${nth}`, sentences: ["Hëna."] },
        words: { hen: [weight, 0] },
      }),
    ),
  }));

/** Reads a small magazine, and notes the names of the parts that are read. */
function watched(pages: SmallPage[]) {
  const asked: string[] = [];
  const parts = smallMagazine(pages);
  const read: ReadPart = (name) => {
    asked.push(name);
    return parts(name);
  };
  return { read, asked };
}

describe("a query", () => {
  test("finds a word in every form, without ë and ç, and marks it as the lesson writes it", async () => {
    for (const query of ["hëna", "hënës", "HENEN", "hen"])
      expect((await addresses(query))[0]).toBe("/physics/graviteti");
    const [first] = (await find("henes")).results;
    expect(first?.sentence.filter(({ marked }) => marked)).toEqual([{ text: "Hënën", marked: true }]);
  });

  test("of a term has its definition first", async () => {
    expect((await addresses("graviteti"))[0]).toBe("/fjalori#gravitet");
  });

  test("of two words has first the page that has both", async () => {
    expect((await addresses("molla bie"))[0]).toBe("/physics/graviteti");
  });

  test("with a slip is forgiven, and the word that was taken is told as the magazine writes it", async () => {
    for (const slip of ["gravtet", "grawitet", "garvitet", "gravitek"]) {
      const { results, instead } = await find(slip);
      expect([slip, results[0]?.href, instead]).toEqual([
        slip,
        "/fjalori#gravitet",
        [{ typed: slip, nearest: "gravitet" }],
      ]);
    }
    // „Mollq“ stands for no title, but for a marked word of a sentence.
    expect((await find("mollqq toka")).instead).toEqual([{ typed: "mollqq", nearest: "molla" }]);
    const titled: SmallPage = { kind: "m", title: "Masa, graviteti", href: "/a", places: [{ words: { grav: [9] } }] };
    expect((await find("grawitet", [titled])).instead).toEqual([{ typed: "grawitet", nearest: "graviteti" }]);
    expect((await find("xhiroskop")).instead).toEqual([{ typed: "xhiroskop", nearest: null }]);
  });

  test("that every object answers is a query like others", async () => {
    for (const query of ["constructor", "toString hena", "__proto__", "hasOwnProperty = constructor"]) {
      expect([query, (await find(query)).query]).toEqual([query, query]);
    }
  });

  test("of common words or of nothing finds nothing", async () => {
    for (const query of ["", "   ", "pse si ku", "?!", "e"])
      expect([query, (await find(query)).total]).toEqual([query, 0]);
  });

  test("is read without spaces around it, and to its 200th letter", async () => {
    expect((await find("  hëna ")).query).toBe("hëna");
    const { query, total } = await find(`${"pse ".repeat(50)}hëna`);
    expect([query.length, total]).toEqual([199, 0]);
  });

  test("in an edition without an index has no answer", async () => {
    expect(await search(async () => null, "hëna")).toBeNull();
  });

  test("is answered by the index of its own edition", async () => {
    const other = pagesOf(["/math/tjeter", "m", 9]);
    expect([await addresses("hëna"), await addresses("hëna", other), await addresses("hëna")]).toEqual([
      ["/physics/graviteti"],
      ["/math/tjeter"],
      ["/physics/graviteti"],
    ]);
  });
});

describe("the order of the pages", () => {
  const kinds = (kind: SearchKind) => `/${kind}`;

  test("is by kind where the word weighs as much: what explains comes first", async () => {
    const pages = pagesOf(
      ...[..."ukocpsmt"].map((kind) => [kinds(kind as SearchKind), kind as SearchKind, 8] as const),
    );
    expect((await addresses("hëna", pages)).join("")).toBe("/m/t/s/p/c/o/k/u");
  });

  test("has a kind that the query names first", async () => {
    const pages = pagesOf(["/m", "m", 8], ["/k", "k", 8]);
    expect([await addresses("hëna", pages), await addresses("kuizi i hënës", pages)]).toEqual([
      ["/m", "/k"],
      ["/k", "/m"],
    ]);
  });

  test("counts the other places of a page a little, and no more than four of the best", async () => {
    expect(await addresses("hëna", pagesOf(["/a", "m", 8], ["/b", "m", 8, 6]))).toEqual(["/b", "/a"]);
    // 8 + 0.08 · 4 · 8 = 10.56.
    const many = Array<number>(50).fill(8);
    expect(await addresses("hëna", pagesOf(["/a", "m", ...many], ["/b", "m", 11]))).toEqual(["/b", "/a"]);
    expect(await addresses("hëna", pagesOf(["/b", "m", 10], ["/a", "m", ...many]))).toEqual(["/a", "/b"]);
    // 8 + 0.08 · 9 is less than 9: the others never decide alone.
    expect(await addresses("hëna", pagesOf(["/a", "m", 8, 5, 4], ["/b", "m", 9]))).toEqual(["/b", "/a"]);
  });

  test("ends where a page has less than a twelfth of the best, which a term's bonus does not move", async () => {
    const pages = pagesOf(["/a", "m", 12], ["/b", "m", 1], ["/c", "m", 2]);
    expect(await addresses("hëna", pages)).toEqual(["/a", "/c", "/b"]);
    expect(await addresses("hëna", pagesOf(["/a", "m", 13], ["/b", "m", 1], ["/c", "m", 2]))).toEqual(["/a", "/c"]);
    const [term, ...others] = pagesOf(["/t", "t", 6], ["/b", "m", 6], ["/c", "m", 6]);
    expect(await addresses("hëna", [{ ...(term as SmallPage), term: "hen" }, ...others])).toEqual(["/t", "/b", "/c"]);
  });

  test("shows twenty, of one kind a hundred, or as many as are wanted, then the best of each other kind, and counts all", async () => {
    const pages = pagesOf(...Array.from({ length: 25 }, (_, nth) => [`/${nth}`, nth < 3 ? "k" : "m", 8] as const));
    const { results, total, counts } = await find("hëna", pages);
    expect([results.length, total, counts]).toEqual([21, 25, { k: 3, m: 22 }]);
    expect(await addresses("hëna", pages, { most: 2 })).toEqual(["/3", "/4", "/0"]);
    const quizzes = await find("hëna", pages, { kind: "k" });
    expect([quizzes.results.map(({ href }) => href), quizzes.total]).toEqual([["/0", "/1", "/2"], 25]);
    expect((await find("hëna", pages, { kind: null })).results).toHaveLength(21);
    expect((await find("hëna", pages, { kind: "m" })).results).toHaveLength(22);
    const many = pagesOf(...Array.from({ length: 101 }, (_, nth) => [`/${nth}`, "m", 8] as const));
    expect((await find("hëna", many, { kind: "m" })).results).toHaveLength(100);
  });
});

describe("a result", () => {
  test("leads to the place, under its heading, and names its page's title", async () => {
    const [result] = (await find("hena toka")).results;
    expect(result).toEqual({
      ...{ kind: "m", title: "Pse Hëna nuk bie?", href: "/physics/graviteti#hena", where: "Hëna bie çdo ditë" },
      ...{ picture: "", symbol: "", unit: "" },
      sentence: [
        { text: "Hëna", marked: true },
        { text: " bie rreth ", marked: false },
        { text: "Tokës", marked: true },
        { text: ".", marked: false },
      ],
      more: [],
    });
  });

  test("shows the first sentence where only the title has the word, or a place has none", async () => {
    const shown = async (query: string, pages?: SmallPage[]) =>
      (await find(query, pages)).results.map(({ sentence }) => sentence.map(({ text }) => text).join(""));
    expect(await shown("fërkimi")).toEqual(["Molla rri mbi tryezë."]);
    const place: SmallPlace = { sentences: ["E para."], words: { hen: [5, 3] } };
    expect(await shown("hëna", [{ kind: "m", href: "/a", places: [place] }])).toEqual(["E para."]);
    expect(await shown("hëna", [{ kind: "m", href: "/a", places: [{ words: { hen: [5] } }] }])).toEqual([""]);
  });

  test("names up to three further places, the best first, with a heading and a third of the best at least", async () => {
    const more = async (...weights: number[]) => {
      const [first] = (await find("hëna", pagesOf(["/a", "m", ...weights]))).results;
      return [first?.href, ...(first?.more ?? []).map(({ where, href }) => `${where} ${href}`)];
    };
    expect(await more(3, 9, 3, 6, 2)).toEqual(["/a#1", "3 /a#3", "2 /a#2"]);
    expect(await more(1, 9, 9, 8, 9, 7)).toEqual(["/a#1", "2 /a#2", "4 /a#4", "3 /a#3"]);
    expect(await more(9, 8, 2)).toEqual(["/a", "1 /a#1"]);
    expect(await more(9)).toEqual(["/a"]);
  });

  test("is left out where its text cannot be read; its page is counted", async () => {
    const pages = pagesOf(["/a", "m", 9], ["/b", "m", 8]).map((page) => ({ ...page, part: page.href.slice(1) }));
    const { read, asked } = watched(pages);
    const found = await search(async (name) => (name === "a" ? null : read(name)), "hëna");
    expect([found?.results.map(({ href }) => href), found?.total]).toEqual([["/b"], 2]);
    expect(asked).toEqual([indexPart, "b"]);
  });

  test("of one part is read with all others of it at once", async () => {
    const { read, asked } = watched(magazine);
    await search(read, "molla bie hëna");
    expect(asked).toEqual([indexPart, "mekanika"]);
  });

  test("holds no letter of the query or of a lesson as HTML where it is printed", async () => {
    const query = 'molla <img src=x onerror=alert(1)> " & bie';
    const found = await find(query);
    const html = foundHtml(found, null);
    expect(html).not.toMatch(/<(?!\/?(?:ol|ul|li|p|div|h2|a|mark|nav|span)\b)/);
    expect(html).toContain("Molla</mark> &lt;b&gt;");
    expect(foundLine(found)).toContain(query);
  });
});

describe("a formula", () => {
  test("is found by its signs in any order, and by its words, with its sentence", async () => {
    for (const query of ["F = mg", "g=F/m", "ef baraz em ge"]) {
      const [first] = (await find(query)).results;
      const sentence = first?.sentence.map(({ text }) => text).join("");
      expect([query, first?.href, sentence]).toEqual([query, "/physics/graviteti#hena", "Pesha: F = m·g"]);
    }
  });

  const page = (href: string, place: SmallPlace, fields: Partial<SmallPage> = {}): SmallPage => ({
    ...{ kind: "m", href, places: [{ sentences: ["E para.", "E dyta."], ...place }] },
    ...fields,
  });

  test("comes the sooner the more signs it has of the query, three of five at least", async () => {
    const pages = [
      page("/half", { formulas: { "= m x": 0 } }),
      page("/three", { formulas: { "= f m": 0 } }),
      page("/all", { formulas: { "= a f m t": 1 } }),
      page("/four", { formulas: { "= a f m": 0 } }),
      page("/more", { formulas: { "= a f m q t u w": 0 } }),
      page("/most", { formulas: { "= a f m q t u w x y": 0 } }),
    ];
    expect(await addresses("f = m a t", pages)).toEqual(["/all", "/four", "/more", "/three"]);
    expect(await addresses("f = m a t", [page("/other", { formulas: { "= x y z": 0 } })])).toEqual([]);
  });

  test("of a place counts once, the likest, wherever it stands", async () => {
    for (const formulas of [
      { "= a f": 0, "= a f m": 1 },
      { "= a f m": 1, "= a f m t": 0 },
    ] as Record<string, number>[]) {
      const [first] = (await find("f = ma", [page("/a", { formulas })])).results;
      expect(first?.sentence.map(({ text }) => text).join("")).toBe("E dyta.");
    }
  });

  test("leaves out places that only have its letters, but no term that is the whole query", async () => {
    const pages = [
      page("/words", { words: { dgh: [15, 0] } }),
      page("/both", { words: { dgh: [3, 0] }, formulas: { "= d g h p": 1 } }),
      page("/law", { formulas: { "= d g h p": 0 } }),
    ];
    expect(await addresses("p = dgh", pages)).toEqual(["/both", "/law"]);
    expect(await addresses("p = dgh", [...pages, page("/term", {}, { kind: "t", term: "dgh" })])).toEqual([
      "/term",
      "/both",
      "/law",
    ]);
    // Without such a formula its letters are words.
    expect(await addresses("p = dgh", pages.slice(0, 1))).toEqual(["/words"]);
  });
});
