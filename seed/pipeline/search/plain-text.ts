/** Turns the magazine's HTML into sentences to search. Formulas become signs; parts that are not prose are left out. */
import type { Element, ElementContent, Nodes } from "hast";
import { signsOf } from "../../../app/magazine/search/formula-signs";
import { parseHtml } from "../lesson/tree";

export interface PlainText {
  sentences: string[];
  formulas: { signs: string[]; sentence: number }[];
}

/** Parts that are not prose: contents lists, legends of letters, drawings, sources, hidden answers. */
const leftOutTags = new Set("nav svg style script button table template".split(" "));
const leftOutClasses = new Set(["letters", "term-cards", "sources", "onward", "n", "num"]);
const blocks = new Set("p li dt dd div section aside figure figcaption details summary ol ul dl blockquote".split(" "));

/** Reads the sentences of HTML. It leaves out hidden answers, so that a result does not reveal them. */
export function plainTextOf(nodes: readonly Nodes[]): PlainText {
  const text: PlainText = { sentences: [], formulas: [] };
  let line = "";
  let laws: string[] = [];
  const end = () => {
    const written = sentencesIn(line);
    const first = text.sentences.length;
    text.sentences.push(...written.map(shortened));
    for (const law of laws) {
      const index = written.findIndex((sentence) => sentence.includes(law));
      text.formulas.push({ signs: signsOf(law), sentence: first + Math.max(0, index) });
    }
    line = "";
    laws = [];
  };
  const walk = (list: readonly Nodes[]) => {
    for (const node of list) {
      if (node.type === "text") line += node.value;
      if (node.type !== "element" || isLeftOut(node)) continue;
      if (node.tagName === "math") {
        const formula = signsInLine(node);
        line += node.properties.display === "block" && /[^\s:]$/.test(line) ? `; ${formula}` : formula;
        if (isLaw(formula)) laws.push(formula);
        continue;
      }
      if (node.tagName === "details") {
        end();
        walk(node.children.filter((child) => child.type === "element" && child.tagName === "summary"));
        end();
        continue;
      }
      const isBlock = blocks.has(node.tagName);
      if (isBlock && !isLabel(node)) end();
      walk(node.children);
      if (isLabel(node)) line += ": ";
      else if (isBlock) end();
    }
  };
  walk(nodes);
  end();
  return text;
}

/** Reads the sentences of a line of HTML. */
export const plainTextOfHtml = (html: string): PlainText => plainTextOf(parseHtml(html)?.children ?? []);

const classesOf = ({ properties: { className } }: Element) => (Array.isArray(className) ? className.map(String) : []);
const isLabel = (node: Element) => classesOf(node).some((name) => name === "lab" || name === "expect");

/** Tells whether a formula relates quantities: `F = ma`, but not `F = 12 N`. */
function isLaw(formula: string): boolean {
  const names = new Set(signsOf(formula).filter((sign) => /[a-zα-ω]/.test(sign)));
  return formula.includes("=") && names.size > 1 && !/\d{3}|\d,\d/.test(formula);
}

/** The name of a figure: „Fig. 3“. */
const figureName = /^(?:Fig\.|Figura)[\s\u00a0]*\d+$/;

function isLeftOut(node: Element): boolean {
  const [only] = node.children;
  if (node.tagName === "b" && only?.type === "text" && figureName.test(only.value)) return true;
  return leftOutTags.has(node.tagName) || classesOf(node).some((name) => leftOutClasses.has(name));
}

/** Most characters of a shown sentence; a longer one is cut. */
const longest = 220;

function sentencesIn(line: string): string[] {
  const text = line
    .replace(/[ \t\r\n\u2009]+/g, " ")
    .replace(/ ([.,;:!?])/g, "$1")
    .replace(/^[:\s]+|[:\s]+$/g, "");
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  return text.split(/(?<=[.!?…]["“”)]?) (?=[\p{Lu}„(])/u);
}

/** Cuts a long sentence between two words. */
function shortened(sentence: string): string {
  if (sentence.length <= longest) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(" ", longest)).replace(/[\s,;:–—(„]+$/, "")}…`;
}

/** Prints a formula as one line of signs: `E = mc²`, `v = √(2gh)`, `F = Gm₁m₂/r²`. */
function signsInLine(math: Element): string {
  return row(math).replace(/\s+/g, " ").trim();
}

const parts = ({ children }: Element): Element[] =>
  (children as ElementContent[]).filter((child): child is Element => child.type === "element");
const row = (node: Element): string => parts(node).map(sign).join("");
const letters = (node: Element): string =>
  node.children
    .map((child) => (child.type === "text" ? child.value : ""))
    .join("")
    .replace(/[\u2061-\u2064]/g, "");

const raised: Record<string, string> = { "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "∘": "°", "°": "°" };
/** Superscript digits, for exponents with a sign or of two digits: 10⁻²⁶. */
const raisedDigits = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const power = (text: string): string | null =>
  /^[−-]?\d+$/.test(text)
    ? text.replace(/[−-]/, "⁻").replace(/\d/g, (each) => raisedDigits.charAt(Number(each)))
    : null;
const spaced = /^[=≠≈<>≤≥+−±→⇒]$/;

function raisedText(node: Element | undefined): string {
  const text = sign(node);
  return raised[text] ?? power(text.replace(/\s/g, "")) ?? `^${text}`;
}

function sign(node: Element | undefined): string {
  if (node === undefined) return "";
  const [first, second, third] = parts(node);
  switch (node.tagName) {
    case "mo": {
      const text = letters(node);
      return spaced.test(text) ? ` ${text} ` : text.replace("⋅", "·");
    }
    case "mspace":
      return node.properties.width === undefined ? "" : " ";
    case "msup":
      return sign(first) + raisedText(second);
    case "msubsup":
      return sign(first) + sign(second) + raisedText(third);
    case "mfrac":
      return `${grouped(sign(first))}/${grouped(sign(second))}`;
    case "msqrt":
      return `√${grouped(row(node))}`;
    case "mi":
    case "mn":
    case "mtext":
      return letters(node);
    default:
      return row(node);
  }
}

function grouped(text: string): string {
  const trimmed = text.trim();
  return /[\s+−·/]/.test(trimmed) ? `(${trimmed})` : trimmed;
}
