/**
 * Reads units as pupils write them: words in place of symbols (`metra në sekondë`), other cases of letters (`Km`), letters
 * without ë and ç (`ore`), and a product without its sign (`Nm`).
 */
import { isUnitName, parseUnit, type Unit, unitOfOtherCase } from "./unit";

export interface TypedUnit extends Unit {
  /** The unit in symbols, as it was understood: `km/h` for `kilometra në orë`. */
  symbol: string;
}

/** Stems of unit words, without ë and ç, each with its symbol. */
const words: Record<string, string> = {
  metr: "m",
  meter: "m",
  mt: "m",
  sekond: "s",
  sek: "s",
  minut: "min",
  or: "orë",
  dit: "ditë",
  vit: "vjet",
  vjet: "vjet",
  vjec: "vjet",
  gram: "g",
  ton: "t",
  tonelat: "t",
  litr: "l",
  liter: "l",
  njuton: "N",
  newton: "N",
  xhaul: "J",
  joule: "J",
  vat: "W",
  watt: "W",
  vator: "Wh",
  vatore: "Wh",
  volt: "V",
  elektronvolt: "eV",
  om: "Ω",
  ohm: "Ω",
  amper: "A",
  amperor: "Ah",
  amperore: "Ah",
  kulon: "C",
  herc: "Hz",
  hertz: "Hz",
  kelvin: "K",
  paskal: "Pa",
  tesl: "T",
  kalori: "cal",
  hektar: "ha",
  decibel: "dB",
  dioptri: "dioptri",
  grad: "°",
  radian: "rad",
  perqind: "%",
  lek: "lekë",
  bajt: "bajt",
  parsek: "pc",
  inc: "inç",
  atmosfer: "atm",
  celsius: "°C",
  // Counts that are no unit: `3 herë`, `24x`.
  her: "1",
  x: "1",
};

const prefixWords: Record<string, string> = {
  kilo: "k",
  mega: "M",
  giga: "G",
  tera: "T",
  hekto: "h",
  deci: "d",
  centi: "c",
  mili: "m",
  mikro: "µ",
  nano: "n",
};

const word = new RegExp(
  `^(${Object.keys(prefixWords).join("|")})?(${Object.keys(words).join("|")})(?:e|a|i|s|t|et|at|it|in|es|ve|eve|ave|sh|esh|ash)?$`,
);

/** Removes the marks of ë and ç, and changes capitals to small letters. */
export const folded = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Writes a unit's notation plainly: `[m / s²]` as `m/s^2`, a space between two symbols as a product. */
function plainUnit(text: string): string {
  const plain = text
    .normalize("NFC")
    .trim()
    .replace(/[[\]]/g, "")
    .replaceAll("℃", "°C")
    .replace(/[º˚]/g, "°")
    .replace(/°\s+(?=C)|C\s*°/g, (found) => (found.startsWith("°") ? "°" : "°C"))
    .replace(
      /[\u2070-\u2079¹²³⁻]+/g,
      (high) => `^${[...high].map((sign) => (sign === "⁻" ? "-" : raised.indexOf(sign))).join("")}`,
    )
    .replace(/[−–]/g, "-")
    .replace(/\*\*/g, "^")
    .replace(/\s*([/·*⋅×^])\s*/g, "$1")
    .replace(/\s+/g, "·");
  const [over = "", ...under] = plain.split("/");
  return under.length === 0
    ? over
    : `${over === "" ? "1" : over}/${under.length === 1 ? under[0] : `(${under.join("·")})`}`;
}

/** Writes words as symbols: `metra kub në orë` as `m^3/orë`. */
function inSymbols(text: string): string {
  const joined = text
    .normalize("NFC")
    .replace(/p[eë]r\s*qind/gi, "%")
    .replace(/grad\p{L}*\s+(?=celsius)/giu, "")
    .replace(/nj[eë]si\p{L}*\s+astronomike/giu, "au")
    .replace(/(\p{L}+)\s+katror[eë]?(?!\p{L})/giu, "$1^2")
    .replace(/(\p{L}+)\s+kub[eë]?(?!\p{L})/giu, "$1^3")
    .replace(/\s+(?:n[eë]|p[eë]r)\s+/gi, "/");
  return plainUnit(joined).replace(/[^/·*⋅×()^\d-]+/g, symbolOf);
}

function symbolOf(name: string): string {
  if (isUnitName(name)) return name;
  const [, prefix = "", stem = ""] = word.exec(folded(name)) ?? [];
  if (stem !== "") return `${prefixWords[prefix] ?? ""}${words[stem]}`;
  if (/^u[a-z]$/i.test(name)) return name.replace("u", "µ");
  // A product of two symbols without its sign.
  const [, first, second] = /^(k?N|V|W|A)(m|s|A)$/.exec(name) ?? [];
  return first === undefined ? (unitOfOtherCase(name) ?? name) : `${first}·${second}`;
}

const alike = (text: string) => folded(plainUnit(text)).replaceAll("^", "");

/**
 * Reads a typed unit. Of two readings it takes the one of the expected unit's dimension: `ms^-1` is a metre per second
 * where a speed is expected, else one per millisecond.
 *
 * @param expected the unit that the question asks for; empty if none
 * @returns null if the unit is unknown
 */
export function readTypedUnit(text: string, expected = ""): TypedUnit | null {
  const plain = plainUnit(text);
  const sought = parseUnit(expected);
  const symbols = inSymbols(text);
  const readings = [
    plain,
    ...(alike(text) === alike(expected) ? [expected] : []),
    plain.replace(/ms(?=\^?-)/, "m·s"),
    symbols,
    // Degrees of temperature are mostly called degrees.
    ...(symbols === "°" && expected === "°C" ? [expected] : []),
  ].flatMap((symbol) => {
    const unit = parseUnit(symbol.replace(/^1$/, ""));
    return unit === null ? [] : [{ ...unit, symbol: shownSymbol(symbol) }];
  });
  return readings.find(({ dimension }) => dimension === sought?.dimension) ?? readings[0] ?? null;
}

const shownSymbol = (symbol: string) =>
  symbol
    .replace(/^1$/, "")
    .replace(/[*⋅×]/g, "·")
    .replace(/\^?(-?)(\d+)/g, (all, minus: string, digits: string, at: number) =>
      at === 0 ? all : `${minus && "⁻"}${[...digits].map((digit) => raised[Number(digit)]).join("")}`,
    );
