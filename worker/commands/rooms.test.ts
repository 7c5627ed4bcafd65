import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { importRules, readmeTable } from "./rooms/import-rules";
import { rooms } from "./rooms/rooms";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(root + path, "utf8");

test("lint's import rules are those of the table of rooms: else run npm run rooms", () => {
  expect(JSON.parse(read("worker/commands/rooms/import-rules.json"))).toEqual({ overrides: importRules() });
});

test("the README's table of rooms is the same: else run npm run rooms", () => {
  expect(read("README.md")).toContain(`${readmeTable()}\n`);
});

test("every room is a folder of the house, and so is what it may import", () => {
  const named = rooms.flatMap(({ folders, may, testsMay = [] }) => [...folders, ...may, ...testsMay]);
  expect(named.filter((path) => path !== "app/features/x" && !existsSync(root + path))).toEqual([]);
});

test("lint reads the rules, and no second ones stand beside them", () => {
  const biome = read("biome.json");
  expect(JSON.parse(biome).extends).toEqual(["./worker/commands/rooms/import-rules.json"]);
  expect(biome).not.toContain("noRestrictedImports");
});
