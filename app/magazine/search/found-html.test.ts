import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { drawingSources } from "../drawing-sources";
import { foundHtml, foundLine, kindOfWord, noSearchLine, searchHref } from "./found-html";
import type { SearchResult, SearchResults } from "./search";
import { kinds, type SearchKind } from "./search-parts";
import { marks } from "./written-formula";

const everyKind = Object.keys(kinds) as SearchKind[];
const result = (fields: Partial<SearchResult> = {}): SearchResult => ({
  kind: "m",
  title: "Hëna",
  href: "/physics/graviteti#hena",
  where: "Orbita",
  sentence: [
    { text: "Pse ", marked: false },
    { text: "Hëna", marked: true },
    { text: " nuk bie", marked: false },
  ],
  more: [],
  ...fields,
});
const found = (fields: Partial<SearchResults> = {}): SearchResults => ({
  ...{ query: "hëna", total: 3, counts: { m: 2, t: 1 }, results: [result()], instead: [] },
  ...fields,
});
const shown = (fields: Partial<SearchResults> = {}, kind: SearchKind | null = null) =>
  new JSDOM(foundHtml(found(fields), kind)).window.document;
const textsOf = (fields: Partial<SearchResults>, selector: string, kind: SearchKind | null = null) =>
  [...shown(fields, kind).querySelectorAll(selector)].map((element) => element.textContent);

describe("the address of a query", () => {
  test("holds its words as a form would send them, and the kind by its Albanian word", () => {
    expect(searchHref("ligji i Ohmit & R")).toBe("/kerko?q=ligji+i+Ohmit+%26+R");
    expect(searchHref("hëna", "u")).toBe("/kerko?q=h%C3%ABna&lloji=ushtrime");
  });

  test("gives back every kind, each by a word of its own", () => {
    for (const kind of everyKind) {
      const word = new URL(searchHref("a", kind), "https://x.al").searchParams.get("lloji");
      expect(word).toMatch(/^[a-z]+$/);
      expect(kindOfWord(word)).toBe(kind);
    }
    expect([null, "", "tjetër", "m"].map(kindOfWord)).toEqual([null, null, null, null]);
  });
});

describe("the line above the results", () => {
  test("says how many pages there are, or that there are none, or nothing without a query", () => {
    expect(foundLine(found())).toBe("3\u00a0faqe për „hëna“.");
    expect(foundLine(found({ total: 0 }))).toBe("Për „hëna“ nuk u gjet asgjë.");
    expect(foundHtml(found({ total: 0, results: [] }), null)).toContain("Bashkësia e përgjigjeve është boshe");
    expect(foundHtml(found({}), null)).not.toContain("boshe");
    expect(foundLine(found({ query: "", total: 0 }))).toBe("");
    expect(noSearchLine).toContain("kërkim");
  });
});

