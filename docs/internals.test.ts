/**
 * Names what this magazine takes from other packages beyond their documentation (docs/decisions/033). Each stands in
 * one file, and after an upgrade the failing test says what broke.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import * as remix from "@remix-run/react";
import { __unstable__loadDesignSystem as loadDesignSystem } from "tailwindcss";
import temml from "temml";
import { encode } from "turbo-stream";
import { expect, test } from "vitest";
import { serverAliases } from "../worker/commands/server-stubs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { resolve } = createRequire(import.meta.url);
const installed = (path: string) => readFileSync(`${root}node_modules/${path}`, "utf8");
const dependencies = (name: string) =>
  (JSON.parse(installed(`${name}/package.json`)) as { dependencies: Record<string, string> }).dependencies;

interface Internal {
  /** Text by which the reliance is known in our code. */
  sign: string;
  /** The one file that may hold it. */
  file: string;
  /** The part that stops working when the package changes it. */
  breaks: string;
  /** Tells whether the package still has it. */
  holds: () => boolean | Promise<boolean>;
}

const internals: Internal[] = [
  {
    sign: "UNSAFE_RemixContext",
    file: "app/remix-internals.tsx",
    breaks: "no played page knows its scripts, and a quiz under a lesson's address has no style sheet",
    holds: () => "Provider" in remix.UNSAFE_RemixContext,
  },
  {
    sign: "Meta().props",
    file: "app/remix-internals.tsx",
    breaks: "pages have no og:url and no canonical origin in their head",
    holds: () => /function Meta\(\) \{/.test(installed("@remix-run/react/dist/esm/components.js")),
  },
  {
    sign: "staticHandlerContext",
    file: "app/remix-internals.tsx",
    breaks: "no page knows that it is played with, so none hydrates",
    holds: () => installed("@remix-run/react/dist/entry.d.ts").includes("staticHandlerContext: StaticHandlerContext"),
  },
  {
    sign: "production.min.js",
    file: "worker/commands/server-stubs.ts",
    breaks: "the Worker carries React's renderer for strings and Remix's sessions: 262 KB of gzip",
    holds: () => serverAliases.every(({ replacement }) => existsSync(replacement)),
  },
  {
    sign: 'id === "@remix-run/react"',
    file: "worker/commands/island-build.ts",
    breaks: "played pages load Remix's router, or none of them hydrates",
    holds: () => "useLoaderData" in remix && "useNavigate" in remix,
  },
  {
    sign: "__remix-build-client-route",
    file: "worker/commands/island-build.ts",
    breaks: "browsers load the document around every page, with Remix's router",
    holds: () => installed("@remix-run/dev/dist/vite/plugin.js").includes('"?__remix-build-client-route"'),
  },
  {
    sign: "__remixManifest",
    file: "app/island/navigator.ts",
    breaks: "a link on a played page loads its page as a document",
    holds: () => installed("@remix-run/dev/dist/vite/plugin.js").includes("`window.__remixManifest="),
  },
  {
    sign: 'id === "react/jsx-runtime"',
    file: "worker/commands/export/bundle-scripts.ts",
    breaks: "links of played pages in the exported folder",
    holds: () => existsSync(resolve("react/jsx-runtime")),
  },
  {
    sign: 'Object.defineProperty({}, "html"',
    file: "app/pages/loaders/prerendered-page.ts",
    breaks: "Remix prints the HTML of a page once more, which nobody reads: 3 ms of CPU for the list of models",
    holds: async () => {
      const hidden = Object.defineProperty({}, "html", { value: "<h1>" });
      return !(await new Response(encode(hidden)).text()).includes("<h1>");
    },
  },
  {
    sign: '"\\0vite/preload-helper.js"',
    file: "worker/commands/client-chunks.ts",
    breaks: "a lesson's script loads React with the page, or a played page has one file more",
    holds: () =>
      readdirSync(`${root}node_modules/vite/dist/node/chunks`).some((file) =>
        installed(`vite/dist/node/chunks/${file}`).includes('const preloadHelperId = "\\0vite/preload-helper.js"'),
      ),
  },
  {
    sign: "viteMetadata",
    file: "worker/commands/pack-graph.ts",
    breaks: "packs of chapters come without style sheets",
    holds: () => installed("vite/types/metadata.d.ts").includes("importedCss"),
  },
  {
    sign: "__renderToMathMLTree",
    file: "seed/pipeline/lesson/typeset.ts",
    breaks: "no formula is typeset",
    holds: () => typeof temml.__renderToMathMLTree === "function",
  },
  {
    sign: "__unstable__loadDesignSystem",
    file: "app/class-names.test.ts",
    breaks: "the test of utilities' order",
    holds: () => typeof loadDesignSystem === "function",
  },
  {
    sign: "__vite_plugin_react_preamble_installed__",
    file: "worker/commands/live-pages.ts",
    breaks: "named scripts fail under `npm run dev`",
    holds: () => installed("@remix-run/dev/dist/vite/plugin.js").includes("__vite_plugin_react_preamble_installed__"),
  },
  {
    sign: '"@remix-run/router": "',
    file: "package.json",
    breaks: "two routers in one page, where Remix and its override differ by more than a patch",
    holds: () => {
      const { overrides } = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as {
        overrides: Record<string, string>;
      };
      const minor = (version = "") => version.split(".").slice(0, 2).join(".");
      return minor(overrides["react-router"]) === minor(dependencies("@remix-run/react")["react-router"]);
    },
  },
];

const programs = [
  "package.json",
  ...["app", "seed", "worker"].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
      .map((name) => `${folder}/${name}`),
  ),
].map((file) => ({ file, text: readFileSync(root + file, "utf8") }));

test.each(internals)("$sign stands in $file alone", ({ sign, file }) => {
  expect(programs.filter(({ text }) => text.includes(sign)).map((program) => program.file)).toEqual([file]);
});

test.each(internals)("$sign is still there; without it: $breaks", async ({ holds }) => {
  expect(await holds()).toBe(true);
});

test("no program looks for Remix's own global", () => {
  const named = programs.filter(({ file, text }) => !file.includes(".test.") && text.includes("__remixContext"));
  expect(named.map(({ file }) => file)).toEqual([]);
});

test("the decision names each of them with its file", () => {
  const record = readFileSync(`${root}docs/decisions/033-beyond-the-documentation.md`, "utf8");
  expect(internals.filter(({ file }) => !record.includes(`\`${file}\``))).toEqual([]);
});
