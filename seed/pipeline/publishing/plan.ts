/** Plans a publication: its changes and its cost in writes. It writes nothing. */
import { canonicalJson, manifestKey, rollbackKey } from "../../../app/library/kv-layout";
import type { Withdrawn } from "../../../app/magazine/withdrawn";
import type { Edition } from "../edition/edition";
import { readManifest, type StoredManifest } from "../edition/stored-manifest";
import { writesToday } from "./history";
import { immutableEntries, sameFiles } from "./publish";
import { notStored, type RetryPolicy, withRetry } from "./retry";
import type { Store } from "./store";
import { type WordChanges, wordChanges, wordsOf } from "./word-diff";

/** Limit of Cloudflare's free plan: writes of one account in one day, until midnight UTC. */
export const writesADay = 1000;

export interface Change {
  kind: "added" | "changed" | "removed";
  slug: string;
  title: string;
  /** The changed fields; empty for a new or removed piece. */
  fields: string[];
  /** Changes of its text; null where the text is the same. */
  words: WordChanges | null;
}

export interface Plan {
  version: string;
  /** The manifest in the store; null where there is none that can be read. */
  current: Pick<StoredManifest, "version" | "publishedAt"> | null;
  contents: Change[];
  projects: Change[];
  /** The lessons whose exercises are new, changed or removed. */
  practised: { slug: string; title: string }[];
  /** The other changed parts of the magazine. */
  others: ("authors" | "categories" | "glossary" | "practice" | "hours" | "questions" | "map" | "order")[];
  /** Writes that publishing costs. */
  writes: number;
  /** Known writes of the magazine today. */
  writesToday: number;
}

/** Compares an edition with the published one. @param now milliseconds since 1970 */
export async function makePlan(edition: Edition, store: Store, now: number, retryPolicy: RetryPolicy): Promise<Plan> {
  const { manifest } = edition;
  const [text = null, copy = null] = await withRetry(
    () => store.getMany([manifestKey, rollbackKey(manifest.version)]),
    retryPolicy,
  );
  const current = readManifest(text);
  const missing = await notStored(store, immutableEntries(edition), retryPolicy);
  const same = current?.version === manifest.version && sameFiles(current, manifest);
  const copies = readManifest(copy)?.version === manifest.version ? 0 : 1;
  const compare = (was: Listed[], is: Listed[], isProject = false) =>
    compareLists(was, is, movedFrom(manifest.withdrawn, isProject), edition, store, retryPolicy);
  return {
    version: manifest.version,
    current: current && { version: current.version, publishedAt: current.publishedAt },
    contents: await compare(current?.contents ?? [], manifest.contents),
    projects: await compare(current?.projects ?? [], manifest.projects, true),
    practised: current === null ? [] : practised(current, manifest),
    others: current === null ? [] : otherChanges(current, manifest),
    writes: missing.length + copies + (same ? 0 : 1),
    writesToday: writesToday(current, now),
  };
}

interface Listed {
  slug: string;
  title: string;
  body: string;
}

/** Returns the present slug of each piece that has another address now, by its earlier slug. */
export const movedFrom = (withdrawn: readonly Withdrawn[] = [], isProject: boolean): ReadonlyMap<string, string> =>
  new Map(
    withdrawn
      .filter((each) => each.moved && (each.isProject ?? false) === isProject)
      .map(({ slug, onward }) => [slug, onward.href.split("/").at(-1) ?? ""]),
  );

