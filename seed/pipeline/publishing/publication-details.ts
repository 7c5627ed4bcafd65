/** Tells what each publication of the history changed against the one before it. */
import { type Publication, rollbackKey } from "../../../app/library/kv-layout";
import { readManifest, type StoredManifest } from "../edition/stored-manifest";
import { readHistory } from "./history";
import { movedFrom, otherChanges, type Plan } from "./plan";
import { type RetryPolicy, withRetry } from "./retry";
import type { Store } from "./store";

/** A piece that a publication changed, by the list in which it stands. */
export interface PublishedChange {
  kind: "added" | "changed" | "removed";
  list: "contents" | "projects";
  slug: string;
  title: string;
}

export interface PublicationDetails extends Publication {
  /** Null where the publication before it is no longer known. */
  changes: PublishedChange[] | null;
  /** The other changed parts. */
  others: Plan["others"];
}

/** Reads the history with what each publication changed, newest first: two reads. */
export async function readDetails(
  store: Pick<Store, "getMany">,
  retryPolicy: RetryPolicy,
): Promise<PublicationDetails[]> {
  const history = await readHistory(store, retryPolicy);
  const keys = history.map(({ version }) => rollbackKey(version));
  const texts = keys.length === 0 ? [] : await withRetry(() => store.getMany(keys), retryPolicy);
  const manifests = texts.map(readManifest);
  return history.map((publication, index) => {
    const [is, was] = [manifests[index], manifests[index + 1]];
    if (!is || !was) return { ...publication, changes: null, others: [] };
    return { ...publication, changes: changesBetween(was, is), others: otherChanges(was, is) };
  });
}

function changesBetween(was: StoredManifest, is: StoredManifest): PublishedChange[] {
  return (["contents", "projects"] as const).flatMap((list) => {
    const moved = movedFrom(is.withdrawn, list === "projects");
    const after = new Set(is[list].map(({ slug }) => slug));
    const nowOf = (slug: string) => (after.has(slug) ? slug : (moved.get(slug) ?? slug));
    const before = new Map<string, Listed>(was[list].map((entry) => [nowOf(entry.slug), entry]));
    const entries: Listed[] = is[list];
    const changed = entries.flatMap((entry): PublishedChange[] => {
      const { slug, title } = entry;
      const earlier = before.get(slug);
      if (earlier === undefined) return [{ kind: "added", list, slug, title }];
      const isSame = earlier.slug === slug && earlier.body === entry.body && earlier.practice === entry.practice;
      return isSame ? [] : [{ kind: "changed", list, slug, title }];
    });
    const removed = was[list].flatMap(({ slug, title }): PublishedChange[] =>
      after.has(nowOf(slug)) ? [] : [{ kind: "removed", list, slug, title }],
    );
    return [...changed, ...removed];
  });
}

interface Listed {
  slug: string;
  title: string;
  body: string;
  practice?: string;
}
