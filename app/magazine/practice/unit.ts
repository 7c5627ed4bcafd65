/**
 * Parses units of measurement from lessons and pupils: `m/s²`, `kg·m^2`, `kWh`. So an answer in another unit is
 * distinguished from a wrong number. Factors after the SI brochure (BIPM, 9th edition, 2019).
 */

export interface Unit {
  /** The factor to SI base units; a percent is 0.01. */
  factor: number;
  /** Exponents of the base units, without zeros: `kg1m2s-2`; empty for a plain number. */
  dimension: string;
}

type Exponents = Record<string, number>;

/** Units that are multiples of other units or their products: factor and exponents. */
const units: Record<string, [factor: number, exponents: Exponents, takesPrefix?: boolean]> = {
  m: [1, { m: 1 }, true],
  g: [1e-3, { kg: 1 }, true],
  s: [1, { s: 1 }, true],
  A: [1, { A: 1 }, true],
  K: [1, { K: 1 }, true],
  mol: [1, { mol: 1 }, true],
  N: [1, { kg: 1, m: 1, s: -2 }, true],
  J: [1, { kg: 1, m: 2, s: -2 }, true],
  W: [1, { kg: 1, m: 2, s: -3 }, true],
  Pa: [1, { kg: 1, m: -1, s: -2 }, true],
  C: [1, { A: 1, s: 1 }, true],
  V: [1, { kg: 1, m: 2, s: -3, A: -1 }, true],
  Ω: [1, { kg: 1, m: 2, s: -3, A: -2 }, true],
  F: [1, { kg: -1, m: -2, s: 4, A: 2 }, true],
  T: [1, { kg: 1, s: -2, A: -1 }, true],
  Wb: [1, { kg: 1, m: 2, s: -2, A: -1 }, true],
  Hz: [1, { s: -1 }, true],
  // Activity is not a frequency, so that becquerel and hertz stay different.
  Bq: [1, { Bq: 1 }, true],
  Sv: [1, { Sv: 1 }, true],
  eV: [1.602176634e-19, { kg: 1, m: 2, s: -2 }, true],
  l: [1e-3, { m: 3 }, true],
  L: [1e-3, { m: 3 }, true],
  cal: [4.184, { kg: 1, m: 2, s: -2 }, true],
  bar: [1e5, { kg: 1, m: -1, s: -2 }, true],
  Wh: [3600, { kg: 1, m: 2, s: -2 }, true],
  Ah: [3600, { A: 1, s: 1 }, true],
  t: [1e3, { kg: 1 }],
  u: [1.66053906892e-27, { kg: 1 }],
  min: [60, { s: 1 }],
  h: [3600, { s: 1 }],
  orë: [3600, { s: 1 }],
  ditë: [86_400, { s: 1 }],
  vjet: [31_557_600, { s: 1 }],
  vit: [31_557_600, { s: 1 }],
  ha: [1e4, { m: 2 }],
  // Astronomical unit (IAU 2012) and parsec; the light-year from the Julian year.
  au: [149_597_870_700, { m: 1 }],
  ua: [149_597_870_700, { m: 1 }],
  pc: [3.0856775814914e16, { m: 1 }, true],
  inç: [0.0254, { m: 1 }],
  atm: [101_325, { kg: 1, m: -1, s: -2 }],
  // A temperature difference is the same in °C and K, but a temperature is not. So the two stay apart.
  "°C": [1, { "°C": 1 }],
  // Degrees and radians measure the same quantity; the factor converts one into the other.
  "°": [Math.PI / 180, { rad: 1 }],
  rad: [1, { rad: 1 }],
  dB: [1, { dB: 1 }],
  D: [1, { m: -1 }],
  dioptri: [1, { m: -1 }],
  bit: [1, { bit: 1 }],
  bajt: [8, { bit: 1 }, true],
  lekë: [1, { lekë: 1 }],
  lek: [1, { lekë: 1 }],
  euro: [1, { euro: 1 }],
  "€": [1, { euro: 1 }],
  "%": [0.01, {}],
  "‰": [0.001, {}],
};

