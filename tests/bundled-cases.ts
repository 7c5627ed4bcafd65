import { fileURLToPath } from "node:url";
import { build } from "vite";

/** Bundles the cases of `albanian.ts` as one script for any engine: it sets `cases.albanianCases`. */
export async function bundledAlbanianCases(): Promise<string> {
  const entry = fileURLToPath(new URL("../app/magazine/albanian.cases.ts", import.meta.url));
  const bundled = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, lib: { entry, formats: ["iife"], name: "cases" } },
  });
  const [{ output }] = bundled as unknown as [{ output: [{ code: string }] }];
  return output[0].code;
}

/** An expression on that script: each case's title and its result. */
export const runAlbanianCases =
  "cases.albanianCases.flatMap((group) => group.cases.map((each) => [each.title, each.actual()]))";
