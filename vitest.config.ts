import { defineConfig } from "vitest/config";

/** Tests that start wrangler dozens of times. They are minutes of waiting, for the lane that has time for it. */
const byWrangler = [
  "tests/worker/remote-publishing.test.ts",
  "tests/worker/deploying.test.ts",
  "tests/worker/workflow-steps.test.ts",
];

/**
 * A test without an assertion fails. A poll may take 20 s: after a read that timed out on a busy machine, the Worker
 * waits 5 s before it reads KV again.
 */
const expect = { requireAssertions: true, poll: { timeout: 20_000 } };

// Apart from vite.config.ts: Remix's plugin breaks tests of components.
export default defineConfig({
  test: {
    allowOnly: false,
    // Compiled once for as long as the text is unchanged. That is a third of the time of the unit tests.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          name: "unit",
          expect,
          // No test leaves anything behind (tests/setup.ts), so a process serves many files. That is a third of the
          // time. With `--whole` each file is isolated (tests/run.mjs).
          isolate: false,
          include: [
            "app/**/*.test.{ts,tsx}",
            "seed/**/*.test.ts",
            "worker/**/*.test.ts",
            "tests/library/*.test.ts",
            "docs/*.test.ts",
          ],
          setupFiles: ["tests/setup.ts"],
          // Tests that read every piece take two seconds on a quiet machine, and more than 20 on a busy one.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "worker",
          expect,
          // The Workers runtime and the magazine are loaded once for each process. Loading them for each file would
          // take 4 s.
          isolate: false,
          include: ["tests/worker/*.test.ts"],
          exclude: byWrangler,
          setupFiles: ["tests/setup.ts"],
          testTimeout: 60_000,
          retry: 1,
          // Starting a Worker with the whole magazine took over 60 s on a machine that others used.
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: "engines",
          include: ["tests/engines/*.test.ts"],
          testTimeout: 60_000,
          retry: 1,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "wrangler",
          expect: { poll: expect.poll },
          include: byWrangler,
          setupFiles: ["tests/setup.ts"],
          testTimeout: 30_000,
          retry: 1,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
