/** Tests that the dev server replaces custom media, by which sheets name the breakpoints (app/breakpoints.css). */
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: ViteDevServer;
beforeAll(async () => {
  server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL("../..", import.meta.url)),
    plugins: [tailwindcss()],
    logLevel: "silent",
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
});
afterAll(() => server.close());

async function sheet(path: string) {
  const { code = "" } = (await server.transformRequest(`/app/${path}?direct`)) ?? {};
  return code.replace(/\/\*[\s\S]*?\*\//g, "");
}

test.each([
  ["ui/story/story-rows.css", "rules alone"],
  ["features/quiz/quiz.css", "utilities too"],
  ["styles.css", "sheets that it imports"],
])("%s, with %s, reaches the browser with widths", async (path) => {
  const css = await sheet(path);
  expect(css).toContain("@media (min-width: 52rem)");
  expect(css).not.toMatch(/@custom-media|@media[^{]*\(--/);
});

test("a breakpoint without its definition is an error that names the sheet", async () => {
  await expect(sheet("pages/departments/fronts.css")).rejects.toThrow(
    /fronts\.css:\d+:\d+: No @custom-media --columns/,
  );
});
