import { defineConfig } from "vitest/config";

/** The unit tests as `npm run test:mutation` runs them, many hundreds of times. */
export default defineConfig({
  test: {
    include: ["app/**/*.test.{ts,tsx}", "seed/**/*.test.ts", "tests/library/*.test.ts"],
    setupFiles: ["tests/setup.ts", "tests/short-properties.ts"],
  },
});
