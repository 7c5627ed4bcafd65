import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const page = readFileSync(`${root}README.md`, "utf8");

test("every file and folder that the README names is there", () => {
  const named = [...page.matchAll(/`((?:app|worker|seed|docs|tests)\/[^`…]*)`/g)].map(([, path]) => path as string);
  // A placeholder for the name of any feature.
  const paths = named.filter((path) => path !== "app/features/x");
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => ![path, `${path}.ts`].some((file) => existsSync(root + file)))).toEqual([]);
});
