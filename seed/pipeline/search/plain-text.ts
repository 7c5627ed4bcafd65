/** Turns the magazine's HTML into sentences to search. Formulas become signs; parts that are not prose are left out. */
import type { Element, ElementContent, Nodes } from "hast";
import { signsOf } from "../../../app/magazine/search/formula-signs";
import { marks } from "../../../app/magazine/search/written-formula";
import { parseHtml } from "../lesson/tree";
import { inPlainSigns } from "./plain-formula";

export interface PlainText {
  /** Formulas in them have their marks (`written-formula.ts`). */
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
    const sentences = sentencesIn(line);
    const first = text.sentences.length;
    text.sentences.push(...sentences.map(shortened));
    for (const law of laws) {
      const index = sentences.findIndex((sentence) => inPlainSigns(sentence).includes(law));
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
        const formula = written(node);
        line += node.properties.display === "block" && /[^\s:]$/.test(line) ? `; ${formula}` : formula;
        const plain = inPlainSigns(formula);
        if (isLaw(plain)) laws.push(plain);
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
  return text.split(new RegExp(`(?<=[.!?…]["“”)]?) (?=${marks.begin}?[\\p{Lu}„(])`, "u"));
}

/** Cuts a long sentence between two words, or before the formula in which its cut would be. */
function shortened(sentence: string): string {
  if (inPlainSigns(sentence).length <= longest) return sentence;
  const cut = sentence.slice(0, sentence.lastIndexOf(" ", longest));
  const isInside = cut.lastIndexOf(marks.begin) > cut.lastIndexOf(marks.end);
  return `${(isInside ? cut.slice(0, cut.lastIndexOf(marks.begin)) : cut).replace(/[\s,;:–—(„]+$/, "")}…`;
}

const parts = ({ children }: Element): Element[] =>
  (children as ElementContent[]).filter((child): child is Element => child.type === "element");
const row = (node: Element): string => parts(node).map(sign).join("");
const letters = (node: Element): string =>
  node.children
    .map((child) => (child.type === "text" ? child.value : ""))
    .join("")
    .replace(/[\u2061-\u2064]/g, "");

/** Writes a part of a formula with its mark, and the second row if it has two. */
const marked = (mark: string, ...rows: string[]) => `${mark}${rows.join(marks.beside)}${marks.close}`;

/** Writes a formula with its marks. */
const written = (math: Element): string => `${marks.begin}${row(math)}${marks.end}`;

function sign(node: Element | undefined): string {
  if (node === undefined) return "";
  const [first, second, third] = parts(node);
  switch (node.tagName) {
    case "mo":
      return letters(node).replace("⋅", "·").trim();
    case "mspace":
      return node.properties.width === undefined ? "" : " ";
    case "msup":
      return marked(marks.power, sign(first), sign(second));
    case "msub":
      return marked(marks.index, sign(first), sign(second));
    case "msubsup":
      return marked(marks.power, marked(marks.index, sign(first), sign(second)), sign(third));
    case "mover":
      return marked(marks.over, sign(first), sign(second));
    case "mfrac":
      return marked(marks.fraction, sign(first), sign(second));
    case "msqrt":
      return marked(marks.root, row(node));
    case "mn":
      return letters(node);
    case "mi":
    case "mtext": {
      const text = letters(node);
      const isVariable = node.tagName === "mi" && text.length === 1 && node.properties.mathvariant === undefined;
      return isVariable || !/\p{L}/u.test(text) ? text : marked(marks.upright, text);
    }
    default:
      return row(node);
  }
}
