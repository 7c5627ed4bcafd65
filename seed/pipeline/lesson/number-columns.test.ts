import { expect, test } from "vitest";
import { alignNumbers } from "./number-columns";
import { type HtmlRoot, parseHtml, printHtml } from "./tree";

const table = (cells: string[]) =>
  parseHtml(`<table><tbody>${cells.map((cell) => `<tr><td>${cell}</td></tr>`).join("")}</tbody></table>`) as HtmlRoot;
const padsOf = (cells: string[]) => {
  const tree = table(cells);
  alignNumbers(tree);
  return [...printHtml(tree).matchAll(/<td(?: class="([^"]*)")?>/g)].map(([, pads = ""]) => pads);
};

test("numbers stand under one another by their commas", () => {
  expect(padsOf(["380", "50", "1,0", "0,035"])).toEqual(["", "pad-1", "pad-2", "pad-2"]);
});

test("a minus and the space of a group take their place", () => {
  expect(padsOf(["−0,75", "0,50"])).toEqual(["", "pad-sign"]);
  expect(padsOf(["981", "10\u00a0000"])).toEqual(["pad-2 pad-group", ""]);
});

test("units may follow, words may not stand in the column", () => {
  expect(padsOf(["5000\u00a0lekë", "100\u00a0lekë"])).toEqual(["", "pad-1"]);
  expect(padsOf(["kuarta", "5"])).toEqual(["", ""]);
});
