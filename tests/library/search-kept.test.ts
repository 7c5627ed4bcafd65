import { expect, test } from "vitest";
import type { Kept } from "../../app/features/offline/offline-rules";
import { indexPart } from "../../app/magazine/search/part-names";
import { keptLine, searchKept } from "../../app/pages/search-kept";
import { makeParts } from "../../seed/pipeline/search/make-parts";

const page = (path: string, title: string): Kept => ({ path, title, version: "e.b", at: 0 });
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
const titlesFor = async (...asked: Parameters<typeof searchKept>) =>
  (await searchKept(...asked)).found.results.map(({ title }) => title);

test("finds by the index what is kept, and counts nothing else", async () => {
  const { found, pages } = await searchKept(kept, ofOptics, "rrezja", null);
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

test("an index of another make costs the index alone", async () => {
  expect(await titlesFor(kept, async () => "nothing of ours", "syzet", null)).toEqual(["Syzet"]);
});

test("says how much was searched", () => {
  expect(keptLine(23)).toBe("Pa rrjet: u kërkua vetëm te 23\u00a0faqet që ke me vete.");
});
