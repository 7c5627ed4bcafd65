/**
 * Builds the service worker into `build/client/service-worker.js`. It is one classic script, since Firefox before 111
 * supports no modules there. If offline use is switched off, that address gets a script that unregisters it.
 */
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { workerPath, worksOffline } from "../../app/features/offline/offline-rules";
import { oldestBrowsers } from "./oldest-browsers";

const pathTo = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** @param works whether it stores pages; otherwise it unregisters itself */
export async function buildServiceWorker(outDir: string, works = worksOffline): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      target: oldestBrowsers,
      lib: {
        entry: pathTo(`app/features/offline/${works ? "service-worker" : "remove-service-worker"}.ts`),
        formats: ["iife"],
        name: "serviceWorker",
        fileName: () => workerPath.slice(1),
      },
    },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildServiceWorker(pathTo("build/client"));
