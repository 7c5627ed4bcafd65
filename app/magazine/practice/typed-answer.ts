/**
 * Parses a pupil's typed answer. It reads numbers in every usual form, with or without a unit, and short expressions.
 */
import { type Expression, parseExpression } from "./expression";
import { folded, readTypedUnit, type TypedUnit } from "./typed-unit";
import { parseUnit } from "./unit";

export interface TypedNumber {
  value: number;
  /** The unit as typed; empty if there is none. */
  unit: string;
  /** A fraction as typed, `6/8`; null for any other form. */
  fraction: [numerator: number, denominator: number] | null;
  /** The place of the last typed digit: 0.1 for `13,2`, 100 for `2500`, 1e17 for `1,2·10^18`; 0 for an exact form such as `7/2`. */
  place: number;
  /** Whether its one point may also stand between thousands: `2.805`. */
  isPointed: boolean;
  /** The number in the notation of expressions. */
  notation: string;
}

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Converts a pupil's notation into that of an expression: `2·10⁻³` into `2*10^-3`, `√2` into `sqrt(2)`. */
function plainSigns(text: string): string {
  return text
    .normalize("NFC")
    .trim()
    .replace(/\s*[.;!]+$/, "")
    .replace(/[\u00a0\u2007\u2009\u202f]/g, " ")
    .replace(/[−–—]/g, "-")
    .replace(/[¼-¾⅐-⅞]/g, (part) => ` ${part.normalize("NFKD")}`)
    .replace(/[·×⋅∙•∗]/g, "*")
    .replace(/\*\*/g, "^")
    .replace(/[÷:⁄]/g, "/")
    .replace(/(^|[^\p{L}])(?:π|pi(?!\p{L}))/giu, "$1 pi ")
    .replace(/π/g, " pi ")
    .replace(/sqrt/gi, "√")
    .replace(/√\s*(\d+(?:[.,]\d+)?|\([^()]*\)|[a-z])/gi, (_, under: string) => `sqrt(${under.replace(/^\(|\)$/g, "")})`)
    .replace(/⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (high) => {
      const digits = [...high].map((sign) => (sign === "⁻" ? "-" : superscripts.indexOf(sign)));
      return `^${digits.join("")}`;
    })
    .trim();
}

/** Writes words and signs of a number as digits and powers: `1,5 milion` as `1,5*10^6`, `3.10^8` as `3*10^8`. */
const plainPowers = (text: string) =>
  text
    .replace(/(\d)\s*(mij|milion|miliard)[eë]?(?!\p{L})/giu, (_, digit: string, word: string) => {
      return `${digit}*10^${powerWords[word.toLowerCase() as keyof typeof powerWords]}`;
    })
    .replace(/(\d)\s*[.xX]?\s*(?=10\s*\^)/g, (found, digit: string) => (/[.xX\s]$/.test(found) ? `${digit}*` : found))
    .replace(/(\d)E(?=[+-]?\d)/g, "$1e");

