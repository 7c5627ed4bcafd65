/** A rule of the magazine's content. It has a name, and a pure function from a lesson to its findings. */
import type { Finding, Mend } from "../../checking/finding";
import type { HtmlRoot, MarkdownNode, MarkdownRoot } from "../tree";

/** The text that the language rules check. */
export interface CheckedText {
  /** The file's text. */
  source: string;
  /** Its Markdown tree; `$$…$$` alone in a paragraph is a display formula. */
  root: MarkdownRoot;
}

/** A lesson for the rules, with the data of its magazine that they need. */
export interface CheckedLesson extends CheckedText {
  /** Its HTML, before it is printed and sanitised. */
  tree: HtmlRoot;
  /** The fixed part of the lesson's page; left out where there is none. */
  fixedPart?: HtmlRoot;
  /** Its own address, such as `/math/pitagora`, where it has one. */
  address?: string;
  /** The minutes of reading that the editor promises. */
  duration: number;
  /** Tells whether the site serves a file at this address, such as `/figures/katrori.svg`. */
  hasFile(address: string): boolean;
  /** Tells whether the magazine has a page at this address, such as `/math/pitagora`. */
  hasPage(address: string): boolean;
  /** Returns the address of the magazine that is nearest to an unknown one. */
  nearestPage?(address: string): string | null;
}

/** One fault. Line and column count from 1 in the lesson's file. */
export interface RuleFinding {
  line: number;
  column: number;
  message: string;
  hint: string;
  /** Field of the content in `magazine.json`, where the fault is there instead. */
  field?: "duration";
  /** Address of the picture whose caption it is; empty for the cover. */
  caption?: string;
  /** A correction that needs no question. */
  mend?: Mend;
}

/** A rule's finding with its severity and name; a fault of typesetting has no rule. */
export interface LessonFinding extends RuleFinding {
  severity: Finding["severity"];
  rule?: string;
}

export interface LessonRule<Text extends CheckedText = CheckedLesson> {
  /** The name of the rule's file, which reports print. */
  name: string;
  /** An error prevents publishing. A warning only fails the check; a to-do prevents publishing for readers. */
  severity: LessonFinding["severity"];
  /**
   * The texts that it checks. They are every Markdown text; pages of the magazine, with introductions of tools; lessons
   * only.
   */
  scope: "text" | "page" | "lesson";
  check(text: Text): RuleFinding[];
}

/** Makes a finding at the beginning of a node. */
export function findingAt(node: Pick<MarkdownNode, "position">, message: string, hint: string): RuleFinding {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1, message, hint };
}
