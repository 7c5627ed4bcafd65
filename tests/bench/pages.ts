/**
 * `npm run bench:pages`: measures one page of each kind. The lesson as plain HTML is in the same run. It uses
 * Lighthouse (mobile, simulated slow 4G), and a browser that is really throttled (`throttled-lcp.ts`). A server before
 * the Worker compresses text as Cloudflare's network does; both are reached over HTTP/2, as there. Compare only the
 * scores and the ratios of LCP.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { publish } from "../../seed/pipeline/publishing/publish";
import { realEdition } from "../real-magazine";
import { startBuiltWorker } from "../worker/built-worker";
import { peer, peerVersion } from "./peers";
import { median, writePart } from "./performance-note";
import { throttledLcp } from "./throttled-lcp";

/** Lighthouse's runs of each page; 0 skips Lighthouse. */
const runs = Number(process.env.RUNS ?? 5);
/** Loads of each page under real throttling; 0 skips them. */
const loads = Number(process.env.LOADS ?? 9);
const port = 9_333;
const everyKind = [
  ...["/", "/physics", "/physics/mekanika", "/physics/graviteti", "/physics/ligjet-e-njutonit", "/fjalori", "/about"],
  ...["/physics/projects", "/physics/projects/hydraulics", "/math/number-ninja", "/math/calculus-quiz"],
  ...["/physics/electricity-simulator", "/physics/mechanics", "/math/pitagora/ushtrime", "/fletorja"],
];
const kinds = process.env.PAGES?.split(" ") ?? everyKind;
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

const certificate = (
  (await import(peer("selfsigned"))).default as { generate(names: object[]): { private: string; cert: string } }
).generate([{ name: "commonName", value: "127.0.0.1" }]);

/** @returns its origin, and a function that ends it */
async function listen(
  answer: (request: Http2ServerRequest, response: Http2ServerResponse) => void,
): Promise<[origin: string, close: () => void]> {
  const server = createSecureServer({ key: certificate.private, cert: certificate.cert }, answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return [`https://127.0.0.1:${(server.address() as AddressInfo).port}`, () => server.close()];
}
const compress = (text: Uint8Array) =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
const isText = (type: string | null) => /^text\/|javascript|json|svg/.test(type ?? "");

const squeezed = await compress(Buffer.from(plain));
const [controlOrigin, closeControl] = await listen((_, response) => {
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" }).end(squeezed);
});
const [origin, closeFront] = await listen(async ({ url = "/", method, headers: sent }, response) => {
  const answer = await fetch(worker.origin + url, {
    method,
    redirect: "manual",
    headers: {
      "Accept-Encoding": "identity",
      // The Worker tells by it who comes from outside.
      "Sec-Fetch-Site": `${sent["sec-fetch-site"]}`,
    },
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const headers = Object.fromEntries(answer.headers);
  // Headers of the connection to the Worker, which are not passed on.
  for (const own of ["connection", "keep-alive", "content-length", "content-encoding", "transfer-encoding"]) {
    delete headers[own];
  }
  const text = isText(answer.headers.get("Content-Type"));
  response.writeHead(answer.status, text ? { ...headers, "Content-Encoding": "br" } : headers);
  response.end(text ? await compress(bytes) : bytes);
});

const profile = mkdtempSync(join(tmpdir(), "prizma-pages-"));
const chromium = spawn(
  process.env.CHROMIUM_PATH ?? "chromium",
  [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    // As on a phone. On a desktop with hinting each letter's width is rounded, and the fallback font no longer fits.
    "--font-render-hinting=none",
    "--disable-background-networking",
    "--ignore-certificate-errors",
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${profile}`,
  ],
  // A group of its own: Debian's `chromium` is a script, and its browser outlived it and kept the bench from ending.
  { stdio: "ignore", detached: true },
);
await new Promise((resolve) => setTimeout(resolve, 6_000));

const targets = [["control: plain HTML", `${controlOrigin}/`], ...kinds.map((path) => [path, origin + path])];
const found = new Map<string, Report["lhr"][]>();
for (let run = 0; run < runs; run++) {
  for (const [name = "", url = ""] of targets) {
    const { lhr } = await lighthouse(url, { port, onlyCategories: categories, logLevel: "error" });
    found.set(name, [...(found.get(name) ?? []), lhr]);
  }
}
if (chromium.pid !== undefined) process.kill(-chromium.pid, "SIGKILL");
const throttled = loads === 0 ? [] : await throttledLcp(targets as [string, string][], loads);
closeControl();
closeFront();
await worker.stop();
rmSync(profile, { recursive: true, force: true, maxRetries: 3 });

const audit = (name: string, id: string) =>
  median((found.get(name) ?? []).map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
const base = audit("control: plain HTML", "largest-contentful-paint");
const lines = [
  `Medians of ${runs}; ${peerVersion("lighthouse")}, mobile, simulated slow 4G, brotli at quality 5, over HTTP/2.`,
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
if (runs > 0) {
  console.log(lines.join("\n"));
  writePart("pages", lines);
}
if (loads > 0) {
  console.log(throttled.join("\n"));
  writePart("throttled", throttled);
}
