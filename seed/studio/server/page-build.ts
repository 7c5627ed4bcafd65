/** Builds the studio's page if its sources have changed since the last build. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const source = join(root, "seed/studio/page");

/** @returns the folder of the built page */
export async function buildPage(): Promise<string> {
  const folder = join(root, "node_modules/.cache/studio");
  const stamp = join(folder, ".built-from");
  const wanted = digest();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return folder;
  // Imported only when needed, because it takes a second.
  const [{ build }, { default: tailwindcss }] = await Promise.all([import("vite"), import("@tailwindcss/vite")]);
  await build({
    configFile: false,
    root: source,
    base: "/",
    logLevel: "warn",
    plugins: [tailwindcss()],
    esbuild: { jsx: "automatic" },
    build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0, target: "es2022", chunkSizeWarningLimit: 2000 },
  });
  writeFileSync(stamp, wanted);
  return folder;
}

function digest(): string {
  const hash = createHash("sha256");
  for (const folder of [source, join(root, "app/ui"), join(root, "app/ui/pika"), join(root, "app/fonts")]) {
    for (const name of readdirSync(folder).sort()) {
      if (/\.(?:tsx?|css|html|woff2)$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
    }
  }
  for (const name of [
    "app/styles.css",
    "app/theme.css",
    "app/breakpoints.css",
    "postcss.config.mjs",
    "package-lock.json",
  ])
    hash.update(readFileSync(join(root, name)));
  return hash.digest("hex");
}
