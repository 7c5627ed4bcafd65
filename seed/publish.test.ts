import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contentsKey, type Manifest, manifestKey, rollbackKey } from "../app/library/kv-layout";
import type { Edition } from "./edition";
import { writeEdition } from "./edition-files";
import { magazine, type Newsroom, openNewsroom, piece } from "./fixtures/newsroom";
import { openLocalStore } from "./local-store";
import { publish, type Store, StoreFailure } from "./publish";

let newsroom: Newsroom;
beforeEach(() => {
  newsroom = openNewsroom();
});
afterEach(() => newsroom.close());

/** An edition of several contents, each with this text as its body. */
function edition(...texts: string[]): Edition {
  const contents = texts.map((content, at) =>
    piece({ id: at + 1, slug: `mesimi-${at + 1}`, contentFile: undefined, content: `<p>${content}</p>` }),
  );
  newsroom.write("magazine.json", magazine({}, { contents }));
  const built = newsroom.build().edition;
  if (built === null) throw new Error("the edition has problems");
  return built;
}

class MemoryStore implements Store {
  readonly entries = new Map<string, string>();
  readonly written: string[] = [];
  /** How many puts still work. */
  puts = Number.POSITIVE_INFINITY;

  async get(key: string): Promise<string | null> {
    return this.entries.get(key) ?? null;
  }

  async putMany(entries: [string, string][]): Promise<void> {
    for (const [key, value] of entries) {
      if (this.puts-- <= 0) throw new Error("the store went away");
      this.entries.set(key, value);
      this.written.push(key);
    }
  }

  /** What a reader sees: every body that the manifest names, or null where one is missing. */
  magazine(): (string | undefined)[] | null {
    const manifest: Manifest = JSON.parse(this.entries.get(manifestKey) ?? '{"contents":[],"version":""}');
    const bodies = manifest.contents.map((content) => this.entries.get(content.body));
    const whole = manifest.version === "" || this.entries.has(contentsKey(manifest.version));
    return whole && !bodies.includes(undefined) ? bodies : null;
  }
}

describe("publish", () => {
  it("writes the manifest last, after everything it names", async () => {
    const store = new MemoryStore();
    const first = edition("një", "dy");
    await publish(first, store);
    const { version } = first.manifest;
    expect(store.written.slice(-3)).toEqual([contentsKey(version), rollbackKey(version), manifestKey]);
    expect(new Set(store.written)).toEqual(new Set(first.entries.keys()));
    for (const [key, value] of first.entries) expect(store.entries.get(key)).toBe(value);
  });

  it("writes nothing for the same content again", async () => {
    const store = new MemoryStore();
    await publish(edition("një"), store);
    const before = new Map(store.entries);
    expect((await publish(edition("një"), store)).written).toBe(0);
    expect(store.entries).toEqual(before);
  });

  it("writes only the body that changed, the list and the two manifests", async () => {
    const store = new MemoryStore();
    await publish(edition("një", "dy", "tre"), store);
    store.written.length = 0;
    expect((await publish(edition("një", "dy ndryshe", "tre"), store)).written).toBe(4);
    expect(store.written[0]).toMatch(/^content\/mesimi-2@/);
  });

  it("mends what the store has lost", async () => {
    const store = new MemoryStore();
    const first = edition("një", "dy");
    await publish(first, store);
    store.entries.delete(first.manifest.contents[1]?.body ?? "");
    expect((await publish(first, store)).written).toBe(1);
    expect(store.magazine()).toHaveLength(2);
  });

  it("leaves the old magazine whole, whichever put is the first to fail, and the next try completes it", async () => {
    for (let puts = 0; puts < 6; puts++) {
      const store = new MemoryStore();
      await publish(edition("një", "dy"), store);
      const old = store.magazine();
      const next = edition("një!", "dy!", "tre!");
      store.puts = puts;
      await expect(publish(next, store)).rejects.toThrow();
      expect(store.magazine()).toEqual(old);
      store.puts = Number.POSITIVE_INFINITY;
      await publish(next, store);
      expect(store.magazine()).toHaveLength(3);
    }
  });

  it("stops where what it wrote does not read back", async () => {
    const store = new MemoryStore();
    store.putMany = async () => undefined;
    await expect(publish(edition("një"), store)).rejects.toThrow(StoreFailure);
  });

  it("does not overrun a publication that came between", async () => {
    const store = new MemoryStore();
    const put = store.putMany.bind(store);
    store.putMany = async (entries) => {
      await put(entries);
      store.entries.set(manifestKey, "tjetër");
    };
    await expect(publish(edition("një"), store)).rejects.toThrow(StoreFailure);
    expect(store.entries.get(manifestKey)).toBe("tjetër");
  });

  it("replaces a manifest that cannot be read", async () => {
    const store = new MemoryStore();
    store.entries.set(manifestKey, "{");
    const first = edition("një");
    await publish(first, store);
    expect(store.entries.get(manifestKey)).toBe(first.entries.get(manifestKey));
  });
});

describe("an edition", () => {
  it("has the version of its content, not of its day", () => {
    const first = edition("një");
    expect(edition("një").manifest.version).toBe(first.manifest.version);
    expect(edition("një.").manifest.version).not.toBe(first.manifest.version);
    expect(first.manifest.version).toMatch(/^[0-9a-f]{16}$/);
    expect(first.manifest.publishedAt).toBe("2026-11-21T03:05:00.000Z");
  });

  it("does not depend on the order in which an editor writes the fields", () => {
    const { id, ...rest } = piece({ contentFile: undefined }) as { id: number };
    newsroom.write("magazine.json", magazine({}, { contents: [{ id, ...rest }] }));
    const version = newsroom.build().edition?.manifest.version;
    newsroom.write("magazine.json", magazine({}, { contents: [{ ...rest, id }] }));
    expect(newsroom.build().edition?.manifest.version).toBe(version);
  });

  it("keeps the file's order, and every content whole with its excerpt in the full list", () => {
    const built = edition("dy", "një");
    const full = JSON.parse(built.entries.get(contentsKey(built.manifest.version)) ?? "[]");
    expect(full).toMatchObject([
      { slug: "mesimi-1", content: "<p>dy</p>", excerpt: "dy" },
      { slug: "mesimi-2", content: "<p>një</p>", excerpt: "një" },
    ]);
  });
});

describe("the edition as files", () => {
  it("holds the same keys, drops what an older one left and touches nothing else", async () => {
    const folder = mkdtempSync(join(tmpdir(), "botimi "));
    try {
      const first = edition("një");
      expect(await writeEdition(first, folder)).toBe(first.entries.size);
      expect(await writeEdition(edition("një"), folder)).toBe(0);
      expect(readFileSync(join(folder, "manifest.json"), "utf8")).toBe(first.entries.get(manifestKey));
      const second = edition("dy", "tre");
      await writeEdition(second, folder);
      expect(readdirSync(join(folder, "content"))).toHaveLength(2);
      expect(readdirSync(folder).sort()).toEqual(["content", "contents", "manifest", "manifest.json"]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe("the local store", () => {
  it("keeps an edition on disk from one run to the next", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kv "));
    try {
      const first = edition("një", "dy");
      const writer = await openLocalStore(folder);
      await publish(first, writer);
      await writer.close();
      const reader = await openLocalStore(folder);
      expect(await reader.get(manifestKey)).toBe(first.entries.get(manifestKey));
      expect((await publish(first, reader)).written).toBe(0);
      await reader.close();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
