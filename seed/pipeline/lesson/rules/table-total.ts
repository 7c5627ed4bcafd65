import type { MarkdownNode } from "../tree";
import { findingAt, type LessonRule } from "./lesson-rule";
import { childrenOf, nodesIn } from "./lesson-walk";

/** Checks that a table's last row „Gjithsej“ is the sum of the rows above. A teacher's plan of minutes has one. */
export const tableTotal: LessonRule = {
  name: "table-total",
  severity: "error",
  scope: "page",
  check({ root }) {
    return nodesIn(root).flatMap((node) => {
      if (node.type !== "table") return [];
      const rows = childrenOf(node).slice(1);
      const last = rows.at(-1);
      const [name = "", ...totals] = last === undefined ? [] : cells(last);
      if (last === undefined || name !== "Gjithsej") return [];
      return totals.flatMap((written, index) => {
        const sum = rows.slice(0, -1).reduce((all, row) => all + numberIn(cells(row)[index + 1]), 0);
        if (written !== "" && Math.abs(numberIn(written) - sum) < 1e-9) return [];
        const message = `Rreshtat e tabelës bëjnë ${String(sum).replace(".", ",")}, jo „${written}“.`;
        return [findingAt(last, message, "Ndreq rreshtat ose „Gjithsej“.")];
      });
    });
  },
};

/** Returns the text of a row's cells. */
function cells(row: MarkdownNode): string[] {
  return childrenOf(row).map((cell) =>
    nodesIn({ children: [cell] })
      .map((node) => (node.type === "text" ? node.value : ""))
      .join("")
      .trim(),
  );
}

/** Reads a cell as a number. An empty one is 0, and words give NaN, which equals no total. */
function numberIn(written = ""): number {
  return written === "" ? 0 : Number(written.replace(/\s/g, "").replace(",", "."));
}
