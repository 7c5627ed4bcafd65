/** What the pipeline adds to a lesson by itself: anchors, the list of contents, the opening, tables that scroll. */
import { anchorPrefix } from "../../../app/magazine/lesson-markup";
import { type Element, type ElementContent, element, elements, type HtmlRoot, isElement, text, textOf } from "./tree";

const headings = new Set(["h2", "h3", "h4"]);

/** Completes the tree of a lesson in place. */
export function outline(root: HtmlRoot): void {
  anchor(root);
  wrapTables(root);
  for (const link of elements(root)) {
    if (link.tagName === "a" && String(link.properties.href).startsWith("https:")) link.properties.rel = ["noopener"];
  }
  const opening = root.children.find((node) => isElement(node, "p"));
  if (opening !== undefined) opening.properties.className = ["open"];
  const contents = contentsList(root);
  if (contents === null) return;
  const cover = root.children.findIndex((node) => isElement(node, "p", "cap"));
  root.children.splice(cover + 1, 0, contents);
}

/** Gives every heading an id made of its words: Albanian letters folded, unique in the lesson. */
function anchor(root: HtmlRoot): void {
  const taken = new Set<string>();
  for (const node of elements(root)) {
    if (!headings.has(node.tagName)) continue;
    const name = slugOf(textOf(node)) || "pjesa";
    let id = name;
    for (let copy = 2; taken.has(id); copy++) id = `${name}-${copy}`;
    taken.add(id);
    node.properties.id = anchorPrefix + id;
  }
  for (const node of elements(root)) {
    const href = node.tagName === "a" ? String(node.properties.href) : "";
    if (href.startsWith("#") && taken.has(href.slice(1))) node.properties.href = `#${anchorPrefix}${href.slice(1)}`;
  }
}

/** "Pse katrori?" gives "pse-katrori". */
export function slugOf(title: string): string {
  return title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** null for a lesson with a single part: there is nothing to choose from. */
function contentsList(root: HtmlRoot): Element | null {
  const parts = [...elements(root)].filter((node) => node.tagName === "h2");
  if (parts.length < 2) return null;
  const items = parts.map((part) => {
    const link = element("a", { href: `#${part.properties.id}` }, withoutLinks(part.children));
    return element("li", {}, [link]);
  });
  const label = element("p", { className: "lab" }, [text("Në këtë mësim")]);
  return element("nav", { className: "toc", ariaLabel: "Përmbajtja e mësimit" }, [label, element("ol", {}, items)]);
}

function withoutLinks(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== "element") return [structuredClone(node)];
    const children = withoutLinks(node.children);
    return node.tagName === "a" ? children : [{ ...node, properties: { ...node.properties }, children }];
  });
}

/** A table wider than a phone scrolls by itself, also from the keyboard; each by a name of its own. */
function wrapTables(parent: { children: unknown[] }, seen = { tables: 0 }): void {
  for (const [at, node] of (parent.children as Element[]).entries()) {
    if (node.type !== "element") continue;
    if (node.tagName === "table") {
      const properties = {
        className: "table",
        tabIndex: 0,
        role: "region",
        ariaLabel: seen.tables++ === 0 ? "Tabelë" : `Tabela ${seen.tables}`,
      };
      parent.children[at] = element("div", properties, [node]);
    } else {
      wrapTables(node, seen);
    }
  }
}
