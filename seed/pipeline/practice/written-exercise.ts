/**
 * Reads `practice/<slug>.md` into exercises. Each has a heading `## kuptoj: emri`, the numbers, the question, the
 * answer, and the sections `### Gabime`, `### Ndihmë`, `### Zgjidhje`, `### Pse`. Texts stay Markdown; each value to
 * print is replaced by a mark.
 */
import type { Code, Heading, List, RootContent } from "mdast";
import { markOf } from "../../../app/magazine/practice/draw";
import type { Exercise } from "../../../app/magazine/practice/exercise";
import type { Step } from "../../../app/magazine/practice/steps";
import { parseMarkdown } from "../lesson/tree";

/** Markdown with marks, and the line of the file on which it begins. */
export interface MarkedText {
  text: string;
  line: number;
}

/** An item of a list: `text` is the part before its arrow. */
export interface MarkedItem extends MarkedText {
  /** The part after ` → `; absent without an arrow. */
  after?: string;
  checked: boolean;
}

/** A fence `figura grafik`; one with a name, `figura grafik A`, is shown by an option. */
export interface WrittenFigure extends MarkedText {
  drawing: string;
  name?: string;
}

/** A fence `modeli pitagora`: the lesson's model that shows the exercise. */
export interface WrittenModel extends MarkedText {
  name: string;
}

export interface WrittenExercise {
  id: string;
  step: Step;
  line: number;
  numbers: MarkedText | null;
  answer: MarkedText | null;
  /** Several answers, each a field. */
  fields: MarkedText | null;
  question: MarkedText;
  figures: WrittenFigure[];
  model: WrittenModel | null;
  prints: (Exercise["prints"][number] & { line: number })[];
  /** Items of each section, by its name in lower case. */
  sections: Map<string, MarkedItem[]>;
}

export type ReportAtLine = (line: number, message: string, hint: string) => void;

const stepNames: Record<string, Step> = { kuptoj: "kuptoj", përdor: "perdor", perdor: "perdor", tutje: "tutje" };
const heading = /^##\s+(\S+?)\s*:\s*(.+?)\s*$/;
const address = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const sectionNames = ["përgjigjet", "radha", "çiftet", "gabime", "ndihmë", "zgjidhje", "pse"];

