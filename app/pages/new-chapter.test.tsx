import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createMemoryLibrary } from "../library/memory-library";
import type { Category } from "../magazine/category";
import { chaptersFrom } from "../magazine/chapters";
import type { Content } from "../magazine/content";
import { Footer } from "../ui/frame/footer";
import { Shell } from "../ui/frame/shell";
import { changedChapters, chapterAtAddress } from "./chapter/chapter-page";
import { MathFront } from "./departments/math-front";
import { physicsPage } from "./departments/subject-page";
import { homePage } from "./home/home-page";
import { contentPage } from "./lesson/content-page";
import { withEnding } from "./lesson/lesson-ending";
import { resolveAll } from "./loaders/resolve-page";

const kinetics: Category = {
  id: 9,
  name: "kinetika",
  displayName: "Kinetika",
  description: "Si lëvizin shumë trupa njëherësh.",
  type: "physics",
};
const topology: Category = { ...kinetics, id: 10, name: "topologjia", displayName: "Topologji", type: "math" };
const standard = [1, 2, 3, 4, 5, 6].map((id): Category => {
  const name = ["mekanika", "termodinamika", "elektriciteti", "optika", "valet", "astronomia"][id - 1] ?? "";
  return { ...kinetics, id, name, displayName: name };
});

const ball: Content = {
  id: 1,
  title: "Topi",
  slug: "topi",
  content: "<p>Topi bie.</p>",
  imageUrl: "",
  categoryId: 9,
  contentTypeId: 1,
  authorId: 1,
  duration: 5,
  featured: false,
};

const libraryOf = (categories: Category[]) =>
  createMemoryLibrary({ publishedAt: "2026-11-21T10:00:00.000Z", categories, authors: [], contents: [ball] });
const library = libraryOf([...standard, kinetics, topology]);

const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

test("a category that the magazine's file adds has an address in its own department", async () => {
  expect(await chapterAtAddress(library, { subject: "physics", slug: "kinetika" })).toMatchObject({ id: 9 });
  expect(await chapterAtAddress(library, { subject: "math", slug: "topologjia" })).toMatchObject({
    title: "Topologji",
  });
  expect(await chapterAtAddress(library, { subject: "math", slug: "kinetika" })).toBeNull();
});

test("and its link in the menu and in the foot of every page, after those of the product", async () => {
  const chapters = chaptersFrom([...standard, kinetics, topology]);
  const foot = linksIn(renderToStaticMarkup(<Footer year={2026} chapters={chapters} />));
  const page = renderToStaticMarkup(
    <Shell path="/" chapters={chapters} year={2026}>
      {null}
    </Shell>,
  );
  const menu = linksIn(page.slice(0, page.indexOf("<main")));
  for (const links of [foot, menu]) {
    expect(links).toEqual(expect.arrayContaining(["/physics/kinetika", "/math/topologjia"]));
    expect(links.indexOf("/physics/mekanika")).toBeLessThan(links.indexOf("/physics/kinetika"));
  }
});

test("and its card and its contents on the front of its department and of the magazine", async () => {
  const counted = { category: topology, count: 0 };
  expect(linksIn(renderToStaticMarkup(<MathFront folio={null} categories={[counted]} />))).toContain(
    "/math/topologjia",
  );
  const { categories, latest } = await resolveAll(physicsPage(library));
  expect(categories.at(-1)).toMatchObject({ category: { name: "kinetika" }, count: 1 });
  expect(latest.map(({ href }) => href)).toEqual(["/physics/topi"]);
  const { index } = await resolveAll(homePage(library, Date.UTC(2026, 11, 21, 11)));
  expect(index).toEqual([
    {
      subject: "physics",
      title: "Kinetika",
      href: "/physics/kinetika",
      pieces: [{ href: "/physics/topi", title: "Topi", kind: "lesson" }],
    },
  ]);
});

test("a page carries the chapters only where they differ from those of the product in place or in words", async () => {
  const pure: Category = { ...topology, id: 7, name: "matematika-pastre", displayName: "E pastër" };
  const applied: Category = { ...topology, id: 8, name: "matematika-aplikuar", displayName: "E aplikuar" };
  expect(await changedChapters(libraryOf([...standard, pure, applied]))).toBeNull();
  expect(await changedChapters(libraryOf([...standard, applied, pure]))).toHaveLength(8);
  expect(await changedChapters(libraryOf([...standard, { ...pure, menu: "Numrat" }, applied]))).toHaveLength(8);
  expect(await changedChapters(library)).toHaveLength(10);
});

test("the lessons of a new chapter end with what the file names for it", async () => {
  const piece = (id: number, slug: string, contentTypeId: 1 | 2 | 3): Content => ({ ...ball, id, slug, contentTypeId });
  const quizzes = ["kuizi-a", "kuizi-b", "kuizi-c", "kuizi-d"].map((slug, nth) => piece(nth + 2, slug, 3));
  const contents = [ball, ...quizzes, piece(9, "loja", 2)];
  const publishedAt = "2026-11-21T10:00:00.000Z";
  const endingOf = async (ending: Category["ending"]) => {
    const magazine = createMemoryLibrary({ publishedAt, categories: [{ ...kinetics, ending }], authors: [], contents });
    const page = withEnding(magazine, contentPage(magazine, { subject: "physics", slug: "topi" }));
    const { tool, quiz } = (await page.ending) ?? {};
    return { tool: tool?.href ?? null, quiz: quiz?.href ?? null };
  };
  // Quizzes a and b are related pieces of the lesson. Nothing is linked to twice.
  const named = await endingOf({ tool: "loja", quizzes: ["kuizi-a", "kuizi-d"] });
  expect(named).toEqual({ tool: "/physics/loja", quiz: "/physics/kuizi-d" });
  expect(await endingOf(undefined)).toEqual({ tool: null, quiz: "/physics/kuizi-c" });
});
