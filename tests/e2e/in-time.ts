/** Playwright's test. While the rest of the long series is run, it is skipped once the time for them is over. */
import { test as base } from "@playwright/test";
import { isLate } from "../long-series";

export const test = base.extend<{ inTime: undefined }>({
  inTime: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs off this pattern.
    async ({}, use, { skip }) => {
      skip(isLate(), "The time for the long series is over.");
      await use(undefined);
    },
    { auto: true },
  ],
});
