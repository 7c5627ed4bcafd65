/**
 * Formulas as signs to compare: „½mv²“, „m·v²/2“ and „gjysma e m v katror“ are all m, v, 2, 2. Order and operators do not
 * count, so that F = ma and a = F/m are one law.
 */
import { fold } from "../albanian-stems";

/** What is said of a sign, in folded letters, and the sign; an empty one is said for the ear alone. */
const spoken = new Map<string, string>(
  Object.entries({
    baraz: "=",
    barazim: "=",
    barabarte: "=",
    katror: "2",
    katrore: "2",
    kub: "3",
    gjysma: "2",
    gjysme: "2",
    gjysem: "2",
    alfa: "α",
    beta: "β",
    gama: "γ",
    delta: "δ",
    eta: "η",
    teta: "θ",
    theta: "θ",
    lambda: "λ",
    lamda: "λ",
    mju: "μ",
    pi: "π",
    ro: "ρ",
    sigma: "σ",
    fi: "φ",
    omega: "ω",
    be: "b",
    ce: "c",
    de: "d",
    ef: "f",
    ge: "g",
    em: "m",
    en: "n",
    pe: "p",
    er: "r",
    es: "s",
    ve: "v",
    iks: "x",
    igrek: "y",
    zet: "z",
    rrenja: "√",
    rrenje: "√",
    sinus: "sin",
    kosinus: "cos",
    tangjent: "tg",
    tan: "tg",
    tang: "tg",
    sin: "sin",
    cos: "cos",
    tg: "tg",
    log: "log",
    ln: "ln",
    te: "t",
    ka: "k",
    ha: "h",
    formula: "",
    formule: "",
    formulen: "",
    here: "",
    mbi: "",
    ne: "",
    dhe: "",
    me: "",
    plus: "",
    minus: "",
    per: "",
    pjesetuar: "",
    i: "",
    fuqi: "",
    fuqine: "",
    indeks: "",
    kllapa: "",
  }),
);

const superscripts: Record<string, string> = { "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "½": "2" };

/** A run of letters that may be a product, such as `mgh`; longer ones are words. */
const product = /^[a-z]{1,4}$/;

/** The signs of a formula that is written in letters and digits: „E = mc²“ gives =, c, e, m, 2. */
export function signsOf(text: string): string[] {
  const plain = fold(text.replace(/[⁰¹²³⁴½]/g, (sign) => ` ${superscripts[sign]} `)).replace(/ς/g, "σ");
  const signs = plain.match(/sin|cos|tg|log|ln|[a-zα-ω]|\d+(?:[.,]\d+)?|[=√]/g) ?? [];
  return signs.filter((sign) => sign !== "1").sort();
}

/**
 * Reads a query as a formula. @returns null where it is none: without „=“, a power or two lone letters, or with a word that
 * no formula holds.
 */
export function formulaIn(query: string): string[] | null {
  const signs: string[] = [];
  let isFormula = /[=²³½√^]/.test(query);
  let letters = 0;
  const parts =
    fold(query.replace(/[⁰¹²³⁴½]/g, (sign) => ` ${superscripts[sign]} `)).match(/[a-z]+|[α-ω]|\d+|[=√]/g) ?? [];
  for (const part of parts) {
    const sign = spoken.get(part);
    if (sign !== undefined) {
      if (/^(?:[=2]|sin|cos|tg|√)$/.test(sign)) isFormula = true;
      if (sign !== "") signs.push(sign);
    } else if (product.test(part)) {
      letters += part.length === 1 ? 1 : 0;
      signs.push(...signsOf(part));
    } else if (/^[a-z]/.test(part)) {
      return null;
    } else signs.push(part);
  }
  const told = signs.filter((sign) => sign !== "1");
  const names = told.filter((sign) => /[a-zα-ω]/.test(sign)).length;
  return (isFormula || letters > 1) && names > 0 && told.length > 2 ? told.sort() : null;
}

/** How alike two formulas are, 0 to 1: common signs in all signs of both. Both are sorted. */
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
