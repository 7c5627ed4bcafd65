/** What a rule of the magazine's content is: a name, and a pure function from a lesson to what is wrong with it. */
import type { Finding, Mend } from "../../checking/finding";
import type { HtmlRoot, MarkdownNode, MarkdownRoot } from "../tree";

/** A text that the rules of language look at. */
export interface CheckedText {
  /** The file's text. */
  source: string;
  /** Its Markdown tree; `$$…$$` alone in a paragraph is a display formula. */
  root: MarkdownRoot;
}

/** A lesson under the rules, with what they may ask about its magazine. */
export interface CheckedLesson extends CheckedText {
  /** What it becomes, before it is printed and sanitised. */
  tree: HtmlRoot;
  /** The part that is written into the lesson's page; left out where there is none. */
  fixedPart?: HtmlRoot;
  /** Its own address, such as `/math/pitagora`, where it has one. */
  address?: string;
  /** The minutes that the editor promises. */
  duration: number;
  /** Whether the site serves a file at this address, such as `/figures/katrori.svg`. */
  hasFile(address: string): boolean;
  /** Whether a page of the magazine stands at this address, such as `/math/pitagora`. */
  hasPage(address: string): boolean;
  /** The address of the magazine that is nearest to one that nobody has. */
  nearestPage?(address: string): string | null;
}

/** One fault. Line and column count from 1 in the lesson's file. */
export interface RuleFinding {
  line: number;
  column: number;
  message: string;
  hint: string;
  /** Where the fault is in `magazine.json` instead: the field of the content. */
  field?: "duration";
  /** What may be written there without asking. */
  mend?: Mend;
}

/** A finding in a lesson with its weight and the rule that made it. None for what cannot be set at all. */
export interface LessonFinding extends RuleFinding {
  severity: Finding["severity"];
  rule?: string;
}

export interface LessonRule<Text extends CheckedText = CheckedLesson> {
  /** The name of the rule's file: what a report calls it. */
  name: string;
  /** An error keeps the magazine from being published; a warning only from passing the check; a to-do from readers. */
  severity: LessonFinding["severity"];
  /** Every Markdown text; those that are pages of the magazine, introductions of tools included; lessons alone. */
  scope: "text" | "page" | "lesson";
  check(text: Text): RuleFinding[];
}

/** A fault at the beginning of a node. */
export function findingAt(node: Pick<MarkdownNode, "position">, message: string, hint: string): RuleFinding {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1, message, hint };
}