/** Reads every exercise of a file; reports and leaves out those that cannot be read. */
export function readWritten(source: string, report: ReportAtLine): WrittenExercise[] {
  const lines = source.split("\n");
  const starts = lines.flatMap((line, index) => (/^## /.test(line) ? [index] : []));
  const before = lines.slice(0, starts[0] ?? lines.length).findIndex((line) => line.trim() !== "");
  if (before >= 0) report(before + 1, "Para ushtrimit të parë ka tekst.", "Nise me ## kuptoj: emri-i-ushtrimit.");
  return starts.flatMap((start, index) => {
    const [, word = "", id = ""] = heading.exec(lines[start] ?? "") ?? [];
    const step = stepNames[word.toLowerCase()];
    if (step === undefined || !address.test(id)) {
      const hint = "Shkruaj p.sh. ## kuptoj: hipotenuza-nga-katetet; hapat janë kuptoj, përdor, tutje.";
      report(start + 1, "Kreu i ushtrimit nuk lexohet dot.", hint);
      return [];
    }
    const body = lines.slice(start + 1, starts[index + 1] ?? lines.length).join("\n");
    return [{ id, step, line: start + 1, ...readBody(body, start + 2, report) }];
  });
}

type ExerciseBody = Omit<WrittenExercise, "id" | "step" | "line">;

function readBody(source: string, firstLine: number, report: ReportAtLine): ExerciseBody {
  const { marked, prints } = mark(source, firstLine, report);
  const lineOf = (node: RootContent) => firstLine + (node.position?.start.line ?? 1) - 1;
  const body: ExerciseBody = {
    numbers: null,
    answer: null,
    fields: null,
    question: { text: "", line: firstLine },
    figures: [],
    model: null,
    prints,
    sections: new Map(),
  };
  let section: MarkedItem[] | null = null;
  const question: RootContent[] = [];
  for (const node of parseMarkdown(marked).children) {
    const isFence = node.type === "code" && section === null;
    if (node.type === "heading") section = openSection(node, marked, lineOf(node), body.sections, report);
    else if (isFence && node.lang === "numrat") body.numbers = fence(node, lineOf(node));
    else if (isFence && node.lang === "pergjigja") body.answer = fence(node, lineOf(node));
    else if (isFence && node.lang === "fushat") body.fields = fence(node, lineOf(node));
    else if (isFence && node.lang === "figura") body.figures.push(figureOf(node, lineOf(node)));
    else if (isFence && node.lang === "modeli")
      body.model = { ...fence(node, lineOf(node)), name: (node.meta ?? "").trim() };
    else if (section === null) question.push(node);
    else if (node.type === "list") section.push(...itemsOf(node, marked, firstLine));
    else if (node.type === "paragraph" && section === body.sections.get("pse"))
      section.push({ text: textOf(marked, node), line: lineOf(node), checked: false });
    else report(lineOf(node), "Nën këtë krye pritet vetëm një listë.", "Nise çdo rresht me - ose me 1.");
  }
  const [first, last] = [question[0], question.at(-1)];
  if (first !== undefined && last !== undefined)
    body.question = { text: textOf(marked, first, last), line: lineOf(first) };
  return body;
}

const fence = ({ value }: Code, line: number): MarkedText => ({ text: value, line: line + 1 });

function figureOf(node: Code, line: number): WrittenFigure {
  const [drawing = "", ...name] = (node.meta ?? "").split(/\s+/);
  return { ...fence(node, line), drawing, ...(name.length > 0 && { name: name.join(" ") }) };
}

const textOf = (source: string, first: RootContent, last = first) =>
  source.slice(first.position?.start.offset, last.position?.end.offset);

function openSection(
  node: Heading,
  source: string,
  line: number,
  sections: Map<string, MarkedItem[]>,
  report: ReportAtLine,
): MarkedItem[] {
  const name = textOf(source, node)
    .replace(/^#+\s*/, "")
    .trim()
    .toLowerCase();
  if (!sectionNames.includes(name) || sections.has(name)) {
    report(
      line,
      `Kreu „${name}“ nuk pritet këtu.`,
      `Kryet janë: ${sectionNames.map((each) => `### ${each}`).join(", ")}.`,
    );
  }
  const items: MarkedItem[] = [];
  sections.set(name, items);
  return items;
}

/** Returns each item's text without its bullet, its box and its indentation. */
function itemsOf({ children }: List, source: string, firstLine: number): MarkedItem[] {
  return children.map((item) => {
    const whole = source.slice(item.position?.start.offset, item.position?.end.offset);
    const bare = whole.replace(/^(?:[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?/, "").replace(/\n[ \t]+/g, "\n");
    const [text = "", ...after] = bare.split(/\s→\s/);
    const line = firstLine + (item.position?.start.line ?? 1) - 1;
    return { text, line, checked: item.checked === true, ...(after.length > 0 && { after: after.join(" → ") }) };
  });
}

/**
 * Matches `[[shprehja]]`, `[[shprehja:2]]` with digits, `[[b:+]]` with its sign, `[[b:()]]` in brackets if it is
 * negative, `[[E:e2]]` as a power of ten.
 */
const printed = /\[\[([^[\]]+?)(?::\s*(\+|\(\)|e)?(\d)?)?\]\]/g;
const forms: Record<string, "sign" | "bracket" | "power"> = { "+": "sign", "()": "bracket", e: "power" };

/** Replaces the values to print by marks. Fences are unchanged, because they hold no text. */
function mark(source: string, firstLine: number, report: ReportAtLine) {
  const prints: WrittenExercise["prints"] = [];
  const marked = source.replace(
    printed,
    (_whole, expression: string, form?: string, digits?: string, offset?: number) => {
      const line = firstLine + source.slice(0, offset).split("\n").length - 1;
      const print: Exercise["prints"][number] = {
        expression: expression.trim(),
        ...(digits !== undefined && { digits: Number(digits) }),
        ...(form !== undefined && { form: forms[form] }),
      };
      const known = prints.findIndex(
        (each) => each.expression === print.expression && each.digits === print.digits && each.form === print.form,
      );
      if (known >= 0) return markOf(known);
      prints.push({ ...print, line });
      return markOf(prints.length - 1);
    },
  );
  const left = /\[\[|\]\]/.exec(marked);
  if (left !== null) {
    const line = firstLine + marked.slice(0, left.index).split("\n").length - 1;
    report(
      line,
      "Një [[…]] nuk lexohet dot.",
      "Shkruaj [[a + b]], [[a/3:2]] me dy shifra, [[b:+]] me shenjën përpara.",
    );
  }
  return { marked: boundUnits(marked), prints };
}

/** Binds a number to its unit by U+00A0, so that no line ends between them. */
export const boundUnits = (text: string) => text.replace(beforeUnit, "$1\u00a0");

const beforeUnit =
  /([\d⟧$]) (?=(?:[kcmµMGdhn]?(?:m|g|s|A|N|J|W|Pa|V|Ω|C|Hz|K|l|eV|Wh|Ah)|°C|°|%|min|h|t|lekë|orë)(?![\p{L}]))/gu;
