/**
 * Reduces formulas to signs for comparison. „½mv²“, „m·v²/2“ and „gjysma e m v katror“ are all m, v, 2, 2. Order and
 * operators do not count, so that F = ma and a = F/m are one law.
 */
import { fold } from "../albanian-stems";

/** The spoken words of each sign, in folded letters. Words of an empty sign are ignored. */
const spoken = new Map(
  [
    "= baraz barazim barabarte;2 katror katrore gjysma gjysme gjysem;3 kub;α alfa;β beta;γ gama;δ delta;η eta",
    "θ teta theta;λ lambda lamda;μ mju;π pi;ρ ro;σ sigma;φ fi;ω omega;b be;c ce;d de;f ef;g ge;l el;m em;n en;p pe;r er",
    "s es;v ve;x iks;y igrek;z zet;√ rrenja rrenje;sin sinus sin;cos kosinus cos;tg tangjent tan tang tg;log log",
    "ln ln;t te;k ka;h ha",
    " formula formule formulen here mbi ne dhe me plus minus per pjesetuar i fuqi fuqine indeks kllapa",
  ]
    .join(";")
    .split(";")
    .flatMap((line) => {
      const [sign = "", ...words] = line.split(" ");
      return words.map((word): [string, string] => [word, sign]);
    }),
);

const superscripts: Partial<Record<string, string>> = { "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "½": "2" };

/** The longest run of letters that may be a product, such as `mgh`. Longer ones are words. */
const longestProduct = 4;
const functions = ["sin", "cos", "log", "tg", "ln"];

/** Returns the signs of a formula in letters and digits. „E = mc²“ gives =, c, e, m, 2. */
export function signsOf(text: string): string[] {
  const plain = fold(text.replace(/[⁰¹²³⁴½]/g, (sign) => ` ${superscripts[sign]} `)).replace(/ς/g, "σ");
  const signs = plain.match(/sin|cos|tg|log|ln|[a-zα-ω]|\d+(?:[.,]\d+)?|[=√]/g) ?? [];
  return signs.filter((sign) => sign !== "1").sort();
}

/**
 * Reads a query as a formula. @returns null if it is none: without „=“, a power or two single letters, or with a word
 * that no formula contains.
 */
export function formulaIn(query: string): string[] | null {
  const signs: string[] = [];
  let isFormula = [..."=²³½√^"].some((sign) => query.includes(sign));
  let letters = 0;
  let names = 0;
  const tell = (sign: string) => {
    if (sign === "" || sign === "1") return;
    if (isLatin(sign.charCodeAt(0)) || isGreek(sign.charCodeAt(0))) names++;
    signs.push(sign);
  };
  for (const part of partsOf(fold(query))) {
    const sign = spoken.get(part);
    if (sign !== undefined) {
      isFormula ||= sign === "=" || sign === "2" || sign === "√" || sign === "sin" || sign === "cos" || sign === "tg";
      tell(sign);
    } else if (isLatin(part.charCodeAt(0))) {
      if (part.length > longestProduct) return null;
      letters += part.length === 1 ? 1 : 0;
      for (const each of factorsOf(part)) tell(each);
    } else tell(part);
  }
  return (isFormula || letters > 1) && names > 0 && signs.length > 2 ? signs.sort() : null;
}

const isLatin = (code: number): boolean => code >= 97 && code <= 122;
const isGreek = (code: number): boolean => code >= 945 && code <= 969;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Splits a query into words, numbers and signs, without patterns. Six of them cost a first query 0.3 ms. */
function partsOf(folded: string): string[] {
  const parts: string[] = [];
  for (let position = 0; position < folded.length; ) {
    const code = folded.charCodeAt(position);
    const from = position++;
    const isOfRun = isLatin(code) ? isLatin : isDigit(code) ? isDigit : null;
    while (isOfRun?.(folded.charCodeAt(position))) position++;
    const part = folded.slice(from, position);
    if (isOfRun !== null || isGreek(code) || part === "=" || part === "√") parts.push(part);
    else if (superscripts[part] !== undefined) parts.push(superscripts[part]);
  }
  return parts;
}

/** Splits a run of letters into its factors: `msin` is m and sin. */
function factorsOf(run: string): string[] {
  const factors: string[] = [];
  for (let position = 0; position < run.length; ) {
    const name = functions.find((each) => run.startsWith(each, position)) ?? run.charAt(position);
    factors.push(name);
    position += name.length;
  }
  return factors;
}

/**
 * Returns the similarity of two formulas, 0 to 1. It is the common signs divided by all signs of both. Both are sorted.
 */
export function likeness(one: readonly string[], other: readonly string[]): number {
  let common = 0;
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    const a = one[i] as string;
    const b = other[j] as string;
    if (a === b) common++;
    if (a <= b) i++;
    if (b <= a) j++;
  }
  return common / (one.length + other.length - common);
}
