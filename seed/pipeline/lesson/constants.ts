/**
 * The constants and the dates of the magazine, each with its source: `constants.json`. What a lesson prints of them is
 * the table's value, rounded to the digits that are printed; zeros at the end of a whole number are no digits.
 *
 * A number is taken for a constant where it has one of its units and lies within 5 % of it (or is off by a power of
 * ten), and its sentence names the constant (`phrases`) or its symbol stands before it (`c = …`). One marked `anywhere`
 * is also known by the number alone, within 0.5 %. `llogari` is the name by which every `llogari` block knows it.
 */
import { constants, type Disagreement, fromTable } from "./constants-table";
import { wrongYears } from "./event-years";
import { sentenceAt } from "./preferred-terms";
import { type PrintedNumber, printedNumbers } from "./printed-number";
import { unitPattern } from "./rules/units";

type Constant = (typeof constants)[number];

/** The constants by the names under which a `llogari` block knows them. */
export const knownValues: ReadonlyMap<string, number> = new Map(
  constants.map(({ llogari, value }): [string, number] => [llogari, value]),
);

/** Finds constants that differ from the table's, and years from their events'. */
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

/** How far behind a number its unit is looked for. */
const longestUnit = 40;

const sizes = [
  ["mijë", 1e3],
  ["milion", 1e6],
  ["miliard", 1e9],
] as const;

/** „milionë“ and the like between a number and its unit. */
function multiplied(rest: string): { factor: number; rest: string } {
  const word = /^\s*(?:mijë|milionë?|miliardë?)\s+/u.exec(rest)?.[0] ?? "";
  const factor = sizes.find(([size]) => word.trim().startsWith(size))?.[1] ?? 1;
  return { factor, rest: rest.slice(word.length) };
}

const anyUnit = new RegExp(`^\\s*${unitPattern}`, "u");

/** What the unit behind a number is in SI units; null where it is none of the constant's. */
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

/** What follows once so many signs that are no spaces have been read. */
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

/** Whether a number is a constant with wrong digits or power of ten. */
function isSlip(ratio: number): boolean {
  if (Math.abs(ratio - 1) <= 0.05) return true;
  const power = Math.round(Math.log10(ratio));
  return power !== 0 && Math.abs(power) <= 3 && Math.abs(ratio / 10 ** power - 1) <= 0.005;
}

type Digits = Pick<PrintedNumber, "value" | "places" | "scale">;

/** The last digit that a number prints, as a value: 10 for 1360, since zeros at the end of a whole number are none. */
function lastDigit({ value, places, scale }: Digits): number {
  const zeros = places === 0 && Number.isInteger(value) && value !== 0 ? /0*$/.exec(String(value))?.[0].length : 0;
  return 10 ** ((zeros ?? 0) - places) * scale;
}

function agrees(value: number, printed: Digits): boolean {
  const shown = printed.value * printed.scale;
  return Math.abs(Math.abs(value) - shown) <= 0.5 * lastDigit(printed) * (1 + 1e-9);
}

/** A value with the digits that a printed number has. */
function rounded(value: number, printed: Digits): string {
  const unit = lastDigit(printed) / printed.scale;
  const places = Math.max(0, Math.round(-Math.log10(unit)));
  const shown = (Math.round(Math.abs(value) / printed.scale / unit) * unit).toFixed(places).replace(".", ",");
  const power = Math.round(Math.log10(printed.scale));
  return power === 0 ? shown : `${shown} · 10^${power}`;
}

/** A constant that a `llogari` block gives otherwise than the table; `line` counts from 0. */
export interface WrongLiteral extends Omit<Disagreement, "index"> {
  line: number;
}

const literal = /(?<![\w.])\d+(?:\.\d+)?(?:e[+-]?\d+)?(?![\w.])/gi;

/** The numbers of a block that should be a constant: those given to its symbol, and those known by themselves. */
export function wrongLiterals(block: string): WrongLiteral[] {
  return block.split("\n").flatMap((text, line) => {
    // What stands right of ≈ is a claim about the left, which is computed.
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
