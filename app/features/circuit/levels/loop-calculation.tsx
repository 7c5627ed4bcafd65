import { createElement, type ReactNode } from "react";
import { formatNumber } from "../../../magazine/albanian";
import { readingText } from "../../../play/quantity";
import type { LoopState } from "./series-loop";

const quantity = (letter: string) => createElement("mi", null, letter);
const number = (value: number) => createElement("mn", null, formatNumber(value));
const equals = createElement("mo", null, "=");

const quotient = (above: ReactNode, first: ReactNode, second: ReactNode) =>
  createElement("mfrac", null, above, createElement("mrow", null, first, createElement("mo", null, "+"), second));

/** Sets signs as MathML, with fractions in full size. @param spoken the same on one line, as it is read aloud */
const formula = (spoken: string, ...signs: ReactNode[]) =>
  createElement("math", { displaystyle: "true", "aria-label": spoken }, ...signs);

/** Shows I = E / (R + r) with the loop's numbers. Nothing if the loop has a capacitor or no current. */
export function LoopCalculation({ loop, charging }: { loop: LoopState; charging: boolean }) {
  if (charging || (loop.condition !== "flowing" && loop.condition !== "short-circuit")) return null;
  const { resistance, internal } = loop.totals;
  const emf = Math.abs(loop.totals.emf);
  const sum = `${formatNumber(resistance)} + ${formatNumber(internal)}`;
  const law = quotient(quantity("E"), quantity("R"), quantity("r"));
  const numbers = quotient(number(emf), number(resistance), number(internal));
  // Two formulas: one alone does not break, and letters of 200 % need a second line.
  return (
    <p className="text-[clamp(1.05rem,0.9rem+0.7vw,1.3rem)]">
      {formula("I = E / (R + r)", quantity("I"), equals, law)}{" "}
      {formula(`= ${formatNumber(emf)} / (${sum}) =`, equals, numbers, equals)}{" "}
      <b className="text-spot whitespace-nowrap">{readingText(Math.abs(loop.current), "A")}</b>
    </p>
  );
}
