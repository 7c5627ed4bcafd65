import { defineConfig } from "vitest/config";

/** The tests of a set, as `npm run test:mutation` runs them many hundreds of times. */
export default defineConfig({
  test: {
    include: process.env.PRIZMA_MUTATION_TESTS?.split("\n"),
    // A process serves many files, as with the unit tests. So packages are loaded once, not for each mutant.
    isolate: false,
    setupFiles: ["tests/setup.ts", "tests/short-properties.ts"],
    // Instrumented code is several times slower; Stryker itself ends a mutant that runs on.
    testTimeout: 120_000,
  },
});
