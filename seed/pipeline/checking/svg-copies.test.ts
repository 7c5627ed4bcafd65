import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { cleanSvg } from "../pictures/clean-svg";
import { foreignIn } from "./foreign-in-svg";
import { copiesIn, mostCopies } from "./svg-copies";

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${inside}</svg>`;
const ours = ["covers", "figures"].flatMap((folder) => {
  const under = fileURLToPath(new URL(`../../../public/${folder}`, import.meta.url));
  return readdirSync(under).map((name) => readFileSync(join(under, name), "utf8"));
});

test.each([
  ["a script behind a prefix", '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
  ["an import whose letters are references", '<style>@im&#112;ort "//evil.example/x"</style>'],
  ["an address in CSS escapes", "<style>a{fill:u\\72l(https://evil.example/x)}</style>"],
  ["a set of pictures", "<style>a{background:image-set('https://evil.example/x' 1x)}</style>"],
  ["a handler in references", '<g onl&#x6f;ad="alert(1)"/>'],
  ["a link in references", '<a xlink:href="j&#97;vascript:alert(1)"><path d="M0 0"/></a>'],
])("%s is foreign", (_, inside) => {
  expect(foreignIn(drawing(inside))).not.toEqual([]);
});

test("what cleaning would make foreign is not printed", () => {
  expect(() => cleanSvg(drawing('<s:script xmlns:s="http://www.w3.org/2000/svg">x</s:script>'))).toThrow(/code/);
});

test("our own drawings hold nothing foreign and few copies", () => {
  expect(ours.length).toBeGreaterThan(150);
  for (const svg of ours) expect([foreignIn(svg), copiesIn(svg) < mostCopies / 5]).toEqual([[], true]);
});

test("copies of copies are multiplied, by use, pattern or marker", () => {
  const rows = (row: (n: number) => string) => drawing(Array.from({ length: 12 }, (_, n) => row(n + 1)).join(""));
  const uses = (n: number) => `<use href="#g${n - 1}"/>`.repeat(10);
  expect(copiesIn(rows((n) => `<g id="g${n}">${uses(n)}</g>`))).toBe(mostCopies + 1);
  const tiles = (n: number) => `<path d="M0 0h9" fill="url(#g${n - 1})"/>`.repeat(10);
  expect(copiesIn(rows((n) => `<pattern id="g${n}">${tiles(n)}</pattern>`))).toBe(mostCopies + 1);
  expect(copiesIn(drawing('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'))).toBe(mostCopies + 1);
  expect(copiesIn(drawing('<g id="a"><path d="M0 0"/></g><use xlink:href="#a"/><use href="#a"/>'))).toBe(2);
});
