import { linkHint, mayLinkTo } from "./addresses";
import { glueFormulas } from "./formula-glue";
import { type Directive, type Lesson, renderBlock } from "./lesson-blocks";
import { outline } from "./lesson-outline";
import {
  type ElementContent,
  element,
  type Handler,
  type Handlers,
  type MarkdownNode,
  type MarkdownRoot,
  parseMarkdown,
  printHtml,
  text,
  toHtmlTree,
} from "./lesson-tree";
import { missingImage, type PublicFiles } from "./public-files";
import { typeset } from "./typeset";
import { checkWorkedExample } from "./worked-example";

/** A fault in a lesson; line and column count from 1 in the lesson's own file. */
export interface LessonProblem {
  line: number;
  column: number;
  message: string;
  hint: string;
}

/**
 * Turns a lesson's Markdown into HTML, formulas typeset, not yet sanitised.
 *
 * @param source the file's text
 * @param files where its pictures are looked for
 * @returns the HTML and everything that is wrong; with a problem the HTML is not fit to be published
 */
export function renderLesson(source: string, files: PublicFiles): { html: string; problems: LessonProblem[] } {
  const problems: LessonProblem[] = [];
  const root = parseMarkdown(source);
  const report: Report = (line, column, message, hint) => problems.push({ line, column, message, hint });
  checkStructure(root, source, report);
  liftDisplayFormulas(root, source);
  let figures = 0;
  const lesson: Lesson = {
    report: (node, message, hint) => report(...startOf(node), message, hint),
    nextFigure: () => ++figures,
    imageSize(node, address) {
      if (files.has(address)) return files.size(address);
      report(...startOf(node), ...missingImage(address));
      return null;
    },
  };
  const tree = toHtmlTree(root, handlers(lesson, report));
  outline(tree);
  glueFormulas(tree);
  return { html: printHtml(tree), problems };
}

type Report = (line: number, column: number, message: string, hint: string) => void;

function startOf(node: MarkdownNode): [line: number, column: number] {
  return [node.position?.start.line ?? 1, node.position?.start.column ?? 1];
}

const unwanted: Record<string, [message: string, hint: string]> = {
  html: ["HTML nuk shkruhet brenda mësimit.", "Përdor Markdown-in dhe blloqet; për < në tekst shkruaj \\<."],
  footnoteReference: ["Shënimet në fund nuk përdoren.", "Shkruaj një :::shenim[Titulli]."],
  footnoteDefinition: ["Shënimet në fund nuk përdoren.", "Shkruaj një :::shenim[Titulli]."],
};

/** What can be told from Markdown's tree alone, the whole lesson through. */
function checkStructure(root: MarkdownRoot, source: string, report: Report): void {
  const lines = source.split("\n");
  const isCover = (node: MarkdownNode) => node.type === "leafDirective" && node.name === "kapaku";
  const visit = (node: MarkdownNode, top: boolean, first: boolean) => {
    const fault = unwanted[node.type];
    if (fault !== undefined) report(...startOf(node), ...fault);
    if (node.type === "heading" && (node.depth === 1 || node.depth > 3)) {
      report(...startOf(node), "Mësimi ka vetëm titujt ## dhe ###.", "Titulli i mësimit shkruhet te magazine.json.");
    }
    if ((node.type === "link" || node.type === "definition") && !mayLinkTo(node.url)) {
      report(...startOf(node), `Lidhja „${node.url}“ nuk lejohet.`, linkHint);
    }
    if (isCover(node) && !(top && first)) {
      report(...startOf(node), "„kapaku“ nuk është në krye të mësimit.", "Vëre një herë, në rreshtin e parë.");
    }
    if (node.type === "listItem" && typeof node.checked === "boolean") {
      report(...startOf(node), "Listat me kutiza nuk përdoren.", "Hiq [ ] nga rreshti.");
    }
    if (node.type === "containerDirective") {
      const closing = lines[(node.position?.end.line ?? 1) - 1] ?? "";
      if (!/^[\s>]*:{3,}\s*$/.test(closing)) {
        report(...startOf(node), `Blloku „${node.name}“ nuk mbyllet.`, "Shto ::: në një rresht më vete pas tij.");
      }
    }
    for (const child of "children" in node ? node.children : []) visit(child, false, false);
  };
  for (const [at, node] of root.children.entries()) visit(node, true, at === 0);
}

/** `$$…$$` on one line is inline to remark-math; alone in its paragraph it is meant to stand by itself. */
function liftDisplayFormulas(parent: { children: MarkdownNode[] }, source: string): void {
  for (const [at, node] of parent.children.entries()) {
    const only = node.type === "paragraph" && node.children.length === 1 ? node.children[0] : undefined;
    if (only?.type === "inlineMath" && source.startsWith("$$", only.position?.start.offset)) {
      parent.children[at] = { type: "math", value: only.value, position: only.position, meta: oneLine };
    } else if ("children" in node) {
      liftDisplayFormulas(node as { children: MarkdownNode[] }, source);
    }
  }
}

/** Marks a display formula that begins on the line of its dollar signs. */
const oneLine = "one line";

function handlers(lesson: Lesson, report: Report): Handlers {
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
    image: (_, node) => {
      if (!node.alt?.trim())
        lesson.report(node, "Figura nuk ka përshkrim.", "Shkruaj ![çfarë tregon figura](/figures/….svg).");
      return element(
        "img",
        { src: node.url, alt: node.alt ?? "", ...lesson.imageSize(node, node.url), loading: "lazy" },
        [],
      );
    },
    code: (_, node: Extract<MarkdownNode, { type: "code" }>) => {
      if (node.lang !== "llogari") return element("pre", {}, [element("code", {}, [text(node.value)])]);
      for (const found of checkWorkedExample(node.value)) {
        report(startOf(node)[0] + 1 + found.line, 1, found.message, found.hint);
      }
      return undefined;
    },
  };
}

const texHint = "Krahasoje me shembujt te docs/decisions/003-lessons-in-markdown.md; presja dhjetore shkruhet 5{,}97.";

/** A colon before a word (`1:x`, `shih:këtu`) is a colon; only with brackets was a block meant. */
function colonInText(
  children: ElementContent[],
  node: Extract<MarkdownNode, { type: "textDirective" }>,
  lesson: Lesson,
): ElementContent {
  if (children.length === 0 && Object.keys(node.attributes ?? {}).length === 0) return text(`:${node.name}`);
  lesson.report(node, `„:${node.name}“ brenda tekstit nuk njihet.`, "Blloqet nisin me :: ose ::: në rresht më vete.");
  return text(`:${node.name}`);
}
