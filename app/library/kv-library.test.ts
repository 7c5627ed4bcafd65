import { describe, expect, test } from "vitest";
import type { Project } from "../magazine/project";
import { bodyKey, hash, lesson, published, startIsolate, withManifest, without } from "./isolate.fixture";
import { glossaryKey, manifestKey } from "./kv-layout";
import { UnreadableError } from "./library";

const project: Project = {
  ...{ id: 1, title: "Makina", slug: "makina", description: "Një makinë.", image: "/p.svg", icon: "water" },
  ...{ class: "10", difficulty: "easy", duration: "1 orë", tags: [] },
  ...{ authorId: 1, overview: "<p>o</p>", instructions: "", materials: "", gallery: [] },
};
const edition = published({
  contents: [lesson("uji", { featured: true }), lesson("ajri", { categoryId: 3 }), lesson("zjarri")],
  projects: [project],
});
const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);

describe("a library over an edition", () => {
  const { library } = startIsolate({ kv: edition });

  test("lists contents in the file's order, all or by a filter, without the keys of their bodies", async () => {
    const { contents } = await library();
    expect(slugs(await contents())).toEqual(["uji", "ajri", "zjarri"]);
    expect(slugs(await contents({ featured: true }))).toEqual(["uji"]);
    expect(slugs(await contents({ categoryId: 3 }))).toEqual(["ajri"]);
    expect((await contents())[0]).toMatchObject({ title: "uji", excerpt: "uji" });
    expect((await contents())[0]).not.toHaveProperty("body");
  });

  test("knows categories by type and id, authors by id, and when it was published", async () => {
    const { categories, category, author, publishedAt } = await library();
    expect((await categories()).map(({ name }) => name)).toEqual(["mekanika"]);
    expect(await categories({ type: "physics" })).toHaveLength(1);
    expect(await categories({ type: "math" })).toEqual([]);
    expect([(await category(1))?.name, await category(9)]).toEqual(["mekanika", null]);
    expect([await author(1), await author(9)]).toEqual([
      { id: 1, name: "Redaksia e Fizikës", title: "", avatarUrl: null },
      null,
    ]);
    expect(await publishedAt()).toBe("2026-11-01T10:00:00.000Z");
  });

  test("lists projects and reads one; another slug is none", async () => {
    const { projects, project: one } = await library();
    expect(slugs(await projects())).toEqual(["makina"]);
    expect((await projects())[0]).not.toHaveProperty("body");
    expect(await one("makina")).toEqual(project);
    expect(await one("tjetër")).toBeNull();
  });
});

describe("a body with the hash of its key", () => {
  const water = bodyKey(lesson("uji", { featured: true }));
  const air = bodyKey(lesson("ajri", { categoryId: 3 }));
  const stored = [...edition.kv.keys()].find((key) => key.startsWith("project/")) ?? "no project";

  /** Returns the edition with one key of its manifest replaced by another. */
  const naming = (from: string, to: string) =>
    withManifest(edition, (manifest) => {
      for (const entry of [...manifest.contents, ...manifest.projects]) if (entry.body === from) entry.body = to;
    });

  test.each([
    ["a lesson", water, air, /: holds ajri$/],
    ["a lesson", water, stored, /: \S/],
    ["a project", stored, water, /: \S/],
  ])("that is not %s's own is unreadable and lost, and the log names its key", async (what, from, to, why) => {
    const { openLibrary, world } = startIsolate({ kv: naming(from, to) });
    const { edition: opened, library } = await openLibrary();
    const read = what === "a project" ? library.project("makina") : library.content("uji");
    await expect(read).rejects.toBeInstanceOf(UnreadableError);
    expect(opened.lost).toEqual([to]);
    expect(world.log).toHaveLength(1);
    expect(world.log[0]?.startsWith(to)).toBe(true);
    expect(world.log[0]?.slice(to.length)).toMatch(why);
  });

  test("that no source holds is unreadable and not absent", async () => {
    const library = await startIsolate({ kv: without(edition, water, stored) }).library();
    await expect(library.content("uji")).rejects.toBeInstanceOf(UnreadableError);
    await expect(library.project("makina")).rejects.toBeInstanceOf(UnreadableError);
    expect((await library.content("ajri"))?.slug).toBe("ajri");
  });
});

