/**
 * Builds the exported folder's scripts. A browser refuses ES modules from a disk, so they are built once more as
 * System.register modules, which SystemJS loads by classic script tags; lazy parts stay lazy.
 */
import { copyFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { namedScripts } from "../client-scripts";
import { remixStandIn } from "../island-build";
import { oldestBrowsers } from "../oldest-browsers";
import { root } from "../prepare.mjs";

const { resolve } = createRequire(import.meta.url);
const browser = (file: string) => fileURLToPath(new URL(`browser/${file}`, import.meta.url));

/** A hydrated route of the exported folder. */
export interface PlayedRoute {
  /** The name of its script. */
  name: string;
  /** Its module under `app/`. */
  file: string;
  /** Tells whether its data is made anew at each opening. */
  fresh: boolean;
}

const entryPrefix = "\0folder:";

/**
 * Returns the first line of a named script. It is a lazy import, since the script exports nothing that would keep it.
 */
function namedEntry(file: string): string {
  const script = `import(${JSON.stringify(join(root, file))})`;
  return `import { seekWhatIsAsked, standInFolder } from ${JSON.stringify(browser("stand-in-folder.ts"))};
    standInFolder();
    ${script}.then(seekWhatIsAsked);`;
}

/**
 * Makes one module for each hydrated route, which mounts it. Rollup drops what it does not name of a route: loaders
 * and `meta`.
 */
const entries = (routes: PlayedRoute[]): Plugin => ({
  name: "entries",
  resolveId: (id) => (id.startsWith(entryPrefix) ? id : null),
  load(id) {
    if (!id.startsWith(entryPrefix)) return null;
    const entry = id.slice(entryPrefix.length);
    const file = new Map(Object.entries(namedScripts)).get(entry);
    if (file !== undefined) return namedEntry(file);
    const route = routes.find(({ name }) => name === entry);
    if (!route) return null;
    const module = JSON.stringify(join(root, "app", route.file));
    const named = route.fresh ? "Route, { clientLoader }" : "Route";
    const played = route.fresh ? "{ default: Route, clientLoader }" : "{ default: Route }";
    return `import ${named} from ${module};
      import { mountPage } from ${JSON.stringify(browser("mount-page.tsx"))};
      mountPage(${played});`;
  },
});

/** Drops style sheets, since pages link them already. An import with `?url` gives the address of the built file. */
const sheets: Plugin = {
  name: "sheets",
  enforce: "pre",
  resolveId: (id) =>
    /\.css(\?url)?$/.test(id) ? `\0sheet:${id.endsWith("?url") ? id.replace(/^.*\/|\.css.*$/g, "") : ""}` : null,
  load(id) {
    if (!id.startsWith("\0sheet:")) return null;
    const name = id.slice("\0sheet:".length);
    const file =
      name &&
      readdirSync(join(root, "build/client/assets")).find((one) => one.startsWith(`${name}-`) && one.endsWith(".css"));
    return `export default ${JSON.stringify(file ? `/assets/${file}` : "")};`;
  },
};

const noServiceWorker = "\0no-service-worker";

/** Replaces Remix's server, React's element factory and the service worker. The last becomes an empty module. */
const standIns: Plugin = {
  name: "stand-ins",
  enforce: "pre",
  resolveId(id, importer) {
    if (id === "@remix-run/cloudflare") return browser("server-stand-in.ts");
    if (id === "react/jsx-runtime" && importer !== browser("relative-jsx.ts")) return browser("relative-jsx.ts");
    return id.endsWith("/offline/keep-what-is-read") ? noServiceWorker : null;
  },
  load: (id) => (id === noServiceWorker ? "export const keepWhatIsRead = () => undefined;" : null),
};

/** Builds the scripts of hydrated routes and the named scripts, with SystemJS beside them. */
export async function bundleScripts(routes: PlayedRoute[], folder: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: "error",
    publicDir: false,
    plugins: [entries(routes), sheets, remixStandIn, standIns],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: oldestBrowsers,
      modulePreload: false,
      assetsInlineLimit: 0,
      rollupOptions: {
        input: Object.fromEntries(
          [...Object.keys(namedScripts), ...routes.map(({ name }) => name)].map((name) => [name, entryPrefix + name]),
        ),
        output: {
          format: "system",
          entryFileNames: "[name].js",
          chunkFileNames: "pjese/[name]-[hash].js",
          experimentalMinChunkSize: 8_000,
        },
      },
    },
  });
  copyFileSync(resolve("systemjs/dist/s.min.js"), join(folder, "system.js"));
}
