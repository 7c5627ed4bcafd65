import type { MarkdownNode } from "../tree";
import { findingAt, type LessonRule, type RuleFinding } from "./lesson-rule";
import { blocksOf, childrenOf, isBlock, nodesIn } from "./lesson-walk";

type Block = ReturnType<typeof blocksOf>[number];

const questionCount = 3;
const leastSections = 2;

/**
 * Checks that a lesson has its eight parts. They are an opening with a question, sections with titles, a figure, a
 * formula with its symbols, a worked example with its computation and its result, something to try, three questions,
 * links onward.
 */
export const eightParts: LessonRule = {
  name: "eight-parts",
  severity: "warning",
  scope: "lesson",
  check(lesson) {
    const missing = (what: string, hint: string): RuleFinding[] => [{ line: 1, column: 1, message: what, hint }];
    const part = (name: string, what: string, hint: string, faults: (block: Block) => RuleFinding[] = () => []) => {
      const found = blocksOf(lesson, name);
      return found.length === 0 ? missing(what, hint) : found.flatMap(faults);
    };
    const { children } = lesson.root;
    const sections = children.filter((node) => node.type === "heading" && node.depth === 2).length;
    const opening = children.slice(
      0,
      children.findIndex((node) => node.type === "heading"),
    );
    const asks = opening.some((node) => node.type === "paragraph" && textOf(node).includes("?"));
    const formulas = blocksOf(lesson, "formula");
    return [
      ...(asks ? [] : missing("Hyrja nuk ngre asnjë pyetje.", "Nise me pyetjen që do të bënte një 15-vjeçar.")),
      ...(sections >= leastSections ? [] : missing("Ideja nuk është ndarë në pjesë.", "Vër të paktën dy tituj ##.")),
      ...part("figura", "Mungon figura.", 'Shto ::figura[çfarë të vëresh]{src="…" alt="…"}.'),
      ...part("formula", "Mungon formula.", "Shto :::formula[Emri] me simbolet poshtë saj."),
      ...(formulas.length === 0 || formulas.some((block) => has(block, (node) => node.type === "list"))
        ? []
        : formulas.slice(0, 1).map((node) => findingAt(node, "Asnjë formulë nuk i ka simbolet.", symbolsHint))),
      ...part("shembull", "Mungon shembulli i zgjidhur.", "Shto :::shembull[Pyetja?].", (block) => [
        ...(has(block, (node) => isBlock(node, "perfundimi"))
          ? []
          : [findingAt(block, "Shembulli nuk ka përfundim.", "Shto ::perfundimi[F ≈ 2,0 N].")]),
        ...(has(block, (node) => node.type === "code" && node.lang === "llogari")
          ? []
          : [findingAt(block, "Shembulli nuk rillogaritet.", "Shto një bllok ```llogari me numrat e shembullit.")]),
      ]),
      ...part("provoje", "Mungon „Provoje vetë“.", "Shto :::provoje[10 minuta, një fije]."),
      ...part("kontrollo", "Mungon „Kontrollo veten“.", "Shto :::kontrollo me tri pyetje.", (block) => {
        const list = childrenOf(block).find((node) => node.type === "list");
        const count = list === undefined ? 0 : childrenOf(list).length;
        const hint = "Duhen tri pyetje, secila me përgjigjen dhe arsyen e saj.";
        return count === questionCount ? [] : [findingAt(block, `„Kontrollo veten“ ka ${count} pyetje.`, hint)];
      }),
      ...part("tutje", "Mungon „Ku të çon kjo“.", "Shto :::tutje me një lidhje brenda revistës.", (block) =>
        has(block, (node) => node.type === "link" && node.url.startsWith("/"))
          ? []
          : [findingAt(block, "„Ku të çon kjo“ nuk çon askund.", "Lidhe me një mësim, mjet ose kuiz të revistës.")],
      ),
    ];
  },
};

const symbolsHint = "Poshtë formulës shkruaj - $F$: forca, në njuton (N) për çdo simbol.";

function has(block: Block, wanted: (node: MarkdownNode) => boolean): boolean {
  return nodesIn(block).some(wanted);
}

function textOf(node: MarkdownNode): string {
  return nodesIn({ children: [node] })
    .map((each) => (each.type === "text" ? each.value : ""))
    .join("");
}
