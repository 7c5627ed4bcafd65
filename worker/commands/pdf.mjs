/**
 * `npm run pdf`: prints the instructions of a project from its own page. The file is a tagged A4 document in
 * `public/pdf/`. `npm run pdf -- http://localhost:8787` uses a running server; without an address it starts one.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { freePort } from "./free-port.mjs";
import { root, stop } from "./prepare.mjs";

const { findBrowser } = await import("./find-browser.mjs");
const executablePath = await findBrowser();
if (executablePath === null) stop("Nuk u gjet dhe nuk u instalua dot asnjë Chromium.");

const [only] = parseArgs({ allowPositionals: true }).positionals;
// A document that is named but missing would stop the server.
for (const { sheet } of projects()) {
  const file = join(root, "public", sheet.src);
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) writeFileSync(file, "%PDF");
}
const server = only === undefined ? await serve() : null;
try {
  const { chromium } = await import("@playwright/test");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-background-networking"] });
  const page = await browser.newPage({ locale: "sq-AL", colorScheme: "light", javaScriptEnabled: false });
  for (const { slug, sheet } of projects()) await print(page, slug, sheet.src);
  await browser.close();
} finally {
  server?.stop();
}

/** Lists the projects whose instructions are also a document. */
function projects() {
  const { projects } = JSON.parse(readFileSync(join(root, "seed/magazine.json"), "utf8"));
  return projects.filter(({ sheet }) => sheet !== undefined);
}

async function print(page, slug, address) {
  await page.goto(`${server?.origin ?? only}/physics/projects/${slug}?pjesa=udhezime`, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  const printed = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
  const file = join(root, "public", address);
  const bytes = Buffer.from(anonymous(printed.toString("latin1")), "latin1");
  writeFileSync(file, bytes);
  console.log(`public${address}: ${Math.ceil(bytes.length / 1000)} KB`);
}

/**
 * Overwrites the date and the browser's name. The same page then always gives the same file. Both keep their length, so
 * that no offset in the document moves.
 */
function anonymous(document) {
  return document
    .replace(/D:\d{14}/g, "D:20260101000000")
    .replace(/(?<=\/Creator \()(?:\\.|[^)\\])*/, (browser) => "Prizma".padEnd(browser.length));
}

/** Serves the magazine on a free port, as `npm start` does. */
async function serve() {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, "worker/commands/start.mjs")], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve, reject) => {
    child.stdout.on("data", (text) => String(text).includes(`localhost:${port}`) && resolve());
    child.on("exit", () => reject(new Error("Revista nuk u nis.")));
  });
  return { origin: `http://localhost:${port}`, stop: () => child.kill() };
}
