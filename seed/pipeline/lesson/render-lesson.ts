import type { ElementContent } from "hast";
import { h } from "hastscript";
import { narrowPicture } from "../checking/check-pictures";
import type { PublicFiles } from "../checking/public-files";
import { type Directive, type LessonTools, renderBlock } from "./blocks";
import { bindHeadings } from "./bound-words";
import { figuresOf, numberReferences } from "./figures";
import { glueFormulas } from "./formula-spacing";
import { addLetters } from "./letters";
import { alignNumbers } from "./number-columns";
import { type OutlineSubject, outline } from "./outline";
import { checkRules, type TextKind } from "./rules/all-rules";
import type { LessonFinding } from "./rules/lesson-rule";
import { checkStructure, type ReportAtColumn, startOf } from "./structure";
import { linkTerms, type TermIndex } from "./term-links";
import {
  type Handler,
  type Handlers,
  type HtmlRoot,
  type MarkdownNode,
  type MarkdownRoot,
  parseMarkdown,
  printHtml,
  toHtmlTree,
} from "./tree";
import { typeset } from "./typeset";

/** The context of a text in the magazine, for the rules that need it. */
export interface TextRole {
  kind: TextKind;
  /** Its kind in the labels of its list of contents; by default a lesson. */
  subject?: OutlineSubject;
  /** Minutes of reading that the editor promises. */
  duration: number;
  /** The fixed part of the lesson's page. */
  fixedPart?: HtmlRoot;
  hasPage(address: string): boolean;
  nearestPage?(address: string): string | null;
  /** Its address and the terms it may link to; without them it links to none. */
  terms?: { address: string; index: TermIndex };
}

const bareText: TextRole = { kind: "text", duration: 1, hasPage: () => true };

/**
 * Renders a lesson's Markdown as typeset HTML, unsanitised, and checks it by `rules/`.
 *
 * @param source the file's text
 * @param files the site's files, which hold its pictures
 * @param role the text's context; by default only the rules for any text apply
 * @returns the HTML as a tree and printed, with all findings; with an error the HTML must not be published
 */
export function renderLesson(
  source: string,
  files: PublicFiles,
  role: TextRole = bareText,
): { tree: HtmlRoot; html: string; findings: LessonFinding[] } {
  const findings: LessonFinding[] = [];
  const root = readLesson(source);
  const report: ReportAtColumn = (line, column, message, hint) =>
    findings.push({ line, column, message, hint, severity: "error" });
  checkStructure(root, source, report);
  const figures = figuresOf(root, role.fixedPart);
  const tools: LessonTools = {
    report: (node, message, hint) => report(...startOf(node), message, hint),
    // A block in the wrong form is not a figure, and is reported.
    figure: (node) => figures.get(node) ?? { name: "", number: 0 },
    image(node, address) {
      const narrow = narrowPicture(files.picture(address), "figure");
      if (narrow !== null) report(...startOf(node), ...narrow);
      const { width, height } = files.size(address) ?? {};
      return { src: files.addressOf(address), ...(width && { width, height }) };
    },
  };
  const tree = toHtmlTree(root, handlers(tools, report));
  numberReferences(tree, figures, tools.report);
  alignNumbers(tree);
  bindHeadings(tree);
  outline(tree, role.subject);
  glueFormulas(tree);
  if (role.terms !== undefined) linkTerms(tree, role.terms.index, role.terms.address);
  const { kind, ...answers } = role;
  const own = role.terms === undefined ? {} : { address: role.terms.address };
  const hasFile = (address: string) => files.has(address);
  findings.push(...checkRules({ source, root, tree, ...own, ...answers, hasFile }, kind));
  if (kind === "lesson") addLetters(tree);
  return { tree, html: printHtml(tree), findings };
}

/** Parses Markdown into its tree, with display formulas separate from inline ones. */
export function readLesson(source: string): MarkdownRoot {
  const root = parseMarkdown(source);
  liftDisplayFormulas(root, source);
  return root;
}

/** Turns `$$…$$` alone in its paragraph into a display formula. remark-math reads it as inline on one line. */
function liftDisplayFormulas(parent: { children: MarkdownNode[] }, source: string): void {
  for (const [index, node] of parent.children.entries()) {
    const only = node.type === "paragraph" && node.children.length === 1 ? node.children[0] : undefined;
    if (only?.type === "inlineMath" && source.startsWith("$$", only.position?.start.offset)) {
      parent.children[index] = { type: "math", value: only.value, position: only.position, meta: oneLine };
    } else if ("children" in node) {
      liftDisplayFormulas(node as { children: MarkdownNode[] }, source);
    }
  }
}

/** Marks a display formula that begins on the line of its dollar signs. */
const oneLine = "one line";

function handlers(tools: LessonTools, report: ReportAtColumn): Handlers {
  const block: Handler = (state, node: Directive) => renderBlock(node, tools, state);
  const mathematics =
    (display: boolean): Handler =>
    (_, node: Extract<MarkdownNode, { type: "math" | "inlineMath" }>) => {
      const result = typeset(node.value, display);
      if (result.ok) return result.math;
      const before = node.value.slice(0, result.offset).split("\n");
      const [line, column] = startOf(node);
      const fenced = node.type === "math" && node.meta !== oneLine;
      report(
        line + before.length - (fenced ? 0 : 1),
        fenced ? 1 : column,
        `${result.message} (${node.value.trim()})`,
        texHint,
      );
      return undefined;
    };
  return {
    containerDirective: block,
    leafDirective: block,
    textDirective: (state, node) => colonInText(state.all(node), node, tools),
    math: mathematics(true),
    inlineMath: mathematics(false),
    html: () => undefined,
    footnoteReference: () => undefined,
    image(_, node: Extract<MarkdownNode, { type: "image" }>) {
      const { src, ...size } = tools.image(node, node.url);
      return h("img", { src, alt: node.alt ?? "", ...size, loading: "lazy" });
    },
    // Rules check the computation; the page does not show it.
    code: (_, node: Extract<MarkdownNode, { type: "code" }>) =>
      node.lang === "llogari" ? undefined : h("pre", h("code", node.value)),
  };
}

const texHint = "Krahasoje me shembujt te docs/decisions/003-lessons-in-markdown.md; presja dhjetore shkruhet 5{,}97.";

/** Restores a colon before a word (`1:x`, `shih:këtu`) as text. Only with brackets it was meant as a block. */
function colonInText(
  children: ElementContent[],
  node: Extract<MarkdownNode, { type: "textDirective" }>,
  tools: LessonTools,
): ElementContent {
  const asText: ElementContent = { type: "text", value: `:${node.name}` };
  if (children.length === 0 && Object.keys(node.attributes ?? {}).length === 0) return asText;
  tools.report(node, `„:${node.name}“ brenda tekstit nuk njihet.`, "Blloqet nisin me :: ose ::: në rresht më vete.");
  return asText;
}