describe("the glossary", () => {
  const term = { id: "mase", term: "masë", definition: "Sa lëndë.", english: "mass", taughtIn: ["/physics/graviteti"] };
  const stored = (text: string) => {
    const key = glossaryKey(hash(text));
    const { kv } = withManifest(edition, (manifest) => Object.assign(manifest, { glossary: key }));
    return startIsolate({ kv: { kv: new Map([...kv, [key, text]]) } });
  };

  test("costs one read besides the manifest", async () => {
    const isolate = startIsolate({ kv: published({ glossary: [term] }) });
    expect(await (await isolate.library()).glossary()).toEqual([term]);
    expect(isolate.keysAsked()).toEqual([manifestKey, expect.stringMatching(/^glossary@[0-9a-f]{16}$/)]);
  });

  test("leaves out a term that fails its parser, and is no empty glossary where it cannot be read", async () => {
    const isolate = stored(JSON.stringify([{ id: "mase" }, term]));
    expect(await (await isolate.library()).glossary()).toEqual([term]);
    expect(isolate.world.log).toEqual([expect.stringMatching(/^glossary@[0-9a-f]{16}: term 0: \S/)]);
    await expect((await stored("{").library()).glossary()).rejects.toBeInstanceOf(UnreadableError);
  });

  test("is empty in an edition published before there was one", async () => {
    const isolate = startIsolate({ kv: edition });
    expect(await (await isolate.library()).glossary()).toEqual([]);
    expect(isolate.keysAsked()).toEqual([manifestKey]);
  });
});

describe("the HTML of a page", () => {
  const html = { "fjalori-1": "<h1>Fjalori</h1>", "fjalori-1.1": "<h1>Fjalori i nesërm</h1>" };
  const soon = lesson("uji", { from: "2999-01-01T00:00:00.000Z" });
  const from = published({ contents: [soon], prerendered: html });
  const keyOf = (name: string) => JSON.parse(from.kv.get(manifestKey) ?? "").prerendered[name] as string;

  test("is what was published for the present hours, and costs one read besides the manifest", async () => {
    const isolate = startIsolate({ kv: from });
    const { prerendered } = await isolate.library();
    expect(await prerendered("fjalori-1")).toBe(html["fjalori-1"]);
    expect(isolate.keysAsked()).toEqual([manifestKey, keyOf("fjalori-1")]);
    for (const name of ["fjalori-2", "fjalori-1.1", "constructor", ""]) expect(await prerendered(name)).toBeNull();
  });

  test("is none in an edition published before there was any", async () => {
    expect(await (await startIsolate({ kv: edition }).library()).prerendered("fjalori-1")).toBeNull();
  });

  test("is none where it is damaged or gone, and nothing is lost: the page is made of the records", async () => {
    const key = keyOf("fjalori-1");
    for (const kv of [new Map([...from.kv, [key, "<h1>Fjal"]]), without(from, key).kv]) {
      const { openLibrary, world } = startIsolate({ kv: { kv } });
      const { edition: opened, library } = await openLibrary();
      expect(await library.prerendered("fjalori-1")).toBeNull();
      expect([opened.lost, world.log.length]).toEqual([[], 1]);
    }
  });

  test("is not shown, nor the whole list handed on, where a record of its edition was left out", async () => {
    const broken = withManifest(from, (manifest) => {
      manifest.contents.push({ slug: "prishur" });
    });
    const { manifest } = await startIsolate({ kv: broken }).open();
    expect([manifest.prerendered, manifest.contentsJson]).toEqual([undefined, undefined]);
  });
});

describe("the map of ideas", () => {
  const ideaMap = {
    ...{ width: 142, height: 60, rule: 142 },
    places: [{ slug: "graviteti", step: 0, x: 0, y: 50, lines: ["Graviteti"], rays: "" }],
    paths: [{ name: "i-pari", title: "I pari", why: "Për ty.", lessons: [{ lesson: "graviteti", why: "Nis." }] }],
  };

  test("costs one read besides the manifest", async () => {
    const isolate = startIsolate({ kv: published({ ideaMap }) });
    expect(await (await isolate.library()).ideaMap()).toEqual(ideaMap);
    expect(isolate.keysAsked()).toEqual([manifestKey, expect.stringMatching(/^map@[0-9a-f]{16}$/)]);
  });

  test("is none in an edition published before it, and unreadable where a ray is no path of an SVG", async () => {
    expect(await (await startIsolate({ kv: edition }).library()).ideaMap()).toBeNull();
    const hostile = { ...ideaMap, places: [{ ...ideaMap.places[0], rays: 'M0 0"/><script>' }] } as never;
    const library = await startIsolate({ kv: published({ ideaMap: hostile }) }).library();
    await expect(library.ideaMap()).rejects.toBeInstanceOf(UnreadableError);
  });
});
