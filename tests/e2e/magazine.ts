/** The fixture of all browser tests: the built Worker over the real magazine, and a page whose console must stay clean. */
import { test as base, expect, type Page } from "@playwright/test";
import axe from "axe-core";
import { publish } from "../../seed/pipeline/publishing/publish";
import { realEdition } from "../real-magazine";
import { type BuiltWorker, startBuiltWorker } from "../worker/built-worker";

/** What Chromium itself says where a page is left before the passage to it was drawn: nothing went wrong. */
const passageCutShort = /Transition was (?:aborted|skipped)/;

interface Fixtures {
  /** What a test expects in the console; anything else there fails it. */
  expectedErrors: RegExp | null;
  /** Puts the page where `address` is, on the built Worker. */
  open: (address: string) => Promise<void>;
}

export const test = base.extend<Fixtures, { magazine: BuiltWorker }>({
  magazine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs off this pattern.
    async ({}, use) => {
      const worker = await startBuiltWorker();
      await publish(realEdition(), worker.store);
      await use(worker);
      await worker.stop();
    },
    // The whole magazine is made and published first: seconds, many on a busy machine.
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ magazine }, use) => use(magazine.origin),
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
    expect(said.filter((line) => !expectedErrors?.test(line) && !passageCutShort.test(line))).toEqual([]);
  },
});

export { expect };

/** What axe finds against WCAG 2.2 AA, as "rule: where" lines. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof import("axe-core") }).axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      // A best practice that takes a heading cell with nothing but a formula for an empty one: axe reads no MathML.
      rules: { "empty-table-header": { enabled: false } },
    });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
  });
}
