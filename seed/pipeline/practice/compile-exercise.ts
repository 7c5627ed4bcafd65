/** Compiles a written exercise into the published form: expressions checked, texts typeset and sanitised. */
import type { Answer, Exercise, Parameter } from "../../../app/magazine/practice/exercise";
import { parseExpression } from "../../../app/magazine/practice/expression";
import { parseUnit } from "../../../app/magazine/practice/unit";
import { checkParts } from "./check-parts";
import { readChoice } from "./compile-choice";
import { compileFigure } from "./compile-figure";
import { readOnFigure } from "./compile-figure-answer";
import {
  type AnswerLine,
  addFieldErrors,
  answerField,
  type Checked,
  checkedRelation,
  elementsIn,
  furtherAnswerFields,
  lettersOf,
  type Phrase,
  readFields,
  readSetOrRelation,
  withForm,
  withSignificant,
} from "./compile-further";
import { readAfterwards, type ShowingLesson } from "./compile-model";
import type { MarkedItem, MarkedText, ReportAtLine, WrittenExercise, WrittenFigure } from "./written-exercise";

/** Typesets marked Markdown; with `phrase` the text is one paragraph, returned without its `p`. */
export type Typesetter = (text: MarkedText, phrase: boolean) => string;

/** Compiles one exercise. @param lesson to which it belongs, null where it is not known @returns null after a finding */
export function compileExercise(
  written: WrittenExercise,
  typeset: Typesetter,
  report: ReportAtLine,
  lesson: ShowingLesson | null = null,
): Exercise | null {
  let sound = true;
  const fault: ReportAtLine = (...finding) => {
    sound = false;
    report(...finding);
  };
  const { parameters, conditions } = readNumbers(written.numbers, fault);
  const names = parameters.map(({ name }) => name);
  const checked = (expression: string, line: number, known: readonly string[] = names) =>
    checkExpression(expression, line, known, fault);
  const phrase = (text: string, line: number) => typeset({ text, line }, true);
  const items = (section: string) => written.sections.get(section) ?? [];
  const phrases = (section: string) => items(section).map(({ text, after, line }) => phrase(joined(text, after), line));

  for (const { expression, line } of written.prints) checked(expression, line);
  const figures = written.figures.flatMap((figure) => compileFigure(figure, names, fault) ?? []);
  const answer = readAnswer(written, names, checked, phrase, fault);
  const readErrorOf = (item: MarkedItem, own: Answer | null, known: readonly string[]) =>
    readError(item, own, known, checked, phrase, fault);
  const errors = answer?.kind === "fields" ? [] : items("gabime").map((item) => readErrorOf(item, answer, names));
  if (answer?.kind === "fields") addFieldErrors(answer, items("gabime"), names, readErrorOf, fault);
  const exercise = {
    id: written.id,
    step: written.step,
    parameters,
    conditions: conditions.map(({ text, line }) => checked(text, line)),
    prints: written.prints.map(({ line: _, ...print }) => print),
    question: typeset(written.question, false),
    ...(figures.length > 0 && { figures }),
    answer,
    errors,
    hints: phrases("ndihmë"),
    solution: phrases("zgjidhje"),
    ...readAfterwards(written, lesson, checked, phrase, fault),
  };
  if (written.question.text.trim() === "") fault(written.line, "Ushtrimi nuk ka pyetje.", "Shkruaje nën kreun e tij.");
  checkParts(exercise, written, fault);
  return sound && answer !== null ? { ...exercise, answer } : null;
}

const joined = (text: string, after: string | undefined) => (after === undefined ? text : `${text} → ${after}`);

function checkExpression(text: string, line: number, known: readonly string[], fault: ReportAtLine): string {
  const expression = text.trim();
  const parsed = parseExpression(expression);
  if (!parsed.ok)
    fault(line, `${parsed.message} (${expression})`, "Shkruaj numra me pikë dhjetore dhe shumëzimin me *.");
  const strange = parsed.ok ? parsed.expression.names.find((name) => !known.includes(name)) : undefined;
  if (strange !== undefined) {
    fault(
      line,
      `„${strange}“ nuk është caktuar më sipër (${expression}).`,
      "Caktoje te ```numrat, para se të përdoret.",
    );
  }
  return expression;
}

const range = /^(.+?)\.\.(.+?)(?:\s+hap\s+(.+))?$/;

