/**
 * Replaces client-only modules by stubs in the server bundle. A server runs no effects and no events, so it never calls
 * React's renderer for browsers, nor what shows after the first press. Start-up reads the whole bundle: 262 KB of gzip
 * with all this, 120 without.
 */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const { resolve } = createRequire(import.meta.url);
const remix = createRequire(resolve("@remix-run/cloudflare"));

/** Aliases to smaller entry points of the same packages. */
const doors = new Map([
  // The streaming renderer alone, without the one for strings.
  [
    "react-dom/server.browser",
    join(dirname(resolve("react-dom/package.json")), "cjs/react-dom-server.browser.production.min.js"),
  ],
  // As modules, of which only what is used stays; the Cloudflare package adds sessions, which nobody has here.
  [
    "@remix-run/cloudflare",
    join(dirname(remix.resolve("@remix-run/server-runtime/package.json")), "dist/esm/index.js"),
  ],
]);

const packages = new Set([
  "react-dom",
  // Requests with a body are refused, and nothing sets a cookie.
  "@web3-storage/multipart-parser",
  "cookie",
]);

/** Parts of features that a visitor's first press brings. */
const afterThePress =
  /^\.\/(board-drag|circuit-bench|circuit-success|laboratory-view|ninja-play|ninja-result|open-notice|quiz-question|quiz-results)$/;

const mark = "\0stand-in:";

/** A module that has every name one asks for, and fails where it is used after all. */
const standIn = (source: string) => `
const use = () => { throw new Error(${JSON.stringify(`${source} is not in the Worker: see stand-ins.ts`)}); };
export default new Proxy({}, { get: () => use });`;

/** For the build of the server alone. */
export function standIns(): Plugin {
  return {
    name: "stand-ins",
    apply: "build",
    enforce: "pre",
    resolveId(source, _importer, { ssr }) {
      if (!ssr) return null;
      const door = doors.get(source);
      if (door !== undefined) return door;
      return packages.has(source) || afterThePress.test(source) ? mark + source : null;
    },
    load(id) {
      if (!id.startsWith(mark)) return null;
      return { code: standIn(id.slice(mark.length)), syntheticNamedExports: true, moduleSideEffects: false };
    },
  };
}