async function compareLists(
  was: Listed[],
  is: Listed[],
  moved: ReadonlyMap<string, string>,
  edition: Edition,
  store: Store,
  retryPolicy: RetryPolicy,
): Promise<Change[]> {
  const slugs = new Set(is.map(({ slug }) => slug));
  // A piece under another address is the one that it was: its earlier address leads to it.
  const nowOf = ({ slug }: Listed) => (slugs.has(slug) ? slug : (moved.get(slug) ?? slug));
  const earlier = new Map(was.map((entry) => [nowOf(entry), entry]));
  const added = is.filter(({ slug }) => !earlier.has(slug));
  const changed = is.filter((entry) => {
    const before = earlier.get(entry.slug);
    return before !== undefined && (before.body !== entry.body || before.slug !== entry.slug);
  });
  const removed = was.filter((entry) => !slugs.has(nowOf(entry)));
  const old = changed.map(({ slug }) => earlier.get(slug)?.body ?? "");
  const texts = old.length === 0 ? [] : await withRetry(() => store.getMany(old), retryPolicy);
  return [
    ...added.map((entry): Change => bare("added", entry)),
    ...changed.map((entry, index): Change => {
      const after = fieldsOf(edition.entries.get(entry.body) ?? null);
      const { fields, words } = compareBodies(fieldsOf(texts[index] ?? null), after);
      const address = earlier.get(entry.slug)?.slug === entry.slug || fields.includes("slug") ? [] : ["slug"];
      return { ...bare("changed", entry), fields: [...address, ...fields], words };
    }),
    ...removed.map((entry): Change => bare("removed", entry)),
  ];
}

const bare = (kind: Change["kind"], { slug, title }: Listed): Change => ({
  kind,
  slug,
  title,
  fields: [],
  words: null,
});

function fieldsOf(body: string | null): Record<string, unknown> {
  try {
    return JSON.parse(body ?? "{}") as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The fields that hold a piece's text. */
const textFields = ["content", "overview", "instructions", "materials"];

function compareBodies(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Pick<Change, "fields" | "words"> {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  const fields = names.filter((name) => canonicalJson(before[name]) !== canonicalJson(after[name]));
  if (!fields.some((name) => textFields.includes(name))) return { fields, words: null };
  const text = (body: Record<string, unknown>) => textFields.map((name) => body[name] ?? "").join(" ");
  return { fields, words: wordChanges(wordsOf(text(before)), wordsOf(text(after))) };
}

type ComparedManifest = Pick<StoredManifest, "authors" | "categories" | "contents" | "projects" | "glossary" | "map">;

/** Sorts the keys of exercises, hours or questions, so that another order of the lessons is no change. */
const keysOf = (
  contents: { practice?: string; hour?: string; questions?: string }[],
  field: "practice" | "hour" | "questions",
) =>
  contents
    .flatMap((entry) => entry[field] ?? [])
    .sort()
    .join();

function practised(was: StoredManifest, is: Edition["manifest"]): Plan["practised"] {
  const before = new Map(was.contents.map(({ slug, practice }) => [slug, practice]));
  return is.contents
    .filter(({ slug, practice }) => before.has(slug) && before.get(slug) !== practice)
    .map(({ slug, title }) => ({ slug, title }));
}

/** Returns the changed parts besides the pieces' own texts. */
export function otherChanges(was: StoredManifest, is: ComparedManifest): Plan["others"] {
  const order = (list: Listed[], other: Listed[]) =>
    list.map(({ slug }) => slug).filter((slug) => other.some((entry) => entry.slug === slug));
  const moved = (a: Listed[], b: Listed[]) => canonicalJson(order(a, b)) !== canonicalJson(order(b, a));
  const parts: [Plan["others"][number], boolean][] = [
    ["authors", canonicalJson(was.authors) !== canonicalJson(is.authors)],
    ["categories", canonicalJson(was.categories) !== canonicalJson(is.categories)],
    ["glossary", was.glossary !== is.glossary],
    ["practice", keysOf(was.contents, "practice") !== keysOf(is.contents, "practice")],
    ["hours", keysOf(was.contents, "hour") !== keysOf(is.contents, "hour")],
    ["questions", keysOf(was.contents, "questions") !== keysOf(is.contents, "questions")],
    ["map", was.map !== is.map],
    ["order", moved(was.contents, is.contents) || moved(was.projects, is.projects)],
  ];
  return parts.flatMap(([part, differs]) => (differs ? [part] : []));
}
