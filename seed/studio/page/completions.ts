/**
 * Completes while the editor types. It knows blocks after `:::`, TeX commands in a formula, the magazine's pages in a
 * link, by their addresses or by words of their titles.
 */
import type { Completion, CompletionContext, CompletionResult, CompletionSource } from "@codemirror/autocomplete";
import { snippetCompletion } from "@codemirror/autocomplete";
import { fold } from "../../../app/magazine/albanian-stems";
import type { ListedPiece } from "../server/overview";
import { exerciseFunctions, exerciseLines } from "./exercise-blocks";
import { formulaAt } from "./formula-at";
import { lessonBlocks } from "./lesson-blocks";

const texCommands = [
  ...["frac{#{a}}{#{b}}", "sqrt{#{x}}", "vec{#{v}}", "mathrm{#{m/s}}", "text{#{fjalë}}"],
  ..."cdot times approx neq leq geq pm Delta alpha beta gamma theta lambda mu pi rho sigma tau varphi omega Omega".split(
    " ",
  ),
  ..."sin cos tan log ln infty to degree circ sum int left right quad".split(" "),
];

const blocks: Completion[] = lessonBlocks
  .filter(({ template }) => template.startsWith("::"))
  .map(({ name, label, template }) =>
    snippetCompletion(template, { label: template.startsWith(":::") ? `:::${name}` : `::${name}`, detail: label }),
  );

const commands: Completion[] = texCommands.map((command) =>
  snippetCompletion(`\\${command}`, { label: `\\${command.replace(/\{.*/, "")}` }),
);

/** Completes the headings, fences and functions of exercises. */
export const completeExercise: CompletionSource = (context: CompletionContext): CompletionResult | null => {
  const line = context.matchBefore(/^(?:#{1,3} ?|`{1,3})[\p{L}]*$/u);
  if (line !== null) return { from: line.from, options: lines, validFor: /^[#` \p{L}]*$/u };
  const word = context.matchBefore(/[a-z]+$/);
  if (word === null || word.to - word.from < 2 || !isCalculation(context)) return null;
  return { from: word.from, options: functions, validFor: /^[a-z]*$/ };
};

const lines: Completion[] = exerciseLines.map((label) => ({ label }));
const functions: Completion[] = exerciseFunctions.map((label) => ({ label, type: "function" }));

/** Tells whether the caret is in a fence, in a mistake's code or in a printed value. */
function isCalculation({ state, pos }: CompletionContext): boolean {
  const line = state.doc.lineAt(pos);
  const before = line.text.slice(0, pos - line.from);
  if (/\[\[[^\]]*$/.test(before) || /^- `[^`]*$/.test(before)) return true;
  return state.sliceDoc(0, pos).split(/^```/m).length % 2 === 0;
}

/** A page of the magazine to which a text may link. */
export interface LinkablePage {
  address: string;
  title: string;
}

/** Returns the pieces that have an address. */
export const linkablePages = (pieces: readonly ListedPiece[]): LinkablePage[] =>
  pieces.flatMap(({ address, title }) => (address === null ? [] : { address, title }));

/** Tells whether each typed word begins a word of the title, also without ë and ç. */
function isTitled({ title }: LinkablePage, typed: string): boolean {
  const words = wordsIn(title);
  return wordsIn(typed).every((part) => words.some((word) => word.startsWith(part)));
}

const wordsIn = (text: string) => fold(text).match(/[\p{L}\d]+/gu) ?? [];

export function completeLesson(pages: () => LinkablePage[]): CompletionSource {
  return (context: CompletionContext): CompletionResult | null => {
    const block = context.matchBefore(/^:{2,3}[a-z]*$/);
    if (block !== null) return { from: block.from, options: blocks, validFor: /^:*[a-z]*$/ };
    const command = context.matchBefore(/\\[a-zA-Z]*$/);
    if (command !== null && formulaAt(context.state.doc.toString(), context.pos) !== null) {
      return { from: command.from, options: commands, validFor: /^\\[a-zA-Z]*$/ };
    }
    const titled = context.matchBefore(/\]\([\p{L}\d][\p{L}\d ]*$/u);
    if (titled !== null) {
      const options = pages()
        .filter((page) => isTitled(page, titled.text.slice(2)))
        .map(({ title, address }) => ({ label: title, detail: address, apply: address }));
      return { from: titled.from + 2, options, filter: false };
    }
    const link = context.matchBefore(/\]\(\/[\w/-]*$/);
    if (link === null) return null;
    const options = pages().map(({ address, title }) => ({ label: address, detail: title }));
    return { from: link.from + 2, options, validFor: /^\/[\w/-]*$/ };
  };
}
