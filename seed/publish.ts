/** Writing an edition so that a reader sees the old magazine or the new one, never half of each. */
import * as v from "valibot";
import { manifestKey, manifestSchema, rollbackKey } from "../app/library/kv-layout";
import type { Edition } from "./edition";

/** Where an edition is written. Either call may reject; what was put before stays. */
export interface Store {
  get(key: string): Promise<string | null>;
  /** Puts every entry; the order inside one call does not matter. */
  putMany(entries: [key: string, value: string][]): Promise<void>;
}

export interface Publication {
  version: string;
  /** Keys written; 0 where the store held this very edition already. */
  written: number;
}

/** The store did not do what it was asked; the magazine that was published before is untouched. */
export class StoreFailure extends Error {}

/**
 * Publishes an edition: bodies, then the full list, then the rollback copy, each read back; `manifest` last.
 * The same content again writes nothing, and mends what the store has lost of it.
 *
 * @throws StoreFailure where a value read back is not the one put, or another publication came between
 */
export async function publish(edition: Edition, store: Store): Promise<Publication> {
  const { version } = edition.manifest;
  const before = await store.get(manifestKey);
  const same = versionOf(before) === version;

  const immutable = [...edition.entries].filter(([key]) => key !== manifestKey && key !== rollbackKey(version));
  const missing = await notStored(store, immutable);
  await putAndCheck(store, missing);
  if (same) return { version, written: missing.length };

  const manifest = edition.entries.get(manifestKey) ?? "";
  await putAndCheck(store, [[rollbackKey(version), manifest]]);
  if ((await store.get(manifestKey)) !== before) {
    throw new StoreFailure("ndërkohë u bë një botim tjetër");
  }
  await putAndCheck(store, [[manifestKey, manifest]]);
  return { version, written: missing.length + 2 };
}

async function putAndCheck(store: Store, entries: [string, string][]): Promise<void> {
  if (entries.length === 0) return;
  await store.putMany(entries);
  const [lost] = await notStored(store, entries);
  if (lost !== undefined) throw new StoreFailure(`ajo që u shkrua te ${lost[0]} nuk lexohet njësoj`);
}

/** The entries that the store does not hold as they are. */
async function notStored(store: Store, entries: [string, string][]): Promise<[string, string][]> {
  const held = await Promise.all(entries.map(([key]) => store.get(key)));
  return entries.filter(([, value], at) => held[at] !== value);
}

/** The version that a stored manifest names; null where it is absent or unreadable. */
function versionOf(manifest: string | null): string | null {
  if (manifest === null) return null;
  try {
    const parsed = v.safeParse(manifestSchema, JSON.parse(manifest));
    return parsed.success ? parsed.output.version : null;
  } catch {
    return null;
  }
}
