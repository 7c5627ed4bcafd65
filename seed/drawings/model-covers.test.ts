import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { touchModelNames } from "../../app/magazine/lesson-markup";
import { modelCovers } from "./model-covers";

const covers = await modelCovers([]);
const coverOf = (name: string) => covers.find(({ path }) => path === `public/covers/modeli-${name}.svg`)?.picture;
const read = (file: string) => readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), "utf8");

test("each model has a cover in the colours of its lesson's department", () => {
  const { contents } = JSON.parse(read("magazine.json")) as {
    contents: { categoryId: number; contentFile?: string }[];
  };
  const placed = contents.flatMap(({ categoryId, contentFile }) =>
    [...(contentFile === undefined ? "" : read(contentFile)).matchAll(/^::modeli\[.*\]\{emri="([^"]+)"/gm)].map(
      ([, name = ""]): [string, string] => [name, categoryId > 6 ? "math" : "physics"],
    ),
  );
  expect(placed.length).toBeGreaterThan(40);
  for (const [name, subject] of placed) expect([name, coverOf(name)?.subject]).toEqual([name, subject]);
  expect(covers).toHaveLength(touchModelNames.length);
});

test("a cover has no labels, no colours of its own, and lines half as wide again as its model's", () => {
  for (const { picture } of covers) expect(picture.body).not.toMatch(/<text|(?:stroke|fill)="(?!none)/);
  const { body = "", style = "" } = coverOf("treni-dhe-kodra") ?? {};
  expect(body).toContain('class="a zz2_8"');
  expect(style).toContain(".zz2_8{stroke-width:4.2}");
});

test("a model whose labels leave its picture empty fills its cover with what is drawn", () => {
  const scaleOf = (name: string) => Number(/scale\(([\d.]+)\)/.exec(coverOf(name)?.body ?? "")?.[1]);
  expect(scaleOf("cepi-qe-mungon")).toBeGreaterThan(4);
  expect(scaleOf("vizorja-mbi-grafik")).toBeGreaterThan(3.4);
  // This one fills its picture with its ink.
  expect(scaleOf("treni-dhe-kodra")).toBeCloseTo(1200 / 360, 2);
});

test("one model alone is drawn by the name of its file", async () => {
  expect((await modelCovers(["modeli-pitagora"])).map(({ picture }) => picture.name)).toEqual(["modeli-pitagora"]);
});
