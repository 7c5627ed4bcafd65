import type { ElementContent } from "hast";
import { h } from "hastscript";
import { narrowPicture } from "../checking/check-pictures";
import type { PublicFiles } from "../checking/public-files";
import { type Directive, type Lesson, renderBlock } from "./blocks";
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

/** What a text is in the magazine, for the rules that ask. */
export interface TextRole {
  kind: TextKind;
  /** What its list of contents calls it; a lesson where nothing is said. */
  subject?: OutlineSubject;
  /** Minutes that the editor promises. */
  duration: number;
  /** The part that is written into the lesson's page. */
  fixedPart?: HtmlRoot;
  hasPage(address: string): boolean;
  nearestPage?(address: string): string | null;
  /** Its address and the terms it may link to; without, it links to none. */
  terms?: { address: string; index: TermIndex };
}

const bareText: TextRole = { kind: "text", duration: 1, hasPage: () => true };

/**
 * Turns a lesson's Markdown into typeset HTML, unsanitised, and holds it to `rules/`.
 *
 * @param source the file's text
 * @param files where its pictures are looked for
 * @param role what the text is; by default one that only the rules for any text apply to
 * @returns the HTML as a tree and printed, and everything that is wrong; with an error the HTML is not fit to be published
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
  const lesson: Lesson = {
    report: (node, message, hint) => report(...startOf(node), message, hint),
    // A block in the wrong form is no figure, and is reported.
    figure: (node) => figures.get(node) ?? { name: "", number: 0 },
    image(node, address) {
      const narrow = narrowPicture(files.picture(address), "figure");
      if (narrow !== null) report(...startOf(node), ...narrow);
      const { width, height } = files.size(address) ?? {};
      return { src: files.addressOf(address), ...(width && { width, height }) };
    },
  };
  const tree = toHtmlTree(root, handlers(lesson, report));
  numberReferences(tree, figures, lesson.report);
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

/** Reads Markdown into its tree, display formulas told from those in a line. */
export function readLesson(source: string): MarkdownRoot {
  const root = parseMarkdown(source);
  liftDisplayFormulas(root, source);
  return root;
}

/** `$$…$$` on one line is inline to remark-math; alone in its paragraph it is meant to stand by itself. */
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

function handlers(lesson: Lesson, report: ReportAtColumn): Handlers {
  const block: Handler = (state, node: Directive) => renderBlock(node, lesson, state);
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
    textDirective: (state, node) => colonInText(state.all(node), node, lesson),
    math: mathematics(true),
    inlineMath: mathematics(false),
    html: () => undefined,
    footnoteReference: () => undefined,
    image(_, node: Extract<MarkdownNode, { type: "image" }>) {
      const { src, ...size } = lesson.image(node, node.url);
      return h("img", { src, alt: node.alt ?? "", ...size, loading: "lazy" });
    },
    // The computation is for the rules, not for the page.
    code: (_, node: Extract<MarkdownNode, { type: "code" }>) =>
      node.lang === "llogari" ? undefined : h("pre", h("code", node.value)),
  };
}

const texHint = "Krahasoje me shembujt te docs/decisions/003-lessons-in-markdown.md; presja dhjetore shkruhet 5{,}97.";

/** A colon before a word (`1:x`, `shih:këtu`) is a colon; only with brackets was a block meant. */
function colonInText(
  children: ElementContent[],
  node: Extract<MarkdownNode, { type: "textDirective" }>,
  lesson: Lesson,
): ElementContent {
  const asText: ElementContent = { type: "text", value: `:${node.name}` };
  if (children.length === 0 && Object.keys(node.attributes ?? {}).length === 0) return asText;
  lesson.report(node, `„:${node.name}“ brenda tekstit nuk njihet.`, "Blloqet nisin me :: ose ::: në rresht më vete.");
  return asText;
}
