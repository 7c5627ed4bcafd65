/**
 * Compares the constants and dates of texts with `constants.json`. A lesson must print the table's value, rounded to
 * the digits that are printed; zeros at the end of a whole number do not count as digits.
 *
 * A number is taken for a constant where it has one of its units and lies within 5 % of it (or is off by a power of
 * ten), and its sentence names the constant (`phrases`) or its symbol precedes it (`c = …`). One marked `anywhere` is
 * also recognised by the number alone, within 0.5 %. `llogari` is its name in every `llogari` block.
 */
import { constants, type Disagreement, fromTable } from "./constants-table";
import { wrongYears } from "./event-years";
import { sentenceAt } from "./preferred-terms";
import { type PrintedNumber, printedNumbers } from "./printed-number";
import { unitPattern } from "./rules/units";

type Constant = (typeof constants)[number];

/** The constants by their names in `llogari` blocks. */
export const knownValues: ReadonlyMap<string, number> = new Map(
  constants.map(({ llogari, value }): [string, number] => [llogari, value]),
);

/** Finds constants that differ from the table's, and years that differ from their event's. */
export function disagreements(text: string): Disagreement[] {
  return [...wrongNumbers(text), ...wrongYears(text)];
}

function wrongNumbers(text: string): Disagreement[] {
  return printedNumbers(text).flatMap((printed) => {
    const sentence = () => sentenceAt(text, printed.index);
    const before = text.slice(Math.max(0, printed.index - 12), printed.index);
    const { factor: thousands, rest } = multiplied(text.slice(printed.end, printed.end + longestUnit));
    const meant = constants.flatMap((constant) => {
      const unit = unitOf(rest, constant);
      if (unit === null) return [];
      const ratio = (printed.value * printed.scale * thousands * unit) / Math.abs(constant.value);
      if (!isSlip(ratio)) return [];
      const alone = constant.anywhere && Math.abs(ratio - 1) < 0.005;
      return alone || isSymbol(before, constant.symbol) || sentence().search(constant.phrase) !== -1
        ? [{ constant, unit: unit * thousands }]
        : [];
    });
    if (meant.length === 0 || meant.some(({ constant, unit }) => agrees(constant.value / unit, printed))) return [];
    return meant.slice(0, 1).map(({ constant, unit }) => {
      const right = rounded(constant.value / unit, printed);
      const found = text.slice(printed.index, printed.end).trim();
      const message = `„${found}“ nuk është vlera e revistës: ${constant.name} është ${right}.`;
      return { found, index: printed.index, message, hint: `${fromTable} (${constant.source})` };
    });
  });
}

/** The most characters after a number in which its unit is searched. */
const longestUnit = 40;

const sizes = [
  ["mijë", 1e3],
  ["milion", 1e6],
  ["miliard", 1e9],
] as const;

/** Reads „milionë“ and similar words between a number and its unit. */
function multiplied(rest: string): { factor: number; rest: string } {
  const word = /^\s*(?:mijë|milionë?|miliardë?)\s+/u.exec(rest)?.[0] ?? "";
  const factor = sizes.find(([size]) => word.trim().startsWith(size))?.[1] ?? 1;
  return { factor, rest: rest.slice(word.length) };
}

const anyUnit = new RegExp(`^\\s*${unitPattern}`, "u");

