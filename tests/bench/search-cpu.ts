/**
 * Measures the first search of a process in workerd, stage by stage. The stages are reading its parts from the KV stub,
 * searching, printing. Each measurement uses a process of its own; the stages, and the code of another commit,
 * alternate.
 */

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { indexPart } from "../../app/magazine/search/part-names";
import { realEdition } from "../real-magazine";
import { searchParts } from "../search-quality";
import { median } from "./performance-note";
import { serve } from "./workerd";

const root = fileURLToPath(new URL("../..", import.meta.url));
const values = Object.fromEntries(searchParts.map(({ name, text }) => [name, text]));

/** A word, a sentence, a slip, a formula by its words, a formula. */
const asked = ["graviteti", "sa eshte shpejtesia e zerit", "gravitetti", "gjysma e m v katror", "F = ma"];
const stages = ["bare", "read", "search", "print"] as const;
type Stage = (typeof stages)[number];

/** A Worker that runs up to a given stage. `read` reads the parts that a search would. */
const worker = `
import { search } from "./app/magazine/search/search";
import { foundHtml } from "./app/magazine/search/found-html";
export default {
  async fetch(request, env) {
    const params = new URL(request.url).searchParams;
    const [stage, query, index, parts] = ["stage", "q", "index", "parts"].map((name) => params.get(name));
    if (stage === null || stage === "bare") return new Response("");
    const read = (name) => env.MAGAZINE.get(name, "text");
    if (stage === "read") {
      await read(index);
      return new Response(String((await Promise.all(parts.split(",").map(read))).length));
    }
    const found = await search(read, query);
    return new Response(stage === "search" ? String(found.total) : foundHtml(found, null));
  },
};`;

async function searchWorker(folder = root): Promise<string> {
  const bundled = await build({
    stdin: { contents: worker, resolveDir: folder, loader: "ts" },
    bundle: true,
    format: "esm",
    minify: true,
    write: false,
  });
  return bundled.outputFiles[0]?.text ?? "";
}

/** Makes the same Worker with the code of another commit. @throws if that reads another index format */
async function workerOf(commit: string): Promise<string> {
  const named = execFileSync("git", ["show", `${commit}:app/magazine/search/part-names.ts`], { cwd: root });
  if (!named.includes(`"${indexPart}"`)) throw new Error(`${commit} reads an index of another make than ${indexPart}`);
  const folder = mkdtempSync(join(tmpdir(), "prizma-search-"));
  try {
    mkdirSync(join(folder, "app"));
    const archive = execFileSync("git", ["archive", commit, "app/magazine"], { cwd: root, maxBuffer: 1e9 });
    execFileSync("tar", ["-x", "-C", folder], { input: archive });
    return await searchWorker(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Measures the CPU of one request. The process has handled only an empty request before. */
async function cpuOf(script: string, stage: Stage, query: string, parts: string[]): Promise<number> {
  const served = await serve(script, values, { kvApart: true });
  const address = (stage: Stage) =>
    `${served.origin}/?${new URLSearchParams({ stage, q: query, index: indexPart, parts: parts.join() })}`;
  await (await fetch(address("bare"))).text();
  const before = served.cpu();
  await (await fetch(address(stage))).text();
  const cpu = served.cpu() - before;
  served.stop();
  return cpu;
}

/** Lists the parts that a query reads beside the index. */
async function partsRead(query: string): Promise<string[]> {
  const { search } = await import("../../app/magazine/search/search");
  const names: string[] = [];
  await search(async (name) => {
    names.push(name);
    return values[name] ?? null;
  }, query);
  return names.filter((name) => name !== indexPart);
}

const quartiles = (list: number[]) => {
  const sorted = [...list].sort((a, b) => a - b);
  const quantile = (share: number) => (sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN).toFixed(1);
  return `${quantile(0.5)} (${quantile(0.25)} to ${quantile(0.75)})`;
};

/** Prints each query's stages as medians with quartiles. @param against a commit whose search alternates with ours */
export async function printColdSearch(rounds: number, against?: string): Promise<void> {
  const scripts = new Map([["ours", await searchWorker()]]);
  if (against !== undefined) scripts.set(against, await workerOf(against));
  for (const query of asked) {
    const parts = await partsRead(query);
    const taken = new Map<string, number[]>();
    for (let round = 0; round < rounds; round++) {
      for (const [name, script] of scripts) {
        for (const stage of stages) {
          const key = `${name} ${stage}`;
          taken.set(key, [...(taken.get(key) ?? []), await cpuOf(script, stage, query, parts)]);
        }
      }
    }
    const own = (name: string, stage: Stage, before: Stage) => {
      const less = median(taken.get(`${name} ${before}`) ?? []);
      return (taken.get(`${name} ${stage}`) ?? []).map((each) => each - less);
    };
    for (const name of scripts.keys()) {
      const whole = own(name, "print", "bare");
      const told = [
        `reading ${1 + parts.length} parts ${quartiles(own(name, "read", "bare"))}`,
        `searching ${quartiles(own(name, "search", "read"))}`,
        `printing ${quartiles(own(name, "print", "search"))}`,
        `together ${quartiles(whole)}`,
      ];
      const ratio = median(whole) / median(own("ours", "print", "bare"));
      console.log(`„${query}“, ${name}: ${told.join(", ")}${name === "ours" ? "" : `: ${ratio.toFixed(2)} × ours`}`);
    }
  }
}

/**
 * Prints the cost of `/kerko` in the built Worker after another page was read. It is its first page with a query, and
 * without.
 */
export async function printPage(rounds: number): Promise<void> {
  const built = readFileSync(join(root, "build/worker/index.js"), "utf8");
  const edition = Object.fromEntries(realEdition().entries);
  const addresses = ["/kerko", ...asked.slice(0, 2).map((query) => `/kerko?${new URLSearchParams({ q: query })}`)];
  const taken = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++) {
    for (const address of addresses) {
      const served = await serve(built, edition, { kvApart: true });
      await (await fetch(`${served.origin}/about`)).text();
      const before = served.cpu();
      await (await fetch(served.origin + address)).text();
      taken.set(address, [...(taken.get(address) ?? []), served.cpu() - before]);
      served.stop();
    }
  }
  for (const [address, list] of taken)
    console.log(`${decodeURIComponent(address)} after /about: ${quartiles(list)} ms`);
}
