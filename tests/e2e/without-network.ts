/**
 * The fixture of tests without a network. It has a page with a service worker, and a server that can be switched off.
 */
import { test as plain } from "./magazine";
import { type Between, startBetween } from "./worker-between";

export const test = plain.extend<{ between: Between }>({
  serviceWorkers: "allow",
  expectedErrors: /ERR_|Failed to|net::|TypeError/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs off this pattern.
  between: async ({}, use) => {
    const between = await startBetween(process.env.PRIZMA_ORIGIN ?? "");
    await use(between);
    await between.close();
  },
  baseURL: async ({ between }, use) => use(between.origin),
});
