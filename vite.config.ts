import { cloudflareDevProxyVitePlugin, vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";
import { clientChunks, fewerFiles } from "./worker/commands/client-chunks";
import { namedScripts } from "./worker/commands/client-scripts";
import { islandBuild } from "./worker/commands/island-build";
import { livePages, openLive } from "./worker/commands/live-pages";
import { oldestBrowsers } from "./worker/commands/oldest-browsers";
import { packGraph } from "./worker/commands/pack-graph";
import { serverAliases } from "./worker/commands/server-stubs";
import { devContext } from "./worker/dev-context";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Scripts with a name of their own, beside those of Remix's routes. */
const namedInputs = {
  rollupOptions: {
    input: Object.values(namedScripts),
    output: {
      manualChunks: clientChunks(),
      onlyExplicitManualChunks: true,
      entryFileNames: ({ name }: { name: string }) => (name in namedScripts ? `${name}.js` : "assets/[name]-[hash].js"),
    },
  },
};

/** Route modules as plain objects in the Worker. Frozen and named ones were 0.3 KB of its gzip. */
const plainModules = {
  rollupOptions: { output: { freeze: false, generatedCode: { preset: "es2015" as const, symbols: false } } },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    command === "serve" &&
      cloudflareDevProxyVitePlugin({ getLoadContext: async () => devContext(await openLive()), persist: false }),
    livePages(),
    islandBuild,
    fewerFiles,
    remix(remixConfig),
    tailwindcss(),
    packGraph(),
  ],
  resolve: { alias: isSsrBuild ? serverAliases : [] },
  // Fonts and pictures stay files of their own. Inlined ones would be sent again with every stylesheet.
  build: {
    assetsInlineLimit: 0,
    ...(isSsrBuild ? { target: "es2022", ...plainModules } : { target: oldestBrowsers, ...namedInputs }),
  },
  // The Worker gets one bundle for workerd. The dev server runs in Node and takes packages as they are.
  ssr:
    command === "build"
      ? { target: "webworker", resolve: { conditions: ["workerd", "worker", "browser"] }, noExternal: true }
      : {},
}));