/** Joins the digits of a number. It takes a comma or a point for decimals, spaces or points between thousands. */
const joined = (text: string) =>
  text
    .replace(/(\d)\.(?=\d{3}(?:\.\d{3})*,\d)/g, "$1")
    .replace(/(\d),(?=\d{3}(?:,\d{3})*\.\d)/g, "$1")
    .replace(/(^|[^\d.,])(\d{1,3}(?:([.,])\d{3})(?:\3\d{3})+)(?![\d.,])/g, (_, before: string, number: string) => {
      return `${before}${number.replace(/[.,]/g, "")}`;
    })
    .replace(/(\d)[ '’](?=\d{3}(?!\d))/g, "$1")
    .replace(/(\d),(?=\d)/g, "$1.")
    .replace(/(^|[^\d.,])[.,](?=\d)/g, "$10.");

/** The name before a number, `γ =`, `E_k =`, `x₁ =`, or that it is about so much. */
const opening = /^(?:rreth|afro|af[eë]rsisht|gati)\s+|^(?:\p{L}[\p{L}\p{N}_₀-₉']{0,5}\s*(?:\([^()]*\)\s*)?)?[=≈~]\s*/iu;

const decimal = String.raw`\d+(?:\.\d+)?`;
const atom = String.raw`(?:${decimal}(?:e[+-]?\d+)?|pi(?!\p{L})|sqrt\((?:${decimal}|pi)\))(?:\s*\^\s*\(?\s*-?\d+\s*\)?)?`;
/** A number, or a product, quotient or sum of numbers, powers of ten, π and roots. */
const numeric = new RegExp(String.raw`^-?\s*${atom}(?:\s*(?:[-+*/]|(?=sqrt|pi))\s*${atom})*`, "u");
const mixed = /^(-?)\s*(\d+) +(\d+)\s*\/\s*(\d+)/;
const fraction = /^(-?)\s*(\d+)\s*\/\s*(-?\d+)$/;
/** A product or sum of plain numbers, which the pupil must still compute. */
const isSum = (number: string) =>
  !/sqrt|pi/.test(number) && /[+*]|\d\s*-/.test(number.replace(/(?:\*\s*10\s*)?\^\s*\(?\s*-?|e[+-]/g, ""));

/**
 * Reads a typed number, with or without a unit. Forms: `3,5`, `3.5`, `7/2`, `3 1/2`, `2·10⁻³`, `2e-3`, `12 345`, `2π`.
 *
 * @returns null if the text does not begin with a number; sums and products are not computed for the pupil
 */
export function readTypedNumber(text: string): TypedNumber | null {
  const signs = plainPowers(plainSigns(text)).replace(opening, "");
  const plain = joined(signs)
    .replace(/^\+\s*(?=[\d.])/, "")
    .replace(/^\(\s*([-+]?[\d.]+)\s*\)/, "$1");
  const whole = mixed.exec(plain);
  if (whole !== null) {
    const [all, sign, ones, over, under] = whole;
    const value = (Number(ones) + Number(over) / Number(under)) * (sign === "-" ? -1 : 1);
    const notation = `${sign}(${ones}+${over}/${under})`;
    const unit = plain.slice(all.length).trim();
    return Number.isFinite(value) ? { value, unit, fraction: null, place: 0, isPointed: false, notation } : null;
  }
  const number = numberOf(plain);
  const notation = withSigns(number) ?? "";
  const value = valueOfNumber(notation);
  const simple = fraction.exec(number);
  return Number.isFinite(value)
    ? {
        value,
        unit: unitAfter(plain, number),
        fraction: simple && [Number(`${simple[1]}${simple[2]}`), Number(simple[3])],
        place: placeOf(number),
        isPointed: /^[-+]?[1-9]\d{0,2}\.\d{3}(?![\d.,]|\s*[/^])/.test(signs),
        notation,
      }
    : null;
}

/** Returns the number at a text's beginning. Of a sum it is the first term, so that the rest is no unit. */
function numberOf(plain: string): string {
  const number = (numeric.exec(plain)?.[0] ?? "").trimEnd();
  return isSum(number) ? (/^-?\s*[\d.]+/.exec(number)?.[0] ?? "") : number;
}

const digits = /^-?\s*\d(?:\d+?(0*))?(?:\.(\d+))?(?:e([+-]?\d+))?(?:\s*\*?\s*10\s*\^\s*\(?\s*(-?\d+)\s*\)?)?$/;

function placeOf(number: string): number {
  const found = digits.exec(number);
  if (found === null) return 0;
  const [, zeros = "", decimals, short = "0", power = "0"] = found;
  // Zeros at the end of a whole number are often rounding: 2500 for 2497.
  return 10 ** (Number(short) + Number(power) + (decimals === undefined ? zeros.length : -decimals.length));
}

/** Returns the text after the number in its own notation. `m^2` stays as it is, `*` between units is a middle dot. */
const unitAfter = (plain: string, number: string) => plain.slice(number.length).trim().replaceAll("*", "·");

function valueOfNumber(notation: string): number {
  const parsed = parseExpression(notation);
  return parsed.ok && parsed.expression.names.length === 0 ? parsed.expression.valueIn({}) : Number.NaN;
}

const token = /sqrt|pi|\d+(?:\.\d+)?(?:e[+-]?\d+)?|[a-z]|[-+*/^()]/gi;

/** Writes the sign of every product, as in `2*x*(x+1)`. @returns null if two numbers are side by side */
function withSigns(text: string): string | null {
  if (text.replace(token, "").trim() !== "") return null;
  let signed = "";
  let before = "";
  for (const [each] of text.matchAll(token)) {
    const begins = /^[a-z\d(]/i.test(each);
    const ended = /[a-z\d)]$/i.test(before) && before !== "sqrt";
    if (begins && ended && /^\d/.test(each) && /\d$/.test(before)) return null;
    signed += begins && ended ? `*${each}` : each;
    before = each;
  }
  return signed;
}

/** A number with its unit, as a pupil's answer is understood. */
export interface TypedQuantity {
  ok: true;
  /** The values that it may have, in the typed unit: `2.805` is 2.805 or 2805. */
  values: number[];
  /** The typed unit, or the expected one if none was typed. */
  unit: TypedUnit;
  hasUnit: boolean;
  fraction: TypedNumber["fraction"];
  place: number;
  /** The values in the notation of expressions, for showing how they were read. */
  notations: string[];
}

/** Why an answer is unreadable: no number, an unknown unit, a sum still to compute, or more than one answer. */
export type UnreadableReason = "no-number" | "unit" | "sum" | "several";

export type UnreadableAnswer = {
  ok: false;
  reason: UnreadableReason;
  /** An unknown unit, and the number before it in the notation of expressions. */
  unit?: string;
  notation?: string;
};

const several = /[;±]\s*\S|(?:^|\s)ose\s/;
/** A time as `1:30`, perhaps with a name before and a unit behind. */
const clockTime = /^(?:[^=]*=)?\s*(\d+)\s*:\s*([0-5]\d)(?!\d)\s*(.*)$/;

/**
 * Reads an answer that is a number, perhaps with a unit.
 *
 * @param expected the unit that the question asks for; empty if none
 * @param question its text; what it counts may be named behind the number, `22 nxënës`
 */
export function readTypedQuantity(text: string, expected = "", question = ""): TypedQuantity | UnreadableAnswer {
  if (several.test(text.replace(/[;\s]+$/, ""))) return { ok: false, reason: "several" };
  const time = readClockTime(text, expected);
  if (time !== null) return time;
  const number = readTypedNumber(text);
  if (number === null) return { ok: false, reason: "no-number" };
  const { value, fraction, place, isPointed, notation } = number;
  if (/^[-+·*/^(]\s*[\d(.√]|^[-+]/.test(number.unit)) return { ok: false, reason: "sum" };
  const counted = countedIn(text, question);
  const read = {
    ok: true as const,
    values: isPointed ? [value, value * 1000] : [value, ...(counted === 1 ? [] : [value / counted])],
    fraction,
    place,
    notations: isPointed ? [notation, notation.replace(".", "")] : [notation],
  };
  if (number.unit === "") return { ...read, unit: expectedUnit(expected), hasUnit: false };
  const unit = readTypedUnit(number.unit, expected);
  if (unit !== null) return { ...read, unit, hasUnit: unit.symbol !== "" };
  const compound = readCompound(number, expected);
  if (compound !== null) return compound;
  if (expected === "" && isCounted(number.unit, question)) return { ...read, unit: expectedUnit(""), hasUnit: false };
  return { ok: false, reason: "unit", unit: number.unit, notation };
}

const powerWords = { mij: 3, milion: 6, miliard: 9 };

/** Returns what the question counts in, if it is typed too: to `sa miliardë vjet` answers `14,4` or `14,4 miliardë`. */
function countedIn(text: string, question: string): number {
  const word = /\d\s*(mij|milion|miliard)/.exec(folded(text))?.[1] as keyof typeof powerWords | undefined;
  return word !== undefined && folded(question).includes(`sa ${word}`) ? 10 ** powerWords[word] : 1;
}

const expectedUnit = (symbol: string): TypedUnit => ({
  ...(parseUnit(symbol) ?? { factor: 1, dimension: "" }),
  symbol,
});

/** Tells whether words behind a number name what the question counts. Their endings may differ. */
function isCounted(words: string, question: string): boolean {
  const asked = folded(question.replace(/<[^>]*>/g, " "));
  const named = folded(words).split(/\s+/);
  const stem = (name: string) => name.slice(0, Math.max(3, name.length - 2));
  return named.every((name) => /^\p{L}{3,}$/u.test(name) && asked.includes(stem(name)));
}

/** Reads `1:30` as minutes and seconds, or as hours and minutes where hours are asked for. */
function readClockTime(text: string, expected: string): TypedQuantity | null {
  const [, whole, part, rest = ""] = clockTime.exec(text.normalize("NFC").trim().replace(/\.$/, "")) ?? [];
  const unit = rest === "" ? expectedUnit(expected) : readTypedUnit(rest, expected);
  const [first = ""] = unit?.symbol.split("/") ?? [];
  if (part === undefined || unit === null || !["s", "min", "h", "orë"].includes(first)) return null;
  const [a, b] = [Number(whole), Number(part)];
  const [value, notation] = first === "s" ? [a * 60 + b, `${a}*60+${b}`] : [a + b / 60, `${a}+${b}/60`];
  return { ok: true, values: [value], unit, hasUnit: rest !== "", fraction: null, place: 0, notations: [notation] };
}

/** Reads a length or time in two units, `2 min 30 s`. The answer is in the second, smaller one. */
function readCompound({ value, unit, notation }: TypedNumber, expected: string): TypedQuantity | null {
  const [, first = "", number = "", second = ""] =
    /^([^\d\s]+)\s*(?:e\s|dhe\s)?\s*(\d+(?:\.\d+)?)\s*([^\d\s]+)$/.exec(unit) ?? [];
  const [large, small] = [readTypedUnit(first, expected), readTypedUnit(second, expected)];
  if (large === null || small === null || large.dimension !== small.dimension) return null;
  const by = large.factor / small.factor;
  if (by <= 1) return null;
  const factor = Number(by.toPrecision(12));
  return {
    ok: true,
    values: [value * factor + Number(number)],
    unit: small,
    hasUnit: true,
    fraction: null,
    place: 0,
    notations: [`${notation}*${factor}+${number}`],
  };
}

/** An expression as typed, and in the notation of expressions. */
export interface TypedExpression extends Expression {
  notation: string;
}

/**
 * Reads a typed expression such as `2x² − 3(x + 1)`. A product needs no sign.
 *
 * @param variables single letters that it may contain; another case of them is taken too
 * @returns null if it is unreadable or contains another name
 */
export function readTypedExpression(text: string, variables: readonly string[]): TypedExpression | null {
  const plain = joined(plainSigns(text))
    .replace(/^\p{L}\s*(?:\([a-z]\))?\s*=\s*/iu, "")
    // The left side of an equation whose right side is zero.
    .replace(/\s*=\s*0$/, "")
    .replace(/[[{]/g, "(")
    .replace(/[\]}]/g, ")")
    .replace(/(^|[^\d])(\d+\/\d+)(?=[a-z(])/gi, "$1($2)")
    .replace(/sqrt|pi|[a-z]/gi, (name) => (name.length > 1 ? name : inOwnCase(name, variables)))
    // A digit directly behind a letter is its exponent: x2 is x².
    .replace(new RegExp(`([${variables.join("")}])(\\d)`, "g"), "$1^$2");
  const notation = withSigns(plain);
  const parsed = notation === null ? null : parseExpression(notation);
  if (notation === null || !parsed?.ok || parsed.expression.names.some((name) => !variables.includes(name)))
    return null;
  return { ...parsed.expression, notation };
}

function inOwnCase(letter: string, variables: readonly string[]): string {
  if (variables.includes(letter)) return letter;
  return variables.find((name) => name.toLowerCase() === letter.toLowerCase()) ?? letter;
}
