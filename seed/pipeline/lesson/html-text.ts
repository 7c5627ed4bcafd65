/** Turns the words of an HTML body into a Markdown tree, for the language rules. */
import type { Element, ElementContent, Nodes } from "hast";
import { type HtmlRoot, isInline, type MarkdownNode, type MarkdownRoot } from "./tree";

/** Elements whose content is not Albanian prose. */
const closed = new Set("code math pre samp script style svg template".split(" "));

/** Makes one paragraph of each paragraph, title and alternative text, at its position. */
export function htmlText(root: HtmlRoot): MarkdownRoot {
  const children: MarkdownNode[] = [];
  const put = (value: string, position: Nodes["position"]) => {
    if (value.trim() !== "")
      children.push({ type: "paragraph", position, children: [{ type: "text", value, position }] });
  };
  let sentence = "";
  let begins: Nodes["position"];
  const end = () => {
    put(sentence, begins);
    sentence = "";
  };
  const walk = (nodes: readonly Nodes[]) => {
    for (const node of nodes) {
      if (node.type === "text") {
        if (sentence === "") begins = node.position;
        sentence += node.value;
      }
      if (node.type !== "element") continue;
      if (typeof node.properties.alt === "string") put(node.properties.alt, node.position);
      if (!isInline(node)) end();
      if (!closed.has(node.tagName) && !isForeign(node)) walk(node.children as ElementContent[]);
      if (!isInline(node)) end();
    }
  };
  walk(root.children);
  end();
  return { type: "root", children };
}

/** Tells whether an element's `lang` is another language. */
function isForeign({ properties: { lang } }: Element): boolean {
  return typeof lang === "string" && !/^sq\b/i.test(lang);
}
