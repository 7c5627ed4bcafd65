/**
 * Removes from a drawing the data of the program that made it. They are names of folders, people and fonts, notes,
 * guides.
 */
import { JSDOM } from "jsdom";
import { foreignIn } from "../checking/foreign-in-svg";

/** Namespaces that are kept: SVG, its links, and `xml:space`. */
const kept = new Set([
  null,
  "http://www.w3.org/2000/svg",
  "http://www.w3.org/1999/xlink",
  "http://www.w3.org/XML/1998/namespace",
]);

/** The needed part of a DOM. The types of browsers and of Workers differ in the rest. */
interface XmlNode {
  nodeType: number;
  namespaceURI: string | null;
  localName: string;
  childNodes: Iterable<XmlNode>;
  attributes: Iterable<{ name: string; namespaceURI: string | null; value: string }>;
  removeAttribute(name: string): void;
  remove(): void;
}

interface XmlWindow {
  DOMParser: new () => { parseFromString(text: string, type: string): { documentElement: XmlNode } };
  XMLSerializer: new () => { serializeToString(node: XmlNode): string };
}

const [elementType, textType, dataType] = [1, 3, 4];

/** Cleans a drawing. @throws where it is not XML, or would hold code */
export function cleanSvg(text: string): string {
  const { DOMParser, XMLSerializer } = new JSDOM("").window as unknown as XmlWindow;
  const { documentElement: root } = new DOMParser().parseFromString(text, "image/svg+xml");
  if (root.localName !== "svg") throw new Error("The drawing is not well-formed XML.");
  clean(root);
  const cleaned = new XMLSerializer().serializeToString(root);
  // Serialising resolves prefixes and references that may have hidden code, so it is checked again.
  if (foreignIn(cleaned).length > 0) throw new Error("The drawing holds code, or asks for something outside it.");
  return cleaned;
}

function clean(element: XmlNode): void {
  for (const { name, namespaceURI, value } of [...element.attributes]) {
    const declares = name.startsWith("xmlns:") && !kept.has(value);
    if (declares || (!name.startsWith("xmlns") && !kept.has(namespaceURI))) element.removeAttribute(name);
  }
  for (const child of [...element.childNodes]) {
    const isElement = child.nodeType === elementType;
    const isMeant = isElement
      ? kept.has(child.namespaceURI) && child.localName !== "metadata"
      : child.nodeType === textType || child.nodeType === dataType;
    if (!isMeant) child.remove();
    else if (isElement) clean(child);
  }
}
