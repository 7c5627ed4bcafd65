/**
 * Parses a pupil's typed answer. It reads numbers in every usual form, with or without a unit, and short expressions.
 */
import { type Expression, parseExpression } from "./expression";

export interface TypedNumber {
  value: number;
  /** The unit as typed; empty if there is none. */
  unit: string;
  /** A fraction as typed, `6/8`; null for any other form. */
  fraction: [numerator: number, denominator: number] | null;
  /** The place of the last typed digit: 0.1 for `13,2`, 100 for `2500`, 1e17 for `1,2·10^18`; 0 for an exact form such as `7/2`. */
  place: number;
}

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Converts a pupil's notation into that of an expression: `2·10⁻³` into `2*10^-3`, `√2` into `sqrt(2)`. */
function plainSigns(text: string): string {
  return text
    .normalize("NFC")
    .trim()
    .replace(/[\u00a0\u2009\u202f]/g, " ")
    .replace(/[−–]/g, "-")
    .replace(/[·×⋅∙]/g, "*")
    .replace(/[÷:]/g, "/")
    .replace(/π/g, " pi ")
    .replace(/√\s*(\d+(?:[.,]\d+)?|\([^()]*\)|[a-z])/gi, (_, under: string) => `sqrt(${under.replace(/^\(|\)$/g, "")})`)
    .replace(/⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (high) => {
      const digits = [...high].map((sign) => (sign === "⁻" ? "-" : superscripts.indexOf(sign)));
      return `^${digits.join("")}`;
    });
}

/** Joins the digits of a number. It takes a comma or a point for decimals, spaces or points between thousands. */
const joined = (text: string) =>
  text
    .replace(/(\d)\.(?=\d{3}(?:\.\d{3})*,\d)/g, "$1")
    .replace(/(\d) (?=\d{3}(?!\d))/g, "$1")
    .replace(/(\d),(?=\d)/g, "$1.");

const decimal = String.raw`\d+(?:\.\d+)?`;
/** A number times powers of ten, π or roots, perhaps divided by a number. There are no sums. */
const numeric = new RegExp(
  String.raw`^-?\s*(?:${decimal}(?![\d.]*\s*\^)(?:e[+-]?\d+)?)?(?:\s*[*x]?\s*(?:10\s*\^\s*\(?\s*-?\d+\s*\)?|pi|sqrt\(${decimal}\)))*(?:\s*\/\s*${decimal})?`,
  "u",
);
const mixed = /^(-?)\s*(\d+) (\d+)\s*\/\s*(\d+)/;
const fraction = /^(-?)\s*(\d+)\s*\/\s*(-?\d+)$/;

/**
 * Reads a typed number, with or without a unit. Forms: `3,5`, `3.5`, `7/2`, `3 1/2`, `2·10⁻³`, `2e-3`, `12 345`, `2π`.
 *
 * @returns null if the text does not begin with a number; sums and products are not computed for the pupil
 */
export function readTypedNumber(text: string): TypedNumber | null {
  const plain = joined(plainSigns(text)).replace(/^(?:[a-z]\s*)?[=≈]\s*/i, "");
  const whole = mixed.exec(plain);
  if (whole !== null) {
    const [all, sign, ones, over, under] = whole;
    const value = (Number(ones) + Number(over) / Number(under)) * (sign === "-" ? -1 : 1);
    return Number.isFinite(value) ? { value, unit: plain.slice(all.length).trim(), fraction: null, place: 0 } : null;
  }
  const number = (numeric.exec(plain)?.[0] ?? "").trimEnd();
  const value = number === "" ? Number.NaN : valueOfNumber(number);
  const simple = fraction.exec(number);
  return Number.isFinite(value)
    ? {
        value,
        unit: unitAfter(plain, number),
        fraction: simple && [Number(`${simple[1]}${simple[2]}`), Number(simple[3])],
        place: placeOf(number),
      }
    : null;
}

const digits = /^-?\s*\d(?:\d+?(0*))?(?:\.(\d+))?(?:e([+-]?\d+))?(?:\s*[*x]?\s*10\s*\^\s*\(?\s*(-?\d+)\s*\)?)?$/;

function placeOf(number: string): number {
  const found = digits.exec(number);
  if (found === null) return 0;
  const [, zeros = "", decimals, short = "0", power = "0"] = found;
  // Zeros at the end of a whole number are often rounding: 2500 for 2497.
  return 10 ** (Number(short) + Number(power) + (decimals === undefined ? zeros.length : -decimals.length));
}

/** Returns the text after the number in its own notation. `m^2` stays as it is, `*` between units is a middle dot. */
const unitAfter = (plain: string, number: string) => plain.slice(number.length).trim().replaceAll("*", "·");

function valueOfNumber(number: string): number {
  const parsed = parseExpression(withSigns(number.replace(/x(?=\s*10)/, "*")) ?? "");
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

/**
 * Reads a typed expression such as `2x² − 3(x + 1)`. A product needs no sign.
 *
 * @param variables single letters that it may contain
 * @returns null if it is unreadable or contains another name
 */
export function readTypedExpression(text: string, variables: readonly string[]): Expression | null {
  const plain = joined(plainSigns(text))
    .replace(/^[yfa-z]\s*(?:\([a-z]\))?\s*=\s*/i, "")
    .replace(/[[\]]/g, (bracket) => (bracket === "[" ? "(" : ")"));
  const signed = withSigns(plain);
  const parsed = signed === null ? null : parseExpression(signed);
  if (!parsed?.ok || parsed.expression.names.some((name) => !variables.includes(name))) return null;
  return parsed.expression;
}
