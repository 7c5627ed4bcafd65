// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { Kept } from "../../app/features/offline/offline-rules";
import { indexPart } from "../../app/magazine/search/part-names";
import { keptLine, searchKept } from "../../app/pages/search/search-kept";
import { makeParts } from "../../seed/pipeline/search/make-parts";

const page = (path: string, title: string): Kept => ({ path, title, version: "e.b", keptAt: 0 });
const lesson = (title: string, href: string, part: string, sentence: string) => ({
  ...{ kind: "m" as const, title, href, part, named: [] },
  places: [{ where: "", anchor: "", sentences: [sentence] }],
});
const parts = makeParts(
  [
    lesson("Drita në ujë", "/physics/uji-dhe-drita", "optika", "Rrezja thyhet në ujë."),
    lesson("Syzet", "/physics/syzet", "optika", "Thjerra e mbledh rrezen."),
    lesson("Rrethi", "/math/rrethi", "matematika-pastre", "Rrezja e rrethit është e njëjtë kudo."),
  ],
  () => "hash",
);
const all = async (name: string) => parts.find((part) => part.name === name)?.text ?? null;
const ofOptics = async (name: string) => (name === indexPart || name.startsWith("optika-") ? all(name) : null);
const kept = [page("/physics/uji-dhe-drita", "Drita në ujë"), page("/physics/syzet", "Syzet")];
const unread = async () => null;
type Asked = Parameters<typeof searchKept>;
const titlesFor = async (pages: Asked[0], read: Asked[1], query: string, kind: Asked[3]) =>
  (await searchKept(pages, read, query, kind, unread)).found.results.map(({ title }) => title);

test("finds by the index what is kept, and counts nothing else", async () => {
  const { found, pages } = await searchKept(kept, ofOptics, "rrezja", null, unread);
  expect(found.results.map(({ title }) => title).sort()).toEqual(["Drita në ujë", "Syzet"]);
  expect([found.total, found.counts, pages]).toEqual([2, { m: 2 }, 2]);
});

test("leaves out what the index knows and the device has not", async () => {
  expect(await titlesFor(kept.slice(0, 1), all, "rrezja", null)).toEqual(["Drita në ujë"]);
});

test("finds a page by its title where no texts of its chapter are kept, or no index", async () => {
  const read = [...kept, page("/math/rrethi", "Rrethi &amp; rrezja")];
  expect(await titlesFor(read, ofOptics, "rrethit", null)).toEqual(["Rrethi & rrezja"]);
  expect(await titlesFor(read, async () => null, "rrethi rrez", null)).toEqual(["Rrethi & rrezja"]);
  expect(await titlesFor(read, async () => null, "rrethi drita", null)).toEqual([]);
});

test("shows as many as the search of the network does: twenty, of one kind a hundred", async () => {
  const read = Array.from({ length: 25 }, (_, nth) => page(`/math/rrethi-${nth}`, "Rrethi"));
  const shown = [
    await titlesFor(read, async () => null, "rrethi", null),
    await titlesFor(read, async () => null, "rrethi", "m"),
  ];
  expect(shown.map(({ length }) => length)).toEqual([20, 25]);
});

test("an index of another make costs the index alone", async () => {
  expect(await titlesFor(kept, async () => "nothing of ours", "syzet", null)).toEqual(["Syzet"]);
});

test("says how much was searched", () => {
  expect(keptLine(23)).toBe("Pa rrjet: u kërkua vetëm te 23\u00a0faqet që ke me vete.");
});

/** Makes a short page like the Worker's: frame and footer, repeated terms, a formula. */
const pageOf = (
  slug: string,
  deck: string,
  body: string,
) => `<!doctype html><html lang="sq"><head><title>T · Prizma</title>
  <meta name="description" content="${deck}"><link rel="canonical" href="https://x.al/physics/${slug}"></head><body>
  <nav><a href="/harta">Harta e ideve</a></nav><main><header class="lesson-top"><h1>T</h1><p>${deck}</p></header>
  <div class="body">${body}</div><section class="ending-row"><h3>Pastaj: akulli dhe avulli</h3></section></main>
  <footer><a href="/physics/astronomia">Astronomia</a></footer></body></html>`;
const hena = pageOf(
  "graviteti",
  "Guri bie, Hëna jo.",
  `<p>Guri bie drejt në tokë. Një <a class="term">orbitë</a><button class="term">orbitë</button> është rënie pa fund.</p>
   <h2 id="masa">Masën e merr me vete</h2><p>Pesha mbetet aty, se <math><mi>g</mi></math> ndryshon nga një planet te tjetri.</p>`,
);
const uji = pageOf("uji", "Pse akulli noton.", "<p>Akulli është më i lehtë se uji. Planeti ynë është plot me ujë.</p>");
const read = [page("/physics/graviteti", "Pse Hëna nuk bie në Tokë?"), page("/physics/uji", "Akulli noton")];
const readPage = async (path: string) => (path.endsWith("uji") ? uji : hena);
const foundIn = async (query: string) => (await searchKept(read, unread, query, null, readPage)).found.results;

test.each([
  ["a word of the text, in another form", "orbitave", ["/physics/graviteti"]],
  ["a word of the address", "gravitetit", ["/physics/graviteti"]],
  ["a word of a heading, with its place", "masa", ["/physics/graviteti"]],
  ["words of which the last is only begun", "pesha plan", ["/physics/graviteti#masa"]],
  ["a word of several pages, the title's first", "akulli", ["/physics/uji"]],
  ["words that stand in no page together", "akulli orbita", []],
  ["nothing of the frame", "astronomia", []],
])("without an index finds %s", async (_, query, hrefs) => {
  expect((await foundIn(query)).map(({ href }) => href)).toEqual(hrefs);
});

test("shows the sentence that was found under its heading, its words marked, and orders by where they stand", async () => {
  const [first, second] = await foundIn("planet");
  expect([first?.where, first?.href]).toEqual(["Masën e merr me vete", "/physics/graviteti#masa"]);
  expect(first?.sentence.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(["planet"]);
  expect(second?.sentence.map(({ text }) => text).join("")).toBe("Planeti ynë është plot me ujë.");
  expect((await foundIn("uji"))[0]?.href).toBe("/physics/uji");
});
