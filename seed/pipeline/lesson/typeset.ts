/**
 * Converts TeX to MathML with Temml. Our Content-Security-Policy refuses inline styles. So Temml's `style` becomes
 * MathML attributes where MathML Core has them, else one of a few classes.
 */
import type { Element, ElementContent } from "hast";
import { h } from "hastscript";
import temml from "temml";
import type { formulaClasses } from "../../../app/magazine/lesson-markup";
import { nearest } from "../checking/suggestion";

type FormulaClass = (typeof formulaClasses)[number];

export type Typeset = { ok: true; math: Element } | { ok: false; message: string; offset: number };

/** The nodes of Temml's tree, as far as they are used here. A text node has `text` and no children. */
interface TemmlNode {
  type?: string;
  text?: string;
  attributes?: Record<string, string>;
  classes?: string[];
  style?: Record<string, string | number>;
  children?: TemmlNode[];
}

/** Temml's inline styles, each with the class that replaces it; `app/ui/lesson/formulas.css` has their rules. */
const styleClasses: Record<string, FormulaClass> = {
  "paddingLeft:0": "pl-0",
  "paddingRight:0": "pr-0",
  "paddingLeft:1": "pl-1",
  "paddingRight:1": "pr-1",
  "paddingLeft:2": "pl-2",
  "paddingRight:2": "pr-2",
  "padding:3pt": "boxed",
  "border:1px solid": "boxed",
  "borderTop:0.06em solid": "line-top",
  "borderBottom:0.06em solid": "line-bottom",
  "borderLeft:0.06em solid": "line-left",
  "borderRight:0.06em solid": "line-right",
};

/** Temml's own classes that are kept: sides of aligned cells, open rows. */
const keptClasses = new Set(["tml-left", "tml-right", "tml-jot"]);

/** Units and other upright words, typeset as one. Temml would make each letter of `km/s` an identifier of its own. */
const uprightWord = /\\mathrm\s*\{([\p{L}\s/·°]+)\}/gu;

/** Mark of a number that is drawn when an exercise is shown (`app/magazine/practice/draw.ts`). */
const drawnNumber = /⟦\d+⟧/g;

/**
 * Typesets one formula.
 *
 * @param tex without its dollar signs; a decimal comma is written `5{,}97`
 * @param display whether it is a display formula
 * @returns the `math` element, or a message and the offset in `tex`
 */
export function typeset(tex: string, display: boolean): Typeset {
  if (tex.trim() === "") return { ok: false, message: "Formula është bosh.", offset: 0 };
  const words = tex
    .replace(uprightWord, (whole, word: string) => {
      // As long as the replaced text, so that offsets in messages stay valid.
      return `\\text{${word.trim()}}`.padEnd(whole.length);
    })
    .replace(drawnNumber, "{\\text{$&}}");
  try {
    const tree: TemmlNode = temml.__renderToMathMLTree(words, {
      displayMode: display,
      annotate: false,
      throwOnError: true,
      trust: false,
      maxExpand: 500,
    });
    const math = toElement(tree);
    math.properties = display ? { display: "block" } : {};
    if (!display) setHalves(math);
    return { ok: true, math };
  } catch (error) {
    if (error instanceof UnknownStyle) return { ok: false, message: error.message, offset: 0 };
    if (!(error instanceof Error)) throw error;
    return { ok: false, message: inAlbanian(error), offset: offsetOf(error) };
  }
}

class UnknownStyle extends Error {}

/** Sets ½ as one sign within a line: its digits were 11 px on a phone. A fraction of TeX's `\\dfrac` stays. */
function setHalves(parent: Element): void {
  parent.children.forEach((child, i) => {
    if (child.type !== "element" || child.properties.displaystyle === "true") return;
    if (child.tagName === "mfrac" && isNumber(child.children[0], "1") && isNumber(child.children[1], "2"))
      parent.children[i] = h("mn", "½");
    else setHalves(child);
  });
}

function isNumber(node: ElementContent | undefined, digits: string): boolean {
  if (node?.type !== "element" || node.tagName !== "mn") return false;
  const [text] = node.children;
  return text?.type === "text" && text.value === digits;
}

function toElement(node: TemmlNode): Element {
  const accent = node.type === "mover" || node.type === "munder" ? accentOf(node) : {};
  if (node.type === "menclose") return enclosed(node);
  const classes = [...(node.classes ?? []).filter((name) => keptClasses.has(name)), ...classesOf(node)];
  const properties: Record<string, string> = { ...node.attributes, ...accent };
  // A stretched arrow touches the letter. Without Temml's style sheet its fixed one is 0.3 em too high.
  if (node.classes?.includes("tml-vec")) properties.stretchy = "true";
  if (classes.length > 0) properties.className = [...new Set(classes)].join(" ");
  return h(node.type ?? "mrow", properties, contents(node.children ?? []));
}

