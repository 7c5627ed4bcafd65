/**
 * Checks that plain text never becomes HTML. Every text field of the magazine is hostile, in every place that shows it.
 */
import { type Browser, expect } from "@playwright/test";
import type { Content } from "../../app/magazine/content";
import { siteName } from "../../app/magazine/site";
import { makeEdition } from "../../seed/pipeline/edition/edition";
import { triedPages } from "../public-addresses";
import { realMagazine } from "../real-magazine";
import { type FaultyWorker, startFaultyWorker } from "../worker/faulty-worker";
import { letHandlersRun } from "./handlers-run";
import { test as base } from "./in-time";

const hostile =
  "'\"><img src=x onerror=harm()></title></textarea></style></script><script>harm()</script><svg onload=harm()>" +
  "<!--<script>]]>\u2028&lt;img src=x onerror=harm()&gt; {{harm()}} #{harm()} javascript:harm() \\u003cb\\u003e";

/** The fields with plain text, in any record. */
const plain = new Set([
  ...["title", "name", "displayName", "description", "term", "definition", "english", "unit", "alt", "caption", "text"],
]);
/** Chapter names are segments of addresses, so their own pattern refuses such texts. */
const isPlain = (key: string, record: object) => plain.has(key) && !(key === "name" && "displayName" in record);

function poisoned<T>(value: T): T {
  if (Array.isArray(value)) return value.map(poisoned) as T;
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([key, field]) => [
    key,
    typeof field === "string" && isPlain(key, value) ? `${field} ${hostile}` : poisoned(field),
  ]);
  return Object.fromEntries(fields) as T;
}

function poisonedEdition() {
  const { categories, authors, contents, glossary = [], projects = [], hours = [] } = poisoned(realMagazine());
  return makeEdition({ categories, authors, contents, glossary, projects, hours }, Date.UTC(2026, 10, 22));
}

/** Makes a quiz whose sentences are unsanitised HTML. */
function uncleanQuiz({ contents }: ReturnType<typeof realMagazine>): Content[] {
  const phrase = `<img src=x onerror=harm()><a href="javascript:harm()">a</a><svg onload=harm()></svg>`;
  const question = { question: phrase, options: [`1${phrase}`, `2${phrase}`], correctAnswer: 0, explanation: phrase };
  const quizData = JSON.stringify({ questions: [question] });
  return contents.map((content) => (content.contentTypeId === 3 ? { ...content, quizData, content: phrase } : content));
}

const test = base.extend<object, { magazine: FaultyWorker }>({
  magazine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs off this pattern.
    async ({}, use) => {
      const worker = await startFaultyWorker(2);
      await worker.restart(poisonedEdition());
      await use(worker);
      await worker.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
test.describe.configure({ mode: "default", timeout: 180_000 });

async function watch(browser: Browser, { origin }: FaultyWorker, bypassCSP: boolean) {
  const context = await browser.newContext({ bypassCSP, baseURL: origin });
  const seen: string[] = [];
  await context.exposeBinding("harm", ({ frame }) => seen.push(`ran at ${frame.url()}`));
  context.on("request", (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(`${origin}/`)) seen.push(`asked for ${url}`);
  });
  context.on("dialog", (dialog) => dialog.dismiss());
  return { context, page: await context.newPage(), seen };
}

const pages = triedPages(16);

test("every field in every page, with the policy off: text, a title and a description, and nothing runs", {
  tag: "@series",
}, async ({ browser, magazine }) => {
  const { page, seen, context } = await watch(browser, magazine, true);
  const { contents } = realMagazine();
  for (const address of pages) {
    await page.goto(address);
    const slug = address === "/physics/mechanics" ? "classical-mechanics" : (address.split("/")[2] ?? "");
    const piece = contents.find((content) => content.slug === slug);
    // Exercises, plan and screens of a lesson are pages of their own.
    if (piece === undefined || address.split("/").length > 3) continue;
    const title = `${piece.title} ${hostile}`;
    expect(await page.title()).toBe(`${title} · ${siteName}`.replaceAll(/[\t\n\f\r ]+/g, " ").trim());
    expect(await page.locator("h1").first().textContent()).toBe(title);
    expect(await page.locator('meta[property="og:title"]').getAttribute("content")).toBe(title);
    expect(
      await page.locator("head > *").evaluateAll((all) => all.filter((each) => each.localName === "img").length),
    ).toBe(0);
  }
  expect(seen).toEqual([]);
  await context.close();
});

test("in JSON and in the data of a page every field comes back letter for letter, as a type that is never a page", async ({
  magazine,
}) => {
  const contents = (await (await magazine.get("/api/contents?fields=summary")).json()) as Content[];
  expect(contents.map(({ title }) => title)).toEqual(realMagazine().contents.map(({ title }) => `${title} ${hostile}`));
  for (const address of [
    "/api/categories",
    "/api/authors/1",
    "/api/glossary",
    "/api/projects",
    "/math/number-ninja.data",
  ]) {
    const { headers, status } = await magazine.get(address);
    expect([address, status, headers.get("X-Content-Type-Options")]).toEqual([address, 200, "nosniff"]);
    expect([address, headers.get("Content-Type")]).toEqual([address, expect.stringMatching(/json|x-script/)]);
  }
});

test("a quiz whose phrases were never cleaned runs nothing, under the policy", { tag: "@whole" }, async ({
  browser,
  magazine,
}) => {
  const { categories, authors, glossary = [], projects = [], ...rest } = realMagazine();
  const contents = uncleanQuiz({ categories, authors, glossary, projects, ...rest });
  await magazine.restart(makeEdition({ categories, authors, contents, glossary, projects }, Date.UTC(2026, 10, 23)));
  const { page, seen, context } = await watch(browser, magazine, false);
  for (const address of ["/physics/waves-quiz", "/physics/waves-quiz?print", "/math/calculus-quiz"]) {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    const start = page.locator("main button").first();
    if (await start.isVisible()) await start.click();
    await letHandlersRun(page);
  }
  expect(seen).toEqual([]);
  await context.close();
});
