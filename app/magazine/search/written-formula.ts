/**
 * Formulas inside the sentences that search shows. A formula is a line of signs between two marks; further marks say
 * what stands in a fraction, a root, a power, an index, under an arrow or in upright letters. They are characters of private use, so
 * that a sentence stays a text. The index is made of the plain lines.
 */
import { escapeHtml } from "./escape-html";

/** The marks, each a character. A part that was opened ends with `close`; `beside` parts the two of a fraction. */
export const marks = {
  begin: "\ue010",
  end: "\ue011",
  fraction: "\ue012",
  root: "\ue013",
  power: "\ue014",
  index: "\ue015",
  over: "\ue016",
  upright: "\ue017",
  beside: "\ue018",
  close: "\ue019",
} as const;

/** The element of MathML of each part. A base and its power, its index or its arrow are two rows. */
const elements: Readonly<Record<string, string>> = {
  [marks.fraction]: "mfrac",
  [marks.root]: "msqrt",
  [marks.power]: "msup",
  [marks.index]: "msub",
  [marks.over]: "mover",
};

const isDigit = (sign: string) => (sign >= "0" && sign <= "9") || sign === "," || sign === "½";
const isLetter = (sign: string) => sign.toLowerCase() !== sign.toUpperCase();

/** Prints a formula as MathML. @param line what stands between its two marks, perhaps without its end */
export function formulaHtml(line: string): string {
  let html = "<math>";
  const open: string[] = [];
  for (let position = 0; position < line.length; position++) {
    const sign = line.charAt(position);
    const element = elements[sign];
    if (element !== undefined) {
      open.push(element);
      html += `<${element}><mrow>`;
    } else if (sign === marks.beside) html += "</mrow><mrow>";
    else if (sign === marks.close) html += closed(open.pop());
    else if (sign === marks.upright) {
      const end = line.indexOf(marks.close, position);
      const to = end < 0 ? line.length : end;
      html += `<mtext>${escapeHtml(line.slice(position + 1, to))}</mtext>`;
      position = to;
    } else if (isDigit(sign)) {
      let to = position + 1;
      while (to < line.length && isDigit(line.charAt(to))) to++;
      html += `<mn>${line.slice(position, to)}</mn>`;
      position = to - 1;
    } else if (sign === " " || sign === "\u00a0") html += '<mspace width=".25em"></mspace>';
    // Temml writes a stroke as a letter too, so that m/s² has no gaps.
    else html += isLetter(sign) || sign === "/" ? `<mi>${sign}</mi>` : `<mo>${escapeHtml(sign)}</mo>`;
  }
  while (open.length > 0) html += closed(open.pop());
  return `${html}</math>`;
}

const closed = (element: string | undefined) => (element === undefined ? "" : `</mrow></${element}>`);
