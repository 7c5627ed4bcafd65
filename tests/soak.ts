/**
 * `npm run soak`: requests every address of the magazine on fifty connections. Meanwhile a publication runs every five
 * seconds and KV fails at random. No page may come from an edition that was never published, or from two; none may
 * fail; after the first quarter the Worker's memory may not grow. `--seconds 15` is its short form.
 */
import { Agent, get as ask } from "node:http";
import { Command } from "commander";
import { makeEdition } from "../seed/pipeline/edition/edition";
import { publicAddresses } from "./public-addresses";
import { realMagazine } from "./real-magazine";
import { startFaultyWorker } from "./worker/faulty-worker";
import { workerHeap } from "./worker/worker-heap";

const program = new Command("soak").option("--seconds <count>", "how long", Number, 120).parse();
const { seconds } = program.opts<{ seconds: number }>();
const connections = 50;
/** Milliseconds between publications, and the jump of the clock. The Worker caches a manifest for 60 s. */
const publishEvery = 5_000;
const jump = 61_000;
const failing = 0.2;
/** Milliseconds between measurements of the Worker's memory: each collects its garbage and so delays it. */
const heapEvery = 3_000;
/** Bytes of memory allowed to a Worker. The six magazines of the test's KV are included. */
const isolateLimit = 128 * 1024 * 1024;
/** The number of different magazines, published in turn. */
const variants = 6;

const mark = (variant: number) => `⟦${variant}⟧`;

/** Makes the magazine with its variant's mark in every text that a page shows. */
function variantOf(variant: number, publishedAt: number) {
  const { categories, authors, contents, glossary = [], projects = [] } = realMagazine();
  const marked = (text: string) => `${text} ${mark(variant)}`;
  return makeEdition(
    {
      categories: categories.map((each) => ({ ...each, displayName: marked(each.displayName) })),
      authors: authors.map((each) => ({ ...each, name: marked(each.name) })),
      contents: contents.map((each) => ({
        ...each,
        title: marked(each.title),
        content: each.content === "" ? "" : `<p>${mark(variant)}</p>${each.content}`,
      })),
      glossary: glossary.map((each) => ({ ...each, definition: marked(each.definition) })),
      projects: projects.map((each) => ({ ...each, description: marked(each.description) })),
    },
    publishedAt,
  );
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
const median = (list: number[]) => list.slice().sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

const worker = await startFaultyWorker(1, { inspectorPort: 0 });
const inspector = await worker.inspector();
const agent = new Agent({ keepAlive: true, maxSockets: connections });
/**
 * Exercises and plans write their own marks in this form, and the variants have none of them. Search, map, packs and dates
 * consist of names and numbers, which a variant leaves unchanged; the offline page has no content.
 */
const withoutMarks =
  /(?:ushtrime|ora)$|^\/(?:fletorja|mesuesi|mesuesi\/detyre|mesuesi\/test|detyra|klasa|harta|kerko|merre-me-vete|pa-rrjet)$|^\/api\/(?:practice|hours|questions|search|packs)\/|^\/api\/(?:map|dates|withdrawn)$/;
const addresses = publicAddresses().filter((address) => !withoutMarks.test(address));
const published = new Set<string>();
const faults: string[] = [];
const sources = new Map<string, number>();
const seen = new Set<string>();
const times: number[] = [];
const memory: number[] = [];

let publications = 0;
async function publishNext(): Promise<void> {
  const variant = publications++ % variants;
  published.add(mark(variant));
  await worker.putEdition(variantOf(variant, Date.UTC(2026, 11, 1) + publications * 1_000));
  await worker.set({ every: { kind: "fails at random", share: failing }, ahead: publications * jump });
}

function read(address: string): Promise<{ status: number; edition: string; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = ask(`${worker.origin}${address}`, { agent, timeout: 15_000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const edition = String(response.headers["x-edition"]);
        resolve({ status: response.statusCode ?? 0, edition, text: Buffer.concat(chunks).toString() });
      });
    });
    sent.on("timeout", () => sent.destroy(new Error("no answer in 15 s")));
    sent.on("error", reject);
  });
}

/** Pages that show no content. */
const unmarked = new Set(["/about", "/contact", "/privacy", "/terms", "/klasa/kartela"]);

async function check(address: string): Promise<void> {
  const began = performance.now();
  const { status, edition, text } = await read(address);
  times.push(performance.now() - began);
  sources.set(edition, (sources.get(edition) ?? 0) + 1);
  if (status !== 200) faults.push(`${address}: ${status}`);
  const marks = new Set(text.match(/⟦\d+⟧/g));
  if (marks.size > 1) faults.push(`${address}: two editions in one page, ${[...marks].join(" and ")}`);
  // The deployed edition has no mark; after this isolate has read another it is "memory".
  if (marks.size === 0 && edition === "kv" && !unmarked.has(address)) faults.push(`${address}: of no edition`);
  if (marks.size === 1 && edition === "deployed" && !published.has([...marks][0] ?? ""))
    faults.push(`${address}: unknown`);
  for (const each of marks) {
    seen.add(each);
    if (!published.has(each)) faults.push(`${address}: ${each} was never published`);
  }
}

await worker.restart();
await publishNext();
const end = performance.now() + seconds * 1_000;
/** Milliseconds a busy machine has more, where failed and late reads of KV kept the Worker at its first edition. */
const extraTime = 45_000;
const isLate = () => seen.size < 2 && performance.now() < end + extraTime;
const running = () => (performance.now() < end || isLate()) && faults.length < 20;
let next = 0;

async function connection(): Promise<void> {
  while (running()) {
    // A step without a common divisor with the list's length. It visits every address in another order each round.
    const address = addresses[(next++ * 37) % addresses.length] ?? "/";
    await check(address).catch((error: Error) => faults.push(`${address}: ${error.message}`));
  }
}

async function every(milliseconds: number, work: () => unknown): Promise<void> {
  while (running()) {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await work();
  }
}

await Promise.all([
  ...Array.from({ length: connections }, connection),
  every(publishEvery, publishNext),
  every(heapEvery, async () => {
    memory.push(await workerHeap(inspector));
  }),
]);

// The caches may need half a minute to fill; a short run ends before that.
const quarter = Math.floor(memory.length / 4);
const [early, late] = [median(memory.slice(quarter, 2 * quarter)), median(memory.slice(-quarter))];
if (seconds >= 120 && late > early * 1.25) faults.push(`memory grew from ${megabytes(early)} to ${megabytes(late)}`);
if (Math.max(...memory) > isolateLimit) faults.push(`${megabytes(Math.max(...memory))} are more than an isolate has`);
if (seen.size < Math.min(2, publications)) faults.push("no publication was seen");

agent.destroy();
await worker.stop();
const sorted = times.slice().sort((a, b) => a - b);
const quantile = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)} ms`;
console.log(
  `${times.length} answers in ${seconds} s, ${publications} publications, ${seen.size} editions seen; ` +
    `${[...sources].map(([source, count]) => `${source} ${count}`).join(", ")}; half in ${quantile(0.5)}, 99 % in ${quantile(0.99)}; ` +
    `memory ${memory.map(megabytes).join(", ")}`,
);
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
