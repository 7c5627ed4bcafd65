import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { blockClasses, formulaClasses, modelsIn } from "./lesson-markup";

const app = fileURLToPath(new URL("..", import.meta.url));
const sheets = readdirSync(app, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => readFileSync(`${app}/${file}`, "utf8").replace(/\/\*[\s\S]*?\*\//g, ""))
  .join("\n");

test.each([...blockClasses, ...formulaClasses])("published HTML of class %s has a rule in a sheet", (name) => {
  expect(sheets).toMatch(new RegExp(`\\.${name}(?![\\w-])`));
});

test("a lesson holds the models whose class one of its elements has, in whatever order the editor wrote them", () => {
  expect(modelsIn('<div class="model model-karroca"><p class="model-patinatoret model"></p></div>')).toEqual([
    "karroca",
    "patinatoret",
  ]);
  expect(modelsIn('<p class="note">class model-karroca, model-forca-masa</p>')).toEqual([]);
});
