/**
 * Builds the service worker into `build/client/service-worker.js`: one classic script, as Firefox before 111 knows no
 * modules there. Where the magazine is to work without one, the script that takes it off stands at its address.
 */
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { workerPath, worksOffline } from "../../app/features/offline/offline-rules";
import { oldestBrowsers } from "./oldest-browsers";

const pathTo = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** @param works whether it keeps pages; else it removes itself */
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
