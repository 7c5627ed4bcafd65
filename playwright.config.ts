import { defineConfig, devices } from "@playwright/test";
import { isRest, isWhole } from "./tests/long-series";

const phone = { ...devices["Pixel 5"], viewport: { width: 360, height: 800 } };
const desktop = { viewport: { width: 1280, height: 900 } };

/** Files with a shorter one of their own for the phone. Both of them there would double the longest part of the run. */
const onTheDesktop = [
  "folder",
  "studio*",
  "electricity-simulator",
  "laboratory",
  "mechanics",
  "gallery",
  "quiz",
  "number-ninja",
  "class-marking",
  "practice-sheet",
  "paper-test",
  "paper",
  "moving-covers",
].map((name) => `**/${name}.e2e.ts`);

/** Files for both devices that `npm test` runs on the phone. Their tests hardly depend on the width of a window. */
const onThePhone = [
  ...["client-navigation", "classroom", "practice-models", "practice-pictures"],
  ...["lesson-models", "device-memory"],
].map((name) => `**/${name}.e2e.ts`);

const ofThePhone = onThePhone.map((name) => name.slice("**/".length)).join("|");

/**
 * What `npm test` runs on each device; CI runs the rest too. A test of a file for both devices runs on the desktop, or
 * where its tag says. Playwright matches a test by its file, its title and its tags.
 */
const shares = {
  phone: `^(?=.*(?:\\.phone\\.e2e\\.ts|@phone|${ofThePhone}))(?!.*(?:@desktop|@whole))`,
  desktop: `^(?!.*(?:@phone|@whole|${ofThePhone}))`,
};

/** Returns the tests of a device: all, the share, or the rest, where a test of a series is run again with all of it. */
function chosen(device: keyof typeof shares): { grep?: RegExp; grepInvert?: RegExp } {
  if (isRest) return { grepInvert: new RegExp(`^(?!.*@series)${shares[device].slice(1)}`, "s") };
  return isWhole ? {} : { grep: new RegExp(shares[device], "s") };
}

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.e2e.ts",
  globalSetup: "tests/e2e/serve-magazine.ts",
  fullyParallel: true,
  workers: 2,
  // A machine that is busy elsewhere can miss a moment. The output of `npm test` names what needed its second try.
  retries: 1,
  // Twice Playwright's own: the longest took 24 s of its 30 on a slow machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json"]],
  outputDir: "test-results",
  use: {
    locale: "sq-AL",
    // What one test has read must not answer another. The tests of the service worker allow it.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
    },
  },
  projects: [
    {
      name: "phone",
      use: phone,
      testIgnore: onTheDesktop,
      ...chosen("phone"),
    },
    {
      name: "desktop",
      use: desktop,
      testIgnore: "**/*.phone.e2e.ts",
      ...chosen("desktop"),
    },
  ],
});
