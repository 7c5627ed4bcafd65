/** `npm run bench:search`: how often the right page is found, what the parts weigh, and the CPU of a query in workerd. */
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import { type Quality, qualityOf, questions, searchParts } from "../search-quality";
import { serve } from "./workerd";

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

function print(name: string, { asked, first, firstThree, missed }: Quality) {
  console.log(
    `${name}: ${asked} questions, first ${share(first, asked)}, in the first three ${share(firstThree, asked)}`,
  );
  for (const { query, found } of missed) console.log(`  ${query} → ${found.join(", ")}`);
}

print("tuned by", await qualityOf(questions.filter(({ heldOut }) => !heldOut)));
print("kept aside", await qualityOf(questions.filter(({ heldOut }) => heldOut)));

for (const { name, text } of searchParts) {
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  console.log(`${name}: ${kilobytes(Buffer.byteLength(text))}, ${kilobytes(brotliCompressSync(text).length)} brotli`);
}

/** A Worker that does nothing but search, its parts in KV; `/` answers without. */
const worker = `
import { search } from "./app/magazine/search/search";
import { foundHtml } from "./app/magazine/search/found-html";
export default {
  async fetch(request, env) {
    const query = new URL(request.url).searchParams.get("q");
    if (query === null) return new Response("");
    const found = await search((name) => env.MAGAZINE.get(name, "text"), query);
    return new Response(found === null ? "" : foundHtml(found, null));
  },
};`;
const root = fileURLToPath(new URL("../..", import.meta.url));
const bundled = await build({
  stdin: { contents: worker, resolveDir: root, loader: "ts" },
  bundle: true,
  format: "esm",
  minify: true,
  write: false,
});
const script = bundled.outputFiles[0]?.text ?? "";
const values = Object.fromEntries(searchParts.map(({ name, text }) => [name, text]));

/** CPU is told in steps of 10 ms, so the first query of many processes is summed, less what a bare answer costs them. */
const processes = 30;
async function cpuOf(ask: (origin: string) => Promise<unknown>): Promise<number> {
  let sum = 0;
  for (let at = 0; at < processes; at++) {
    const served = await serve(script, values);
    await (await fetch(served.origin)).text();
    const before = served.cpu();
    await ask(served.origin);
    sum += served.cpu() - before;
    served.stop();
  }
  return sum / processes;
}
const ask = (origin: string, query: string) =>
  fetch(`${origin}/?q=${encodeURIComponent(query)}`).then((response) => response.text());

const bare = await cpuOf((origin) => fetch(origin).then((response) => response.text()));
for (const query of ["graviteti", "sa eshte shpejtesia e zerit", "gravitetti", "gjysma e m v katror"]) {
  const cold = await cpuOf((origin) => ask(origin, query));
  console.log(`„${query}“ cold: ${(cold - bare).toFixed(1)} ms of CPU, reading its parts from KV among it`);
}
const served = await serve(script, values);
for (const { query } of questions) await ask(served.origin, query);
const before = served.cpu();
for (let round = 0; round < 5; round++) for (const { query } of questions) await ask(served.origin, query);
console.log(
  `warm: ${((served.cpu() - before) / (5 * questions.length)).toFixed(2)} ms a query, parts read anew each time`,
);
served.stop();
