import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { importRules } from "./rooms/import-rules";

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");

test("lint's import rules are those of the table of rooms: else run npm run rooms", () => {
  expect(JSON.parse(read("worker/commands/rooms/import-rules.json"))).toEqual({ overrides: importRules() });
});

test("lint reads the rules, and no second ones stand beside them", () => {
  const biome = read("biome.json");
  expect(JSON.parse(biome).extends).toEqual(["./worker/commands/rooms/import-rules.json"]);
  expect(biome).not.toContain("noRestrictedImports");
});
