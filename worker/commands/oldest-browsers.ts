/**
 * The oldest supported browsers (docs/decisions/012). The build lowers the syntax to theirs;
 * tests/worker/floor.test.ts checks it.
 */
export const oldestBrowsers = ["chrome99", "safari15.4", "firefox97"];
