/** An isolate for tests. It has KV, deployed files and a clock that the test sets, over small editions made here. */
import { createHash } from "node:crypto";
import { type Content, summariseContent, withExcerpt } from "../magazine/content";
import type { GlossaryEntry } from "../magazine/glossary";
import type { IdeaMap } from "../magazine/idea-map";
import { type Project, summariseProject } from "../magazine/project";
import { createEditionMemory, openEarlier, openEdition } from "./edition/edition-source";
import type { EditionDeps } from "./edition/read-text";
import {
  canonicalJson,
  contentKey,
  contentsJsonKey,
  contentsKey,
  glossaryKey,
  manifestKey,
  mapKey,
  prerenderedKey,
  printContents,
  projectKey,
  versionText,
} from "./kv-layout";
import { createKvLibrary } from "./kv-library";

export const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** Adds to a manifest the version of its lists, as a publication does. */
const sealed = <Lists extends object>(lists: Lists) => ({ ...lists, version: hash(versionText(lists)) });

export const lesson = (slug: string, fields: Partial<Content> = {}): Content => ({
  id: 1,
  title: slug,
  slug,
  content: `<p>${slug}</p>`,
  models: [],
  imageUrl: "",
  categoryId: 1,
  contentTypeId: 1,
  authorId: 1,
  duration: 6,
  featured: false,
  ...fields,
});

export const bodyKey = (content: Content) => contentKey(content.slug, hash(canonicalJson(content)));

interface Parts {
  contents?: Content[];
  projects?: Project[];
  glossary?: GlossaryEntry[];
  ideaMap?: IdeaMap;
  /** HTML of pages by name. */
  prerendered?: Record<string, string>;
  /** Name that distinguishes two editions of the same contents. */
  name?: string;
  /** Day of November 2026. */
  day?: number;
}

/** The keys and values of a published edition. */
export interface Entries {
  version: string;
  kv: Map<string, string>;
}

/** Publishes an edition, by default of one lesson, `graviteti`. */
export function published({
  contents = [lesson("graviteti")],
  projects = [],
  glossary,
  ideaMap,
  prerendered,
  name = "",
  day = 1,
}: Parts = {}): Entries {
  const kv = new Map<string, string>();
  const put = (key: string, value: unknown) => {
    kv.set(key, canonicalJson(value));
    return key;
  };
  const putText = (key: string, text: string) => {
    kv.set(key, text);
    return key;
  };
  const list = printContents(contents.map(withExcerpt));
  const manifest = sealed({
    schema: 1,
    categories: [{ id: 1, name: "mekanika", displayName: "Mekanika", description: name, type: "physics" }],
    authors: [{ id: 1, name: "Redaksia e Fizikës", title: "" }],
    contents: contents.map((each) => ({ ...summariseContent(each, []), body: put(bodyKey(each), each) })),
    projects: projects.map((each) => {
      return { ...summariseProject(each), body: put(projectKey(each.slug, hash(canonicalJson(each))), each) };
    }),
    ...(glossary && { glossary: put(glossaryKey(hash(canonicalJson(glossary))), glossary) }),
    contentsJson: putText(contentsJsonKey(hash(list)), list),
    ...(prerendered && {
      prerendered: Object.fromEntries(
        Object.entries(prerendered).map(([page, html]) => [page, putText(prerenderedKey(page, hash(html)), html)]),
      ),
    }),
    ...(ideaMap && { map: put(mapKey(hash(canonicalJson(ideaMap))), ideaMap) }),
  });
  put(contentsKey(manifest.version), contents.map(withExcerpt));
  put(manifestKey, { ...manifest, publishedAt: new Date(Date.UTC(2026, 10, day, 10)).toISOString() });
  return { version: manifest.version, kv };
}

/** Returns the same entries with a changed manifest, under its new version unless `damaged`. */
export function withManifest(
  { kv }: Pick<Entries, "kv">,
  // biome-ignore lint/suspicious/noExplicitAny: a test may write an invalid manifest.
  change: (manifest: any) => void,
  { damaged = false } = {},
): Entries {
  const manifest = JSON.parse(kv.get(manifestKey) ?? "{}");
  change(manifest);
  const written = damaged ? manifest : sealed(manifest);
  return { version: written.version, kv: new Map([...kv, [manifestKey, JSON.stringify(written)]]) };
}

export function without({ kv, version }: Entries, ...keys: string[]): Entries {
  return { version, kv: new Map([...kv].filter(([key]) => !keys.includes(key))) };
}

interface Start {
  kv?: Pick<Entries, "kv">;
  deployed?: Pick<Entries, "kv">;
  /** Whether work may run after the response. */
  background?: boolean;
  manifestAgeMs?: number;
}

export function startIsolate(start: Start) {
  const { kv = { kv: new Map() }, deployed = { kv: new Map() }, background = false, manifestAgeMs } = start;
  const world = {
    kv: new Map(kv.kv),
    clock: 1_000_000,
    /** Keys read from KV, with their options. */
    reads: [] as [key: string, options: { type: string; cacheTtl: number }][],
    log: [] as string[],
    /** Work that runs after a response. */
    later: [] as Promise<unknown>[],
    answer: async (key: string): Promise<string | null> => world.kv.get(key) ?? null,
    deployedAnswer: async (key: string): Promise<string | null> => deployed.kv.get(key) ?? null,
  };
  const deps: EditionDeps = {
    kv: {
      get(key, options) {
        world.reads.push([key, options]);
        return world.answer(key);
      },
    },
    deployed: (key) => world.deployedAnswer(key),
    now: () => world.clock,
    log: (line) => world.log.push(line),
    ...(manifestAgeMs && { manifestAgeMs }),
    ...(background ? { later: (work: Promise<unknown>) => void world.later.push(work) } : {}),
  };
  const memory = createEditionMemory();
  const open = async () => {
    const edition = await openEdition(memory, deps);
    if (edition === null) throw new Error("no edition can be opened");
    return edition;
  };
  return {
    world,
    open,
    openOrNull: () => openEdition(memory, deps),
    earlier: async () => openEarlier(await open(), memory, deps),
    library: async () => createKvLibrary(await open(), deps.log),
    /** Opens a library, and the edition that it reads. */
    async openLibrary() {
      const edition = await open();
      return { edition, library: createKvLibrary(edition, deps.log) };
    },
    /** Puts another edition into KV beside the old bodies, one minute later. */
    publish(entries: Pick<Entries, "kv">) {
      for (const [key, value] of entries.kv) world.kv.set(key, value);
      world.clock += 61_000;
    },
    breakKv() {
      world.answer = async () => {
        throw new Error("KV does not answer");
      };
    },
    keysAsked: () => world.reads.map(([key]) => key),
  };
}
