/**
 * Makes the server bundle smaller. It uses aliases to smaller entry points, stubs for packages that the Worker never
 * calls. Start-up reads the whole bundle: 262 KB of gzip without this and without Remix's `.client` files, 120 with
 * both.
 */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Alias } from "vite";

const { resolve } = createRequire(import.meta.url);
const remix = createRequire(resolve("@remix-run/cloudflare"));
const uncalled = fileURLToPath(new URL("uncalled-packages.ts", import.meta.url));

/** Aliases for the server build only. */
export const serverAliases: Alias[] = [
  // Only the streaming renderer, without the one for strings.
  {
    find: /^react-dom\/server\.browser$/,
    replacement: join(dirname(resolve("react-dom/package.json")), "cjs/react-dom-server.browser.production.min.js"),
  },
  // As ES modules, of which the bundle keeps only used code. The Cloudflare package adds sessions, which the magazine
  // does not use.
  {
    find: /^@remix-run\/cloudflare$/,
    replacement: join(dirname(remix.resolve("@remix-run/server-runtime/package.json")), "dist/esm/index.js"),
  },
  // The library over the API, which only loaders of the browser read.
  { find: /^.*\/browser-library$/, replacement: uncalled },
  { find: /^(react-dom|@web3-storage\/multipart-parser|cookie|ts-fsrs)$/, replacement: uncalled },
];
