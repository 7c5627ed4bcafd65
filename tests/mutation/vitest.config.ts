import { defineConfig } from "vitest/config";

/** The tests of a set, as `npm run test:mutation` runs them many hundreds of times. */
export default defineConfig({
  test: {
    include: process.env.PRIZMA_MUTATION_TESTS?.split("\n"),
    setupFiles: ["tests/setup.ts", "tests/short-properties.ts"],
    // As the unit tests have it (vitest.config.ts).
    testTimeout: 20_000,
  },
});
