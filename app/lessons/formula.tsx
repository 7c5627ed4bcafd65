import { createElement, Fragment, type ReactNode } from "react";

const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹⁻";
const token = /(Δ?\p{L})|(½|\d[\d,]*(?:\u00a0\d{3})*)|([⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+)|([^\s])/gu;

const lowered = (exponent: string) =>
  [...exponent].map((sign) => (sign === "⁻" ? "−" : String(raised.indexOf(sign)))).join("");

function atom([, letter, number, , sign]: RegExpExecArray | RegExpMatchArray): ReactNode {
  if (number !== undefined) return createElement("mn", null, number);
  if (letter === undefined) return createElement("mo", null, sign);
  if (letter.length === 1) return createElement("mi", null, letter);
  return createElement(
    "mrow",
    null,
    createElement("mi", { mathvariant: "normal" }, "Δ"),
    createElement("mi", null, letter.slice(1)),
  );
}

/**
 * Shows a short formula as MathML, from text: `s = ½ · g · t²`. Letters are quantities, superscript digits are
 * exponents; units are outside the formula. It does not break across lines, so a long chain is written as several
 * formulas.
 */
export function Formula({ children }: { children: string }) {
  const atoms: ReactNode[] = [];
  for (const match of children.matchAll(token)) {
    const exponent = match[3];
    atoms.push(
      exponent === undefined
        ? atom(match)
        : createElement("msup", null, atoms.pop(), createElement("mn", null, lowered(exponent))),
    );
  }
  return createElement("math", null, ...atoms.map((each, index) => createElement(Fragment, { key: index }, each)));
}
