import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openLocalStore } from "../../pipeline/publishing/local-store";
import { KeptKv } from "./kept-kv";

let folder: string;
let kv: KeptKv;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kv "));
  kv = new KeptKv(folder);
});
afterEach(async () => {
  await kv.close();
  rmSync(folder, { recursive: true, force: true });
});

it("gives the values that a command has put, also after its process was ended", async () => {
  const store = await openLocalStore(folder);
  await store.putMany([["a", "çdo gjë"]]);
  await store.close();
  expect(await Promise.all([kv.getMany(["a", "b"]), kv.getMany([])])).toEqual([["çdo gjë", null], []]);
  await kv.close();
  expect(await kv.getMany(["a"])).toEqual(["çdo gjë"]);
}, 60_000);

it("a KV that does not open rejects each question, and opens once its folder is sound", async () => {
  mkdirSync(join(folder, "v3"), { recursive: true });
  writeFileSync(join(folder, "v3/kv"), "kjo nuk është dosje");
  await expect(kv.getMany(["a"])).rejects.toThrow("KV-ja e kësaj makine nuk hapet");
  rmSync(join(folder, "v3/kv"));
  expect(await kv.getMany(["a"])).toEqual([null]);
}, 60_000);
