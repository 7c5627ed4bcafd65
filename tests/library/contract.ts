import { describe, expect, test } from "vitest";
import type { Library } from "../../app/library/library";

/** A library under test, and the baseline it must agree with. */
export interface Subject {
  library: Library;
  baseline: Library;
}

/** What every Library promises. Each maker runs it over the real magazine. */
export function describeLibrary(name: string, open: () => Promise<Subject>): void {
  describe(name, () => {
    const both = async <T>(ask: (library: Library) => Promise<T>): Promise<[T, T]> => {
      const { library, baseline } = await open();
      return [await ask(library), await ask(baseline)];
    };
    const agree = async <T>(ask: (library: Library) => Promise<T>): Promise<T> => {
      const [actual, expected] = await both(ask);
      expect(actual).toEqual(expected);
      return actual;
    };

    test("lists every content in the file's order, without bodies", async () => {
      const contents = await agree((library) => library.contents());
      expect(contents.length).toBeGreaterThan(0);
      for (const content of contents) expect(Object.keys(content)).not.toContain("content");
    });

    test("the featured and the rest make up the whole", async () => {
      const featured = await agree((library) => library.contents({ featured: true }));
      const rest = await agree((library) => library.contents({ featured: false }));
      expect(featured.length).toBeGreaterThan(0);
      expect(featured.every((content) => content.featured)).toBe(true);
      const { library } = await open();
      expect(featured.length + rest.length).toBe((await library.contents()).length);
    });

    test("filters by category, and by category and featured together", async () => {
      const mechanics = await agree((library) => library.contents({ categoryId: 1 }));
      expect(mechanics.length).toBeGreaterThan(0);
      expect(mechanics.every((content) => content.categoryId === 1)).toBe(true);
      await agree((library) => library.contents({ categoryId: 1, featured: true }));
    });

    test("a category that nothing belongs to has an empty list", async () => {
      expect(await agree((library) => library.contents({ categoryId: 999 }))).toEqual([]);
    });

    test("gives every listed content whole, with the same summary", async () => {
      const { library } = await open();
      for (const summary of await library.contents()) {
        const content = await agree((each) => each.content(summary.slug));
        const { excerpt: _, nearest: _n, ...fields } = summary;
        expect(content).toMatchObject(fields);
      }
    });

    test("gives every content whole at once, with its excerpt, all or by a filter", async () => {
      const { library } = await open();
      const whole = await agree((each) => each.wholeContents());
      const listed = await library.contents();
      expect(whole.map(({ slug, excerpt }) => [slug, excerpt])).toEqual(
        listed.map(({ slug, excerpt }) => [slug, excerpt]),
      );
      for (const { excerpt: _, ...content } of whole.slice(0, 3)) {
        expect(await library.content(content.slug)).toEqual(content);
      }
      await agree((each) => each.wholeContents({ categoryId: 1, featured: true }));
    });

    test("names for each content the nearest two of its chapter, and every piece is near to another", async () => {
      const contents = await agree((library) => library.contents());
      const chapterOf = new Map(contents.map(({ slug, categoryId }) => [slug, categoryId]));
      for (const { slug, categoryId, nearest = [] } of contents) {
        expect([slug, nearest.length, new Set([...nearest, slug]).size]).toEqual([slug, 2, 3]);
        for (const other of nearest) expect([slug, other, chapterOf.get(other)]).toEqual([slug, other, categoryId]);
      }
      const offered = new Set(contents.flatMap(({ nearest = [] }) => nearest));
      expect(contents.map(({ slug }) => slug).filter((slug) => !offered.has(slug))).toEqual([]);
    });

    test("quizData and gameData are JSON text", async () => {
      const ninja = await agree((library) => library.content("number-ninja"));
      expect(typeof JSON.parse(ninja?.gameData ?? "")).toBe("object");
    });

    test("what is absent is null", async () => {
      expect(await agree((library) => library.content("nuk-ekziston"))).toBeNull();
      expect(await agree((library) => library.category(999))).toBeNull();
      expect(await agree((library) => library.author(999))).toBeNull();
    });

    test("names that every object has are not contents", async () => {
      for (const slug of ["constructor", "toString", "hasownproperty"]) {
        expect(await agree((library) => library.content(slug))).toBeNull();
      }
    });

    test("lists the categories, and those of each department, which make up the whole", async () => {
      const all = await agree((library) => library.categories());
      const physics = await agree((library) => library.categories({ type: "physics" }));
      const math = await agree((library) => library.categories({ type: "math" }));
      expect([physics.length > 0, math.length > 0]).toEqual([true, true]);
      expect(physics.length + math.length).toBe(all.length);
    });

    test("finds a category and an author by id", async () => {
      const { library } = await open();
      for (const { id } of await library.categories()) expect(await agree((each) => each.category(id))).not.toBeNull();
      for (const { authorId } of await library.contents()) {
        expect(await agree((each) => each.author(authorId))).not.toBeNull();
      }
    });

    test("gives every term of the glossary, each of which some lesson teaches", async () => {
      const terms = await agree((library) => library.glossary());
      expect(terms.length).toBeGreaterThan(0);
      expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
      for (const { taughtIn } of terms) expect(taughtIn.length).toBeGreaterThan(0);
    });

    test("lists the projects without their texts, and gives each whole", async () => {
      const listed = await agree((library) => library.projects());
      expect(listed.length).toBeGreaterThan(0);
      for (const summary of listed) {
        expect(Object.keys(summary)).not.toContain("overview");
        const whole = await agree((library) => library.project(summary.slug));
        expect(whole).toMatchObject(summary);
        expect(whole?.instructions.length).toBeGreaterThan(1000);
      }
    });

    test("a project that is not there is null", async () => {
      expect(await agree((library) => library.project("nuk-ekziston"))).toBeNull();
      expect(await agree((library) => library.project("constructor"))).toBeNull();
    });

    test("says when the edition was published, in whole seconds", async () => {
      expect(await agree((library) => library.publishedAt())).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/);
    });

    test("asking twice gives the same", async () => {
      const { library } = await open();
      expect(await library.contents()).toEqual(await library.contents());
    });
  });
}
