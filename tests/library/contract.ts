import { describe, expect, test } from "vitest";
import type { ContentFilter, Library } from "../../app/library/library";
import { prerenderedName } from "../../app/magazine/prerendered";
import { indexPart } from "../../app/magazine/search/part-names";
import { withoutTermCards } from "../../app/magazine/term-cards";
import { isOut } from "../../app/magazine/timing";

/** A library under test, and the reference library with which it must agree. */
export interface LibraryPair {
  library: Library;
  baseline: Library;
}

/**
 * Tests the contract of every Library, independent of the magazine's content. `tests/library/content.test.ts` tests
 * the real magazine.
 */
export function describeLibrary(name: string, open: () => Promise<LibraryPair>): void {
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
      expect(featured.map((content) => content.featured)).not.toContain(false);
      expect(rest.map((content) => content.featured)).not.toContain(true);
      const { library } = await open();
      expect(featured.length + rest.length).toBe((await library.contents()).length);
    });

    test("filters by category, and by category and featured together", async () => {
      const { library } = await open();
      for (const categoryId of new Set((await library.contents()).map((content) => content.categoryId))) {
        const own = await agree((each) => each.contents({ categoryId }));
        expect(new Set(own.map((content) => content.categoryId))).toEqual(new Set([categoryId]));
        await agree((each) => each.contents({ categoryId, featured: true }));
      }
    });

    test("a category that nothing belongs to has an empty list", async () => {
      expect(await agree((library) => library.contents({ categoryId: 999 }))).toEqual([]);
    });

    test("gives every listed content whole, with the same summary", async () => {
      const { library } = await open();
      for (const summary of await library.contents()) {
        const content = await agree((each) => each.content(summary.slug));
        const {
          excerpt: _,
          nearest: _n,
          exercises: _e,
          hasHour: _h,
          hasQuestions: _q,
          extras: _x,
          bytes: _b,
          ...fields
        } = summary;
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
      await agree((each) => each.wholeContents({ categoryId: listed[0]?.categoryId ?? 0, featured: true }));
    });

    test("prints the whole list as the API gives it, all or by a filter, without the cards of terms", async () => {
      const { library } = await open();
      const text = (json: ArrayBuffer) => new TextDecoder().decode(json);
      const print = (each: Library, filter?: ContentFilter) => each.contentsJson(filter).then(text);
      expect(JSON.parse(await agree((each) => print(each)))).toEqual(
        (await library.wholeContents()).map(withoutTermCards),
      );
      const { categoryId = 0 } = (await library.contents())[1] ?? {};
      for (const filter of [{ featured: true }, { categoryId, featured: false }, { categoryId: 999 }]) {
        const whole = await library.wholeContents(filter);
        expect(JSON.parse(await agree((each) => print(each, filter)))).toEqual(whole.map(withoutTermCards));
      }
    });

    test("gives the HTML of pages as it was published, and nothing under other names", async () => {
      for (const page of ["fjalori", "modelet", "harta"] as const) {
        await agree((library) => library.prerendered(prerenderedName(page)));
      }
      for (const name of ["", "fjalori", "fjalori-0", `${prerenderedName("fjalori")}.0`, "constructor"]) {
        expect([name, await agree((library) => library.prerendered(name))]).toEqual([name, null]);
      }
    });

    test("names as the nearest of a content others of its chapter, at most two", async () => {
      const contents = await agree((library) => library.contents());
      const chapterOf = new Map(contents.map(({ slug, categoryId }) => [slug, categoryId]));
      for (const { slug, categoryId, nearest = [] } of contents) {
        expect([slug, nearest.length <= 2, new Set([...nearest, slug]).size]).toEqual([slug, true, nearest.length + 1]);
        for (const other of nearest) expect([slug, other, chapterOf.get(other)]).toEqual([slug, other, categoryId]);
      }
    });

    test("quizData and gameData are JSON text", async () => {
      const { library } = await open();
      for (const { slug } of await library.contents()) {
        const content = await library.content(slug);
        for (const data of [content?.quizData, content?.gameData]) {
          if (typeof data === "string") expect(typeof JSON.parse(data)).toBe("object");
        }
      }
    });

    test("a piece whose time has not come, or is over, is absent everywhere", async () => {
      const now = Date.now();
      const listed = await agree((library) => library.contents());
      const whole = await agree((library) => library.wholeContents());
      for (const piece of [...listed, ...whole]) expect([piece.slug, isOut(piece, now)]).toEqual([piece.slug, true]);
      for (const slug of ["mesimi-4", "mesimi-5"]) {
        expect(await agree((library) => library.content(slug))).toBeNull();
        expect(await agree((library) => library.practice(slug))).toBeNull();
      }
    });

    test("names the pieces that were taken back", async () => {
      for (const { reason } of await agree((library) => library.withdrawn())) expect(reason).not.toBe("");
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

    test("the categories of mathematics and of physics make up all of them", async () => {
      const all = await agree((library) => library.categories());
      const physics = await agree((library) => library.categories({ type: "physics" }));
      const math = await agree((library) => library.categories({ type: "math" }));
      expect(all.length).toBeGreaterThan(0);
      expect(new Set([...physics, ...math].map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)));
      expect(physics.length + math.length).toBe(all.length);
    });

    test("lists the desks, each as it is found by its id", async () => {
      const desks = await agree((library) => library.authors());
      const { library } = await open();
      for (const editors of desks) expect(await library.author(editors.id)).toEqual(editors);
      expect(desks.length).toBeGreaterThan(0);
    });

    test("finds a category and an author by id", async () => {
      const { library } = await open();
      for (const { id } of await library.categories()) expect(await agree((each) => each.category(id))).not.toBeNull();
      for (const { authorId } of await library.contents()) {
        expect(await agree((each) => each.author(authorId))).not.toBeNull();
      }
    });

    test("gives every term of the glossary once", async () => {
      const terms = await agree((library) => library.glossary());
      expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
    });

    test("places every lesson on the map of ideas once, each after what it needs", async () => {
      const map = await agree((library) => library.ideaMap());
      if (map === null) return;
      const contents = await (await open()).library.contents();
      // The map has no news.
      const lessons = contents.filter(({ contentTypeId, form }) => contentTypeId === 1 && form === undefined);
      expect(map.places.map(({ slug }) => slug).sort()).toEqual(lessons.map(({ slug }) => slug).sort());
      const steps = new Map(map.places.map(({ slug, step }) => [slug, step]));
      for (const { slug, needs = [] } of lessons) {
        for (const need of needs) expect(steps.get(need)).toBeLessThan(steps.get(slug) ?? 0);
      }
      for (const { lesson } of map.paths.flatMap((path) => path.lessons)) expect(steps.has(lesson)).toBe(true);
    });

    test("lists the projects without their texts, and gives each whole", async () => {
      for (const summary of await agree((library) => library.projects())) {
        expect(Object.keys(summary)).not.toContain("overview");
        const whole = await agree((library) => library.project(summary.slug));
        expect(whole).toMatchObject(summary);
        expect(Object.keys(whole ?? {})).toEqual(expect.arrayContaining(["overview", "instructions", "materials"]));
      }
    });

    test("gives the exercises of each content that says it has some, as many as it says, and of others null", async () => {
      for (const { slug, exercises } of await agree((library) => library.contents())) {
        const practice = await agree((library) => library.practice(slug));
        expect([slug, practice?.exercises.length, practice?.slug]).toEqual([slug, exercises, exercises && slug]);
      }
      expect(await agree((library) => library.practice("nuk-ekziston"))).toBeNull();
      expect(await agree((library) => library.practice("constructor"))).toBeNull();
    });

    test("gives the questions of each content that says it has some, of a quiz as of a lesson, and of others null", async () => {
      for (const { slug, hasQuestions } of await agree((library) => library.contents())) {
        const asked = await agree((library) => library.questions(slug));
        expect([slug, asked?.slug]).toEqual([slug, hasQuestions && slug]);
      }
      expect(await agree((library) => library.questions("nuk-ekziston"))).toBeNull();
    });

    test("gives the plan of the hour of each content that says it has one, and of others null", async () => {
      for (const { slug, hasHour } of await agree((library) => library.contents())) {
        const hour = await agree((library) => library.hour(slug));
        expect([slug, hour?.slug]).toEqual([slug, hasHour && slug]);
      }
      expect(await agree((library) => library.hour("nuk-ekziston"))).toBeNull();
      expect(await agree((library) => library.hour("constructor"))).toBeNull();
    });

    test("gives the index of search and every part that it names, and nothing under other names", async () => {
      const index = await agree((library) => library.searchPart(indexPart));
      const named =
        (index ?? "")
          .split("\n", 1)
          .join()
          .match(/[a-z-]+-[0-9a-f]{16}/g) ?? [];
      for (const name of named) expect([name, await agree((library) => library.searchPart(name))]).not.toContain(null);
      for (const name of ["", "indeks", "constructor", "mekanika-0123456789abcdef"]) {
        expect([name, await agree((library) => library.searchPart(name))]).toEqual([name, null]);
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
