/**
 * Recomputes the `llogari` block of a worked example, whose values the page prints. Lines with `=` are evaluated in
 * order. A line with `≈` is right where its left side, rounded to the digits on the right, equals the right side.
 *
 * The first `=` of a name assigns it. A second one compares: with a bare number as `≈` does, else with the whole value.
 */
import { createRequire } from "node:module";
import type * as Mathjs from "mathjs";
import { roundTo } from "../../../app/magazine/rounding";
import { knownValues } from "./constants";

// The single-file build loads in 90 ms. The package's module form, hundreds of files, takes 650.
const mathjs: typeof Mathjs = createRequire(import.meta.url)("mathjs/lib/browser/math.js");

const math = mathjs.create(mathjs.all ?? {});
const compute = math.evaluate.bind(math);
const read = math.parse.bind(math);

// Functions that mathjs advises to disable for foreign expressions (mathjs.org/docs/expressions/security.html).
const closed = ["import", "createUnit", "reviver", "evaluate", "parse", "compile", "simplify", "derivative", "resolve"];
math.import(
  Object.fromEntries(
    closed.map((name) => [
      name,
      () => {
        throw new Error(name);
      },
    ]),
  ),
  { override: true },
);

export interface WorkedLineFinding {
  /** Line within the block, from 0. */
  line: number;
  message: string;
  hint: string;
}

const decimal = /^\s*([+-]?\d+(?:\.(\d+))?)(?:e([+-]?\d+))?\s*$/i;
const longestLine = 300;

/** A number with a decimal comma, as the page prints it. In brackets a comma separates two values. */
const commaNumber = /(\d),(\d)/;

/** Recomputes a block. @returns one finding for each line that is wrong or cannot be computed */
export function checkWorkedExample(block: string): WorkedLineFinding[] {
  const scope = new Map<string, unknown>(knownValues);
  const assigned = new Set<string>();
  return block.split("\n").flatMap((written, line) => {
    const text = written.trim();
    if (text === "" || text.startsWith("#")) return [];
    if (commaNumber.test(text) && !text.includes("(")) {
      // Evaluated with a point. Later lines then do not report the name of this one as unknown.
      const pointed = text.replaceAll(",", ".");
      assign(pointed.split("≈")[0] ?? "", scope, assigned);
      return [{ line, message: `Te „${text}“ presja dhjetore nuk lexohet.`, hint: `Në llogari shkruaj ${pointed}` }];
    }
    const found =
      text.length > longestLine ? tooLong : text.includes("≈") ? claim(text, scope) : assign(text, scope, assigned);
    return found === null ? [] : [{ line, ...found }];
  });
}

/**
 * Returns the values of a block. They are of every name, of the left side of every `≈`, and of its right side where that
 * is rounded to fewer digits than a whole number shows: `2.94e4` prints 29 400.
 *
 * @param isResult leaves out a bare number that no other line uses: it is copied, not computed
 */
export function workedValues(block: string, isResult = false): number[] {
  const scope = new Map<string, unknown>(knownValues);
  const lines = block.split("\n").flatMap((written) => {
    const text = written.trim();
    if (text === "" || text.startsWith("#") || text.length > longestLine) return [];
    return [text];
  });
  return lines.flatMap((written, line) => {
    const [text = "", claimed = ""] = written.split("≈");
    const result = evaluate(text, scope);
    if (!result.ok || typeof result.value !== "number") return [];
    const [, name = "", expression = ""] = /^(?:\s*([\p{L}_][\p{L}\p{N}_]*)\s*=)?(.*)$/u.exec(text) ?? [];
    const isUsed = () => lines.some((other, index) => index !== line && wordsOf(other).includes(name));
    if (isResult && decimal.test(expression) && !isUsed()) return [];
    const rounded = /e/i.test(claimed) ? Number(claimed) : Number.NaN;
    return [result.value, ...(Number.isInteger(rounded) ? [rounded] : [])];
  });
}

/** Returns the names in a line, without the one that it assigns. */
const wordsOf = (line: string): string[] => line.replace(/^[^=]*=/, "").match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];

/** Returns the value of one expression by itself; null where it has none. */
export function expressionValue(expression: string): number | null {
  const result = expression.length > longestLine ? null : evaluate(expression, new Map());
  return result?.ok && typeof result.value === "number" && Number.isFinite(result.value) ? result.value : null;
}

type LineFault = Omit<WorkedLineFinding, "line"> | null;

const tooLong: LineFault = { message: "Rreshti i llogarisë është tepër i gjatë.", hint: "Ndaje në disa rreshta." };

