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
  let signs: string[][] = [];
  const end = () => {
    const written = sentencesIn(line);
    const first = text.sentences.length;
    text.sentences.push(...written);
    for (const each of signs) text.formulas.push({ signs: each, sentence: first + sentenceWith(each, written) });
    line = "";
    signs = [];
  };
  const walk = (list: readonly Nodes[]) => {
    for (const node of list) {
      if (node.type === "text") line += node.value;
      if (node.type !== "element" || isLeftOut(node)) continue;
      if (node.tagName === "math") {
        const formula = signsInLine(node);
        line += node.properties.display === "block" && /[^\s:]$/.test(line) ? `; ${formula}` : formula;
        if (isLaw(formula)) signs.push(signsOf(formula));
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
  const whole = text.split(/(?<=[.!?…]["“”)]?) (?=[\p{Lu}„(])/u);
  return whole.map((sentence) => (sentence.length > longest ? `${cutAt(sentence, longest)}…` : sentence));
}

const cutAt = (text: string, length: number) =>
  text.slice(0, text.lastIndexOf(" ", length)).replace(/[\s,;:–—(„]+$/, "");

function sentenceWith(signs: string[], sentences: string[]): number {
  const joined = signs.join();
  const index = sentences.findIndex((sentence) => signsOf(sentence).join().includes(joined));
  if (index >= 0) return index;
  return Math.max(
    0,
    sentences.findIndex((sentence) => sentence.includes("=")),
  );
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

function raisedText(node: Element): string {
  const text = row(node) || letters(node);
  return raised[text] ?? power(text.replace(/\s/g, "")) ?? `^${sign(node)}`;
}

function sign(node: Element): string {
  const [first, second] = parts(node);
  switch (node.tagName) {
    case "mo": {
      const text = letters(node);
      return spaced.test(text) ? ` ${text} ` : text.replace("⋅", "·");
    }
    case "mspace":
      return letters(node) === "" && node.properties.width === undefined ? "" : " ";
    case "msup":
      return first && second ? `${sign(first)}${raisedText(second)}` : "";
    case "msub":
      return first && second ? `${sign(first)}${sign(second)}` : "";
    case "mfrac":
      return first && second ? `${grouped(sign(first))}/${grouped(sign(second))}` : "";
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

const grouped = (text: string): string => (/[\s+−·/]/.test(text.trim()) ? `(${text.trim()})` : text.trim());
