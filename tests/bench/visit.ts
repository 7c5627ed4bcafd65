/**
 * `npm run bench:visit`: counts the requests of a pupil's visit in the free plan. It plays the visit in Chromium, by
 * mouse and by touch, against the built Worker, with a reader's service worker: front, department, chapter, three
 * lessons, quiz, game, search. Then a class of thirty that works on what a plan of an hour gives, and its teacher who
 * collects. A server between the two counts. tests/e2e/offline.phone.e2e.ts checks that nothing
 * else is prefetched.
 */
import { existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, devices, type Page } from "@playwright/test";
import { realEdition, realMagazine } from "../real-magazine";
import { startFaultyWorker } from "../worker/faulty-worker";

const client = fileURLToPath(new URL("../../build/client", import.meta.url));

/**
 * Tells whether a path is a static file. Cloudflare serves it before the Worker: free and uncounted. Only films pass
 * through the Worker.
 */
function isStatic(path: string): boolean {
  const file = client + path;
  return !path.startsWith("/films/") && existsSync(file) && statSync(file).isFile();
}

interface Asked {
  path: string;
  kind: "file" | "page" | "data" | "ahead";
}

const worker = await startFaultyWorker(2);
await worker.restart(realEdition());
let asked: Asked[] = [];
const between = createServer(async (request, response) => {
  const path = request.url ?? "/";
  const bare = path.replace(/\?.*/, "");
  // A page that is not open yet. The browser prefetches it for a link, or the service worker for a later day.
  const isOpened = request.headers["sec-fetch-dest"] === "document" || request.headers["sec-fetch-mode"] === "navigate";
  const isAhead =
    /prefetch/.test(`${request.headers["sec-purpose"]}`) || (isOwnPage(bare) && !isOpened && !isRead(bare));
  const kind = isStatic(bare) ? "file" : bare.startsWith("/api/") ? "data" : isAhead ? "ahead" : "page";
  asked.push({ path, kind });
  const { host: _, connection: _c, ...headers } = request.headers;
  const got = await fetch(worker.origin + path, { headers: headers as Record<string, string>, redirect: "manual" });
  const kept = [...got.headers].filter(([name]) => !/^(content-encoding|content-length|transfer-encoding)$/.test(name));
  response.writeHead(got.status, Object.fromEntries(kept)).end(Buffer.from(await got.arrayBuffer()));
});
await new Promise<void>((resolve) => between.listen(0, "127.0.0.1", resolve));
const origin = `http://127.0.0.1:${(between.address() as AddressInfo).port}`;

const pages = [
  ...["/", "/physics", "/physics/mekanika", "/physics/graviteti", "/physics/ligjet-e-njutonit"],
  ...["/physics/forca-dhe-ferkimi", "/physics/formulas-quiz", "/math/number-ninja", "/kerko"],
];
let opened = new Set<string>();
const isRead = (path: string) => opened.has(path);
const isOwnPage = (path: string) => !path.startsWith("/api/") && !/\.\w+$/.test(path);

/** Rests the pointer on three links of a page, like a reader who chooses one. */
async function lookAround(page: Page): Promise<void> {
  const links = await page.locator('main a[href^="/"]:visible').all();
  for (const link of links.slice(0, 3)) {
    await link.hover({ timeout: 2_000 }).catch(() => undefined);
    await page.waitForTimeout(400);
  }
}

const countOf = (kind: Asked["kind"]) => asked.filter((each) => each.kind === kind).length;

async function visit(browser: Browser, name: string, options: object): Promise<void> {
  asked = [];
  opened = new Set();
  await worker.reads();
  const context = await browser.newContext({ ...options, locale: "sq-AL" });
  const page = await context.newPage();
  for (const path of pages) {
    opened.add(path);
    await page.goto(origin + path, { waitUntil: "networkidle" });
    await lookAround(page);
  }
  await page.locator("#kerko-fusha").pressSequentially("graviteti");
  await page.waitForTimeout(1_000);
  await context.close();
  await worker.settled();
  const reads = (await worker.reads()).length;
  const requests = asked.length - countOf("file");
  console.log(
    `${name}: ${pages.length} pages; Worker ${requests} (pages ${countOf("page")}, ahead ${countOf("ahead")}, data ${countOf("data")}), ` +
      `files ${countOf("file")}, reads of KV ${reads}; ${(requests / pages.length).toFixed(2)} requests a page, ` +
      `with what was fetched ahead ${((countOf("page") + countOf("ahead")) / pages.length).toFixed(2)}`,
  );
  for (const { path } of asked.filter(({ kind }) => kind === "ahead")) console.log(`  ahead: ${path}`);
}

/** Opens a page of the class with a code, as whoever has never been here. @returns requests that the Worker answered */
async function opensWork(browser: Browser, path: string, work: (page: Page) => Promise<void>): Promise<number> {
  asked = [];
  opened = new Set([path]);
  const context = await browser.newContext({ ...phone, locale: "sq-AL" });
  const page = await context.newPage();
  await page.goto(`${origin}${path}#${code}`, { waitUntil: "networkidle" });
  await work(page);
  await page.waitForLoadState("networkidle");
  await context.close();
  await worker.settled();
  console.log(`${path}: ${asked.map(({ kind, path: asks }) => (kind === "file" ? "" : `${asks} `)).join("")}`);
  return asked.length - countOf("file");
}

const code = realMagazine().hours?.find(({ slug }) => slug === "graviteti")?.sets.class.code ?? "";
const phone = devices["Pixel 5"];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ["--no-sandbox", "--font-render-hinting=none"],
});
await visit(browser, "by mouse, a Worker that has just begun", { viewport: { width: 1280, height: 900 } });
await visit(browser, "by mouse, a warm Worker", { viewport: { width: 1280, height: 900 } });
await visit(browser, "by touch, a warm Worker", phone);
const pupil = await opensWork(browser, "/detyra", async (page) => {
  await page.getByRole("textbox").fill("17");
  await page.getByRole("button", { name: "Fillo" }).click();
  await page.getByRole("article").first().waitFor();
});
const teacher = await opensWork(browser, "/klasa", async (page) => {
  await page.getByRole("button", { name: "Lexoji kodet" }).waitFor();
});
console.log(`a class of thirty works: Worker ${30 * pupil + teacher} (a pupil ${pupil}, the teacher ${teacher})`);
await browser.close();
between.closeAllConnections();
between.close();
await worker.stop();

await import("./school-day");