/** Reads the lines of an exercise's numbers. Forms: `a = 3..12 hap 0.5`, `b = 2; 4; 8`, `c = a * b`, `kusht a < b`. */
function readNumbers(
  fence: MarkedText | null,
  fault: ReportAtLine,
): { parameters: Parameter[]; conditions: MarkedText[] } {
  const parameters: Parameter[] = [];
  const conditions: MarkedText[] = [];
  for (const [index, row] of (fence?.text ?? "").split("\n").entries()) {
    const line = (fence?.line ?? 0) + index;
    const text = row.replace(/#.*$/, "").trim();
    if (text === "") continue;
    const condition = /^kusht\s+(.+)$/.exec(text)?.[1];
    if (condition !== undefined) {
      conditions.push({ text: condition, line });
      continue;
    }
    const [, name = "", definition = ""] = /^([\p{L}_][\p{L}\p{N}_]*)\s*=\s*(.+)$/u.exec(text) ?? [];
    if (name === "" || parameters.some((each) => each.name === name)) {
      fault(
        line,
        `Rreshti „${text}“ nuk lexohet dot.`,
        "Shkruaj a = 3..12 hap 0.5, b = 2; 4; 8, c = a * b ose kusht a < b.",
      );
      continue;
    }
    const known = parameters.map((each) => each.name);
    const checked = (expression: string) => checkExpression(expression, line, known, fault);
    const [, from, to, step = "1"] = range.exec(definition) ?? [];
    if (from !== undefined && to !== undefined) {
      parameters.push({ name, from: checked(from), to: checked(to), step: checked(step) });
    } else if (definition.includes(";")) parameters.push({ name, oneOf: definition.split(";").map(checked) });
    else parameters.push({ name, value: checked(definition) });
  }
  return { parameters, conditions };
}

function readAnswer(
  written: WrittenExercise,
  names: readonly string[],
  checked: Checked,
  phrase: Phrase,
  fault: ReportAtLine,
): Answer | null {
  const [options, order, pairs] = ["përgjigjet", "radha", "çiftet"].map((name) => written.sections.get(name));
  const answerForms = [written.answer, written.fields, options, order, pairs].filter((each) => each != null);
  if (answerForms.length !== 1) {
    const hint = "Shkruaj ose ```pergjigja, ```fushat, ose ### Përgjigjet, ### Radha, ### Çiftet.";
    fault(
      written.line,
      answerForms.length === 0 ? "Ushtrimi nuk ka përgjigje." : "Ushtrimi ka dy lloje përgjigjesh.",
      hint,
    );
    return null;
  }
  if (options !== undefined) return readChoice(options, written, phrase, fault);
  if (order !== undefined) return { kind: "order", items: order.map(({ text, line }) => phrase(text, line)) };
  if (pairs !== undefined) {
    return {
      kind: "match",
      pairs: pairs.map(({ text, after = "", line }) => [phrase(text, line), phrase(after, line)]),
    };
  }
  if (written.fields !== null) return readFields(written.fields, names, checked, phrase, fault, readValue);
  return written.answer === null ? null : readValue(written.answer, names, checked, fault, written.figures);
}

/** Reads the fence of an answer that is typed or clicked on a picture. @param names those that may be computed with */
function readValue(
  fence: MarkedText,
  names: readonly string[],
  checked: Checked,
  fault: ReportAtLine,
  figures: readonly WrittenFigure[] = [],
): Answer | null {
  const fields = new Map<string, { value: string; line: number }>();
  for (const [index, written] of fence.text.split("\n").entries()) {
    const row = written.replace(/#.*$/, "");
    const [, typed = "", value = ""] = /^\s*(\p{L}[\p{L} ]*?)\s*=\s*(.+?)\s*$/u.exec(row) ?? [];
    const name = answerField(typed);
    if (row.trim() !== "" && !answerFields.includes(name)) {
      fault(fence.line + index, `Rreshti „${row.trim()}“ nuk lexohet dot.`, `Fushat janë: ${answerFields.join(", ")}.`);
    } else if (name !== "") fields.set(name, { value, line: fence.line + index });
  }
  const field = (name: string) => fields.get(name);
  const handle = field("figura");
  if (handle !== undefined) return readOnFigure(handle, figures, field, checked, fault);
  const [value, fraction, expression, point] = ["vlera", "thyesa", "shprehja", "pika"].map(field);
  if (value !== undefined) return withSignificant(readNumber(value, field, checked, fault), field, fault);
  if (fraction !== undefined) return { kind: "fraction", value: checked(fraction.value, fraction.line) };
  if (expression !== undefined) {
    const variables = lettersOf(field);
    const value = checked(expression.value, expression.line, [...names, ...variables]);
    return withForm({ kind: "expression", value, variables }, field, fault);
  }
  if (point !== undefined) {
    const [x = "", y = ""] = point.value.split(";");
    const [, from = "-6", to = "6"] = /^(-?\d+)\.\.(-?\d+)$/.exec(field("rrjeti")?.value ?? "-6..6") ?? [];
    return { kind: "point", x: checked(x, point.line), y: checked(y, point.line), from: Number(from), to: Number(to) };
  }
  const further = readSetOrRelation(field, names, checked, fault);
  if (further === undefined) {
    const hint =
      "Shkruaj vlera = …, thyesa = …, shprehja = …, bashkësia = …, ekuacioni = …, inekuacioni = … ose pika = x; y.";
    fault(fence.line, "Përgjigjja nuk ka vlerë.", hint);
  }
  return further ?? null;
}

const answerFields = [
  ...["vlera", "njësia", "shifra", "toleranca", "thyesa", "shprehja", "shkronjat", "pika", "rrjeti", "figura"],
  ...furtherAnswerFields,
];

function readNumber(
  input: { value: string; line: number },
  field: AnswerLine,
  checked: Checked,
  fault: ReportAtLine,
): Extract<Answer, { kind: "number" }> {
  const [unit, digits, tolerance] = ["njësia", "shifra", "toleranca"].map(field);
  const allUnits = unit?.value.split(/\s*;\s*/) ?? [];
  for (const each of allUnits) {
    const hint = "Shkruaje si në mësim, p.sh. m/s², kWh, °C, lekë.";
    if (parseUnit(each) === null) fault((unit ?? input).line, `Njësia „${each}“ nuk njihet.`, hint);
  }
  const [first, ...otherUnits] = allUnits;
  const amount = /^(\d+(?:\.\d+)?)\s*(%)?$/.exec(tolerance?.value ?? "0");
  if (amount === null || (digits !== undefined && !/^\d$/.test(digits.value))) {
    fault(
      (tolerance ?? digits ?? input).line,
      "Shifrat ose toleranca nuk lexohen dot.",
      "Shkruaj shifra = 1, toleranca = 0.5 ose toleranca = 2 %.",
    );
  }
  return {
    kind: "number",
    value: checked(input.value, input.line),
    ...(first !== undefined && { unit: first }),
    ...(otherUnits.length > 0 && { otherUnits }),
    ...(digits !== undefined && { digits: Number(digits.value) }),
    ...(tolerance !== undefined && amount?.[2] === "%" && { share: Number(amount[1]) / 100 }),
    ...(tolerance !== undefined && amount?.[2] !== "%" && { tolerance: Number(amount?.[1]) }),
  };
}

/** Reads `` `a + b` → Mblodhe gjatësitë. ``; a point's error has two expressions, separated by a semicolon. */
function readError(
  item: MarkedItem,
  answer: Answer | null,
  names: readonly string[],
  checked: Checked,
  phrase: Phrase,
  fault: ReportAtLine,
): Exercise["errors"][number] {
  const [, code = ""] = /^`([^`]+)`$/.exec(item.text.trim()) ?? [];
  if (code === "" || item.after === undefined) {
    fault(item.line, "Gabimi nuk lexohet dot.", "Shkruaj - `a + b` → Fjalia që i thuhet nxënësit.");
  }
  // A pupil's expression may use the answer's variables besides the drawn numbers.
  const known = answer !== null && "variables" in answer ? [...names, ...answer.variables] : names;
  if (answer?.kind === "relation") {
    const values = [checkedRelation(code, item.line, known, checked, fault)];
    return { values, says: phrase(item.after ?? "", item.line) };
  }
  const parts =
    answer?.kind === "point" || answer?.kind === "figure"
      ? code.split(";")
      : answer?.kind === "set"
        ? elementsIn(code)
        : [code];
  return { values: parts.map((part) => checked(part, item.line, known)), says: phrase(item.after ?? "", item.line) };
}
