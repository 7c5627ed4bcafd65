/**
 * Completes while the editor types. It knows blocks after `:::`, TeX commands in a formula, the magazine's addresses in
 * a link.
 */
import type { Completion, CompletionContext, CompletionResult, CompletionSource } from "@codemirror/autocomplete";
import { snippetCompletion } from "@codemirror/autocomplete";
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

export function completeLesson(addresses: () => string[]): CompletionSource {
  return (context: CompletionContext): CompletionResult | null => {
    const block = context.matchBefore(/^:{2,3}[a-z]*$/);
    if (block !== null) return { from: block.from, options: blocks, validFor: /^:*[a-z]*$/ };
    const command = context.matchBefore(/\\[a-zA-Z]*$/);
    if (command !== null && formulaAt(context.state.doc.toString(), context.pos) !== null) {
      return { from: command.from, options: commands, validFor: /^\\[a-zA-Z]*$/ };
    }
    const link = context.matchBefore(/\]\(\/[\w/-]*$/);
    if (link === null) return null;
    return { from: link.from + 2, options: addresses().map((label) => ({ label })), validFor: /^\/[\w/-]*$/ };
  };
}
