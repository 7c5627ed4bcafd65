/**
 * Compiles the further kinds of answers: sets, equations and inequalities, forms of an expression, significant digits,
 * and several fields in one exercise.
 */
import type { Answer, Exercise } from "../../../app/magazine/practice/exercise";
import { isInequality } from "../../../app/magazine/practice/further/relation";
import type { AnswerField } from "../../../app/magazine/practice/typed-answer-schemas";
import type { MarkedItem, MarkedText, ReportAtLine } from "./written-exercise";

export type Checked = (expression: string, line: number, known?: readonly string[]) => string;
export type Phrase = (text: string, line: number) => string;
/** Returns a line of an answer's fence by its name. */
export type AnswerLine = (name: string) => { value: string; line: number } | undefined;

type Of<Kind extends Answer["kind"]> = Extract<Answer, { kind: Kind }>;

const significantName = "shifra të rëndësishme";
export const furtherAnswerFields = ["bashkësia", "ekuacioni", "inekuacioni", "forma", significantName];

const withoutMarks = (text: string) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "");

/** Returns the name of an answer's line; those of the further kinds may be written without ë. */
export const answerField = (typed: string) =>
  furtherAnswerFields.find((name) => withoutMarks(name) === withoutMarks(typed)) ?? typed;

export const lettersOf = (line: AnswerLine) => (line("shkronjat")?.value ?? "x").split(/[\s,;]+/);

const forms: Record<string, Of<"expression">["form"]> = {
  faktorizuar: "factored",
  "zbërthyer në faktorë": "factored",
  "pa kllapa": "expanded",
  thjeshtuar: "simplified",
};

/** Adds the form in which an expression must be written. */
export function withForm(answer: Of<"expression">, line: AnswerLine, fault: ReportAtLine): Answer {
  const written = line("forma");
  if (written === undefined) return answer;
  const form = forms[written.value.toLowerCase()];
  if (form === undefined) {
    fault(written.line, `Forma „${written.value}“ nuk njihet.`, `Format janë: ${Object.keys(forms).join(", ")}.`);
  }
  return { ...answer, form };
}

/** Adds the significant digits that a number must be typed with. */
export function withSignificant(answer: Of<"number">, line: AnswerLine, fault: ReportAtLine): Answer {
  const written = line(significantName);
  if (written === undefined) return answer;
  if (!/^[1-6]$/.test(written.value) || answer.digits !== undefined) {
    const hint = `Shkruaj ${significantName} = 3 (nga 1 deri në 6), pa shifra = … krahas saj.`;
    fault(written.line, "Shifrat e rëndësishme nuk lexohen dot.", hint);
  }
  return { ...answer, significant: Number(written.value) };
}

/** Splits a written set at its semicolons; `asnjë` is the empty one. */
export const elementsIn = (text: string) =>
  withoutMarks(text.trim().toLowerCase()) === "asnje" ? [] : text.split(";").map((each) => each.trim());

/** Reads a set, an equation or an inequality. @returns undefined if the fence has none */
export function readSetOrRelation(
  line: AnswerLine,
  names: readonly string[],
  checked: Checked,
  fault: ReportAtLine,
): Answer | undefined {
  const [set, equation, inequality] = ["bashkësia", "ekuacioni", "inekuacioni"].map(line);
  const variables = lettersOf(line);
  if (set !== undefined) {
    const values = elementsIn(set.value).map((each) => checked(each, set.line));
    return { kind: "set", values, variable: variables[0] ?? "x" };
  }
  const written = equation ?? inequality;
  if (written === undefined) return undefined;
  const relation = checkedRelation(written.value, written.line, [...names, ...variables], checked, fault);
  if (isInequality(relation) !== (equation === undefined)) {
    const [what, sample] =
      equation === undefined
        ? ["Inekuacioni", "inekuacioni = x > a ose inekuacioni = a <= x < b"]
        : ["Ekuacioni", "ekuacioni = a*x + b*y = c"];
    fault(written.line, `${what} nuk ka shenjën e vet.`, `Shkruaj p.sh. ${sample}.`);
  }
  return { kind: "relation", relation, variables };
}

const comparison = /(<=|>=|!=|<|>|=)/;

