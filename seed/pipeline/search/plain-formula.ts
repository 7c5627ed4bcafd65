/** Prints written formulas as lines of signs, by which search finds them: `E = mc²`, `v = √(2gh)`, `F = GmM/r²`. */
import { marks } from "../../../app/magazine/search/written-formula";

const formula = new RegExp(`${marks.begin}([^${marks.end}]*)${marks.end}?`, "g");

/** Returns a sentence without the marks of its formulas. */
export const inPlainSigns = (sentence: string): string =>
  sentence.replace(formula, (_, line: string) => {
    const { text } = rowFrom(line, 0);
    return text.replace(/\s+/g, " ").trim();
  });

const spaced = /^[=≠≈<>≤≥+−±→⇒]$/;

/** Reads a row up to the end of its part. @returns its text, and the offset of what ends it */
function rowFrom(line: string, from: number): { text: string; to: number } {
  let text = "";
  let position = from;
  for (; position < line.length; position++) {
    const sign = line.charAt(position);
    if (sign === marks.beside || sign === marks.close) break;
    if (sign === marks.upright) {
      const end = line.indexOf(marks.close, position);
      text += line.slice(position + 1, end);
      position = end;
    } else if (sign === marks.root) {
      const inside = rowFrom(line, position + 1);
      text += `√${grouped(inside.text)}`;
      position = inside.to;
    } else if (sign in ofTwo) {
      const first = rowFrom(line, position + 1);
      const second = rowFrom(line, first.to + 1);
      text += ofTwo[sign]?.(first.text, second.text) ?? "";
      position = second.to;
    } else text += spaced.test(sign) ? ` ${sign} ` : sign;
  }
  return { text, to: position };
}

const ofTwo: Readonly<Record<string, (first: string, second: string) => string>> = {
  [marks.fraction]: (over, under) => `${grouped(over)}/${grouped(under)}`,
  [marks.power]: (base, exponent) => base + raised(exponent),
  [marks.index]: (base, index) => base + index,
  [marks.over]: (base, over) => base + over,
};

function grouped(text: string): string {
  const trimmed = text.trim();
  return /[\s+−·/]/.test(trimmed) ? `(${trimmed})` : trimmed;
}

/** Superscript digits. */
const raisedDigits = "⁰¹²³⁴⁵⁶⁷⁸⁹";

function raised(exponent: string): string {
  const text = exponent.replace(/\s/g, "");
  if (text === "∘" || text === "°") return "°";
  if (!/^[−-]?\d+$/.test(text)) return `^${exponent}`;
  return text.replace(/[−-]/, "⁻").replace(/\d/g, (each) => raisedDigits.charAt(Number(each)));
}
