import { defineConfig } from "vitest/config";

/** The rules of exercises by their own tests alone: those that read the whole magazine take seconds for each change. */
export default defineConfig({
  test: {
    include: ["app/magazine/practice/*.test.ts"],
    setupFiles: ["tests/setup.ts", "tests/short-properties.ts"],
  },
});
