import { describe, expect, test } from "vitest";
import { contentsKey, manifestKey } from "./kv-layout";
import { createEditionMemory, createKvLibrary, type EditionDeps, openEdition, wholeContents } from "./kv-library";

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

function magazine(version: string, day: string, slug = "graviteti") {
  const { content: _, ...summary } = body(slug);
  const key = `content/${slug}@${version}`;
  return {
    [manifestKey]: JSON.stringify({
      schema: 1,
      version,
      publishedAt: `2026-11-${day}T10:00:00.000Z`,
      categories: [{ id: 1, name: "mekanika", displayName: "Mekanika", description: "", type: "physics" }],
      authors: [{ id: 1, name: "Redaksia e Fizikës", title: "" }],
      contents: [{ ...summary, excerpt: slug, body: key }],
    }),
    [key]: JSON.stringify(body(slug)),
    [contentsKey(version)]: JSON.stringify([{ ...body(slug), excerpt: slug }]),
  };
}

const first = "1111111111111111";
const second = "2222222222222222";

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
  return { world, open, log: deps.log };
}

async function read(open: () => ReturnType<typeof openEdition>) {
  const edition = await open();
  if (edition === null) return null;
  const piece = await createKvLibrary(edition, () => undefined).content("graviteti");
  return [edition.source, edition.manifest.version, piece?.slug ?? null];
}

describe("which edition is read", () => {
  test("KV's, while KV answers", async () => {
    const { open } = isolate(magazine(first, "01"), magazine(second, "02"));
    expect(await read(open)).toEqual(["kv", first, "graviteti"]);
  });

  test("the deployed one where KV is empty", async () => {
    const { open } = isolate({}, magazine(second, "02"));
    expect(await read(open)).toEqual(["deployed", second, "graviteti"]);
  });

  test("the deployed one where a cold isolate cannot reach KV", async () => {
    const { world, open } = isolate(magazine(first, "01"), magazine(second, "02"));
    world.broken = true;
    expect(await read(open)).toEqual(["deployed", second, "graviteti"]);
    expect(world.log).toContain("manifest: KV does not answer");
  });

  test("the one in memory where KV answered before and no longer does", async () => {
    const { world, open } = isolate(magazine(first, "01"), magazine(second, "02"));
    await read(open);
    world.broken = true;
    world.clock += 61_000;
    expect(await read(open)).toEqual(["memory", first, "graviteti"]);
  });

  test("KV's again once it recovers, without a restart", async () => {
    const { world, open } = isolate({}, magazine(second, "02"));
    await read(open);
    world.kv = magazine(first, "01");
    world.clock += 6_000;
    expect(await read(open)).toEqual(["kv", first, "graviteti"]);
  });

  test("none where there is none", async () => {
    const { open } = isolate({});
    expect(await read(open)).toBeNull();
  });

  test("the newer of two where KV hands out an older manifest after a newer one", async () => {
    const { world, open } = isolate(magazine(second, "02"));
    await read(open);
    world.kv = { ...world.kv, ...magazine(first, "01") };
    world.clock += 61_000;
    expect(await read(open)).toEqual(["kv", second, "graviteti"]);
  });

  test("the earlier one where the manifest is not JSON, or of another schema", async () => {
    for (const wrong of ["{", '{"schema":2}', "null"]) {
      const { world, open } = isolate(magazine(first, "01"));
      await read(open);
      world.kv = { ...world.kv, [manifestKey]: wrong };
      world.clock += 61_000;
      expect(await read(open)).toEqual(["memory", first, "graviteti"]);
    }
  });
});

describe("how often KV is asked", () => {
  test("a page costs two reads cold and none warm", async () => {
    const { world, open } = isolate(magazine(first, "01"));
    await read(open);
    expect(world.reads).toEqual([manifestKey, `content/graviteti@${first}`]);
    world.reads = [];
    await read(open);
    expect(world.reads).toEqual([]);
  });

  test("after a minute only the manifest is asked for again", async () => {
    const { world, open } = isolate(magazine(first, "01"));
    await read(open);
    world.reads = [];
    world.clock += 60_000;
    await read(open);
    expect(world.reads).toEqual([manifestKey]);
  });
});

describe("records that are not what they should be", () => {
  test("a bad entry costs itself and leaves a line in the log, never the list", async () => {
    const good = magazine(first, "01");
    const manifest = JSON.parse(good[manifestKey] as string);
    manifest.contents.unshift({ slug: "prishur" });
    manifest.authors.push("nobody");
    const { world, open } = isolate({ ...good, [manifestKey]: JSON.stringify(manifest) });
    expect(await read(open)).toEqual(["kv", first, "graviteti"]);
    expect(world.log).toHaveLength(2);
  });

  test("a body that is cut off, or another's, is absent and named in the log", async () => {
    for (const wrong of ['{"slug":"gravi', JSON.stringify(body("pitagora"))]) {
      const { open, log, world } = isolate({ ...magazine(first, "01"), [`content/graviteti@${first}`]: wrong });
      const edition = await open();
      expect(edition && (await createKvLibrary(edition, log).content("graviteti"))).toBeNull();
      expect(world.log.join()).toContain(`content/graviteti@${first}`);
    }
  });

  test("where the full list cannot be read, the bodies make it up", async () => {
    for (const wrong of [undefined, "[", "{}"]) {
      const kv: Record<string, string> = magazine(first, "01");
      if (wrong === undefined) delete kv[contentsKey(first)];
      else kv[contentsKey(first)] = wrong;
      const { open, log } = isolate(kv);
      const edition = await open();
      const whole = edition && (await wholeContents(edition, {}, log));
      expect(whole).toEqual([{ ...body("graviteti"), excerpt: "graviteti" }]);
    }
  });
});
