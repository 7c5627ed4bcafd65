/** What an edition in KV gives its readers, piece by piece, and how it asks for it. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { contentsKey, hashOf, manifestKey, versionText } from "../../app/library/kv-layout";
import {
  createEditionMemory,
  createKvLibrary,
  type EditionDeps,
  openEdition,
  wholeContents,
} from "../../app/library/kv-library";
import { UnreadableError } from "../../app/library/library";
import type { Project } from "../../app/magazine/project";
import { hash } from "../../seed/pipeline/edition/edition";
import { lesson, smallEdition } from "../../seed/pipeline/fixtures/small-edition";

const project: Project = {
  id: 1,
  title: "Makina",
  slug: "makina",
  description: "Një makinë.",
  image: "/p.svg",
  icon: "water",
  class: "10",
  difficulty: "easy",
  duration: "1 orë",
  tags: [],
  authorId: 1,
  overview: "<p>o</p>",
  instructions: "",
  materials: "",
  gallery: [],
};
const edition = smallEdition([], {
  contents: [lesson(1, "një", { featured: true }), lesson(2, "dy", { categoryId: 3 }), lesson(3, "tre")],
  projects: [project],
  glossary: [],
});
/** The text of a manifest under the version of its lists, as a publication would have written it. */
const sealed = (manifest: object) => JSON.stringify({ ...manifest, version: hash(versionText(manifest)) });
const other = smallEdition(["tjetër"], { publishedAt: Date.parse(edition.manifest.publishedAt) + 60_000 });

function isolate({
  kv = edition.entries,
  deployed = new Map<string, string>(),
  background = false,
  /** Whether the deployed files never answer. */
  slow = false,
} = {}) {
  const world = {
    kv: new Map(kv),
    clock: 1_000_000,
    asked: [] as [string, unknown][],
    log: [] as string[],
    late: [] as Promise<unknown>[],
    answer: (key: string): Promise<string | null> => Promise.resolve(world.kv.get(key) ?? null),
  };
  const deps: EditionDeps = {
    kv: {
      get(key, options) {
        world.asked.push([key, options]);
        return world.answer(key);
      },
    },
    deployed: async (key) => (slow ? new Promise(() => undefined) : (deployed.get(key) ?? null)),
    now: () => world.clock,
    log: (line) => world.log.push(line),
    ...(background ? { later: (work: Promise<unknown>) => void world.late.push(work) } : {}),
  };
  const memory = createEditionMemory();
  return {
    world,
    log: deps.log,
    async open() {
      const opened = await openEdition(memory, deps);
      if (opened === null) throw new Error("no edition");
      return opened;
    },
  };
}

describe("a library over an edition", () => {
  const library = async () => {
    const { open, log } = isolate();
    return createKvLibrary(await open(), log);
  };
  const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);

  test("lists pieces in the file's order, all or by a filter, without the keys of their bodies", async () => {
    const { contents } = await library();
    expect(slugs(await contents())).toEqual(["mesimi-1", "mesimi-2", "mesimi-3"]);
    expect(slugs(await contents({ featured: true }))).toEqual(["mesimi-1"]);
    expect(slugs(await contents({ categoryId: 3 }))).toEqual(["mesimi-2"]);
    expect((await contents())[0]).toMatchObject({ title: "Mësimi 1", excerpt: "një" });
    expect((await contents())[0]).not.toHaveProperty("body");
  });

  test("knows categories by type and id, authors by id, and when it was published", async () => {
    const { categories, category, author, publishedAt } = await library();
    expect(slugs((await categories()).map(({ name }) => ({ slug: name })))).toEqual(["mekanika"]);
    expect(await categories({ type: "physics" })).toHaveLength(1);
    expect(await categories({ type: "math" })).toEqual([]);
    expect([(await category(2))?.name, await category(9)]).toEqual(["mekanika", null]);
    expect([(await author(1))?.name, await author(9)]).toEqual(["Redaksia e Fizikës", null]);
    expect(await publishedAt()).toBe(edition.manifest.publishedAt);
  });

  test("lists projects and reads one; another slug is none", async () => {
    const kv = await library();
    expect(slugs(await kv.projects())).toEqual(["makina"]);
    expect((await kv.projects())[0]).not.toHaveProperty("body");
    expect(await kv.project("makina")).toMatchObject({ overview: "<p>o</p>" });
    expect(await kv.project("tjetër")).toBeNull();
  });
});

