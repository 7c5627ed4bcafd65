/**
 * Compares an edition's files with those of the deployed site. No lesson then shows a picture that answers 404.
 * Pictures are static files, which only a deployment uploads; it notes which files it served. Publishing adds the files
 * that the site lacks to the edition. The deployment notes its address too, because Cloudflare gives it to nobody else.
 */
import * as v from "valibot";
import { type Assets, assetsKey, assetsSchema, canonicalJson, siteKey } from "../../../app/library/kv-layout";
import { putWithRetry, type RetryPolicy, withRetry } from "./retry";
import type { Store, StoreEntry } from "./store";

/** Notes the deployed files and the address; writes nothing where the store holds the same. */
export async function noteDeployment(
  store: Store,
  { assets, site }: { assets: Assets; site?: string },
  retryPolicy: RetryPolicy,
): Promise<void> {
  const notes: StoreEntry[] = [[assetsKey, canonicalJson(assets)]];
  if (site !== undefined) notes.push([siteKey, site]);
  const before = await withRetry(() => store.getMany(notes.map(([key]) => key)), retryPolicy);
  const fresh = notes.filter(([, text], index) => before[index] !== text);
  if (fresh.length > 0) await putWithRetry(store, fresh, retryPolicy);
}

/** Returns the origin of the deployed site; null where no deployment has noted it. */
export async function deployedSite(store: Store, retryPolicy: RetryPolicy): Promise<string | null> {
  const [site = null] = await withRetry(() => store.getMany([siteKey]), retryPolicy);
  return site !== null && /^https?:\/\/[^\s/]+$/.test(site) ? site : null;
}

export interface Undeployed {
  /** Files that the deployed site does not serve. */
  missing: string[];
  /** Files that it serves in an older version. */
  changed: string[];
}

/**
 * Finds the files of an edition that the deployed site lacks. For a site without notes, only the copies in `made` are
 * known to be missing.
 *
 * @param made addresses of copies that contain a hash of their content: such a site cannot have them
 */
export async function undeployed(
  store: Store,
  named: Assets,
  retryPolicy: RetryPolicy,
  made: readonly string[] = [],
): Promise<Undeployed> {
  const [text = null] = await withRetry(() => store.getMany([assetsKey]), retryPolicy);
  const deployed = readAssets(text);
  const lacking = made.filter((address) => deployed?.[address] === undefined);
  if (deployed === null) return { missing: lacking, changed: [] };
  const addresses = Object.keys(named).sort();
  return {
    missing: [...addresses.filter((address) => deployed[address] === undefined), ...lacking],
    changed: addresses.filter((address) => ![undefined, named[address]].includes(deployed[address])),
  };
}

function readAssets(text: string | null): Assets | null {
  try {
    const parsed = v.safeParse(assetsSchema, JSON.parse(text ?? ""));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
