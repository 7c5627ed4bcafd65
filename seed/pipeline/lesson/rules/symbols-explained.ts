/**
 * Checks that the symbols of a displayed formula are explained in the lesson. Those of a `:::formula` must be in its
 * list or in that of another (`- $F$: forca`). For a formula outside such a block, a step of a derivation, a sentence
 * is enough that names the symbol by itself (`rrezja $R$`) or gives it a value (`largësia $r = 5$`).
 */
import type { MarkdownNode } from "../tree";
import { findingAt, type LessonRule } from "./lesson-rule";
import { blocksOf, childrenOf, nodesIn } from "./lesson-walk";

export const symbolsExplained: LessonRule = {
  name: "symbols-explained",
  severity: "warning",
  scope: "lesson",
  check(lesson) {
    const nodes = nodesIn(lesson.root);
    const blocks = blocksOf(lesson, "formula");
    const inBlocks = new Set(blocks.flatMap((block) => nodesIn(block)));
    const explained = new Set(blocks.flatMap(namedInList));
    const inline = nodes.flatMap((node) => (node.type === "inlineMath" ? namedIn(node.value) : []));
    const named = new Set([...explained, ...inline]);
    return nodes.flatMap((node) => {
      if (node.type !== "math") return [];
      const enough = inBlocks.has(node) ? explained : named;
      const unknown = [...new Set(symbolsOf(node.value))].filter((each) => !isExplained(each, enough));
      return unknown.map((each) => {
        explained.add(each);
        named.add(each);
        const hint = `Shto poshtë formulës - $${each}$: çfarë është, në ç’njësi.`;
        return findingAt(node, `Simboli „${each}“ nuk shpjegohet askund në mësim.`, hint);
      });
    });
  },
};

/** TeX commands for layout, which are not symbols. */
const dropped =
  /\\(?:mathrm|text|operatorname|mathbb|mathcal|begin|end)\s*\{[^{}]*\}|\\(?:left|right|[dt]?frac|sqrt|vec|hat|bar|overline|underline|overrightarrow|cancel|boxed|underbrace|overbrace|quad|qquad|displaystyle)(?![A-Za-z])/g;

const greek =
  "alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa lambda mu nu xi rho sigma tau upsilon phi varphi chi psi omega Gamma Delta Theta Lambda Xi Sigma Phi Psi Omega".split(
    " ",
  );

/** A Latin or Greek letter, after an optional Delta, with an optional index. */
const symbol = new RegExp(
  `(?:\\\\Delta\\s*)?(?:\\\\(?:${greek.filter((name) => name !== "Delta").join("|")})(?![A-Za-z])|(?<!\\\\[A-Za-z]*)[A-Za-z])(?:_(?:\\{[^{}]*\\}|[A-Za-z0-9]))?`,
  "g",
);

/** Symbols that every pupil knows. */
const known = new Set(["\\pi"]);

/** Returns the symbols of a formula, each as `v`, `v_0`, `\lambda` or `\Delta t`. */
function symbolsOf(tex: string): string[] {
  return [...bareTex(tex).matchAll(symbol)].map(([found]) => canonical(found)).filter((found) => !known.has(found));
}

/** Removes layout commands from TeX; an index keeps its letters. */
function bareTex(tex: string): string {
  const indexed = tex.replace(/_\{?\\(?:mathrm|text)\s*\{([^{}]*)\}\}?/g, "_{$1}");
  return indexed.replace(dropped, " ").replace(/'+/g, "");
}

function canonical(found: string): string {
  const [base = "", index] = found.split("_");
  const letter = base.replace(/\s+/g, " ").trim();
  return index === undefined ? letter : `${letter}_${index.replace(/[{}\s]/g, "")}`;
}

/** Returns the symbols before each colon of a formula's list. Products like `G M` give theirs too. */
function namedInList(block: MarkdownNode): string[] {
  return nodesIn({ children: childrenOf(block) }).flatMap((item) => {
    const [phrase] = item.type === "listItem" ? childrenOf(item) : [];
    const parts = phrase === undefined ? [] : childrenOf(phrase);
    const colon = parts.findIndex((part) => part.type === "text" && part.value.includes(":"));
    return parts.slice(0, colon).flatMap((part) => (part.type === "inlineMath" ? symbolsOf(part.value) : []));
  });
}

/**
 * Returns the symbols that a formula in a sentence names. Forms: `F`; `m_1, m_2, \dots, m_n`; `f(x)`; or the one with a
 * value.
 */
function namedIn(tex: string): string[] {
  const left = tex.split(/=|\\approx|\\in(?![a-z])|[<>]|\\[lg]eq?(?![a-z])/)[0] ?? "";
  const names = left.split(/[,;]/).map((name) => bareTex(name).replace(/\\(?:[,:;! ]|[lc]?dots(?![a-z]))/g, ""));
  // A product such as `m g` is a computation and names nothing.
  return names.every((name) => oneName.test(name.trim().replace(symbol, "s"))) ? symbolsOf(left) : [];
}

/** Matches the rest of a name in which each symbol is an `s`. */
const oneName = /^(?:s(?:\(s\))?)?$/;

function isExplained(found: string, explained: Set<string>): boolean {
  const base = found.split("_")[0] ?? found;
  return [found, base, base.replace(/^\\Delta /, "")].some((each) => explained.has(each));
}
