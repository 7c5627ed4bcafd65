/** Parses and prints a lesson's two trees: Markdown's (mdast) and HTML's (hast). */
import type { Element, ElementContent, Root as HtmlRoot, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import type { RootContent as MarkdownNode, Root as MarkdownRoot } from "mdast";
import rehypeStringify from "rehype-stringify";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import remarkRehype, { type Options } from "remark-rehype";
import { unified } from "unified";

export type { HtmlRoot, MarkdownNode, MarkdownRoot };

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(remarkMath).use(remarkDirective);
const printer = unified().use(rehypeStringify);

export type Handlers = NonNullable<Options["handlers"]>;
export type Handler = NonNullable<Handlers["text"]>;
export type HandlerState = Parameters<Handler>[0];

/** Parses a lesson's Markdown: CommonMark, GitHub's tables, TeX between dollar signs, directives. */
export function parseMarkdown(text: string): MarkdownRoot {
  return parser.parse(text);
}

/** Turns Markdown's tree into HTML's, the named blocks by the handlers given. */
export function toHtmlTree(root: MarkdownRoot, handlers: Handlers): HtmlRoot {
  return unified().use(remarkRehype, { handlers }).runSync(root) as HtmlRoot;
}

/** Largest nesting depth: the deepest lesson has 14, and recursion fails at some thousands. */
const deepest = 1_000;

/** Parses the HTML of a body. @returns null where it nests too deep for recursion */
export function parseHtml(html: string): HtmlRoot | null {
  try {
    const root = fromHtml(html, { fragment: true });
    return isWalkable(root) ? root : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Tells whether the tree is no deeper than allowed. It goes level by level, without recursion. */
function isWalkable(root: HtmlRoot): boolean {
  let level: readonly Nodes[] = [root];
  for (let depth = 0; depth <= deepest && level.length > 0; depth++) {
    level = level.flatMap((node): readonly Nodes[] => ("children" in node ? node.children : []));
  }
  return level.length === 0;
}

/** Prints HTML's tree. */
export function printHtml(root: HtmlRoot): string {
  return printer.stringify(root);
}

/** Elements inside a sentence; every other element ends it. */
const inline = new Set(
  "a abbr b bdi bdo cite dfn em i kbd mark q s small span strong sub sup time u var wbr".split(" "),
);

/** Tells whether an element belongs inside a sentence. */
export const isInline = ({ tagName }: Element): boolean => inline.has(tagName);

/**
 * Joins the words of HTML's tree to one text, with a space around every block.
 *
 * @param instead replaces an element's text; undefined keeps its own words
 */
export function wordsOf(
  { children }: { children: readonly unknown[] },
  instead: (element: Element) => string | undefined,
): string {
  return (children as ElementContent[])
    .map((node): string => {
      if (node.type === "text") return node.value;
      if (node.type !== "element") return "";
      const words = instead(node) ?? wordsOf(node, instead);
      return isInline(node) || node.tagName === "math" ? words : ` ${words} `;
    })
    .join("");
}
