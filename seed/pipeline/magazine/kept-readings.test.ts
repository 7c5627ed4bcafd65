import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Newsroom, openNewsroom, picture } from "../fixtures/newsroom";
import { buildEdition } from "./build-edition";
import { keptMemory } from "./kept-readings";

let newsroom: Newsroom;
beforeEach(() => {
  newsroom = openNewsroom();
  newsroom.write("lessons/graviteti.md", "Guri eshte i rëndë.\n");
});
afterEach(() => newsroom.close());

/** Reads the magazine as a new command does: with the disk cache of earlier commands. */
const readAnew = () => {
  const publicFolder = join(newsroom.folder, "public");
  const memory = keptMemory(join(newsroom.folder, "readings"));
  return buildEdition(newsroom.file, { publicFolder, publishedAt: Date.UTC(2026, 10, 21, 3, 5), memory });
};
const readings = () =>
  readdirSync(join(newsroom.folder, "readings")).map((name) => join(newsroom.folder, "readings", name));

it("gives the next command the very edition and findings that a reading without a memory gives", () => {
  const whole = newsroom.build();
  expect(whole.findings.map(({ rule }) => rule)).toEqual(["albanian-letters"]);
  for (let time = 0; time < 2; time++) expect(readAnew()).toEqual(whole);
  expect(readings().map((file) => file.split("~").at(-1))).toContain("graviteti");
});

it("reads again what changed, and what asked for a picture that came or went", () => {
  newsroom.write("lessons/graviteti.md", '::figura[Guri.]{src="/figures/guri.svg" alt="Guri bie"}\n');
  expect(readAnew().ok).toBe(false);
  newsroom.write("public/figures/guri.svg", picture);
  expect(readAnew()).toEqual(newsroom.build());
  newsroom.write("lessons/graviteti.md", "Guri është i rëndë.\n");
  expect(readAnew().findings).toEqual([]);
});

it("reads anew what lies damaged on the disk", () => {
  readAnew();
  for (const file of readings()) writeFileSync(file, "x");
  expect(readAnew()).toEqual(newsroom.build());
});
