import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { manifestKey } from "../../../app/library/kv-layout";
import { smallEdition } from "../fixtures/small-edition";
import { openLocalStore } from "./local-store";
import { publish } from "./publish";

// Two starts of the Workers runtime: a second each, several on a busy computer.
it("the local store keeps an edition on disk and knows when each key was put", { timeout: 30_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "kv "));
  try {
    const first = smallEdition(["një", "dy"]);
    const began = Math.floor(Date.now() / 1000);
    const writer = await openLocalStore(folder);
    await publish(first, writer);
    await writer.close();
    const reader = await openLocalStore(folder);
    expect((await publish(first, reader)).written).toBe(0);
    const keys = await reader.list();
    expect(new Set(keys.map(({ key }) => key))).toEqual(new Set(first.entries.keys()));
    for (const { putAt } of keys) expect(putAt).toBeGreaterThanOrEqual(began);
    await reader.deleteMany([manifestKey]);
    expect(await reader.getMany([manifestKey, ...first.entries.keys()])).toContain(null);
    await reader.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it("a damaged local store is named with its folder, and ends what it started", { timeout: 30_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "kv "));
  try {
    const objects = join(folder, "v3", "kv", "miniflare-KVNamespaceObject");
    mkdirSync(objects, { recursive: true });
    writeFileSync(join(objects, "metadata.sqlite"), "not a database, and longer than the header of one".repeat(400));
    await expect(openLocalStore(folder)).rejects.toThrow(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
