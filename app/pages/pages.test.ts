import { expect, test } from "vitest";
import { createMemoryLibrary } from "../library/memory-library";
import { type Chapter, chaptersOf } from "../magazine/chapters";
import type { Content } from "../magazine/content";
import { chapterPage } from "./chapter/chapter-page";
import { mathPage, physicsPage } from "./departments/subject-page";
import { glossaryPage } from "./glossary-page";
import { homePage } from "./home/home-page";
import { contentPage, isFound, refractionPage } from "./lesson/content-page";
import { resolveAll } from "./loaders/resolve-page";

const [pure, applied] = chaptersOf("math") as [Chapter, Chapter];

const content = (id: number, slug: string, categoryId: number, featured = false): Content => ({
  id,
  title: slug,
  slug,
  content: `<p>${"fjalë ".repeat(30)}</p>`,
  imageUrl: "",
  categoryId,
  contentTypeId: 1,
  authorId: 1,
  duration: 6,
  featured,
});

const chapter = (id: number, name: string) => ({
  id,
  name,
  displayName: name.toUpperCase(),
  description: "",
  type: id < 7 ? ("physics" as const) : ("math" as const),
});

const term = (name: string, ...taughtIn: string[]) => ({
  id: name.replace("ë", "e"),
  term: name,
  definition: "Një fjali.",
  english: name,
  taughtIn,
});

const library = createMemoryLibrary({
  publishedAt: "2026-11-21T10:00:00.000Z",
  categories: [...[1, 2, 3, 4, 5, 6].map((id) => chapter(id, `fizike-${id}`)), chapter(7, "matematika-pastre")],
  authors: [{ id: 1, name: "Redaksia e Fizikës", avatarUrl: null, title: "" }],
  contents: [
    ...[1, 2, 3, 4].map((id) => content(id, `mekanike-${id}`, 1, true)),
    ...[5, 6, 7, 8].map((id) => content(id, `matematike-${id}`, 7, true)),
    content(9, "perthyerja-dhe-reflektimi-i-drites", 4),
    content(10, "pa-kategori", 99),
  ],
  glossary: [
    term("sinus", "/math/matematike-5"),
    term("shpejtësi", "/physics/mekanike-2", "/physics/e-hequr"),
    term("nxitim", "/physics/mekanike-1"),
  ],
});

/** Noon in Tirana, 11:00 UTC, on the day of the winter solstice. */
const noon = Date.parse("2026-12-21T11:00:00Z");

test("the home page takes items 4 to 6 of the featured and tells the truth of the edition", async () => {
  const { latest, imprint, counts } = await resolveAll(homePage(library, noon));
  expect(latest.map((card) => card.href)).toEqual(["/physics/mekanike-4", "/math/matematike-5", "/math/matematike-6"]);
  expect(imprint).toEqual({ publishedAt: "2026-11-21T10:00:00.000Z", count: 10 });
  expect(counts).toEqual({ math: 4, physics: 6 });
});

test("the home page says what the sky over Tirana is, and asks, names and counts one thing a day", async () => {
  const homeAt = async (instant: string) => resolveAll(homePage(library, Date.parse(instant)));
  const { sky, today } = await homeAt("2026-12-21T11:00:00Z");
  expect([sky.hour, sky.sunHeight]).toEqual([12, expect.closeTo(25.2, 0)]);
  const [evening, morrow] = [await homeAt("2026-12-21T22:00:00Z"), await homeAt("2026-12-21T23:00:00Z")];
  expect([evening.sky.hour, evening.sky.sunHeight < 0]).toEqual([23, true]);
  expect([evening.today.question, evening.today.word]).toEqual([today.question, today.word]);
  expect(morrow.today.question).not.toEqual(today.question);
  expect(["sinus", "shpejtësi", "nxitim"]).toContain(today.word?.term);
});

test("the home page lists every piece of a known chapter, and lives without a glossary", async () => {
  const { index, today } = await resolveAll(
    homePage({ ...library, glossary: () => Promise.reject(new Error("503")) }, noon),
  );
  expect(index.flatMap(({ pieces }) => pieces)).toHaveLength(9);
  expect([today.word, today.question?.question]).toEqual([undefined, expect.any(String)]);
});

