/** Keeps a particle or a number on one line with the word it belongs to, in titles, captions and headings. */
import type { ElementContent } from "hast";
import { visit } from "unist-util-visit";
import type { HtmlRoot } from "./tree";

/** Albanian particles that belong to what follows, and numbers before what they count. */
const loose =
  /(?<![\p{L}\p{N}])((?:[ieaIEA]|[TtSs]ë|[Ss]’|[Mm]ë|[Mm]e|[Nn]ë|[Tt]e|\d[\d\u00a0,]*)) (?=([\p{L}\p{N}’-]+))/gu;

/** Characters that one line of a headline holds on a phone of 320 px, in its largest type. */
const longest = 14;

/** Puts a no-break space after particles and numbers, as far as both words together fit on a phone's line. */
export function bindWords(text: string): string {
  let bound = "";
  let at = 0;
  for (const match of text.matchAll(loose)) {
    const [whole, particle = "", word = ""] = match;
    bound += text.slice(at, match.index);
    at = match.index + whole.length;
    // What stands before it and is bound already counts too: „më i ftohtë“ is one.
    const before = /[^ ]*$/.exec(bound)?.[0].length ?? 0;
    bound += particle + (before + particle.length + 1 + word.length <= longest ? "\u00a0" : " ");
  }
  return bound + text.slice(at);
}

const captions = new Set(["figcaption", "h2", "h3"]);

/** Binds the words of a lesson's headings and captions. Changes the tree in place. */
export function bindHeadings(root: HtmlRoot): void {
  visit(root, "element", (node) => {
    const isCaption = captions.has(node.tagName) || String(node.properties.className ?? "") === "cap";
    if (isCaption) bindTexts(node.children);
  });
}

function bindTexts(nodes: ElementContent[]): void {
  for (const node of nodes) {
    if (node.type === "text") node.value = bindWords(node.value);
    else if (node.type === "element" && node.tagName !== "math") bindTexts(node.children);
  }
}