describe("the results", () => {
  test("are nothing without a query, and no list without a result", () => {
    expect(foundHtml(found({ query: "" }), null)).toBe("");
    expect(foundHtml(found({ counts: {}, results: [] }), null)).toBe("");
  });

  test("name kind, title, place and sentence, with the words that were found marked", () => {
    const page = shown();
    const item = page.querySelector("ol.found > li");
    expect(item?.getAttribute("class")).toBe("physics");
    expect(item?.querySelector("p")?.textContent).toBe(kinds.m);
    const link = item?.querySelector("h2 a");
    expect([link?.textContent, link?.getAttribute("href")]).toEqual(["Hëna", "/physics/graviteti#hena"]);
    expect(item?.querySelector(".found-where")?.textContent).toBe("Ku: Orbita");
    expect(textsOf({}, "mark")).toEqual(["Hëna"]);
    expect(item?.textContent).toContain("Pse Hëna nuk bie");
  });

  test("have their formulas typeset, whose letters are not marked", () => {
    const sentence = [
      { text: `Puna ${marks.begin}A=`, marked: false },
      { text: "F", marked: true },
      { text: `d${marks.end} e `, marked: false },
      { text: "forcës", marked: true },
      { text: ` < ${marks.begin}d`, marked: false },
    ];
    expect(foundHtml(found({ results: [result({ sentence })] }), null)).toContain(
      "<p>Puna <math><mi>A</mi><mo>=</mo><mi>F</mi><mi>d</mi></math> e <mark>forcës</mark> &lt; <math><mi>d</mi></math></p>",
    );
  });

  test("hold nothing else, in their list, their filters and the line that leads on", () => {
    const plain = result({ where: "", sentence: [{ text: "Bie.", marked: false }] });
    const page = shown({ results: [plain, plain] });
    expect(page.querySelector("body")?.textContent).toBe(
      "Të gjitha 3Terma 1Mësime 2MësimHënaBie.MësimHënaBie.Edhe 1\u00a0term",
    );
    expect(page.querySelectorAll("a[href]")).toHaveLength(6);
    expect(foundHtml(found(), null)).toMatch(/<a href="[^"]*" aria-current="true">Të gjitha .*<a href="[^"]*">Terma /);
  });

  test("have their drawing, light and dark, loaded only near the window", () => {
    const items = [
      ...shown({ results: [result({ picture: "/covers/a.svg" }), result()] }).querySelectorAll("li"),
    ].slice(-2);
    expect(items.map((item) => item.getAttribute("class"))).toEqual(["physics pictured", "physics"]);
    const image = items[0]?.querySelector("img");
    expect([image?.getAttribute("src"), image?.getAttribute("alt"), image?.getAttribute("loading")]).toEqual([
      "/covers/a.svg",
      "",
      "lazy",
    ]);
    const source = items[0]?.querySelector("source");
    const written = { media: source?.getAttribute("media"), srcset: source?.getAttribute("srcset") };
    expect([written]).toEqual(drawingSources("/covers/a.svg", "plain"));
    expect(items[1]?.querySelector("picture")).toBeNull();
  });

  test("are one for a lesson and its exercises, that of the first found", () => {
    const href = "/physics/graviteti/ushtrime";
    const more = [{ where: "Ushtrimi 4", href: `${href}?u=d#d` }];
    const exercises = result({ kind: "u", href: `${href}?u=b#b`, where: "Ushtrimi 2", more });
    const other = result({ kind: "u", title: "Drita", href: "/physics/drita/ushtrime", where: "" });
    const items = [...shown({ results: [result(), exercises, other] }).querySelectorAll("ol.found > li")];
    expect(items.map((item) => item.querySelector(".caps-label")?.textContent)).toEqual([kinds.m, kinds.u]);
    const inside = [...(items[0]?.querySelectorAll(".found-more:last-child a") ?? [])];
    expect(inside.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Ushtrimi 2", `${href}?u=b#b`],
      ["Ushtrimi 4", `${href}?u=d#d`],
    ]);
    const lesson = result({ where: "Provoje vetë" });
    expect(textsOf({ results: [exercises, lesson] }, "ol.found .caps-label")).toEqual([kinds.u]);
    expect(textsOf({ results: [exercises, lesson] }, ".found-more:last-child")).toEqual(["Te mësimi: Provoje vetë"]);
    expect(textsOf({ results: [exercises, exercises] }, "ol.found .caps-label")).toEqual([kinds.u, kinds.u]);
    const all = { ...exercises, href, where: "", more: [] };
    expect(textsOf({ results: [result(), all] }, ".found-more a")).toEqual(["ushtrimet e këtij mësimi"]);
  });

  test("end with one line that leads to the others of each kind, which a chosen kind and a whole list have not", () => {
    const counts = { t: 4, m: 2, u: 9, k: 2, s: 1 };
    const results = [result(), result({ kind: "u", href: "/physics/graviteti/ushtrime" }), result({ kind: "s" })];
    const line = shown({ counts, results }).querySelector("ol.found + .found-rest");
    expect(line?.textContent).toBe(
      "Edhe 4\u00a0terma\u00a0· 1\u00a0mësim\u00a0· 8\u00a0faqe me ushtrime\u00a0· 2\u00a0kuize",
    );
    expect([...(line?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))).toEqual(
      (["t", "m", "u", "k"] as const).map((kind) => searchHref("hëna", kind)),
    );
    expect(shown({ counts, results }, "m").querySelector(".found-rest")).toBeNull();
    expect(textsOf({ counts: { m: 1 } }, ".found-rest")).toEqual([]);
  });

  test("that are not shown are counted in one and in many", () => {
    const line = (count: number) =>
      textsOf({ counts: Object.fromEntries(everyKind.map((kind) => [kind, count])), results: [] }, ".found-rest");
    expect([line(1), line(2)]).toEqual(
      [
        ["1 term · 1 mësim · 1 model · 1 faqe me ushtrime · 1 kuiz · 1 faqe për të luajtur · 1 projekt · 1 kapitull"],
        [
          "2 terma · 2 mësime · 2 modele · 2 faqe me ushtrime · 2 kuize · 2 faqe për të luajtur · 2 projekte · 2 kapituj",
        ],
      ].map(([words]) => [`Edhe ${words?.replace(/(\d) | (?=·)/g, "$1\u00a0")}`]),
    );
  });

  test("that are terms stand in one block above the others, three with symbol, unit and definition", () => {
    const term = (title: string, fields: Partial<SearchResult> = {}) =>
      result({ kind: "t", title, href: `/fjalori#${title}`, where: "", ...fields });
    const signs = { symbol: "<math><mi>E</mi></math>", unit: "J" };
    const results = [result(), term("energji", signs), term("masë"), term("forcë"), term("punë")];
    const page = shown({ results });
    expect(page.querySelectorAll("ol.found > li")).toHaveLength(1);
    const block = page.querySelector(".found-terms");
    expect(page.querySelector(".found-terms + ol.found")).not.toBeNull();
    expect([...(block?.querySelectorAll("h2") ?? [])].map((each) => each.textContent)).toEqual([
      "energji",
      "masë",
      "forcë",
    ]);
    expect(block?.querySelectorAll(".found-signs")).toHaveLength(1);
    expect(block?.querySelector(".found-signs math")?.textContent).toBe("E");
    expect(block?.querySelector(".found-signs")?.textContent).toBe("EJ");
    expect(block?.querySelector(".found-more a")?.getAttribute("href")).toBe("/fjalori#punë");
    expect(shown({ results }, "t").querySelectorAll(".found-terms h2")).toHaveLength(4);
  });

  test("have the colour of their department, and none outside the departments", () => {
    const hrefs = ["/math/pitagora", "/physics/uji", "/fjalori#masa", "/mathematics/a", "/modelet/physics/"];
    const items = [...shown({ results: hrefs.map((href) => result({ href })) }).querySelectorAll("ol.found > li")];
    expect(items.map((item) => item.getAttribute("class"))).toEqual(["math", "physics", null, null, null]);
  });

  test("name the other places of a page only if there are some, and the place only if it has a heading", () => {
    expect(textsOf({ results: [result({ where: "" })] }, ".found-where, .found-more")).toEqual([]);
    const more = [
      { where: "Pesha", href: "/physics/graviteti#pesha" },
      { where: "Masa", href: "/physics/graviteti#masa" },
    ];
    expect(textsOf({ results: [result({ more })] }, ".found-more")).toEqual(["Edhe te: Pesha Masa"]);
    const links = [...shown({ results: [result({ more })] }).querySelectorAll(".found-more a")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual(more.map(({ href }) => href));
  });

  test("show every text as text, whatever signs it has", () => {
    const hostile = `<img src=x onerror="a()"> & 'b' & "c"`;
    const sentence = [true, false].map((marked) => ({ text: hostile, marked }));
    const more = [{ where: hostile, href: `/a?"'<>&b` }];
    const results = [result({ title: hostile, where: hostile, href: `/b?"'<>&c`, sentence, more })];
    const page = shown({ results, instead: [{ typed: hostile, nearest: hostile }], query: hostile });
    expect(page.querySelector("img")).toBeNull();
    expect(page.querySelector("h2 a")?.textContent).toBe(hostile);
    expect(page.querySelector("h2 a")?.getAttribute("href")).toBe(`/b?"'<>&c`);
    expect(page.querySelector(".found-more a")?.getAttribute("href")).toBe(`/a?"'<>&b`);
    expect(page.querySelector("mark")?.textContent).toBe(hostile);
    expect(page.querySelector(".found-instead a")?.textContent).toBe(hostile);
  });
});