test("mathematics shows contents of a category of type math, physics those of categories 1 to 6, six at most", async () => {
  expect((await resolveAll(mathPage(library))).latest.map(({ content: { id } }) => id)).toEqual([5, 6, 7, 8]);
  const physics = await resolveAll(physicsPage(library));
  expect(physics.latest.map(({ content: { id } }) => id)).toEqual([1, 2, 3, 4, 9]);
  expect(physics.categories.map(({ count }) => count)).toEqual([4, 0, 0, 1, 0, 0]);
});

test("the glossary stands in Albanian order, each term with the lessons that there are by their titles", async () => {
  const { letters } = await resolveAll(glossaryPage(library));
  expect(letters.map(({ letter }) => letter)).toEqual(["N", "S", "Sh"]);
  expect(letters[2]?.entries[0]?.lessons).toEqual([{ href: "/physics/mekanike-2", title: "mekanike-2" }]);
});

test("a category page is found by name, its contents by id; an unknown name leaves the page its own heading", async () => {
  const known = await resolveAll(chapterPage(library, pure));
  expect([known.category?.id, known.cards.length]).toEqual([7, 4]);
  expect(await resolveAll(chapterPage(library, applied))).toEqual({
    chapter: applied,
    category: null,
    cards: [],
  });
});

test("a lesson comes with its author, its category and two others of it", async () => {
  const page = await resolveAll(contentPage(library, { subject: "physics", slug: "mekanike-2" }));
  expect([page.content?.id, page.author?.id, page.category?.id]).toEqual([2, 1, 1]);
  expect(page.related.map(({ href }) => href)).toEqual(["/physics/mekanike-1", "/physics/mekanike-3"]);
  expect(page.related[0]?.text).toMatch(/^.{1,50}\.\.\.$/);
});

test("a slug of the other department is not found", async () => {
  const page = await resolveAll(contentPage(library, { subject: "math", slug: "mekanike-2" }));
  expect([page.elsewhere, isFound(page)]).toEqual([true, false]);
  expect(isFound(await resolveAll(contentPage(library, { subject: "math", slug: "mungon" })))).toBe(false);
});

test("the refraction page finds its lesson and its category in the lists", async () => {
  const page = await resolveAll(refractionPage(library));
  expect([page.content?.id, page.category?.id, page.related]).toEqual([9, 4, []]);
  const without = { ...library, contents: async () => [] };
  expect((await resolveAll(refractionPage(without))).content).toBeNull();
});

test("a lesson's fields arrive each in its own time", async () => {
  const slow = { ...library, category: () => new Promise<never>(() => undefined) };
  const page = contentPage(slow, { subject: "physics", slug: "mekanike-1" });
  expect((await page.content)?.id).toBe(1);
  expect((await page.author)?.id).toBe(1);
});

test("an author or a day that cannot be read costs its line, not the page", async () => {
  const fails = () => Promise.reject(new Error("500: boom"));
  const broken = { ...library, author: fails, publishedAt: fails };
  const home = await resolveAll(homePage(broken, noon));
  expect([home.imprint, home.latest.length, home.latest[0]?.author]).toEqual([null, 3, null]);
  const lesson = await resolveAll(contentPage(broken, { subject: "physics", slug: "mekanike-1" }));
  expect([lesson.content?.slug, lesson.author]).toEqual(["mekanike-1", null]);
});

test("where no category is known a chapter's cards are of the department whose page lists them", async () => {
  const unknown = { ...library, categories: async () => [] };
  const of = async (subject: "math" | "physics", id: number) =>
    (await resolveAll(chapterPage(unknown, { ...pure, subject, id }))).cards.map(({ href }) => href.split("/")[1]);
  expect(new Set(await of("math", 7))).toEqual(new Set(["math"]));
  expect(new Set(await of("physics", 1))).toEqual(new Set(["physics"]));
  expect(new Set((await resolveAll(physicsPage(unknown))).latest.map(({ subject }) => subject))).toEqual(
    new Set(["physics"]),
  );
});
