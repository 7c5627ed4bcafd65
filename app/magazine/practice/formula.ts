/** Shows an expression as a typeset formula (MathML Core), by the parser that also computes it. */
import { buildExpression, type ExpressionBuilder, type Scope } from "./expression";

/** A part of a formula. Brackets stand around a part that binds less than its place asks. */
interface Part {
  html: string;
  binding: number;
  /** Whether it begins with a digit, so that a product with it needs its sign. */
  isDigit?: boolean;
  /** A number's value, so that a factor 1 is left out and a sum with a negative number is a difference. */
  value?: number;
}

const bindings: Record<string, number> = { "+": 4, "-": 4, "*": 5, "/": 6, "^": 7 };
const signBinding = 5;
/** Signs of comparisons and the words that join them. */
const relations: Record<string, string> = {
  "=": "<mo>=</mo>",
  "!=": "<mo>≠</mo>",
  "<": "<mo>&lt;</mo>",
  "<=": "<mo>≤</mo>",
  ">": "<mo>&gt;</mo>",
  ">=": "<mo>≥</mo>",
  and: "<mtext>\u00a0dhe\u00a0</mtext>",
  or: "<mtext>\u00a0ose\u00a0</mtext>",
};

const row = (html: string) => `<mrow>${html}</mrow>`;
const within = ({ html, binding }: Part, least: number) =>
  binding >= least ? html : row(`<mo>(</mo>${html}<mo>)</mo>`);

/** Writes digits with a decimal comma, and a no-break space between thousands from five digits on. */
function numberPart(digits: string): Part {
  const [mantissa = "", exponent] = digits.split("e");
  const [whole = "", decimals] = mantissa.split(".");
  const grouped = whole.length < 5 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, "\u00a0");
  const html = `<mn>${grouped}${decimals === undefined ? "" : `,${decimals}`}</mn>`;
  if (exponent === undefined) return { html, binding: 9, isDigit: true, value: Number(digits) };
  const power = `<msup><mn>10</mn><mn>${String(Number(exponent)).replace("-", "−")}</mn></msup>`;
  return { html: `${html}<mo>·</mo>${power}`, binding: 5, isDigit: true };
}

const builderIn = (scope: Scope): ExpressionBuilder<Part> => ({
  number: numberPart,
  name: (name) => {
    const value = scope[name];
    if (value === undefined) return { html: `<mi>${name === "pi" ? "π" : name}</mi>`, binding: 9 };
    const digits = String(Number(Math.abs(value).toPrecision(12)));
    return value < 0 ? signed({ ...numberPart(digits), value }) : numberPart(digits);
  },
  signed: (sign, inner) => (sign === "+" ? inner : opposite(inner)),
  operation: (operator, left, right) => {
    const binding = bindings[operator] ?? 3;
    if (operator === "/") return { html: `<mfrac>${row(left.html)}${row(right.html)}</mfrac>`, binding, isDigit: true };
    if (operator === "^")
      return { html: `<msup>${row(within(left, 8))}${row(right.html)}</msup>`, binding, ...digitOf(left) };
    if (operator === "*") return product(left, right);
    if (Object.hasOwn(relations, operator)) return { html: `${left.html}${relations[operator]}${right.html}`, binding };
    const isTurned = (operator === "+" || operator === "-") && (right.value ?? 0) < 0;
    const [sign, term] = isTurned ? [operator === "+" ? "-" : "+", positive(right)] : [operator, right];
    const html = `${left.html}<mo>${sign === "-" ? "−" : sign}</mo>${within(term, sign === "-" ? 4.5 : binding)}`;
    return { html, binding };
  },
  call: (name, inputs) =>
    name === "sqrt"
      ? { html: `<msqrt>${inputs.map(({ html }) => html).join("")}</msqrt>`, binding: 9 }
      : {
          html: `<mi>${name}</mi><mo>(</mo>${inputs.map(({ html }) => html).join("<mo>;</mo>")}<mo>)</mo>`,
          binding: 9,
        },
});

const digitOf = ({ isDigit }: Part) => ({ isDigit: isDigit === true });
const signed = (inner: Part): Part => ({
  html: `<mo form="prefix">−</mo>${within(inner, signBinding)}`,
  binding: signBinding,
  ...(inner.value !== undefined && { value: -Math.abs(inner.value) }),
});
const positive = ({ html, ...part }: Part): Part => ({ ...part, html: html.replace('<mo form="prefix">−</mo>', "") });
/** Writes the opposite of a part: of −5 it is 5, since two signs would stand side by side. */
const opposite = (inner: Part): Part =>
  inner.value !== undefined && inner.value < 0 ? { ...positive(inner), value: -inner.value } : signed(inner);

function product(left: Part, right: Part): Part {
  if (left.value === 1) return right;
  const sign = right.isDigit === true ? "·" : "&#x2062;";
  const html = `${within(left, 5)}<mo>${sign}</mo>${within(right, 5.5)}`;
  // A product with a negative factor is a negative term: a sum with it becomes a difference.
  return { html, binding: 5, ...digitOf(left), ...((left.value ?? 0) < 0 && { value: left.value as number }) };
}

/**
 * Returns an expression as MathML, its numbers with a decimal comma.
 *
 * @param notation an expression in the notation of `parseExpression`
 * @param scope numbers for some of its names
 * @returns null if it is unreadable
 */
export function formulaOf(notation: string, scope: Scope = {}): string | null {
  const part = buildExpression(notation, builderIn(scope));
  return part === null ? null : `<math>${part.html}</math>`;
}