/** Returns a node's children. Temml groups some nodes in a fragment, which has children and no type. */
function contents(nodes: TemmlNode[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.text !== undefined) return [{ type: "text", value: node.text }];
    if (node.type === undefined) return contents(node.children ?? []);
    return [toElement(node)];
  });
}

/**
 * Replaces `menclose`, which Chromium does not support. A line above or below is a stretched accent in MathML Core; a
 * cancelled term gets a class.
 */
function enclosed(node: TemmlNode): Element {
  const base = contents((node.children ?? []).filter((child) => !child.classes?.includes("tml-cancel")));
  switch (node.attributes?.notation) {
    case "top":
      return accented("mover", base, "‾");
    case "bottom":
      return accented("munder", base, "_");
    case "updiagonalstrike":
      return h("mrow", { className: "struck" satisfies FormulaClass }, base);
    default:
      throw new UnknownStyle("Formula përdor një kornizë ose vizë që revista nuk e ka.");
  }
}

function accented(tagName: "mover" | "munder", base: ElementContent[], mark: string): Element {
  const line = h("mo", { stretchy: "true" }, mark);
  const attribute = tagName === "mover" ? { accent: "true" } : { accentunder: "true" };
  return h(tagName, attribute, [h("mrow", base), line]);
}

/** Returns the attribute that keeps an accent at full size. Temml uses the style `math-depth` for it. */
function accentOf(node: TemmlNode): Record<string, string> {
  const mark = node.children?.[1];
  // Only Firefox's operator dictionary makes the vector's arrow an accent. Firefox warns without the attribute.
  const vector = mark?.children?.[0]?.text === "→";
  if (mark?.type !== "mo" || !(hasMathDepth(mark) || vector)) return {};
  return node.type === "mover" ? { accent: "true" } : { accentunder: "true" };
}

function hasMathDepth(node: TemmlNode): boolean {
  return node.style?.mathDepth !== undefined || node.style?.["math-depth"] !== undefined;
}

function classesOf(node: TemmlNode): string[] {
  return Object.entries(node.style ?? {}).flatMap(([name, value]) => {
    if (name === "display" || name === "mathDepth" || name === "math-depth") return [];
    const length = String(value).trim();
    // Half the gap of a column, which a cell has by default.
    if (/^padding(Left|Right)$/.test(name) && /^(5\.\d+pt|0\.4em)$/.test(length)) return [];
    const known = styleClasses[`${name}:${length.replace(/^([012])(em|pt)$/, "$1")}`];
    if (known === undefined)
      throw new UnknownStyle(`Formula përdor një stil që revista nuk e ka (${name}: ${length}).`);
    return [known];
  });
}

function offsetOf(error: Error): number {
  const position = (error as Error & { position?: unknown }).position;
  return typeof position === "number" ? position : 0;
}

/** The commands that lessons use, to suggest one for a misspelt command. */
const commands =
  "alpha beta gamma delta varepsilon epsilon zeta eta theta lambda mu nu xi pi rho sigma tau phi varphi chi psi omega Gamma Delta Theta Lambda Sigma Phi Psi Omega frac dfrac tfrac sqrt cdot times pm approx neq leq geq ll gg infty sum prod int lim to in notin subset cup cap angle circ degree perp parallel triangle vec hat bar overline underline text mathrm mathbb sin cos tan cot arcsin arccos arctan log ln exp gcd bmod equiv quad left right dots cdots ldots begin end partial nabla hbar ell".split(
    " ",
  );

/** Translates Temml's most frequent errors; the others get one general message. */
function inAlbanian(error: Error): string {
  const unknown = /(?:Unsupported function name|Undefined control sequence|Unsupported character)[^\\]*(\\[A-Za-z]+)?/;
  const name = unknown.exec(error.message.normalize("NFD").replace(/\u0332/g, ""));
  if (name?.[1] !== undefined) {
    const near = nearest(name[1].slice(1), commands);
    return `TeX-i nuk e njeh komandën ${name[1]}${near === null ? "." : `; mos deshe \\${near}?`}`;
  }
  if (/end of input|expected '\}'|Expected '\}'/i.test(error.message)) return "Në formulë mungon një kllapë }.";
  if (/double superscript/i.test(error.message)) return "Në formulë ka dy eksponentë njëri pas tjetrit.";
  if (/double subscript/i.test(error.message)) return "Në formulë ka dy indekse njëri pas tjetrit.";
  return "Formula nuk lexohet dot si TeX.";
}
