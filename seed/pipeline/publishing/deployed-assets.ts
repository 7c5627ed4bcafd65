/**
 * Pictures are static files, which go up with the site. So that no lesson is published with a picture that answers 404, a
 * deployment notes which files it served, and publishing compares: what the site lacks travels with the publication. It
 * notes its address too, since Cloudflare tells it to nobody but the deployment.
 */
import * as v from "valibot";
import { type Assets, assetsKey, assetsSchema, canonicalJson, siteKey } from "../../../app/library/kv-layout";
import { putWithRetry, type RetryPolicy, withRetry } from "./retry";
import type { Store, StoreEntry } from "./store";

/** Notes what was deployed, and where; writes nothing where the store has it already. */
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

/** The origin at which the site was deployed; null where no deployment has noted it. */
export async function deployedSite(store: Store, retryPolicy: RetryPolicy): Promise<string | null> {
  const [site = null] = await withRetry(() => store.getMany([siteKey]), retryPolicy);
  return site !== null && /^https?:\/\/[^\s/]+$/.test(site) ? site : null;
}

export interface Undeployed {
  /** Files that the deployed site does not serve. */
  missing: string[];
  /** Files that it serves as they were before. */
  changed: string[];
}

/**
 * What of the files of an edition the deployed site lacks. Nothing is known of a site deployed before it took notes.
 *
 * @param made addresses of copies that name their content: such a site cannot have them
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
