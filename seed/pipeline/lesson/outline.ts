/** Completes a lesson's tree: anchors, the list of contents, the opening, scrolling tables. */
import type { Element, ElementContent } from "hast";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import { anchorPrefix } from "../../../app/magazine/anchors";
import { slugOf } from "./slug-of";
import { type HtmlRoot, wordsOf } from "./tree";

/** The kind of a text in its labels. It is a lesson, or the panel of a project's page. */
export type OutlineSubject = "lesson" | "page";

const contentsWords = {
  lesson: { title: "Në këtë mësim", label: "Përmbajtja e mësimit" },
  page: { title: "Në këtë faqe", label: "Përmbajtja e faqes" },
};

/** Completes the tree of a lesson in place. */
export function outline(root: HtmlRoot, subject: OutlineSubject = "lesson"): void {
  anchor(root);
  wrapTables(root);
  visit(root, { tagName: "a" }, (link) => {
    if (String(link.properties.href).startsWith("https:")) link.properties.rel = ["noopener"];
  });
  const opening = root.children.find((node) => isParagraph(node));
  if (opening !== undefined) opening.properties.className = ["open"];
  const contents = contentsList(root, subject);
  if (contents === null) return;
  const cover = root.children.findIndex((node) => isParagraph(node, "cap"));
  root.children.splice(cover + 1, 0, contents);
}

/** Tells whether a node is a paragraph of this class. Without one, it is a paragraph of no class at all. */
function isParagraph(node: HtmlRoot["children"][number], className = ""): node is Element {
  return node.type === "element" && node.tagName === "p" && String(node.properties.className ?? "") === className;
}

/** Gives every heading an id made of its words: without diacritics, unique in the lesson. */
function anchor(root: HtmlRoot): void {
  const taken = new Set<string>();
  visit(root, "element", ({ properties }) => {
    if (typeof properties.id === "string") taken.add(properties.id.slice(anchorPrefix.length));
  });
  visit(root, "element", (node) => {
    if (!/^h[234]$/.test(node.tagName)) return;
    const name = slugOf(wordsOf(node, ({ tagName }) => (tagName === "math" ? "" : undefined))) || "pjesa";
    let id = name;
    for (let copy = 2; taken.has(id); copy++) id = `${name}-${copy}`;
    taken.add(id);
    node.properties.id = anchorPrefix + id;
  });
  visit(root, { tagName: "a" }, ({ properties }) => {
    const href = String(properties.href);
    if (href.startsWith("#") && taken.has(href.slice(1))) properties.href = `#${anchorPrefix}${href.slice(1)}`;
  });
}

/** Makes the list of contents; null for a lesson with a single part. */
function contentsList(root: HtmlRoot, subject: OutlineSubject): Element | null {
  const items: Element[] = [];
  visit(root, { tagName: "h2" }, (part) => {
    items.push(h("li", h("a", { href: `#${part.properties.id}` }, withoutLinks(part.children))));
  });
  if (items.length < 2) return null;
  const { title, label } = contentsWords[subject];
  return h("nav.toc", { ariaLabel: label }, h("p.lab", title), h("ol", items));
}

function withoutLinks(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== "element") return [structuredClone(node)];
    const children = withoutLinks(node.children);
    return node.tagName === "a" ? children : [{ ...node, properties: { ...node.properties }, children }];
  });
}

/** Wraps tables, so that one wider than a phone scrolls by itself, also by keyboard. Each has its own name. */
function wrapTables(root: HtmlRoot): void {
  let tables = 0;
  visit(root, { tagName: "table" }, (table, index, parent) => {
    if (parent === undefined || index === undefined) return;
    const ariaLabel = tables++ === 0 ? "Tabelë" : `Tabela ${tables}`;
    parent.children[index] = h("div.table", { tabIndex: 0, role: "region", ariaLabel }, table);
    return SKIP;
  });
}
