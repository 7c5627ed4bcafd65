/** The oldest browsers that play (docs/decisions/012): syntax is lowered to theirs; tests/worker/floor.test.ts looks. */
export const oldestBrowsers = ["chrome99", "safari15.4", "firefox97"];
