import { describe, expect, it } from "vitest";
import { manifestKey } from "../../../app/library/kv-layout";
import { MemoryStore } from "../fixtures/memory-store";
import { parseBackup, readBackup, restoreBackup } from "./back-up";
import { noRetry } from "./retry";

function filled(entries: [string, string][]): MemoryStore {
  const store = new MemoryStore();
  for (const [key, value] of entries) store.entries.set(key, value);
  return store;
}

const magazine: [string, string][] = [
  [manifestKey, '{"version":"a"}'],
  ["content/graviteti@0123456789abcdef", "Guri bie: „ë“\u00a0\n"],
  ["assets", "{}"],
];

async function backupOf(store: MemoryStore) {
  const backup = parseBackup((await readBackup(store, noRetry)).text);
  if (backup === null) throw new Error("no backup");
  return backup;
}

describe("a backup", () => {
  it("brings an empty namespace every key back, the manifest last", async () => {
    const backup = await backupOf(filled(magazine));
    const empty = new MemoryStore();
    expect(await restoreBackup(empty, backup, noRetry)).toBe(3);
    expect(new Map(empty.entries)).toEqual(new Map(magazine));
    expect(empty.written.at(-1)).toBe(manifestKey);
  });

  it("writes only what is not there as it was, and removes nothing", async () => {
    const backup = await backupOf(filled(magazine));
    const later = filled([...magazine, ["content/drita@0123456789abcdef", "e re"]]);
    later.entries.set(manifestKey, '{"version":"b"}');
    expect(await restoreBackup(later, backup, noRetry)).toBe(1);
    expect([later.written, later.entries.size]).toEqual([[manifestKey], 4]);
  });

  it("that stops halfway leaves the manifest that was there", async () => {
    const backup = await backupOf(filled(magazine));
    const store = filled([[manifestKey, "e vjetra"]]);
    store.failAfter(1);
    await expect(restoreBackup(store, backup, noRetry)).rejects.toThrow();
    expect(store.entries.get(manifestKey)).toBe("e vjetra");
  });

  it("is not made of two publications", async () => {
    const store = filled(magazine);
    let reads = 0;
    store.beforeGet = () => void (reads++ === 1 && store.entries.set(manifestKey, "tjetër"));
    await expect(readBackup(store, noRetry)).rejects.toThrow("botim tjetër");
  });

  it("is not made of a namespace that holds no magazine", async () => {
    await expect(readBackup(new MemoryStore(), noRetry)).rejects.toThrow("nuk ka revistë");
  });

  it("is refused where it was cut short or altered, or is another file", async () => {
    const { text } = await readBackup(filled(magazine), noRetry);
    for (const bad of [text.slice(0, -9), text.replace("Guri", "Gura"), "{}", ""]) expect(parseBackup(bad)).toBeNull();
  });
});
