import cloudflare from "@astrojs/cloudflare";
import { defineConfig } from "astro/config";

export default defineConfig({
  output: "server",
  adapter: cloudflare({ imageService: "passthrough" }),
  // Otherwise the adapter requires a KV of its own for them.
  session: { driver: "memory" },
  outDir: "../node_modules/.lesson-in-astro",
  cacheDir: "../node_modules/.astro",
});
