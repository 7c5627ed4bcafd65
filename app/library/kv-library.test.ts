import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { contentKey, contentsKey, glossaryKey, manifestKey, versionText } from "./kv-layout";
import {
  createEditionMemory,
  createKvLibrary,
  type EditionDeps,
  openEarlier,
  openEdition,
  wholeContents,
} from "./kv-library";
import { UnreadableError } from "./library";

const body = (slug: string) => ({
  id: 1,
  title: slug,
  slug,
  content: `<p>${slug}</p>`,
  imageUrl: "",
  categoryId: 1,
  contentTypeId: 1,
  authorId: 1,
  duration: 6,
  featured: false,
});

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);
const keyOf = (piece: { slug: string }) => contentKey(piece.slug, hash(JSON.stringify(piece)));

/** A manifest whose version is that of its lists. */
const sealed = (lists: object) => ({ ...lists, version: hash(versionText(lists)) });

const listsOf = (name: string, piece = body("graviteti")) => {
  const { content, ...summary } = piece;
  return {
    schema: 1,
    categories: [{ id: 1, name: "mekanika", displayName: "Mekanika", description: name, type: "physics" }],
    authors: [{ id: 1, name: "Redaksia e Fizikës", title: "" }],
    contents: [{ ...summary, excerpt: content, body: keyOf(piece) }],
  };
};

/** A magazine with one piece. @param name tells its edition from others */
function magazine(name: string, day: string, piece = body("graviteti")): Record<string, string> {
  const manifest = { ...sealed(listsOf(name, piece)), publishedAt: `2026-11-${day}T10:00:00.000Z` };
  return {
    [manifestKey]: JSON.stringify(manifest),
    [keyOf(piece)]: JSON.stringify(piece),
    [contentsKey(manifest.version)]: JSON.stringify([{ ...piece, excerpt: piece.content }]),
  };
}

const [first, second] = ["e para", "e dyta"].map((name) => sealed(listsOf(name)).version) as [string, string];

/** An isolate with a KV, deployed files and a clock that the test moves. */
function isolate(kv: Record<string, string>, deployed: Record<string, string> = {}) {
  const world = { kv, deployed, clock: 1_000_000, reads: [] as string[], log: [] as string[], broken: false };
  const deps: EditionDeps = {
    kv: {
      async get(key) {
        world.reads.push(key);
        if (world.broken) throw new Error("KV does not answer");
        return world.kv[key] ?? null;
      },
    },
    deployed: async (key) => world.deployed[key] ?? null,
    now: () => world.clock,
    log: (line) => world.log.push(line),
  };
  const memory = createEditionMemory();
  const open = () => openEdition(memory, deps);
  const earlier = async () => {
    const edition = await open();
    return edition && openEarlier(edition, memory, deps);
  };
  return { world, open, earlier, log: deps.log };
}

async function read(open: () => ReturnType<typeof openEdition>) {
  const edition = await open();
  if (edition === null) return null;
  const piece = await createKvLibrary(edition, () => undefined).content("graviteti");
  return [edition.source, edition.manifest.version, piece?.slug ?? null];
}

describe("which edition is read", () => {
  test("KV's, while KV answers", async () => {
    const { open } = isolate(magazine("e para", "01"), magazine("e dyta", "02"));
    expect(await read(open)).toEqual(["kv", first, "graviteti"]);
  });

  test("the deployed one where KV is empty", async () => {
    const { open } = isolate({}, magazine("e dyta", "02"));
    expect(await read(open)).toEqual(["deployed", second, "graviteti"]);
  });

  test("the deployed one where a cold isolate cannot reach KV", async () => {
    const { world, open } = isolate(magazine("e para", "01"), magazine("e dyta", "02"));
    world.broken = true;
    expect(await read(open)).toEqual(["deployed", second, "graviteti"]);
    expect(world.log).toContain("manifest: KV does not answer");
  });

  test("the one in memory where KV answered before and no longer does", async () => {
    const { world, open } = isolate(magazine("e para", "01"), magazine("e dyta", "02"));
    await read(open);
    world.broken = true;
    world.clock += 61_000;
    expect(await read(open)).toEqual(["memory", first, "graviteti"]);
  });

  test("KV's again once it recovers, without a restart", async () => {
    const { world, open } = isolate({}, magazine("e dyta", "02"));
    await read(open);
    world.kv = magazine("e para", "01");
    world.clock += 6_000;
    expect(await read(open)).toEqual(["kv", first, "graviteti"]);
  });

  test("the deployed one for everybody who asks while a cold isolate is still looking for it", async () => {
    const { world, open } = isolate({}, magazine("e dyta", "02"));
    world.broken = true;
    const asked = await Promise.all([read(open), Promise.resolve().then(() => read(open)), read(open)]);
    expect(asked).toEqual(Array(3).fill(["deployed", second, "graviteti"]));
  });

  test("is looked for again by the next visitor where there was none", async () => {
    const { world, open } = isolate({});
    expect(await read(open)).toBeNull();
    world.kv = magazine("e para", "01");
    expect(await read(open)).toEqual(["kv", first, "graviteti"]);
  });

  test("none where there is none", async () => {
    const { open } = isolate({});
    expect(await read(open)).toBeNull();
  });

  test("the newer of two where KV hands out an older manifest after a newer one", async () => {
    const { world, open } = isolate(magazine("e dyta", "02"));
    await read(open);
    world.kv = { ...world.kv, ...magazine("e para", "01") };
    world.clock += 61_000;
    expect(await read(open)).toEqual(["kv", second, "graviteti"]);
  });

  test("the earlier one where the manifest is not JSON, or of another schema", async () => {
    for (const wrong of ["{", '{"schema":2}', "null"]) {
      const { world, open } = isolate(magazine("e para", "01"));
      await read(open);
      world.kv = { ...world.kv, [manifestKey]: wrong };
      world.clock += 61_000;
      expect(await read(open)).toEqual(["memory", first, "graviteti"]);
    }
  });
});

