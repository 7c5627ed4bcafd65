/**
 * `npm run bench:growth`: measures the cost of a magazine of 100, 1,000 and 5,000 lessons. The bodies are 2 KB each,
 * since only their number matters: with real ones the full list would exceed KV's 25 MiB at some 1,500 lessons.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { makeEdition } from "../../seed/pipeline/edition/edition";
import { realMagazine } from "../real-magazine";
import { writePart } from "./performance-note";
import { serve } from "./workerd";

const ours = readFileSync(fileURLToPath(new URL("../../build/worker/index.js", import.meta.url)), "utf8");
const { contents, glossary = [], projects = [], ...rest } = realMagazine();
const model = contents.find(({ slug }) => slug === "graviteti");
if (!model) throw new Error("the magazine has no graviteti");
/** The number of lessons requested, each for the first time. */
const asked = 60;

/** Makes a magazine of a number of lessons, spread over the categories. */
function magazineOf(count: number, edited = "") {
  const many = Array.from({ length: count }, (_, i) => ({
    ...model,
    id: i + 1,
    slug: `mesimi-${i}`,
    title: i === 7 ? `Mësimi ${i} ${edited}` : `Mësimi ${i}`,
    categoryId: (i % 6) + 1,
    content: `${model?.content.slice(0, 2_000)}<p>${i}</p>`,
  }));
  return makeEdition({ ...rest, glossary, projects, contents: many as typeof contents }, Date.UTC(2026, 10, 21));
}

const rows: string[] = [];
for (const count of [100, 1_000, 5_000]) {
  const { entries } = magazineOf(count);
  const edited = magazineOf(count, "i ri").entries;
  const written = [...edited].filter(([key, value]) => entries.get(key) !== value).length;
  const served = await serve(ours, Object.fromEntries(entries));
  const began = performance.now();
  await (await fetch(`${served.origin}/physics/mesimi-0`)).text();
  const cold = performance.now() - began;
  const each = async (address: (i: number) => string) => {
    const before = served.cpu();
    for (let i = 1; i <= asked; i++) await (await fetch(served.origin + address(i))).text();
    return (served.cpu() - before) / asked;
  };
  const lesson = await each((i) => `/physics/mesimi-${i}`);
  const api = await each((i) => `/api/contents/slug/mesimi-${i + asked}`);
  await served.reads();
  const listBefore = served.cpu();
  const list = await (await fetch(`${served.origin}/api/contents?fields=summary`)).text();
  const listCpu = served.cpu() - listBefore;
  served.stop();
  rows.push(
    `| ${count} | ${cold.toFixed(0)} | ${lesson.toFixed(1)} | ${api.toFixed(1)} | ${listCpu.toFixed(1)} | ${(list.length / 1_024).toFixed(0)} | ${written} |`,
  );
  console.log(rows.at(-1));
}

writePart("growth", [
  `Each lesson is asked for the first time, so nothing comes from the page cache; CPU ms of the whole process.`,
  "",
  "| lessons | first page of a cold isolate, ms | lesson page, CPU ms | API by slug, CPU ms | list of summaries, CPU ms | its KB | keys written by one edit |",
  "|---|---|---|---|---|---|---|",
  ...rows,
]);
