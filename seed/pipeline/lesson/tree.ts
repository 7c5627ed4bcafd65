/** The trees that a lesson passes through: Markdown's (mdast) and HTML's (hast), named once. */
import rehypeStringify from "rehype-stringify";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import remarkRehype, { type Options } from "remark-rehype";
import { unified } from "unified";

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(remarkMath).use(remarkDirective);
const printer = unified().use(rehypeStringify);

export type MarkdownRoot = ReturnType<typeof parser.parse>;
export type MarkdownNode = MarkdownRoot["children"][number];
export type Handlers = NonNullable<Options["handlers"]>;
export type Handler = NonNullable<Handlers["text"]>;
export type State = Parameters<Handler>[0];
export type ElementContent = Exclude<ReturnType<Handler>, unknown[] | undefined>;
export type Element = Extract<ElementContent, { type: "element" }>;
export type HtmlRoot = Extract<Parameters<typeof printer.stringify>[0], { type: "root" }>;

/** Reads a lesson's Markdown: CommonMark, GitHub's tables, TeX between dollar signs, directives. */
export function parseMarkdown(text: string): MarkdownRoot {
  return parser.parse(text);
}

/** Turns Markdown's tree into HTML's, the named blocks by the handlers given. */
export function toHtmlTree(root: MarkdownRoot, handlers: Handlers): HtmlRoot {
  return unified().use(remarkRehype, { handlers }).runSync(root) as HtmlRoot;
}

/** Writes HTML's tree down. */
export function printHtml(root: HtmlRoot): string {
  return printer.stringify(root);
}

/** Attributes by hast's names (`className`, `tabIndex`, `ariaLabel`). */
export type Attributes = Record<string, string | number | undefined>;

/** An element of HTML's tree. */
export function element(tagName: string, attributes: Attributes, children: ElementContent[]): Element {
  const { className, ...others } = attributes;
  const properties: Element["properties"] = {};
  if (className !== undefined) properties.className = [String(className)];
  Object.assign(properties, others);
  return { type: "element", tagName, properties, children };
}

/** Whether a node is this element, of this class where one is given; without, of no class at all. */
export function isElement(node: { type: string }, tagName: string, className?: string): node is Element {
  if (node.type !== "element") return false;
  const { tagName: name, properties } = node as Element;
  return name === tagName && String(properties.className ?? "") === (className ?? "");
}

export function text(value: string): ElementContent {
  return { type: "text", value };
}

/** Walks HTML's elements in reading order. */
export function* elements(parent: { children: unknown[] }): Generator<Element> {
  for (const child of parent.children as Element[]) {
    if (child.type !== "element") continue;
    yield child;
    yield* elements(child);
  }
}

/** The text of an element without its formulas. */
export function textOf(node: ElementContent): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element" || node.tagName === "math") return "";
  return node.children.map(textOf).join("");
}
