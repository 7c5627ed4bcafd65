/**
 * Reads numbers as they are printed: „1,98 · 10²⁰ N“, „577/408“, „−18 °C“. A printed number is right for a value if the
 * value rounds to it at the printed digits, in SI units or in the unit after it.
 */

import { nodesIn } from "./rules/lesson-walk";
import type { MarkdownNode } from "./tree";

export interface PrintedNumber {
  text: string;
  /** `index` is its start; `end` is where its digits end and a unit may begin. */
  index: number;
  end: number;
  value: number;
  /** Digits after the comma, before any power of ten. */
  places: number;
  /** The printed power of ten, as a factor. */
  scale: number;
  /**
   * The following unit in SI units. For the first number of a range it is the unit after its end. 1 where there is
   * none.
   */
  unit: number;
  /** Whether it has a minus. A number without one may be the size of a negative value. */
  negative: boolean;
}

/** Returns a result as plain text. Of a formula's TeX it has only the parts that numbers may have. */
export function printedText(result: MarkdownNode): string {
  return nodesIn({ children: [result] })
    .map((node) => {
      if (node.type === "text") return node.value;
      return node.type === "inlineMath" ? plainTex(node.value) : "";
    })
    .join("");
}

/** Converts TeX to plain text, as far as numbers and units need it. */
export function plainTex(tex: string): string {
  return tex
    .replace(/\^\{?\\circ\}?/g, "°")
    .replaceAll("\\%", "%")
    .replaceAll("{,}", ",")
    .replace(/\^\{?(-?\d+)\}?/g, (_, power: string) => [...power].map((sign) => raised[sign] ?? "").join(""))
    .replace(/\\cdot\b/g, "·")
    .replace(/\\[,;: ]|~/g, "\u00a0")
    .replace(/\\(?:mathrm|text)\{([^}]*)\}/g, "$1")
    .replace(/_\{[^}]*\}|_\w/g, "");
}

const raised: Record<string, string> = Object.fromEntries(
  [..."-0123456789"].map((sign, index) => [sign, "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[index] ?? ""]),
);
const lowered = Object.fromEntries(Object.entries(raised).map(([sign, high]) => [high, sign]));

const number =
  /(?<![\p{L}\d,])(?<minus>[−-]?)(?<whole>\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+)(?:,(?<part>\d+))?(?:\/(?<below>\d+))?(?:\s*·\s*10(?<power>[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))?(?:\s*(?<unit>%|[\p{L}µΩ°]+(?:\/[\p{L}]+)?[²³]?))?/gu;

/** Words between the two numbers of a range. Examples: „5–7 cm“, „nga 5 deri në 7 cm“, „5 ± 1 cm“. */
const toTheEnd = /^\s*(?:[–—-]|±|deri(?: në)?|në|te|ose|apo|a|dhe|e|me)\s*$/u;

/** Returns the numbers of a text, in order. */
export function printedNumbers(text: string): PrintedNumber[] {
  const matches = [...text.matchAll(number)];
  return matches.map(({ 0: found, index, groups: { minus, whole, part, below, power, unit } = {} }, i) => {
    const next = matches[i + 1];
    const own = unit !== undefined && !toTheEnd.test(unit) ? unit : undefined;
    const between = text.slice(index + found.length - (own === undefined ? (unit?.length ?? 0) : 0), next?.index);
    const shared = own === undefined && next !== undefined && toTheEnd.test(between) ? next.groups?.unit : undefined;
    const digits = `${(whole ?? "").replace(/\D/g, "")}${part === undefined ? "" : `.${part}`}`;
    const exponent = [...(power ?? "")].map((sign) => lowered[sign]).join("");
    return {
      index,
      end: index + found.length - (unit?.length ?? 0),
      text: (isUnit(own) ? found : found.slice(0, found.length - (unit?.length ?? 0))).trim(),
      value: Number(digits) / Number(below ?? 1),
      places: below === undefined ? (part?.length ?? 0) : 12,
      scale: 10 ** Number(exponent),
      unit: unitInSi(own ?? shared ?? ""),
      negative: minus !== "",
    };
  });
}

const units: Record<string, number> = {
  "%": 0.01,
  "‰": 1e-3,
  "km/h": 1 / 3.6,
  "°": Math.PI / 180,
  gradë: Math.PI / 180,
  h: 3600,
  orë: 3600,
  min: 60,
  minuta: 60,
  minutash: 60,
  minutë: 60,
  ditë: 86_400,
  vjet: 365.25 * 86_400,
  l: 1e-3,
  L: 1e-3,
  ml: 1e-6,
  mililitra: 1e-6,
  litër: 1e-3,
  litra: 1e-3,
  centimetër: 0.01,
  centimetra: 0.01,
  milimetër: 1e-3,
  milimetra: 1e-3,
  kilometra: 1e3,
  kWh: 3.6e6,
  Wh: 3600,
  g: 1e-3,
  gram: 1e-3,
  gramë: 1e-3,
  mg: 1e-6,
  t: 1000,
  au: 1.495978707e11,
  mijë: 1e3,
  milion: 1e6,
  milionë: 1e6,
  miliard: 1e9,
  miliardë: 1e9,
};

const prefixes: Record<string, number> = {
  G: 1e9,
  M: 1e6,
  k: 1e3,
  h: 100,
  d: 0.1,
  c: 0.01,
  m: 1e-3,
  µ: 1e-6,
  μ: 1e-6,
  n: 1e-9,
};

/** Tells whether the word after a number is a unit or a short symbol. Else it is the sentence's next word. */
function isUnit(word: string | undefined): boolean {
  return word !== undefined && (units[word] !== undefined || !/^\p{L}{4,}$/u.test(word));
}

function unitInSi(unit: string): number {
  const known = units[unit];
  if (known !== undefined) return known;
  const { prefix, power } =
    /^(?<prefix>[GMkhdcmµμn])(?:m|s|W|V|A|Hz|J|N|Pa|Ω|C|T|eV)(?:\/\p{L}+)?(?<power>[²³]?)$/u.exec(unit)?.groups ?? {};
  return (prefixes[prefix ?? ""] ?? 1) ** (power === "²" ? 2 : power === "³" ? 3 : 1);
}

export function isPrinted(value: number, { value: printed, places, scale, unit, negative }: PrintedNumber): boolean {
  if (negative && value >= 0) return false;
  return [unit, 1].some((factor) => {
    const shown = Math.abs(value) / factor / scale;
    // Half a unit of the last printed digit, and a small tolerance for binary rounding.
    return Math.abs(shown - printed) <= 0.5 * 10 ** -places * (1 + 1e-9);
  });
}