describe("a body under a sound hash that is not the manifest's", () => {
  const [content] = edition.manifest.contents;
  const [made] = edition.manifest.projects;
  const bodies = [content?.body ?? "", edition.manifest.contents[1]?.body ?? "", made?.body ?? ""] as const;

  /** The manifest with a key put for another, published so. */
  const pointing = (from: string, to: string) => {
    const manifest = JSON.parse((edition.entries.get(manifestKey) ?? "").replaceAll(from, to));
    return new Map([...edition.entries, [manifestKey, sealed(manifest)] as const]);
  };

  test.each([
    ["a lesson", bodies[0], bodies[1], "holds mesimi-2"],
    ["a lesson", bodies[0], bodies[2], "title"],
    ["a project", bodies[2], bodies[0], ""],
  ])("%s is unreadable, lost, and its key stands in the log", async (what, from, to, why) => {
    const { open, world, log } = isolate({ kv: pointing(from, to) });
    const opened = await open();
    const library = createKvLibrary(opened, log);
    const read = what === "a project" ? library.project("makina") : library.content("mesimi-1");
    await expect(read).rejects.toBeInstanceOf(UnreadableError);
    expect(opened.lost).toEqual([to]);
    if (why !== "title") expect(world.log).toEqual([expect.stringContaining(`${to}: ${why}`)]);
    else expect(world.log).toHaveLength(1);
    expect(world.log[0]?.length).toBeGreaterThan(to.length + 3);
  });

  test("a body that is nowhere is lost, with a line for where it was looked for", async () => {
    const { open, world, log } = isolate({ kv: new Map([...edition.entries].filter(([key]) => key !== bodies[2])) });
    const opened = await open();
    await expect(createKvLibrary(opened, log).project("makina")).rejects.toBeInstanceOf(UnreadableError);
    expect([opened.lost, world.log]).toEqual([[bodies[2]], [`${bodies[2]}: not in KV`]]);
  });
});

describe("every piece, whole", () => {
  test("comes from the one list, filtered, with one read", async () => {
    const { open, world, log } = isolate();
    const opened = await open();
    world.asked = [];
    const all = await wholeContents(opened, {}, log);
    expect(all.map(({ slug, content, excerpt }) => [slug, content, excerpt])).toEqual([
      ["mesimi-1", "<p>një</p>", "një"],
      ["mesimi-2", "<p>dy</p>", "dy"],
      ["mesimi-3", "<p>tre</p>", "tre"],
    ]);
    expect(world.asked.map(([key]) => key)).toEqual([contentsKey(edition.manifest.version)]);
    expect((await wholeContents(opened, { featured: true }, log)).map(({ slug }) => slug)).toEqual(["mesimi-1"]);
    expect(world.log).toEqual([]);
  });

  test("a list in another order is not the manifest's: a line of the log says so, and the bodies are read", async () => {
    const key = contentsKey(edition.manifest.version);
    const list = JSON.parse(edition.entries.get(key) ?? "[]") as unknown[];
    const { open, world, log } = isolate({ kv: new Map([...edition.entries, [key, JSON.stringify(list.reverse())]]) });
    const opened = await open();
    const all = await wholeContents(opened, {}, log);
    expect(all.map(({ slug }) => slug)).toEqual(["mesimi-1", "mesimi-2", "mesimi-3"]);
    expect([world.log, opened.lost]).toEqual([[`${key}: not the contents of its manifest`], []]);
  });

  test("a piece that cannot be read is left out, and is lost; so is no other", async () => {
    const gone = edition.manifest.contents[1]?.body ?? "";
    const key = contentsKey(edition.manifest.version);
    const { open, log } = isolate({
      kv: new Map([...edition.entries].filter(([each]) => each !== gone && each !== key)),
    });
    const opened = await open();
    expect((await wholeContents(opened, {}, log)).map(({ slug }) => slug)).toEqual(["mesimi-1", "mesimi-3"]);
    expect(opened.lost).toEqual([gone]);
  });
});