/** Returns the unit after a number in SI units. It is null where it is not one of the constant's. */
function unitOf(rest: string, { units }: Constant): number | null {
  const bare = rest.replace(/[\s\u00a0]+/g, "");
  for (const [unit, factor] of Object.entries(units)) {
    if (unit === "") {
      if (!anyUnit.test(rest)) return factor;
      continue;
    }
    const printed = unit.replace(/\s+/g, "");
    if (bare.startsWith(printed) && !/^[\p{L}\d²³⁴⁻/·(]/u.test(restAfter(rest, printed.length))) return factor;
  }
  return null;
}

/** Returns the text after this many characters, not counting spaces. */
function restAfter(text: string, count: number): string {
  let seen = 0;
  for (const [index, sign] of [...text].entries()) {
    if (seen === count) return [...text].slice(index).join("");
    if (!/\s/.test(sign)) seen++;
  }
  return "";
}

function isSymbol(before: string, symbol: string | undefined): boolean {
  if (symbol === undefined) return false;
  const end = before.search(/\s*[=≈]\s*$/);
  return end !== -1 && new RegExp(`(?<![\\p{L}\\p{N}_])${symbol}$`, "u").test(before.slice(0, end));
}

/** Tells whether a number is a constant with wrong digits. A wrong power of ten counts too. */
function isSlip(ratio: number): boolean {
  if (Math.abs(ratio - 1) <= 0.05) return true;
  const power = Math.round(Math.log10(ratio));
  return power !== 0 && Math.abs(power) <= 3 && Math.abs(ratio / 10 ** power - 1) <= 0.005;
}

type Digits = Pick<PrintedNumber, "value" | "places" | "scale">;

/**
 * Returns the value of a number's last digit. It is 10 for 1360, since zeros at the end of a whole number do not count.
 */
function lastDigit({ value, places, scale }: Digits): number {
  const zeros = places === 0 && Number.isInteger(value) && value !== 0 ? /0*$/.exec(String(value))?.[0].length : 0;
  return 10 ** ((zeros ?? 0) - places) * scale;
}

function agrees(value: number, printed: Digits): boolean {
  const shown = printed.value * printed.scale;
  return Math.abs(Math.abs(value) - shown) <= 0.5 * lastDigit(printed) * (1 + 1e-9);
}

/** Prints a value with the same digits as a printed number. */
function rounded(value: number, printed: Digits): string {
  const unit = lastDigit(printed) / printed.scale;
  const places = Math.max(0, Math.round(-Math.log10(unit)));
  const shown = (Math.round(Math.abs(value) / printed.scale / unit) * unit).toFixed(places).replace(".", ",");
  const power = Math.round(Math.log10(printed.scale));
  return power === 0 ? shown : `${shown} · 10^${power}`;
}

/** A constant whose value in a `llogari` block differs from the table. `line` counts from 0. */
export interface WrongLiteral extends Omit<Disagreement, "index"> {
  line: number;
}

const literal = /(?<![\w.])\d+(?:\.\d+)?(?:e[+-]?\d+)?(?![\w.])/gi;

/**
 * Finds the wrong constants of a block. It judges numbers assigned to a symbol, and numbers recognised by themselves.
 */
export function wrongLiterals(block: string): WrongLiteral[] {
  return block.split("\n").flatMap((text, line) => {
    // The number on the right of ≈ is not an input. It is compared with the left side.
    const code = text.replace(/#.*/, "").split("≈")[0] ?? "";
    const assignment = /^\s*(\w+)\s*=\s*([^=]*)$/.exec(code);
    return [...code.matchAll(literal)].flatMap(({ 0: found }) => {
      const digits = digitsOf(found);
      const meant = constants.flatMap((constant) =>
        Object.values(constant.units).flatMap((factor) => {
          const ratio = (digits.value * digits.scale * factor) / Math.abs(constant.value);
          const named = assignment?.[1] === constant.symbol && assignment?.[2]?.trim() === found;
          const alone = constant.anywhere && digits.significant >= 4 && Math.abs(ratio - 1) < 0.005;
          return (named ? Math.abs(ratio - 1) <= 0.05 : alone) ? [{ constant, factor }] : [];
        }),
      );
      if (meant.length === 0 || meant.some(({ constant, factor }) => agrees(constant.value / factor, digits)))
        return [];
      return meant.slice(0, 1).map(({ constant, factor }) => ({
        line,
        found,
        message: `„${found}“ nuk është vlera e revistës: ${constant.name} është ${rounded(constant.value / factor, digits)}.`,
        hint: `${fromTable} Në llogari mund të shkruash edhe ${constant.llogari}. (${constant.source})`,
      }));
    });
  });
}

function digitsOf(found: string): Digits & { significant: number } {
  const [mantissa = "", power = "0"] = found.toLowerCase().split("e");
  const significant = mantissa.replace(".", "").replace(/^0+/, "");
  return {
    value: Number(mantissa),
    places: mantissa.split(".")[1]?.length ?? 0,
    scale: 10 ** Number(power),
    significant: mantissa.includes(".") ? significant.length : significant.replace(/0+$/, "").length,
  };
}