describe("the glossary", () => {
  const term = { id: "mase", term: "masë", definition: "Sa lëndë.", english: "mass", taughtIn: ["/physics/graviteti"] };
  const withTerms = (stored: string) => {
    const key = glossaryKey(hash(stored));
    const kv = magazine("e para", "01");
    return isolate({
      ...kv,
      [manifestKey]: JSON.stringify(sealed({ ...JSON.parse(kv[manifestKey] ?? ""), glossary: key })),
      [key]: stored,
    });
  };
  const terms = async ({ open, log }: ReturnType<typeof isolate>) => {
    const edition = await open();
    return edition && createKvLibrary(edition, log).glossary();
  };

  test("costs one read besides the manifest", async () => {
    const desk = withTerms(JSON.stringify([term]));
    expect(await terms(desk)).toEqual([term]);
    expect(desk.world.reads).toEqual([manifestKey, glossaryKey(hash(JSON.stringify([term])))]);
  });

  test("leaves out a term that fails its parser, and is no empty glossary where it cannot be read", async () => {
    const desk = withTerms(JSON.stringify([{ id: "mase" }, term]));
    expect(await terms(desk)).toEqual([term]);
    expect(desk.world.log).toHaveLength(1);
    await expect(terms(withTerms("{"))).rejects.toBeInstanceOf(UnreadableError);
  });

  test("is empty in an edition published before there was one", async () => {
    const desk = isolate(magazine("e para", "01"));
    expect(await terms(desk)).toEqual([]);
    expect(desk.world.reads).toEqual([manifestKey]);
  });
});

describe("how often KV is asked", () => {
  test("a page costs two reads cold and none warm", async () => {
    const { world, open } = isolate(magazine("e para", "01"));
    await read(open);
    expect(world.reads).toEqual([manifestKey, keyOf(body("graviteti"))]);
    world.reads = [];
    await read(open);
    expect(world.reads).toEqual([]);
  });

  test("after a minute only the manifest is asked for again", async () => {
    const { world, open } = isolate(magazine("e para", "01"));
    await read(open);
    world.reads = [];
    world.clock += 60_000;
    await read(open);
    expect(world.reads).toEqual([manifestKey]);
  });
});

