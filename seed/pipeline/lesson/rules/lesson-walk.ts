/** Walks a lesson's Markdown in the ways that several rules need. */

import { CONTINUE, SKIP, visit } from "unist-util-visit";
import { positionsIn } from "../../checking/text-position";
import type { MarkdownNode, MarkdownRoot } from "../tree";
import type { CheckedText, RuleFinding } from "./lesson-rule";

interface Parent {
  children: readonly unknown[];
}

/** Returns a node's children; none where it has none. */
export function childrenOf(node: MarkdownNode): MarkdownNode[] {
  return "children" in node ? (node.children as MarkdownNode[]) : [];
}

/** Returns every node under a parent, in reading order. `skip` leaves out a node with its descendants. */
export function nodesIn({ children }: Parent, skip: (node: MarkdownNode) => boolean = () => false): MarkdownNode[] {
  const found: MarkdownNode[] = [];
  visit({ type: "root", children: children as MarkdownNode[] } satisfies MarkdownRoot, (node) => {
    if (node.type === "root") return CONTINUE;
    if (skip(node)) return SKIP;
    found.push(node);
    return CONTINUE;
  });
  return found;
}

/** Tells whether a node is a named block such as `:::burime`. */
export function isBlock<Name extends string>(
  node: MarkdownNode,
  name: Name,
): node is Extract<MarkdownNode, { type: "containerDirective" | "leafDirective" }> {
  return (node.type === "containerDirective" || node.type === "leafDirective") && node.name === name;
}

/** Returns the named blocks of a lesson, at any depth. */
export function blocksOf(lesson: Pick<CheckedText, "root">, name: string) {
  return nodesIn(lesson.root).filter((node) => isBlock(node, name)) as Extract<
    MarkdownNode,
    { type: "containerDirective" | "leafDirective" }
  >[];
}

/** A piece of visible text, and its node. */
export interface Passage {
  text: string;
  node: MarkdownNode;
}

/**
 * Returns the words of a lesson: running text, titles, captions and alternative texts. No formulas, no code.
 *
 * @param sources whether to include the list of sources, whose titles are in their own languages
 */
export function passages(lesson: CheckedText, { sources }: { sources: boolean }): Passage[] {
  const skip = (node: MarkdownNode) => !sources && isBlock(node, "burime");
  return nodesIn(lesson.root, skip).flatMap((node): Passage[] => {
    if (node.type === "text") return [{ text: node.value, node }];
    if (isBlock(node, "figura") || isBlock(node, "model")) return [{ text: node.attributes?.alt ?? "", node }];
    if (node.type === "image") return [{ text: node.alt ?? "", node }];
    return [];
  });
}

/** The Markdown nodes whose words continue through emphasis and links. */
const running = new Set(["paragraph", "heading", "tableCell", "leafDirective"]);

/**
 * Joins each paragraph, title, cell and caption to one text. Patterns may span emphasis and links. Alternative texts
 * are included, titles among the sources are not.
 *
 * @param formula returns the replacement of a formula; by default one character without meaning
 */
export function runningTexts(
  lesson: Pick<CheckedText, "root">,
  formula: (tex: string) => string = () => "\uFFFC",
): Passage[] {
  return nodesIn(lesson.root, (node) => isBlock(node, "burime")).flatMap((node): Passage[] => [
    ...(running.has(node.type) ? [{ text: flatText(node, formula), node }] : []),
    ...(isBlock(node, "figura") || isBlock(node, "model") ? [{ text: node.attributes?.alt ?? "", node }] : []),
    ...(node.type === "image" ? [{ text: node.alt ?? "", node }] : []),
  ]);
}

/**
 * Returns the words of a node. @param formula returns the replacement of a formula; by default one character without
 * meaning
 */
export function flatText(node: MarkdownNode, formula: (tex: string) => string = () => "\uFFFC"): string {
  if (node.type === "text") return node.value;
  if (node.type === "inlineMath") return formula(node.value);
  if (node.type === "inlineCode") return "\uFFFC";
  if (node.type === "break") return "\n";
  const children = childrenOf(node).map((child) => flatText(child, formula));
  return (node.type === "textDirective" ? `:${node.name}` : "") + children.join("");
}

/** Returns the formulas of a lesson as TeX. */
export function formulas(lesson: CheckedText): Passage[] {
  return nodesIn(lesson.root).flatMap((node) =>
    node.type === "math" || node.type === "inlineMath" ? [{ text: node.value, node }] : [],
  );
}

/**
 * Makes a finding of each match in a passage, at its line and column.
 *
 * @param say returns message, hint and maybe a correction of a match; null where it is not a fault
 */
export function findAll(
  lesson: CheckedText,
  passage: Passage,
  pattern: RegExp,
  say: (match: RegExpExecArray) => [message: string, hint: string, instead?: string] | null,
): RuleFinding[] {
  return [...passage.text.matchAll(pattern)].flatMap((match) => {
    const words = say(match);
    if (words === null) return [];
    const [message, hint, instead] = words;
    const found = findingIn(lesson, passage, match[0], match.index, message, hint);
    // A single character of an alternative text may be in the block's quotes. So it is sought among them.
    const sure = match[0].length > 1 || passage.node.type === "text";
    return [instead === undefined || !sure ? found : { ...found, mend: { from: match[0], to: instead } }];
  });
}

/** Makes a finding at the words at an offset of a passage. */
export function findingIn(
  { source }: Pick<CheckedText, "source">,
  { text, node }: Passage,
  words: string,
  index: number,
  message: string,
  hint: string,
): RuleFinding {
  return { ...positionsIn(source)(offsetOf(source, text, node, words, index)), message, hint };
}

/** Finds the words in the source itself. Markdown's text lacks escapes and the indentation of its lines. */
function offsetOf(source: string, text: string, node: MarkdownNode, words: string, index: number): number {
  const start = beginOf(source, text, node);
  if (source.startsWith(text, start)) return start + index;
  const earlier = text.slice(0, index).split(words).length - 1;
  let offset = start - 1;
  for (let nth = 0; nth <= earlier; nth++) {
    const next = source.indexOf(words, offset + 1);
    if (next === -1) break;
    offset = next;
  }
  return Math.max(offset, start);
}

/** Returns where a passage begins. The caption of a block may have the same words as its alternative text after it. */
function beginOf(source: string, text: string, node: MarkdownNode): number {
  const start = node.position?.start.offset ?? 0;
  if (node.type !== "leafDirective" && node.type !== "containerDirective") return start;
  if (node.attributes?.alt !== text) return start;
  const quoted = ['alt="', "alt='"].map((before) => source.indexOf(before + text, start) + before.length);
  return quoted.find((at) => source.startsWith(text, at) && at > start) ?? start;
}
