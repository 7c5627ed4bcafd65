/**
 * Options of Remix's Vite plugin. Remix does not read this file by itself:
 * `vite.config.ts` imports it, and nothing else may.
 *
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  ignoredRouteFiles: ["**/*"],
  serverModuleFormat: "esm",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    // Off: with it the browser asks the Worker for /__manifest after nearly every load.
    v3_lazyRouteDiscovery: false,
  },
};
