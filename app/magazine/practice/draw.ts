/** Draws the numbers of an exercise from a seed and prints its texts with them. */
import { formatNumber } from "../albanian";
import { type SeededRandom, seededRandom } from "../seeded-random";
import type { Exercise, Parameter } from "./exercise";
import { type ParsedExpression, parseExpression, type Scope } from "./expression";

/** The most draws for one seed; draws that fail the conditions are discarded. */
const mostTries = 400;

/** A cache of parsed expressions: an exercise is drawn 500 times before it is published. */
const read = new Map<string, ParsedExpression>();
const mostRead = 1000;

/** Computes an expression that was checked at publication. NaN if it has no value. */
export function computed(expression: string, scope: Scope): number {
  const parsed = read.get(expression) ?? parseExpression(expression);
  if (read.size >= mostRead) read.clear();
  read.set(expression, parsed);
  return parsed.ok ? parsed.expression.valueIn(scope) : Number.NaN;
}

/**
 * Draws the numbers of an exercise; the same seed gives the same numbers.
 *
 * @returns the value of each parameter; null if no draw meets the conditions
 */
export function drawNumbers({ parameters, conditions }: Exercise, seed: string): Scope | null {
  const random = seededRandom(seed);
  for (let tries = 0; tries < mostTries; tries++) {
    const scope: Record<string, number> = {};
    for (const parameter of parameters) scope[parameter.name] = drawn(parameter, scope, random);
    if (conditions.every((condition) => isTrue(computed(condition, scope)))) return scope;
  }
  return null;
}

const isTrue = (value: number) => value !== 0 && !Number.isNaN(value);

function drawn(parameter: Parameter, scope: Scope, random: SeededRandom): number {
  if ("value" in parameter) return computed(parameter.value, scope);
  if ("oneOf" in parameter) {
    return computed(parameter.oneOf[random.int(0, parameter.oneOf.length - 1)] as string, scope);
  }
  const [from, to, step] = [parameter.from, parameter.to, parameter.step].map((each) => computed(each, scope)) as [
    number,
    number,
    number,
  ];
  const count = Math.floor((to - from) / step + 1e-9);
  // Rounds to twelve digits, so that 0.1 + 2 · 0.1 is 0.3.
  return count >= 0 ? Number((from + step * random.int(0, count)).toPrecision(12)) : Number.NaN;
}

/** Returns the mark of a number that is drawn later. */
export const markOf = (index: number) => `⟦${index}⟧`;

/** A number that is drawn later as a part of a formula, with what makes it the whole of a base, an exponent or the like. */
const formulaMark = /(<m(?:sup|sub|frac|root)>)?<mn>⟦(\d+)⟧<\/mn>(<\/m(?:sup|sub|frac|root)>)?/g;

/** Replaces the marks by the drawn numbers. A sign in a formula is an operator, so that it has its spaces. @returns HTML */
export function filledIn(text: string, { prints }: Pick<Exercise, "prints">, scope: Scope): string {
  return text
    .replace(formulaMark, (part, opens, index, closes) => {
      const print = prints[Number(index)];
      if (print?.form !== "sign" || opens || closes) return part;
      const text = printed(print, scope);
      return `<mo>${text[0]}</mo><mn>${text.slice(2)}</mn>`;
    })
    .replace(/⟦(\d+)⟧/g, (_, index: string) => printed(prints[Number(index)], scope));
}

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const raised = (exponent: number) =>
  `${exponent < 0 ? "⁻" : ""}${[...String(Math.abs(exponent))].map((digit) => superscripts[Number(digit)]).join("")}`;

/** Prints one number with a decimal comma and a true minus. */
export function printed(print: Exercise["prints"][number] | undefined, scope: Scope): string {
  if (print === undefined) return "?";
  const value = computed(print.expression, scope);
  if (print.form === "power" && value !== 0 && Number.isFinite(value)) {
    const [digits = "", exponent = "0"] = value.toExponential(print.digits).split("e");
    return `${formatNumber(Number(digits), print.digits)}\u00a0·\u00a010${raised(Number(exponent))}`;
  }
  if (print.form === "bracket" && value < 0) return `(${formatNumber(value, print.digits)})`;
  if (print.form !== "sign") return formatNumber(value, print.digits);
  return `${value < 0 ? "−" : "+"}\u00a0${formatNumber(Math.abs(value), print.digits)}`;
}