const prefixes: Record<string, number> = {
  p: 1e-12,
  n: 1e-9,
  µ: 1e-6,
  m: 1e-3,
  c: 1e-2,
  d: 1e-1,
  h: 1e2,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
};

const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** One factor of a unit: its symbol and its exponent, `cm²`, `s^-1`, `m3`. */
const factorOf = /^(.*?)(?:\^?([-−]?\d+)|([⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+))?$/u;

/** Parses a unit; its denominator may be in brackets: `J/(kg·K)`. @returns null if the magazine does not know it */
export function parseUnit(text: string): Unit | null {
  const [over = "", under, ...more] = text
    .normalize("NFC")
    .replace(/[()\s\u00a0]/g, "")
    .replaceAll("μ", "µ")
    .replaceAll("Ω", "Ω")
    .split("/");
  if (over === "" && under === undefined) return { factor: 1, dimension: "" };
  if (more.length > 0) return null;
  let factor = 1;
  const exponents: Exponents = {};
  const multiply = (product: string, sign: 1 | -1): boolean =>
    product.split(/[·*⋅.]/).every((part) => {
      const [, name = "", plain, high] = factorOf.exec(part) ?? [];
      const unit = named(name);
      const power = sign * exponentOf(plain, high);
      if (unit === null || !Number.isInteger(power) || power === 0 || Math.abs(power) > 9) return false;
      factor *= unit.factor ** power;
      for (const [base, exponent] of Object.entries(unit.exponents)) {
        exponents[base] = (exponents[base] ?? 0) + exponent * power;
      }
      return true;
    });
  if (over !== "1" && !multiply(over, 1)) return null;
  if (under !== undefined && !multiply(under, -1)) return null;
  return { factor, dimension: printed(exponents) };
}

function exponentOf(plain: string | undefined, high: string | undefined): number {
  if (plain !== undefined) return Number(plain.replace("−", "-"));
  if (high === undefined) return 1;
  return Number([...high].map((sign) => (sign === "⁻" ? "-" : raised.indexOf(sign))).join(""));
}

function named(name: string): { factor: number; exponents: Exponents } | null {
  const whole = Object.hasOwn(units, name) ? units[name] : undefined;
  if (whole !== undefined) return { factor: whole[0], exponents: whole[1] };
  const prefix = name.charAt(0);
  const rest = name.slice(1);
  const unit = Object.hasOwn(units, rest) ? units[rest] : undefined;
  if (unit?.[2] !== true || !Object.hasOwn(prefixes, prefix)) return null;
  return { factor: unit[0] * (prefixes[prefix] as number), exponents: unit[1] };
}

/** Tells whether a name is the symbol of a unit, perhaps with a prefix. */
export const isUnitName = (name: string) => named(name) !== null;

/** Returns the one unit whose symbol differs by its capitals only: `Km` is km, `kwh` is kWh. @returns null if none */
export function unitOfOtherCase(name: string): string | null {
  const inSmall = (text: string) => text.toLowerCase();
  const only = (found: string[]) => (found.length === 1 ? (found[0] as string) : null);
  const whole = only(Object.keys(units).filter((each) => inSmall(each) === inSmall(name)));
  if (whole !== null) return whole;
  const [first, rest] = [name.charAt(0), inSmall(name.slice(1))];
  const prefix = Object.hasOwn(prefixes, first) ? first : inSmall(first);
  const unit = only(Object.keys(units).filter((each) => units[each]?.[2] === true && inSmall(each) === rest));
  return unit !== null && Object.hasOwn(prefixes, prefix) ? `${prefix}${unit}` : null;
}

const printed = (exponents: Exponents) =>
  Object.entries(exponents)
    .filter(([, exponent]) => exponent !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([base, exponent]) => `${base}${exponent}`)
    .join("");
