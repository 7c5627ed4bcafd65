/** Reads one side of a printed step, from its tokens to an expression with units. */
import { type Expression, parseExpression } from "../../../app/magazine/practice/expression";
import type { Unit } from "../../../app/magazine/practice/unit";

/** One side of a step, before or after its `=`. */
export interface StepSide {
  expression: Expression;
  /** Units by their names in the expression. */
  units: readonly Unit[];
  /** It has an operation other than a power of ten. */
  isComputed: boolean;
  /** Half a unit of the last printed digit; undefined for a computed side or a mark. */
  rounding?: number;
  /** The mark of a number that is drawn later, where the side is that number, perhaps with a power of ten. */
  mark?: number;
  /** The exponent of its power of ten. */
  exponent: number;
}

/** The kinds of token. Soft borders are dollar signs; a hard border ends a step, and so does an unknown sign. */
export type TokenKind =
  | "number"
  | "mark"
  | "operator"
  | "open"
  | "close"
  | "call"
  | "unit"
  | "soft"
  | "hard"
  | "unknown"
  | "relation";

export interface StepToken {
  kind: TokenKind;
  /** Its part of an expression; `U` stands for a unit. */
  code: string;
  index: number;
  end: number;
  /** The units in its expression, in order. */
  units?: readonly Unit[];
  /** Digits after the comma of a number. */
  digits?: number;
  /** The exponent of a power, or of a word such as „milionë“. */
  exponent?: number;
  /** White space follows. */
  isLoose?: boolean;
}

const isEnd = ({ kind }: StepToken) => kind === "hard" || kind === "unknown" || kind === "relation" || kind === "soft";

/** Joins tokens to one expression. @returns null where they are none */
export function codeOf(tokens: readonly StepToken[]): { code: string; units: readonly Unit[] } | null {
  if (tokens.length === 0 || tokens.some(isEnd)) return null;
  const units: Unit[] = [];
  const parts: string[] = [];
  for (const [i, token] of tokens.entries()) {
    const before = tokens[i - 1];
    if (token.kind === "unit") {
      // A unit belongs to the value right before it: 6 m : 2 s.
      const value = valueBefore(parts);
      if (value === null) return null;
      units.push(...(token.units ?? []));
      parts.splice(value, parts.length, `(${parts.slice(value).join("")}*U)`);
      continue;
    }
    const isValue = ["number", "mark", "open", "call"].includes(token.kind);
    if (isValue && before !== undefined && !["operator", "open"].includes(before.kind)) {
      if (token.kind === "number") return null;
      parts.push("*");
    } else if (isValue && before?.kind === "operator" && before.exponent !== undefined) parts.push("*");
    units.push(...(token.units ?? []));
    parts.push(token.code);
    // 4 · 10⁸ is one number: 8 · 10⁹ : 4 · 10⁸.
    const isPower = token.exponent !== undefined && token.code.startsWith("^") && before?.code === "10";
    if (isPower && tokens[i - 2]?.code === "*" && isNumber(tokens[i - 3]))
      parts.splice(-4, 4, `(${parts.slice(-4).join("")})`);
  }
  return { code: parts.join(""), units };
}

const isNumber = (token: StepToken | undefined) => token?.kind === "number" || token?.kind === "mark";

/** Returns where the last value begins: a number, a bracket, a power of one. */
function valueBefore(parts: readonly string[]): number | null {
  let at = parts.length - 1;
  if (parts[at]?.startsWith("^")) at--;
  if (parts[at] !== ")") return at >= 0 && /^[\d(ps]|^ln|^cos|^tan/.test(parts[at] ?? "") ? at : null;
  for (let depth = 0; at >= 0; at--) {
    if (parts[at] === ")") depth++;
    if (parts[at] === "(") depth--;
    if (depth === 0) return at;
  }
  return null;
}

/** Reads a run of tokens as one side. @returns null where it is no arithmetic */
export function readSide(run: readonly StepToken[]): StepSide | null {
  const tokens = withoutOpenBrackets(run.filter(({ kind }) => kind !== "soft"));
  const joined = codeOf(tokens);
  if (joined === null) return null;
  let unit = 0;
  const parsed = parseExpression(joined.code.replace(/U/g, () => `u${unit++}`));
  if (!parsed.ok) return null;
  const values = tokens[0]?.kind === "operator" && tokens[0].code === "-" ? tokens.slice(1) : tokens;
  const bare = values.filter(({ kind }) => kind !== "unit");
  const [first, ...others] = bare;
  const powers = powerOfTen(others);
  const isComputed = first === undefined || !isNumber(first) || powers === null;
  const side: StepSide = { expression: parsed.expression, units: joined.units, isComputed, exponent: powers ?? 0 };
  if (isComputed) return side;
  if (first.kind === "mark") return { ...side, mark: Number(first.code.replace(/\D/g, "")) };
  // Nobody knows whether the last zeros of 5550 are digits or places.
  const zeros = first.digits === 0 ? (/0*$/.exec(first.code)?.[0].length ?? 0) : 0;
  return { ...side, rounding: 0.5 * 10 ** (powers + zeros - (first.digits ?? 0)) };
}

/** Returns the exponent of `· 10^8` or of a word such as „milionë“; 0 of nothing. @returns null of other signs */
function powerOfTen(tokens: readonly StepToken[]): number | null {
  const [times, ten, power, ...more] = tokens;
  if (times === undefined) return 0;
  if (times.exponent !== undefined && times.code.startsWith("*")) return ten === undefined ? times.exponent : null;
  const isPower = times.code === "*" && ten?.code === "10" && power?.exponent !== undefined && more.length === 0;
  return isPower ? (power.exponent as number) : null;
}

/** Drops brackets that are opened in the words before or closed in those after. */
function withoutOpenBrackets(tokens: StepToken[]): StepToken[] {
  const count = (kind: TokenKind) => tokens.filter((token) => token.kind === kind).length;
  const excess = count("open") - count("close");
  if (excess > 0 && tokens.slice(0, excess).every(({ kind }) => kind === "open")) return tokens.slice(excess);
  if (excess < 0 && tokens.slice(excess).every(({ kind }) => kind === "close")) return tokens.slice(0, excess);
  return tokens;
}
