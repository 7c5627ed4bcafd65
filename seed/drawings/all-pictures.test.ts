import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-wasm";
import { expect, test } from "vitest";
import { drawAll, limit, pictureFolders, weight } from "./all-pictures";
import { stylesheet, svg } from "./kit/picture";
import { loadRenderer } from "./social/renderer";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFile(fileURLToPath(new URL(path, root)), "utf8");
const drawn = await drawAll();

test("every picture says in Albanian what it shows", () => {
  for (const { picture, path } of drawn) {
    expect(picture.title.length, path).toBeGreaterThan(8);
    expect(picture.description.length, path).toBeGreaterThan(60);
    expect(picture.description.length, path).toBeLessThan(420);
    expect(`${picture.title}${picture.description}`, path).not.toMatch(
      /["']|\d\.\d|\d (?:cm|m|km|kg|g|s|N|V|A|°)(?!\p{L})/u,
    );
  }
});

test("no picture is heavier on its way than the limit, and half of them weigh less than 3 KB", () => {
  const sizes = drawn.map(({ text }) => weight(text)).sort((a, b) => a - b);
  expect(sizes.at(-1)).toBeLessThanOrEqual(limit);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(3 * 1024);
});

test("a cover fills the plate of 3 : 2; only strips, composed anew for a width of their own, do not", () => {
  for (const { picture, path } of drawn.filter(({ path }) => path.startsWith("public/covers/"))) {
    const strips: Record<string, number[]> = {
      rreze: [1440, 440],
      "fizika-strip": [1800, 610],
    };
    const expected = strips[picture.name] ?? [1200, 800];
    expect([picture.width, picture.height], path).toEqual(expected);
  }
});

test("no two pictures are alike", () => {
  const unique = (values: string[]) => expect(new Set(values).size).toBe(values.length);
  unique(drawn.map(({ picture }) => picture.title));
  unique(drawn.map(({ picture }) => picture.description));
  unique(drawn.map(({ picture }) => picture.body));
});

test("a picture reaches for nothing outside itself and runs nothing", () => {
  for (const { text, path } of drawn) {
    const inside = text.replace('xmlns="http://www.w3.org/2000/svg"', "");
    expect(inside, path).not.toMatch(
      /https?:|<script|<image|<foreignObject|@import|url\((?!#)|href="(?!#)|\son\w+=|NaN|Infinity|undefined/,
    );
  }
});

test("labels are outlines of the magazine's face: no picture asks the reader's system for a font", () => {
  for (const { text, path } of drawn) expect(text, path).not.toMatch(/<text|font-family/);
});

test("the answer is drawn in the spot colour", () => {
  for (const { picture, path } of drawn.filter(({ path }) => path.startsWith("public/covers/"))) {
    expect(picture.body, path).toMatch(/class="(s|f|m|y)\b/);
  }
});

test("drawing again changes nothing, and what is committed is what the modules draw", async () => {
  const again = await drawAll();
  expect(again.map(({ text }) => text)).toEqual(drawn.map(({ text }) => text));
  for (const { path, text } of drawn) expect(await read(path), `${path}: run seed/drawings/draw.ts`).toBe(text);
}, 120_000);

test("short paths look the same: of a thousand pixels at most one changes by more than 32 of 255", async () => {
  await loadRenderer();
  const pixels = (text: string) =>
    new Resvg(text, { background: "#fff", fitTo: { mode: "width", value: 720 } }).render().pixels;
  for (const { picture, path, text } of drawn.filter((_, i) => i % 13 === 0)) {
    const [long, short] = [pixels(svg(picture)), pixels(text)];
    const changed = long.filter((value, i) => Math.abs(value - (short[i] ?? 0)) > 32).length;
    expect(changed / long.length, path).toBeLessThanOrEqual(0.001);
    expect(text.length, path).toBeLessThan(svg(picture).length);
  }
}, 120_000);

test("nothing lies in the folders of pictures that no module draws", async () => {
  for (const { to: folder } of pictureFolders) {
    const files = (await readdir(fileURLToPath(new URL(folder, root)))).filter((file) => file.endsWith(".svg"));
    const paths = drawn.map(({ path }) => path);
    expect(files.filter((file) => !paths.includes(`${folder}/${file}`))).toEqual([]);
  }
});

test("the site's policy names the styles of the pictures that are opened by themselves, and nothing else", async () => {
  const styleOf = (text: string) => /<style>(.*)<\/style>/.exec(text)?.[1] ?? "";
  const sources = (...styles: string[]) =>
    styles.map((style) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`).join(" ");
  const rules = (await read("public/_headers")).split("\n\n");
  const allowed = (where: string) => {
    const rule = rules.find((each) => `\n${each}`.includes(`\n${where}\n`)) ?? "";
    return /Content-Security-Policy: .*style-src ([^;]*);/.exec(rule)?.[1];
  };
  const subjects = [stylesheet("math"), stylesheet("physics")];
  for (const { text, path } of drawn) expect(subjects, path).toContain(styleOf(text));
  for (const folder of ["/covers/*", "/figures/*", "/gallery/*"]) expect(allowed(folder)).toBe(sources(...subjects));
  expect(allowed("/favicon.svg")).toBe(sources(styleOf(await read("public/favicon.svg"))));
});
