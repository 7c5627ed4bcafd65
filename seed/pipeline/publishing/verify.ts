/** Verifies that all keys of a manifest are stored with the right content. */
import {
  canonicalJson,
  contentKey,
  contentsKey,
  hashOf,
  manifestKey,
  rollbackKey,
} from "../../../app/library/kv-layout";
import { hash } from "../edition/edition";
import { namedKeys, readManifest, type StoredManifest } from "../edition/stored-manifest";
import { type RetryPolicy, withRetry } from "./retry";
import type { Store } from "./store";

export interface Damage {
  key: string;
  what: "missing" | "altered";
}

export interface Verification {
  /** The manifest in the store; null where there is none that can be read. */
  manifest: StoredManifest | null;
  /** Number of checked keys. */
  keys: number;
  damage: Damage[];
}

/** Checks the manifest, its rollback copy and every key that it names. */
export async function findDamage(store: Store, retryPolicy: RetryPolicy): Promise<Verification> {
  const [text = null] = await withRetry(() => store.getMany([manifestKey]), retryPolicy);
  const manifest = readManifest(text);
  if (manifest === null) {
    return { manifest, keys: 1, damage: [{ key: manifestKey, what: text === null ? "missing" : "altered" }] };
  }
  const { damage } = await damageBelow(store, manifest, retryPolicy);
  return { manifest, keys: namedKeys(manifest).length + 2, damage };
}

/** Finds the damaged keys of a given manifest. It returns the text of the stored one. */
export async function damageBelow(
  store: Store,
  manifest: StoredManifest,
  retryPolicy: RetryPolicy,
): Promise<{ inPlace: string | null; damage: Damage[] }> {
  const copy = rollbackKey(manifest.version);
  const keys = [...namedKeys(manifest), copy];
  const [inPlace = null, ...values] = await withRetry(() => store.getMany([manifestKey, ...keys]), retryPolicy);
  const list = contentsKey(manifest.version);
  const isRight = (key: string, value: string) => {
    if (key === copy) return readManifest(value)?.version === manifest.version;
    if (key === list) return isListOf(manifest, value);
    return hashOf(key) === hash(value);
  };
  const damage = keys.flatMap((key, index): Damage[] => {
    const value = values[index] ?? null;
    if (value === null) return [{ key, what: "missing" }];
    return isRight(key, value) ? [] : [{ key, what: "altered" }];
  });
  return { inPlace, damage };
}

/** Tells whether the full list holds the same bodies that the manifest names. Their excerpts are not compared. */
function isListOf({ contents }: StoredManifest, list: string): boolean {
  try {
    const listed: { slug: string; excerpt?: string }[] = JSON.parse(list);
    const bodies = listed.map(({ excerpt: _, ...content }) => contentKey(content.slug, hash(canonicalJson(content))));
    return bodies.length === contents.length && contents.every(({ body }, index) => body === bodies[index]);
  } catch {
    return false;
  }
}
