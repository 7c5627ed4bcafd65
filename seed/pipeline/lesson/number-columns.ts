/** Aligns the numbers of a table column at their decimal commas. It ends at the first cell without a number. */
import type { Element } from "hast";
import { visit } from "unist-util-visit";
import type { HtmlRoot } from "./tree";

/** A minus, whole digits in groups of three, then a comma, a unit or nothing. */
const number = /^(−?)(\d[\d\u00a0]*?)(?=,\d|\u00a0?[^\d\u00a0,]|$)/u;

/** The widest pad in the style sheet (app/ui/lesson/lesson.css). */
const widest = 5;

const cellsOf = (row: Element): Element[] =>
  row.children.filter((node): node is Element => node.type === "element" && node.tagName === "td");

/** Gives the cells of such columns a pad for their missing digits. Changes the tree in place. */
export function alignNumbers(root: HtmlRoot): void {
  visit(root, { tagName: "tbody" }, (body) => {
    const rows = body.children.filter((node): node is Element => node.type === "element").map(cellsOf);
    for (let column = 0; column < Math.max(0, ...rows.map(({ length }) => length)); column++) {
      alignColumn(rows.flatMap((row) => row[column] ?? []));
    }
  });
}

function alignColumn(cells: Element[]): void {
  const numbers = cells.map(({ children: [first] }) => (first?.type === "text" ? number.exec(first.value) : null));
  if (numbers.some((found) => found === null)) return;
  const parts = numbers.map((found) => {
    const whole = found?.[2] ?? "";
    const groups = whole.split("\u00a0").length - 1;
    return { figures: whole.length - groups, groups, isNegative: found?.[1] === "−" };
  });
  const figures = Math.max(...parts.map((part) => part.figures));
  const groups = Math.max(...parts.map((part) => part.groups));
  const isSigned = parts.some((part) => part.isNegative);
  for (const [index, cell] of cells.entries()) {
    const part = parts[index];
    if (part === undefined) continue;
    const missing = Math.min(widest, figures - part.figures);
    const pads = [
      missing > 0 ? `pad-${missing}` : "",
      part.groups < groups ? "pad-group" : "",
      isSigned && !part.isNegative ? "pad-sign" : "",
    ].filter((pad) => pad !== "");
    if (pads.length > 0) cell.properties.className = pads;
  }
}