describe("the filters", () => {
  test("are shown where more than one kind was found, each with its number, all of them first", () => {
    expect(textsOf({}, ".found-kinds li")).toEqual(["Të gjitha 3", "Terma 1", "Mësime 2"]);
    expect(textsOf({ counts: { m: 2 } }, ".found-kinds li")).toEqual([]);
    expect(textsOf({ counts: { m: 2, t: 0 } }, ".found-kinds li")).toEqual(["Të gjitha 3", "Mësime 2"]);
  });

  test("stay where one is chosen, which is the current one, so that the reader can go back to all", () => {
    const links = [...shown({ counts: { m: 2 } }, "m").querySelectorAll(".found-kinds a")];
    expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual([
      [searchHref("hëna"), null],
      [searchHref("hëna", "m"), "true"],
    ]);
    const all = [...shown().querySelectorAll(".found-kinds a")].map((link) => link.getAttribute("aria-current"));
    expect(all).toEqual(["true", null, null]);
  });

  test("have a name of their own for every kind, and one for the group", () => {
    const counts = Object.fromEntries(everyKind.map((kind) => [kind, 1]));
    const labels = textsOf({ counts }, ".found-kinds li");
    expect(new Set(labels).size).toBe(everyKind.length + 1);
    for (const label of labels) expect(label).toMatch(/^[A-ZÇË].* \d+$/);
    expect(shown({ counts }).querySelector("nav")?.getAttribute("aria-label")).toBe("Llojet");
  });
});

describe("a word that is in no page", () => {
  test("is named with the nearest one, and the whole query mended is one click away", () => {
    const instead = [
      { typed: "qqq", nearest: null },
      { typed: "gravitti", nearest: "graviteti" },
    ];
    const line = shown({ query: "ligji i gravitti", instead }).querySelector(".found-instead");
    expect(line?.textContent).toBe("„gravitti“ nuk gjendet. Mos deshe: ligji i graviteti?");
    expect(line?.querySelector("a")?.getAttribute("href")).toBe(searchHref("ligji i graviteti"));
  });

  test("is not named where nothing is near, or every word is known", () => {
    expect(textsOf({ instead: [{ typed: "qqq", nearest: null }] }, ".found-instead")).toEqual([]);
    expect(textsOf({}, ".found-instead")).toEqual([]);
  });
});