function assign(text: string, scope: Map<string, unknown>, assigned: Set<string>): LineFault {
  if (!text.includes("=")) {
    return { message: `Rreshti „${text}“ nuk ka as = as ≈.`, hint: "Shkruaj emri = shprehja ose shprehja ≈ vlera." };
  }
  const names = namesGivenIn(text);
  if (names === null) return cannotCompute(text, "shprehja nuk lexohet dot");
  const [name] = names;
  if (name === undefined || names.length > 1) return notOneName(text);
  if (assigned.has(name)) return compare(text, name, scope);
  const result = evaluate(text, scope);
  if (!result.ok) return cannotCompute(text, result.message);
  assigned.add(name);
  return noValue(result.value) ? cannotCompute(text, infinite) : null;
}

/**
 * Returns the names that a line assigns. It is one for `F = m * a` and `f(x) = x^2`, none for `a == 3`; null where it
 * cannot be parsed.
 */
function namesGivenIn(text: string): string[] | null {
  try {
    const names: string[] = [];
    read(text).traverse((node) => {
      if (node.type === "AssignmentNode" || node.type === "FunctionAssignmentNode") {
        names.push((node as Mathjs.AssignmentNode).name);
      }
    });
    return names;
  } catch {
    return null;
  }
}

const notOneName = (text: string): LineFault => ({
  message: `Rreshti „${text}“ nuk cakton një emër të vetëm.`,
  hint: "Shkruaj emri = shprehja; për të krahasuar, shprehja ≈ vlera, secilën në rreshtin e vet.",
});

const infinite = "del pjesëtim me zero, ose një numër tepër i madh";
const noValue = (value: unknown) => typeof value === "number" && !Number.isFinite(value);

/** Compares the existing value of a name with that of the line. */
function compare(text: string, name: string, scope: Map<string, unknown>): LineFault {
  const right = text.slice(text.indexOf("=") + 1);
  if (decimal.test(right)) return claim(`${name} ≈ ${right.trim()}`, scope);
  const result = evaluate(right, scope);
  if (!result.ok) return cannotCompute(text, result.message);
  const [first, second] = [scope.get(name), result.value];
  if (isNearly(first, second)) return null;
  return {
    message: `„${name}“ më sipër është ${first}, këtu del ${second}.`,
    hint: "Një emër ka një vlerë: ndreq llogarinë, ose jepi madhësisë tjetër një emër të vetin.",
  };
}

const isNearly = (a: unknown, b: unknown) =>
  typeof a === "number" && typeof b === "number" && Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));

function claim(text: string, scope: Map<string, unknown>): LineFault {
  const [left = "", right = "", ...more] = text.split("≈");
  const digits = decimal.exec(right);
  if (more.length > 0 || digits === null) {
    return {
      message: `Në „${text}“ pas ≈ duhet të vijë vetëm një numër.`,
      hint: "Shkruaje me pikë dhjetore, p.sh. 1.98e20.",
    };
  }
  const result = evaluate(left, scope);
  if (!result.ok) return cannotCompute(text, result.message);
  const value = result.value;
  if (noValue(value)) return cannotCompute(text, infinite);
  if (typeof value !== "number") return cannotCompute(text, "vlera nuk është numër");
  const scale = 10 ** Number(digits[3] ?? 0);
  const places = digits[2]?.length ?? 0;
  const rounded = roundTo(value / scale, places);
  if (Math.abs(rounded - Number(digits[1])) < 0.5 * 10 ** -(places + 3)) return null;
  const exact = `${rounded.toFixed(places)}${digits[3] === undefined ? "" : `e${Number(digits[3])}`}`;
  return {
    message: `Llogaria nuk del: ${left.trim()} është ${exact}, jo ${right.trim()}.`,
    hint: "Kontrollo numrat e shembullit dhe ndreq vlerën në llogari dhe në tekst.",
  };
}

type Evaluated = { ok: true; value: unknown } | { ok: false; message: string };

function evaluate(expression: string, scope: Map<string, unknown>): Evaluated {
  try {
    return { ok: true, value: compute(expression, scope) };
  } catch (error) {
    const unknown = /Undefined (?:symbol|function) (\S+)/.exec(error instanceof Error ? error.message : "");
    const message = unknown === null ? "shprehja nuk lexohet dot" : `„${unknown[1]}“ nuk është caktuar më sipër`;
    return { ok: false, message };
  }
}

function cannotCompute(text: string, why: string): LineFault {
  return {
    message: `Rreshti „${text}“ nuk llogaritet: ${why}.`,
    hint: "Shkruaj numra me pikë dhjetore dhe shumëzimin me *, p.sh. F = m * a.",
  };
}
