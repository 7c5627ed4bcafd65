import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { MemoryStore } from "../fixtures/memory-store";
import { recordingRetryPolicy, smallEdition } from "../fixtures/small-edition";
import { pruneStore } from "../publishing/prune";
import { publish } from "../publishing/publish";
import { rollback } from "../publishing/rollback";
import { findDamage } from "../publishing/verify";
import { largestMedia, mayTravel, withMedia } from "./media";

const folder = mkdtempSync(join(tmpdir(), "figura "));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Bytes that are not valid UTF-8. */
const bytes = Buffer.from([0x89, 0x50, 0xff, 0x00, 0xc3, 0x28]);
const path = join(folder, "x.png");
writeFileSync(path, bytes);
const file = { address: "/covers/x.png", path };
const { retryPolicy } = recordingRetryPolicy();

const mediaIn = (store: MemoryStore) => [...store.entries.keys()].filter((key) => key.startsWith("media/"));

describe("a file that travels with a publication", () => {
  it("is written before the manifest that names it, read back whole, and counted", async () => {
    const store = new MemoryStore();
    const plain = smallEdition(["një"]);
    const edition = withMedia(plain, [file]);
    const { written, version } = await publish(edition, store);
    expect(version).toBe(plain.manifest.version);
    expect(written).toBe(plain.entries.size + 1);
    const [key = ""] = mediaIn(store);
    expect(store.written.indexOf(key)).toBeLessThan(store.written.indexOf("manifest"));
    expect(Buffer.from(store.entries.get(key) ?? "", "base64")).toEqual(bytes);
    expect(store.manifest().media).toEqual({ "/covers/x.png": { key, type: "image/png", bytes: bytes.length } });
    expect((await findDamage(store, retryPolicy)).damage).toEqual([]);
    store.entries.delete(key);
    expect((await findDamage(store, retryPolicy)).damage).toEqual([{ key, what: "missing" }]);
  });

  it("is added to the same lessons published before without it, and leaves them when the site has it", async () => {
    const store = new MemoryStore();
    await publish(smallEdition(["një"]), store);
    expect((await publish(withMedia(smallEdition(["një"]), [file]), store)).written).toBe(3);
    expect(store.manifest().media).toBeDefined();
    await publish(smallEdition(["një"]), store);
    expect(store.manifest().media).toBeUndefined();
  });

  it("comes back with the edition that named it, and is cleaned when none does", async () => {
    const store = new MemoryStore();
    await publish(withMedia(smallEdition(["një"]), [file]), store, { now: () => 0 });
    await publish(smallEdition(["dy"]), store, { now: () => 1000 });
    await rollback(store, undefined, { now: () => 2000 });
    expect(store.manifest().media).toHaveProperty("/covers/x.png");
    const late = 10 * 24 * 3_600_000;
    expect(
      (await pruneStore(store, late / 2, { now: () => late })).removed.filter((key) => key.startsWith("media/")),
    ).toEqual([]);
    for (let count = 0; count < 11; count++) {
      await publish(smallEdition([`tjetër ${count}`]), store, { now: () => 3000 + count * 1000 });
    }
    await pruneStore(store, late / 2, { now: () => late });
    expect(mediaIn(store)).toEqual([]);
  });

  it("is a picture, a film, a sheet or captions, of at most 18 MB", () => {
    expect(mayTravel("/films/x.mp4", largestMedia)).toBe(true);
    expect(mayTravel("/films/x.mp4", largestMedia + 1)).toBe(false);
    expect(mayTravel("/x.html", 1)).toBe(false);
    expect(mayTravel("/x.js", 1)).toBe(false);
  });
});
