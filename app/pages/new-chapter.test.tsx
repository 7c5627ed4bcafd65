import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const kinetics = {
  id: 9,
  subject: "physics",
  name: "kinetika",
  title: "Kinetika",
  menu: "Kinetika",
  footer: { text: "Kinetika" },
  placeholders: 3,
} as const;
const topology = { ...kinetics, id: 10, subject: "math", name: "topologjia", title: "Topologji" } as const;

beforeAll(() => {
  vi.resetModules();
  vi.doMock("../magazine/chapters", async (original) => {
    const real = await original<typeof import("../magazine/chapters")>();
    const chapters = [...real.chapters, kinetics, topology];
    const chaptersOf = (subject: string) => chapters.filter((chapter) => chapter.subject === subject);
    return { ...real, chapters, chaptersOf };
  });
});
afterAll(() => {
  vi.doUnmock("../magazine/chapters");
  vi.resetModules();
});

const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

test("an entry of the table gives a chapter its address, before the lessons of its department", async () => {
  const { default: routes } = (await import("../routes")) as { default: { path?: string; file: string }[] };
  const paths = routes.map(({ path }) => path);
  for (const [path, lessons] of [
    ["physics/kinetika", "physics/:slug"],
    ["math/topologjia", "math/:slug"],
  ]) {
    expect(routes.find((route) => route.path === path)?.file).toBe("routes/chapter.tsx");
    expect(paths.indexOf(path)).toBeLessThan(paths.indexOf(lessons));
  }
});

test("and its link in the foot of every page", async () => {
  const { Footer } = await import("../ui/footer");
  const links = linksIn(renderToStaticMarkup(<Footer year={2026} />));
  expect(links).toEqual(expect.arrayContaining(["/physics/kinetika", "/math/topologjia"]));
});

test("and its card and its contents on the front of its department", async () => {
  const { MathFront } = await import("./math-front");
  expect(linksIn(renderToStaticMarkup(<MathFront folio={null} categories={[]} />))).toContain("/math/topologjia");

  const { createMemoryLibrary } = await import("../library/memory-library");
  const { physicsPage } = await import("./subject-page");
  const { resolveAll } = await import("./resolve-page");
  const library = createMemoryLibrary({
    publishedAt: "2026-11-21T10:00:00.000Z",
    categories: [1, 2, 3, 4, 5, 6, 9].map((id) => {
      const name = id === 9 ? "kinetika" : `fizike-${id}`;
      return { id, name, displayName: name, description: "", type: "physics" };
    }),
    authors: [],
    contents: [
      {
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
      },
    ],
    glossary: [],
  });
  const { categories, latest } = await resolveAll(physicsPage(library));
  expect(categories.at(-1)).toMatchObject({ category: { name: "kinetika" }, count: 1 });
  expect(latest.map(({ href }) => href)).toEqual(["/physics/topi"]);
});
