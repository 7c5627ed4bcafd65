/** Keeps a formula on one line with its punctuation. Chromium breaks after `math` even before a full stop. */
import type { ElementContent } from "hast";
import { h } from "hastscript";

/**
 * Text that may follow a formula without a space. It is punctuation, a unit after a no-break space, an ending (-në).
 */
const follows = /^(?:[.,;:!?)\]»“”’…%°-]|\u00a0\S)[^\s]*/u;
/** Text that may precede it. It is an opening bracket or quotation mark, or a word and a no-break space. */
const precedes = /(?:[([«„‘]|\S+\u00a0)$/u;

/** Wraps inline formulas with the adjacent text in `span.glue`. Changes the tree in place. */
export function glueFormulas(parent: { children: unknown[] }): void {
  const children = parent.children as ElementContent[];
  for (let index = 0; index < children.length; index++) {
    const node = children[index];
    if (node === undefined || node.type !== "element") continue;
    if (node.tagName !== "math") {
      glueFormulas(node);
      continue;
    }
    if (node.properties.display === "block") continue;
    const before = children[index - 1];
    const after = children[index + 1];
    const head = before?.type === "text" ? (precedes.exec(before.value)?.[0] ?? "") : "";
    const tail = after?.type === "text" ? (follows.exec(after.value)?.[0] ?? "") : "";
    if (head === "" && tail === "") continue;
    if (before?.type === "text") before.value = before.value.slice(0, before.value.length - head.length);
    if (after?.type === "text") after.value = after.value.slice(tail.length);
    children[index] = h("span.glue", head === "" ? [] : head, node, tail === "" ? [] : tail);
  }
}
