/**
 * Builds routes for the browser without Remix's router (docs/decisions/034). Routes keep importing from
 * `@remix-run/react`, which is its stand-in there, and `root.tsx`, which the server alone renders, is reduced to its
 * style sheet.
 */
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const standIn = fileURLToPath(new URL("../../app/island/remix-stand-in.ts", import.meta.url));

/** Resolves Remix to its stand-in in scripts of the browser. */
export const remixStandIn: Plugin = {
  name: "remix-stand-in",
  enforce: "pre",
  resolveId: (id, _, options) => (id === "@remix-run/react" && !options?.ssr ? standIn : null),
};

/** Runs after Remix's own plug-in, which makes the module that browsers load of a route. */
const rootSheet: Plugin = {
  name: "root-sheet",
  enforce: "post",
  transform: (_, id, options) =>
    !options?.ssr && id.endsWith("/app/root.tsx?__remix-build-client-route")
      ? { code: 'import "./styles.css"; export default null;', map: null }
      : null,
};

export const islandBuild: Plugin[] = [remixStandIn, rootSheet];
