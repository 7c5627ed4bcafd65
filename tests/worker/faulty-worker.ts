/**
 * Runs the built Worker with a KV and a clock that a test controls. The bundle is the deployed one; another entry
 * module passes it a fake binding in place of the real one.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { MiniflareOptions } from "miniflare";
import { makeEdition } from "../../seed/pipeline/edition/edition";
import { prerenderPages } from "../../seed/pipeline/magazine/prerender-pages";
import { realMagazine } from "../real-magazine";
import { type BuiltWorker, startBuiltWorker } from "./built-worker";

/** The behaviour of KV: for one key, or for every key that is not named. */
export type KvFault =
  | { kind: "sound" }
  | { kind: "throws" }
  | { kind: "429" }
  | { kind: "hangs"; milliseconds: number }
  | { kind: "absent" }
  | { kind: "holds"; text: string }
  /** Fails this share of the reads. */
  | { kind: "fails at random"; share: number };

export interface Faults {
  every?: KvFault;
  keys?: Record<string, KvFault>;
  /** The behaviour of the files deployed with the Worker. */
  files?: KvFault;
  /** Milliseconds by which the Worker's clock is ahead. */
  ahead?: number;
  /** The binding itself is broken: the Worker fails before it can read. */
  unbound?: boolean;
}

export interface FaultyWorker extends BuiltWorker {
  /** Starts the next isolate, with empty memory, on a KV with these editions. The last one is current. */
  restart(...editions: { entries: Map<string, string> }[]): Promise<void>;
  /** Puts an edition into KV while the isolate continues. */
  putEdition(edition: { entries: Map<string, string> }): Promise<void>;
  /** Replaces all faults. */
  set(faults: Faults): Promise<void>;
  /** Returns the keys that the Worker has read from KV. They are those since the last call, in order. */
  reads(): Promise<string[]>;
  /** Resolves when the background work of earlier responses has ended. */
  settled(): Promise<void>;
}

const control = "/__faults";

const entry = `
const store = new Map();
let worker;
let started = 0;
let faults = {};
let reads = [];
let underWay = 0;
const realNow = Date.now;
Date.now = () => realNow() + (faults.ahead ?? 0);
// The data centre's cache would outlive the isolate.
Object.defineProperty(globalThis, "caches", { value: {} });

const MAGAZINE = {
  async get(key, { type }) {
    const text = await readText(key);
    return type === "arrayBuffer" && text !== null ? new TextEncoder().encode(text).buffer : text;
  },
};

async function readText(key) {
    if (reads.push(key) > 10000) reads = [];
    const fault = faults.keys?.[key] ?? faults.every ?? { kind: "sound" };
    switch (fault.kind) {
      case "throws": throw new Error("KV GET failed: 500 Internal Server Error");
      case "429": throw new Error("KV GET failed: 429 Too Many Requests");
      case "hangs": await new Promise((resolve) => setTimeout(resolve, fault.milliseconds)); break;
      case "absent": return null;
      case "holds": return fault.text;
      case "fails at random":
        if (Math.random() < fault.share) throw new Error("KV GET failed: 500 Internal Server Error");
    }
    return store.get(key) ?? null;
}

async function obey({ restart, entries, faults: replaced }) {
  if (restart) {
    store.clear();
    worker = (await import("./isolate-" + started++ + ".js")).default;
  }
  for (const [key, value] of entries ?? []) store.set(key, value);
  if (restart || replaced) faults = replaced ?? {};
}

export default {
  async fetch(request, { ASSETS }, context) {
    if (new URL(request.url).pathname === "${control}") {
      if (request.method === "POST") await obey(await request.json());
      if (request.url.endsWith("?underWay")) return Response.json(underWay);
      const said = reads;
      reads = [];
      return Response.json(said);
    }
    const env = {
      ASSETS: {
        async fetch(...asked) {
          if (faults.files?.kind === "hangs") await new Promise((resolve) => setTimeout(resolve, faults.files.milliseconds));
          if (faults.files?.kind === "throws") throw new Error("the assets fail");
          return ASSETS.fetch(...asked);
        },
      },
    };
    Object.defineProperty(env, "MAGAZINE", {
      get() {
        if (faults.unbound) throw new Error("no binding");
        return MAGAZINE;
      },
    });
    const waitUntil = (work) => {
      underWay++;
      context.waitUntil(work.finally(() => underWay--));
    };
    return worker.fetch(request, env, { waitUntil });
  },
};
`;

/**
 * @param isolates available for restarts. Each is a copy of the bundle that has not run yet.
 * @param options override those of `startBuiltWorker`.
 */
export async function startFaultyWorker(isolates = 1, options: Partial<MiniflareOptions> = {}): Promise<FaultyWorker> {
  const fileAt = (path: string) => fileURLToPath(new URL(`../../build/worker/${path}`, import.meta.url));
  const bundle = readFileSync(fileAt("index.js"), "utf8");
  const modules = [
    { type: "ESModule", path: fileAt("faulty.js"), contents: entry },
    ...Array.from({ length: isolates }, (_, copy) => ({
      type: "ESModule",
      path: fileAt(`isolate-${copy}.js`),
      contents: bundle,
    })),
  ];
  const worker = await startBuiltWorker({ modules, ...options } as never);
  const order = async (body: object) => {
    const answer = await worker.get(control, { method: "POST", body: JSON.stringify(body) });
    // This fails above all if an isolate is missing. The old one would continue with an empty KV.
    if (answer.status !== 200) throw new Error(`the order was not carried out: ${(await answer.text()).slice(0, 200)}`);
  };
  return {
    ...worker,
    async restart(...editions) {
      worker.log.length = 0;
      await order({ restart: true, entries: editions.flatMap(({ entries }) => [...entries]) });
    },
    putEdition: ({ entries }) => order({ entries: [...entries] }),
    set: (faults) => order({ faults }),
    reads: async () => (await worker.get(control)).json(),
    async settled() {
      const deadline = performance.now() + 10_000;
      while ((await (await worker.get(`${control}?underWay`)).json()) !== 0) {
        if (performance.now() > deadline) throw new Error("work after a response has not ended in 10 s");
      }
    },
  };
}

type Whole = ReturnType<typeof realMagazine>;

/**
 * Makes the real magazine with a change, by the seed's own code. So its hashes are right.
 *
 * @param day of November 2026 on which it is published; the real one is published on the 21st
 */
export function changedEdition(day: number, change: (magazine: Whole) => Partial<Whole>) {
  const magazine = realMagazine();
  const { glossary = [], projects = [], laterMaps = {}, ...rest } = { ...magazine, ...change(magazine) };
  const prerendered = prerenderPages({ ...rest, glossary, laterMaps });
  return makeEdition({ ...rest, glossary, projects, laterMaps, prerendered }, Date.UTC(2026, 10, day, 12));
}
