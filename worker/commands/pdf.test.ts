import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const document = readFileSync(fileAt("../../public/pdf/makina-hidraulike.pdf")).toString("latin1");
const written = readFileSync(fileAt("../../seed/projects/hydraulics/udhezime.md"), "utf8");

/**
 * The titles in the document's outline. They are plain text, or UTF-16 in hexadecimal digits after a byte order mark.
 */
const titles = [...document.matchAll(/\/Title (?:<FEFF([0-9A-F]*)>|\(([^)]*)\))/g)].map(([, hex, plain = ""]) =>
  hex === undefined
    ? plain
    : String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16))),
);

/** Headings contain no-break spaces at places where a line must not end. */
const outline = titles.map((title) => title.replaceAll("\u00a0", " "));

test("the sheet holds every section of the instructions: print it anew with `npm run pdf` where one was renamed", () => {
  const headings = [...written.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading);
  expect(headings).toContain("Gjashtë hapat");
  for (const heading of headings) expect(outline).toContain(heading);
});

test("it is A4, tagged, in Albanian, and brings every font along", () => {
  const sizes = [...document.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, w, h]) => [
    Number(w),
    Number(h),
  ]);
  expect(sizes.length).toBeGreaterThan(0);
  // 210 mm × 297 mm in points.
  for (const [w = 0, h = 0] of sizes) expect([Math.round(w), Math.round(h)]).toEqual([595, 842]);
  expect(document).toMatch(/\/Marked true/);
  expect(document).toMatch(/\/Lang \(sq\)/);
  const descriptors = document.split("/Type /FontDescriptor").slice(1);
  const outlinesInside = [...document.matchAll(/\/Subtype \/Type3/g)].length;
  const files = [...document.matchAll(/\/FontFile[23] /g)].length;
  expect(files + outlinesInside).toBeGreaterThanOrEqual(descriptors.length);
  expect(files).toBeGreaterThan(0);
});

test("its list of steps is a list to a screen reader: six items at least", () => {
  expect([...document.matchAll(/\/S \/LI\b/g)].length).toBeGreaterThanOrEqual(6);
});
