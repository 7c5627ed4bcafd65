/** The fixture of the browser tests. It has the served magazine, and a page whose console must stay empty. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import axe from "axe-core";
import { test as base } from "./in-time";

/**
 * Messages without a fault. They are Chromium's about a page left during its transition, and Playwright's about a
 * service worker that a test does not allow.
 */
const harmless = /Transition was (?:aborted|skipped)|Service Worker registration blocked by Playwright/;

interface Fixtures {
  /** The console messages that a test expects; any other fails it. */
  expectedErrors: RegExp | null;
  /** Opens an address of the magazine. */
  open: (address: string) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs off this pattern.
  baseURL: async ({}, use) => use(process.env.PRIZMA_ORIGIN),
  expectedErrors: [null, { option: true }],
  open: async ({ page }, use) =>
    use(async (address) => {
      await page.goto(address);
    }),
  page: async ({ page, expectedErrors }, use) => {
    const said: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) said.push(`${message.text()} ${message.location().url}`);
    });
    page.on("pageerror", (error) => said.push(String(error)));
    await use(page);
    expect(said.filter((line) => !expectedErrors?.test(line) && !harmless.test(line))).toEqual([]);
  },
});

export { expect };

interface WrittenMagazine {
  contents: { slug: string; title: string; idea?: string; needs?: string[] }[];
  paths: { name: string; title: string; lessons: { lesson: string }[] }[];
}
const { contents, paths } = JSON.parse(
  readFileSync(new URL("../../seed/magazine.json", import.meta.url), "utf8"),
) as WrittenMagazine;

/** Returns a piece as it is written, whose words an editor may change at any time. */
function pieceOf(slug: string): WrittenMagazine["contents"][number] {
  const piece = contents.find((content) => content.slug === slug);
  if (piece === undefined) throw new Error(`There is no piece ${slug}.`);
  return piece;
}

export const titleOf = (slug: string): string => pieceOf(slug).title;

/** Returns the name of a lesson on the map of ideas. */
export const ideaOf = (slug: string): string => pieceOf(slug).idea ?? titleOf(slug);

/** Returns the slugs of the lessons that a lesson needs, and of those that need it. */
export const neededBy = (slug: string): readonly string[] => pieceOf(slug).needs ?? [];
export const needing = (slug: string): readonly string[] =>
  contents.filter(({ needs = [] }) => needs.includes(slug)).map((content) => content.slug);

/** Returns the last path of the map: its name, its title and the slug of its first lesson. */
export function aPath(): { name: string; title: string; first: string } {
  const path = paths.at(-1);
  const first = path?.lessons[0]?.lesson;
  if (path === undefined || first === undefined) throw new Error("There is no path with a lesson.");
  return { name: path.name, title: path.title, first };
}

/**
 * Lists axe's findings against WCAG 2.2 AA, as "rule: where" lines.
 * @param within selector of the part to check: a whole lesson takes a second, and `every-address` checks each
 */
export async function axeFindings(page: Page, within = "html"): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (part) => {
    const { violations } = await (globalThis as unknown as { axe: typeof import("axe-core") }).axe.run(part, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      resultTypes: ["violations"],
      // A best practice that treats a heading cell with only a formula as empty. The reason is that axe reads no
      // MathML.
      rules: { "empty-table-header": { enabled: false } },
    });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
  }, within);
}
