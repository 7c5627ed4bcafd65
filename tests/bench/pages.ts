/**
 * `npm run bench:pages`: Lighthouse (mobile, simulated slow 4G) over one page of each kind, beside the same lesson as
 * plain HTML in the same run. Served locally over HTTP/1.1 and compressed by nobody, so the bytes are more than a
 * visitor's: only the ratio of LCP and the scores are to be read.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publish } from "../../seed/publish";
import { realEdition } from "../real-magazine";
import { startBuiltWorker } from "../worker/built-worker";
import { peer, peerVersion } from "./peers";
import { median, writePart } from "./performance-note";

const runs = Number(process.env.RUNS ?? 5);
const port = 9_333;
const kinds = (
  process.env.PAGES ?? "/ /physics /physics/mekanika /physics/graviteti /fjalori /math/number-ninja"
).split(" ");
const categories = ["performance", "accessibility", "best-practices", "seo"];

interface Report {
  lhr: {
    categories: Record<string, { score: number }>;
    audits: Record<string, { numericValue: number }>;
  };
}
const lighthouse = (await import(peer("lighthouse"))).default as (url: string, flags: object) => Promise<Report>;

const worker = await startBuiltWorker();
await publish(realEdition(), worker.store);
const lesson = await (await worker.get("/physics/graviteti")).text();
const plain = `<!doctype html><html lang="sq"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Graviteti</title><style>body{font:1.06rem/1.5 serif;max-width:40rem;margin:1rem auto}</style>${lesson
  .replace(/[\s\S]*<main[^>]*>/, "<main>")
  .replace(/<\/main>[\s\S]*/, "</main>")
  .replace(/<(img|svg)\b[\s\S]*?(<\/svg>|>)/g, "")}`;
const control = createServer((_, response) => {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end(plain);
});
await new Promise<void>((resolve) => control.listen(0, "127.0.0.1", resolve));
const address = control.address();
const controlOrigin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;

const profile = mkdtempSync(join(tmpdir(), "prizma-pages-"));
const chromium = spawn(
  process.env.CHROMIUM_PATH ?? "chromium",
  [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${profile}`,
  ],
  { stdio: "ignore" },
);
await new Promise((resolve) => setTimeout(resolve, 6_000));

const targets = [["control: plain HTML", `${controlOrigin}/`], ...kinds.map((path) => [path, worker.origin + path])];
const found = new Map<string, Report["lhr"][]>();
for (let run = 0; run < runs; run++) {
  for (const [name = "", url = ""] of targets) {
    const { lhr } = await lighthouse(url, { port, onlyCategories: categories, logLevel: "error" });
    found.set(name, [...(found.get(name) ?? []), lhr]);
  }
}
chromium.kill();
control.close();
await worker.stop();
rmSync(profile, { recursive: true, force: true, maxRetries: 3 });

const audit = (name: string, id: string) =>
  median((found.get(name) ?? []).map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
const base = audit("control: plain HTML", "largest-contentful-paint");
const lines = [
  `Medians of ${runs}; ${peerVersion("lighthouse")}, mobile, simulated slow 4G, uncompressed and over HTTP/1.1.`,
  "",
  "| page | performance, accessibility, practices, SEO | LCP s | against plain HTML | CLS | TBT ms |",
  "|---|---|---|---|---|---|",
  ...targets.map(([name = ""]) => {
    const scores = categories.map((id) =>
      Math.round(100 * median((found.get(name) ?? []).map((lhr) => lhr.categories[id]?.score ?? 0))),
    );
    const lcp = audit(name, "largest-contentful-paint");
    const [shift, blocked] = [audit(name, "cumulative-layout-shift"), audit(name, "total-blocking-time")];
    return `| ${name} | ${scores.join(", ")} | ${(lcp / 1_000).toFixed(2)} | ${(lcp / base).toFixed(2)} × | ${shift.toFixed(3)} | ${blocked.toFixed(0)} |`;
  }),
];
console.log(lines.join("\n"));
writePart("pages", lines);