/** Writes a relation in the notation of expressions: `a ≤ x < b` as `a <= x and x < b`, `dhe` as `and`. */
export function checkedRelation(
  text: string,
  line: number,
  known: readonly string[],
  checked: Checked,
  fault: ReportAtLine,
): string {
  const plain = text
    .replaceAll("≤", "<=")
    .replaceAll("≥", ">=")
    .replaceAll("≠", "!=")
    .replace(/\s(?:dhe)\s/g, " and ")
    .replace(/\s(?:ose)\s/g, " or ");
  const relation = plain.replace(/(?:(?!\s(?:and|or)\s).)+/g, (piece) => {
    const parts = piece.trim().split(comparison);
    const bounds = parts.length === 5 ? [parts.slice(0, 3), parts.slice(2)] : [parts];
    return ` ${bounds.map((each) => each.join("").trim()).join(" and ")} `;
  });
  const written = relation.replace(/\s+/g, " ").trim();
  if (!comparison.test(written)) {
    fault(
      line,
      `„${written}“ nuk ka shenjë krahasimi.`,
      "Shkruaj p.sh. x > a, a <= x < b, x < a ose x > b, y = a*x + b.",
    );
  }
  return checked(written, line, known);
}

type ValueReader = (
  fence: MarkedText,
  names: readonly string[],
  checked: Checked,
  fault: ReportAtLine,
) => Answer | null;

const head = /^\s*fusha\s+([\p{L}_][\p{L}\p{N}_]*)\s*:\s*(.+?)\s*$/u;
const headHint = "Nise çdo fushë me fusha v: Shpejtësia në fund, pastaj rreshtat e saj: vlera = …, njësia = ….";

/**
 * Reads the fence `fushat`: blocks that begin with `fusha emri: Etiketa`, each with the lines of an answer. A later
 * field may compute with the name of an earlier one.
 */
export function readFields(
  fence: MarkedText,
  names: readonly string[],
  checked: Checked,
  phrase: Phrase,
  fault: ReportAtLine,
  readValue: ValueReader,
): Answer {
  const rows = fence.text.split("\n");
  const starts = rows.flatMap((row, index) => (/^\s*fusha(?!\p{L})/u.test(row) ? [index] : []));
  const before = rows.slice(0, starts[0] ?? rows.length).findIndex((row) => row.replace(/#.*$/, "").trim() !== "");
  if (before >= 0) fault(fence.line + before, "Para fushës së parë ka një rresht.", headHint);
  const fields: AnswerField[] = [];
  for (const [at, start] of starts.entries()) {
    const line = fence.line + start;
    const [, name = "", label = ""] = head.exec(rows[start] ?? "") ?? [];
    const known = [...names, ...fields.map((field) => field.name)];
    if (name === "" || known.includes(name)) {
      const [message, hint] =
        name === ""
          ? ["Kreu i fushës nuk lexohet dot.", headHint]
          : [`Emri „${name}“ është zënë.`, "Jepi fushës emër tjetër nga numrat dhe fushat para saj."];
      fault(line, message, hint);
      continue;
    }
    const block = { text: rows.slice(start + 1, starts[at + 1] ?? rows.length).join("\n"), line: line + 1 };
    const answer = readValue(block, known, (text, place, own = known) => checked(text, place, own), fault);
    if (answer === null) continue;
    if (
      answer.kind === "point" ||
      answer.kind === "fields" ||
      answer.kind === "figure" ||
      "options" in answer ||
      "items" in answer ||
      "pairs" in answer
    ) {
      fault(
        line,
        "Një fushë shkruhet; pika dhe figura nuk hyjnë këtu.",
        "Shkruaj vlera, thyesa, shprehja, bashkësia, ekuacioni ose inekuacioni.",
      );
      continue;
    }
    fields.push({ name, label: phrase(label, line), answer, errors: [] });
  }
  if (starts.length < 2 || starts.length > 4) {
    fault(
      fence.line,
      `Ushtrimi ka ${starts.length} fusha.`,
      "Shkruaj dy deri katër; për një të vetme përdor ```pergjigja.",
    );
  }
  return { kind: "fields", fields };
}

/** Reads the errors of each field, `` - v: `a + t` → Fjalia. ``, into it. */
export function addFieldErrors(
  { fields }: Of<"fields">,
  items: readonly MarkedItem[],
  names: readonly string[],
  readError: (item: MarkedItem, answer: Answer, known: readonly string[]) => Exercise["errors"][number],
  fault: ReportAtLine,
): void {
  for (const item of items) {
    const [all = "", name = ""] = /^\s*([\p{L}_][\p{L}\p{N}_]*)\s*:\s*(?=`)/u.exec(item.text) ?? [];
    const at = fields.findIndex((field) => field.name === name);
    const field = fields[at];
    if (field === undefined) {
      const [first = "v"] = fields.map((each) => each.name);
      fault(
        item.line,
        "Gabimi nuk thotë e cilës fushë është.",
        `Nise me emrin e fushës: - ${first}: \`a + b\` → Fjalia.`,
      );
      continue;
    }
    const known = [...names, ...fields.slice(0, at).map((each) => each.name)];
    field.errors.push(readError({ ...item, text: item.text.slice(all.length) }, field.answer, known));
  }
}
