/**
 * `npm run bench`: measures one lesson, served in several ways. Bare workerd serves them on one core, in turn within
 * one run. On a shared machine only the ratios are meaningful, and the spread shows how much.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { realEdition } from "../real-magazine";
import { peer, peerVersion, runPeer } from "./peers";
import { median, writePart } from "./performance-note";
import { type MeasuredServer, serve } from "./workerd";

const rounds = Number(process.env.ROUNDS ?? 5);
/**
 * Seconds for each variant in each round. They are some thousands of requests from memory, some hundreds through Remix.
 */
const seconds = Number(process.env.SECONDS ?? 4);
const address = "/physics/graviteti";

const values = Object.fromEntries(realEdition().entries);
const ours = readFileSync(fileURLToPath(new URL("../../build/worker/index.js", import.meta.url)), "utf8");
const { build } = (await import(peer("esbuild"))) as {
  build: (options: object) => Promise<{ outputFiles: { text: string }[] }>;
};
const autocannon = (await import(peer("autocannon"))).default as (options: object) => Promise<{
  requests: { total: number };
  duration: number;
  non2xx: number;
  errors: number;
  latency: { p99: number };
}>;

interface Variant {
  name: string;
  served: MeasuredServer;
  address: string;
  perSecond: number[];
  cpu: number[];
  p99: number[];
}

async function variant(
  name: string,
  script: string,
  { held = values, path = address, flags = [] as string[] } = {},
): Promise<Variant> {
  const served = await serve(script, held, { flags: flags });
  const response = await fetch(served.origin + path);
  if (response.status !== 200) throw new Error(`${name}: ${response.status}`);
  await response.text();
  return { name, served, address: path, perSecond: [], cpu: [], p99: [] };
}

const memory = await variant("ours, from memory", ours);
const answer = await fetch(memory.served.origin + address);
const page = await answer.text();
const headers = [...answer.headers].filter(([name]) => !["content-length", "date", "transfer-encoding"].includes(name));

const control = `
const bytes = new TextEncoder().encode(${JSON.stringify(page)});
const headers = new Headers(${JSON.stringify(headers)});
export default { fetch: () => new Response(bytes, { headers }) };`;
const streamed = `
const headers = new Headers(${JSON.stringify(headers)});
export default { fetch: async (_, env) => new Response(await env.MAGAZINE.get("page", "stream"), { headers }) };`;

const hono = await build({
  entryPoints: [fileURLToPath(new URL("peers/lesson-in-hono.tsx", import.meta.url))],
  bundle: true,
  write: false,
  minify: true,
  format: "esm",
});

// Astro's adapter writes many modules; workerd needs a single one.
const peers = fileURLToPath(new URL("peers/", import.meta.url));
peer("astro/package.json");
runPeer(`${peers}node_modules/astro/astro.js`, ["build"], `${peers}astro`);
const astro = await build({
  entryPoints: [`${peers}node_modules/.lesson-in-astro/_worker.js/index.js`],
  bundle: true,
  write: false,
  minify: true,
  format: "esm",
  external: ["node:*", "cloudflare:*"],
});

const variants = [
  memory,
  await variant("control: the same bytes from memory", control),
  await variant("the page as bytes in KV, streamed", streamed, { held: { page } }),
  await variant("Hono's JSX over KV", hono.outputFiles[0]?.text ?? ""),
  await variant("Astro's server adapter over KV", astro.outputFiles[0]?.text ?? "", { flags: ["nodejs_compat"] }),
  // A query is never cached, and the plain address is not requested. So each response is rendered.
  await variant("ours, rendered by Remix each time", ours, { path: `${address}?gjithmone=1` }),
];

for (let round = -1; round < rounds; round++) {
  for (const each of variants) {
    const before = each.served.cpu();
    const result = await autocannon({ url: each.served.origin + each.address, connections: 8, duration: seconds });
    if (result.non2xx + result.errors > 0) throw new Error(`${each.name}: not every answer was 200`);
    // The first round is only for warming up.
    if (round < 0) continue;
    each.perSecond.push(result.requests.total / result.duration);
    each.cpu.push((each.served.cpu() - before) / result.requests.total);
    each.p99.push(result.latency.p99);
  }
}

const spread = (numbers: number[], digits: number) =>
  `${median(numbers).toFixed(digits)} (${Math.min(...numbers).toFixed(digits)} to ${Math.max(...numbers).toFixed(digits)})`;
const against = (pick: (each: Variant) => number[]) => {
  const base = median(pick(variants[1] as Variant));
  return (each: Variant) => `${(median(pick(each)) / base).toFixed(2)} ×`;
};
const speed = against(({ perSecond }) => perSecond);
const cost = against(({ cpu }) => cpu);

const lines = [
  `The lesson \`${address}\`, ${(page.length / 1024).toFixed(1)} KB of HTML; ${rounds} rounds of ${seconds} s each`,
  `over 8 connections, the variants in turn; medians, and the least and the most. CPU is the process', KV stub included.`,
  "",
  "| variant | pages a second | against the control | CPU ms a page | against the control | p99 ms |",
  "|---|---|---|---|---|---|",
  ...variants.map(
    (each) =>
      `| ${each.name} | ${spread(each.perSecond, 0)} | ${speed(each)} | ${spread(each.cpu, 2)} | ${cost(each)} | ${median(each.p99).toFixed(0)} |`,
  ),
  "",
  `Load: ${peerVersion("autocannon")}; peers: ${peerVersion("hono")}, ${peerVersion("astro")}.`,
];
for (const { served } of variants) served.stop();
console.log(lines.join("\n"));
writePart("bench", lines);
