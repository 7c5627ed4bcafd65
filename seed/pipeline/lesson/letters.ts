/** Collects the symbols of a lesson's formulas, with meaning and unit. They are in a card beside the text. */
import type { Element, ElementContent } from "hast";
import { h } from "hastscript";
import { visit } from "unist-util-visit";
import { type HtmlRoot, printHtml } from "./tree";

/** Least number of symbols: a card of one would only repeat the formula beside it. */
const fewest = 2;

/**
 * Adds the card after the list of contents. It has the meanings in the lesson's formulas, up to the first semicolon.
 */
export function addLetters(root: HtmlRoot): void {
  const found = new Map<string, Element>();
  visit(root, { tagName: "dl" }, (list) => {
    for (const pair of list.children) {
      if (pair.type !== "element") continue;
      const [symbol, meaning] = pair.children;
      if (symbol?.type !== "element" || meaning?.type !== "element") continue;
      const name = printHtml({ type: "root", children: symbol.children });
      if (found.has(name)) continue;
      found.set(name, h("div", h("dt", structuredClone(symbol.children)), h("dd", firstClause(meaning.children))));
    }
  });
  if (found.size < fewest) return;
  const contents = root.children.findIndex(
    (node) => node.type === "element" && node.tagName === "nav" && String(node.properties.className) === "toc",
  );
  const card = h("aside.letters", h("p.lab", "Shkronjat e mësimit"), h("dl", [...found.values()]));
  root.children.splice(contents + 1, 0, card);
}

/** Returns the nodes before the first semicolon, without links, because these would be duplicates. */
function firstClause(nodes: ElementContent[]): ElementContent[] {
  const clause: ElementContent[] = [];
  for (const node of nodes) {
    if (node.type === "text") {
      const end = node.value.search(/[;.](?:\s|$)/);
      clause.push({ type: "text", value: end < 0 ? node.value : node.value.slice(0, end) });
      if (end >= 0) return clause;
    } else if (node.type === "element" && node.tagName === "a") clause.push(...structuredClone(node.children));
    else if (node.type === "element" && !/^(?:p|ul|ol|div)$/.test(node.tagName)) clause.push(structuredClone(node));
  }
  return clause;
}