describe("how KV is asked", () => {
  test("as text, the manifest to be kept for a minute and bodies for a year", async () => {
    const { open, world, log } = isolate();
    await createKvLibrary(await open(), log).content("mesimi-1");
    expect(world.asked).toEqual([
      [manifestKey, { type: "text", cacheTtl: 60 }],
      [edition.manifest.contents[0]?.body, { type: "text", cacheTtl: 31_536_000 }],
    ]);
  });

  test("behind an answer of the old edition, once in five seconds, until ten minutes have passed", async () => {
    const { open, world } = isolate({ background: true });
    await open();
    world.kv = new Map(other.entries);
    world.answer = () => Promise.reject(new Error("KV is down"));
    world.clock += 60_000;
    expect([(await open()).manifest.version, world.late.length]).toEqual([edition.manifest.version, 1]);
    await open();
    expect(world.late).toHaveLength(1);
    await Promise.all(world.late);
    expect(world.log).toEqual([`${manifestKey}: KV is down`]);
    world.clock += 5_000;
    world.answer = (key) => Promise.resolve(world.kv.get(key) ?? null);
    expect([(await open()).source, world.late.length]).toEqual(["memory", 2]);
    await Promise.all(world.late);
    expect([(await open()).manifest.version, (await open()).source]).toEqual([other.manifest.version, "kv"]);
    world.kv = new Map(edition.entries);
    world.clock += 60_000 + 600_000;
    const late = world.late.length;
    await open();
    expect(world.late).toHaveLength(late);
  });

  test("a record of another make in any list leaves a line that names list and place, and nothing in its stead", async () => {
    const manifest = JSON.parse(edition.entries.get(manifestKey) ?? "{}");
    for (const list of ["categories", "authors", "contents", "projects"]) manifest[list].unshift(0);
    const { open, world } = isolate({ kv: new Map([...edition.entries, [manifestKey, sealed(manifest)]]) });
    const { manifest: read } = await open();
    expect([read.categories, read.authors, read.contents, read.projects].map(({ length }) => length)).toEqual([
      1, 1, 3, 1,
    ]);
    expect(
      world.log
        .map((line) => line.split(":").slice(0, 2).join(":"))
        .slice()
        .sort(),
    ).toEqual(["author", "category", "content", "project"].map((what) => `${manifestKey}: ${what} 0`));
    for (const line of world.log) expect(line).toMatch(/ 0: \S/);
  });
});

describe("patience with KV", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const never = () => new Promise<never>(() => undefined);

  test("a manifest that takes a second is answered for by the deployed edition", async () => {
    const { open, world } = isolate({ deployed: edition.entries });
    world.answer = never;
    const opened = open();
    await vi.advanceTimersByTimeAsync(999);
    expect(world.log).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect([(await opened).source, world.log]).toEqual(["deployed", [`${manifestKey}: no answer in 1000 ms`]]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("files that take a second are not waited for again in the next five", async () => {
    const { open, world } = isolate({ slow: true });
    world.answer = never;
    const early = open().catch(() => null);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([await early, world.log]).toEqual([
      null,
      [`${manifestKey}: no answer in 1000 ms`, `${manifestKey}: no answer in 1000 ms`],
    ]);
    world.log = [];
    const again = open().catch(() => null);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([await again, world.log.at(-1)]).toEqual([null, `${manifestKey}: the deployed files do not answer`]);
    world.clock += 5_000;
    world.log = [];
    const later = open().catch(() => null);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([await later, world.log.at(-1)]).toEqual([null, `${manifestKey}: no answer in 1000 ms`]);
  });

  test.each([
    [0, 1_000],
    [700, 800],
    [1_400, 300],
  ])("a body asked for %i ms after the request began may take %i ms", async (after, most) => {
    const { open, world, log } = isolate({ deployed: edition.entries });
    const opened = await open();
    world.answer = never;
    world.clock += after;
    const piece = createKvLibrary(opened, log).content("mesimi-1");
    await vi.advanceTimersByTimeAsync(most);
    expect((await piece)?.slug).toBe("mesimi-1");
    expect(world.log).toEqual([`${edition.manifest.contents[0]?.body}: no answer in ${most} ms`]);
    expect(opened.source).toBe("deployed");
  });

  test("once a piece came from the deployed files, the rest of that request does not ask KV", async () => {
    const { open, world, log } = isolate({ deployed: edition.entries });
    const library = createKvLibrary(await open(), log);
    world.kv.delete(edition.manifest.contents[0]?.body ?? "");
    await library.content("mesimi-1");
    world.asked = [];
    expect((await library.content("mesimi-2"))?.slug).toBe("mesimi-2");
    expect(world.asked).toEqual([]);
  });
});

test("a key names a hash only where it is a body's, whole", () => {
  const hash = "0123456789abcdef";
  expect([`content/a@${hash}`, `project/a@${hash}`, `glossary@${hash}`].map(hashOf)).toEqual([hash, hash, hash]);
  for (const key of [`x-content/a@${hash}`, `content/a@${hash}.bak`, `contents@${hash}`, manifestKey]) {
    expect([key, hashOf(key)]).toEqual([key, null]);
  }
});