describe("records that are not what they should be", () => {
  test("an entry that was published in another shape costs itself and leaves a line in the log, never the list", async () => {
    const good = magazine("e para", "01");
    const manifest = JSON.parse(good[manifestKey] as string);
    manifest.contents.unshift({ slug: "prishur" });
    manifest.authors.push("nobody");
    const other = sealed(manifest);
    const { world, open } = isolate({ ...good, [manifestKey]: JSON.stringify(other) });
    expect(await read(open)).toEqual(["kv", other.version, "graviteti"]);
    expect(world.log).toHaveLength(2);
  });

  test.each<[string, (manifest: Record<string, unknown[]>) => void]>([
    ["lost its contents", (manifest) => manifest.contents?.splice(0)],
    ["lost its authors", (manifest) => manifest.authors?.splice(0)],
    ["lost one of its pieces", (manifest) => manifest.contents?.pop()],
    ["has a record that is broken", (manifest) => manifest.contents?.push({ slug: "prishur" })],
    ["has a title that is another", (manifest) => Object.assign(manifest.contents?.[0] as object, { title: "tjetër" })],
  ])("a manifest that %s is damaged: the deployed edition answers cold, the last good one warm", async (_, damage) => {
    const good = magazine("e para", "01");
    const manifest = JSON.parse(good[manifestKey] as string);
    damage(manifest);
    const damaged = { ...good, [manifestKey]: JSON.stringify(manifest) };
    const cold = isolate(damaged, magazine("e dyta", "02"));
    expect(await read(cold.open)).toEqual(["deployed", second, "graviteti"]);
    expect(cold.world.log).toEqual([`manifest: damaged: its lists are not those of version ${first}`]);

    const warm = isolate(good, magazine("e dyta", "02"));
    await read(warm.open);
    warm.world.kv = damaged;
    warm.world.clock += 61_000;
    expect(await read(warm.open)).toEqual(["memory", first, "graviteti"]);
  });

  test("the day of a publication and what is remembered of others may change without damage", async () => {
    const good = magazine("e para", "01");
    const manifest = {
      ...JSON.parse(good[manifestKey] as string),
      publishedAt: "2026-11-20T10:00:00.000Z",
      history: [],
    };
    const { open } = isolate({ ...good, [manifestKey]: JSON.stringify(manifest) });
    expect(await read(open)).toEqual(["kv", first, "graviteti"]);
  });

  const key = keyOf(body("graviteti"));

  test.each([
    ["cut off", '{"slug":"gravi'],
    ["another's", JSON.stringify(body("pitagora"))],
    ["of another hash", JSON.stringify({ ...body("graviteti"), title: "tjetër" })],
    ["2 MB long", "x".repeat(2_000_000)],
    ["not there", null],
  ])("a body that is %s is read from the deployed edition, and one line of the log names it", async (_, wrong) => {
    const good = magazine("e para", "01");
    const { [key]: _body, ...rest } = good;
    const { open, log, world } = isolate(wrong === null ? rest : { ...rest, [key]: wrong }, good);
    const edition = await open();
    expect(edition && (await createKvLibrary(edition, log).content("graviteti"))).toEqual(body("graviteti"));
    expect([edition?.source, edition?.lost]).toEqual(["deployed", []]);
    expect(world.log.filter((line) => line.includes(key))).toHaveLength(1);
  });

  test("a body that no source holds is unreadable and not absent, and its edition says what it lost", async () => {
    const { open, log, world } = isolate({ ...magazine("e para", "01"), [key]: "{" });
    const edition = await open();
    await expect(edition && createKvLibrary(edition, log).content("graviteti")).rejects.toBeInstanceOf(UnreadableError);
    expect(edition?.lost).toEqual([key]);
    expect(world.log).toEqual([`${key}: damaged in KV`]);
  });

  test("a body that its hash vouches for and that is no content is lost too", async () => {
    const older = { ...body("graviteti"), contentTypeId: 9 };
    const good = JSON.parse(magazine("e para", "01")[manifestKey] as string);
    const manifest = sealed({ ...good, contents: [{ ...good.contents[0], body: keyOf(older) }] });
    const { open, log } = isolate({ [manifestKey]: JSON.stringify(manifest), [keyOf(older)]: JSON.stringify(older) });
    const edition = await open();
    await expect(edition && createKvLibrary(edition, log).content("graviteti")).rejects.toBeInstanceOf(UnreadableError);
  });

  test("where the full list cannot be read, or is not the manifest's, the bodies make it up", async () => {
    for (const wrong of [undefined, "[", "{}", "[]", "[1]"]) {
      const kv: Record<string, string> = magazine("e para", "01");
      if (wrong === undefined) delete kv[contentsKey(first)];
      else kv[contentsKey(first)] = wrong;
      const { open, log } = isolate(kv);
      const edition = await open();
      const whole = edition && (await wholeContents(edition, {}, log));
      expect(whole).toEqual([{ ...body("graviteti"), excerpt: "graviteti" }]);
      expect(edition?.lost).toEqual([]);
    }
  });
});

describe("the edition before one that is not whole", () => {
  const changed = { ...body("graviteti"), content: "<p>e re</p>" };

  test("is the one that this isolate read before", async () => {
    const { world, open, earlier } = isolate(magazine("e para", "01"), {});
    await read(open);
    world.kv = { ...world.kv, ...magazine("e dyta", "02", changed) };
    world.clock += 61_000;
    const edition = await earlier();
    expect([edition?.source, edition?.manifest.version]).toEqual(["memory", first]);
  });

  test("is the deployed one where this isolate read no other", async () => {
    const { earlier } = isolate(magazine("e dyta", "02", changed), magazine("e para", "01"));
    const edition = await earlier();
    expect([edition?.source, edition?.manifest.version]).toEqual(["deployed", first]);
  });

  test("does not exist where the deployed one is the same, or where there is none", async () => {
    expect(await isolate(magazine("e para", "01"), magazine("e para", "01")).earlier()).toBeNull();
    expect(await isolate(magazine("e para", "01")).earlier()).toBeNull();
  });

  test("is followed by no edition that was tried already", async () => {
    const { world, open, earlier } = isolate(magazine("e para", "01"), {});
    await read(open);
    world.kv = { ...world.kv, ...magazine("e dyta", "02", changed) };
    world.clock += 61_000;
    expect((await earlier())?.manifest.version).toBe(first);
    world.clock += 61_000;
    expect((await earlier())?.manifest.version).toBe(first);
  });
});
