import type { MarkdownNode } from "../tree";
import { findingAt, type LessonRule, type RuleFinding } from "./lesson-rule";
import { childrenOf, nodesIn } from "./lesson-walk";

/** The row of dashes under a table's head. */
const dashes = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/**
 * Checks that every row of a table has as many cells as its head. Otherwise cells are lost, or Markdown reads no table.
 */
export const tableShape: LessonRule = {
  name: "table-shape",
  severity: "error",
  scope: "text",
  check({ source, root }) {
    const lines = source.split("\n");
    return nodesIn(root).flatMap((node) => {
      if (node.type === "table") return unevenRows(node);
      return node.type === "paragraph" ? noTable(node, lines) : [];
    });
  },
};

function unevenRows(table: MarkdownNode): RuleFinding[] {
  const [head, ...rows] = childrenOf(table);
  const width = head === undefined ? 0 : childrenOf(head).length;
  return rows.flatMap((row) => {
    const count = childrenOf(row).length;
    if (count === width) return [];
    const hint = "Barazoji; brenda një formule në tabelë shkruaj \\vert, jo |.";
    return [findingAt(row, `Ky rresht i tabelës ka ${cells(count)}, kreu i saj ${width}.`, hint)];
  });
}

/** Reports a paragraph that was meant as a table. */
function noTable({ position }: MarkdownNode, lines: string[]): RuleFinding[] {
  const first = position?.start.line ?? 1;
  const written = lines.slice(first - 1, position?.end.line);
  const index = written.findIndex((line) => /^[\s>]*\|.*\|\s*$/.test(line));
  if (index < 0) return [];
  const [head = "", below = ""] = written.slice(index);
  const place = { line: first + index, column: 1 };
  if (!dashes.test(below)) {
    const row = `|${"---|".repeat(countOf(head))}`;
    return [{ ...place, message: "Kjo nuk lexohet si tabelë: kreut i mungon vija.", hint: `Shto nën të ${row}` }];
  }
  const message = `Kjo nuk lexohet si tabelë: kreu ka ${cells(countOf(head))}, vija nën të ${countOf(below)}.`;
  return [{ ...place, message, hint: "Barazo numrin e qelizave në kre e në vijë." }];
}

const cells = (count: number) => (count === 1 ? "1 qelizë" : `${count} qeliza`);

const countOf = (row: string) =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/).length;
