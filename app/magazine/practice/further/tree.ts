/** Builds the tree of an expression, for judging its form and for comparing equations. */
import { buildExpression, type ExpressionBuilder, parseExpression, type Scope } from "../expression";

export type ExpressionTree =
  | { kind: "number"; value: number }
  | { kind: "name"; name: string }
  | { kind: "negative"; inner: ExpressionTree }
  | { kind: "operation"; operator: string; left: ExpressionTree; right: ExpressionTree }
  | { kind: "call"; name: string; inputs: ExpressionTree[] };

const treeBuilder: ExpressionBuilder<ExpressionTree> = {
  number: (digits) => ({ kind: "number", value: Number(digits) }),
  name: (name) => ({ kind: "name", name }),
  signed: (sign, inner) => (sign === "-" ? { kind: "negative", inner } : inner),
  operation: (operator, left, right) => ({ kind: "operation", operator, left, right }),
  call: (name, inputs) => ({ kind: "call", name, inputs }),
};

/** @returns null if the expression is unreadable */
export const treeOf = (notation: string): ExpressionTree | null => buildExpression(notation, treeBuilder);

/** A polynomial: the coefficient of each product of letters. The key of `3x²y` is `xxy`, of a number the empty text. */
export type Polynomial = ReadonlyMap<string, number>;

const dust = 1e-9;

/** No school expression has a higher power; a malicious one must not exhaust the memory. */
const highest = 9;

/** Sums products of letters, and drops those whose coefficients cancel. */
function collected(terms: Iterable<readonly [letters: string, coefficient: number]>): Polynomial {
  const sums = new Map<string, number>();
  let largest = 0;
  for (const [letters, coefficient] of terms) {
    sums.set(letters, (sums.get(letters) ?? 0) + coefficient);
    largest = Math.max(largest, Math.abs(coefficient));
  }
  return new Map([...sums].filter(([, coefficient]) => Math.abs(coefficient) > dust * largest));
}

const times = (a: Polynomial, b: Polynomial): Polynomial =>
  collected([...a].flatMap(([x, m]) => [...b].map(([y, n]) => [[...(x + y)].sort().join(""), m * n] as const)));

/** Returns the value of a polynomial without letters; null if it has some. */
function constantOf(polynomial: Polynomial): number | null {
  if (polynomial.size === 0) return 0;
  return polynomial.size === 1 ? (polynomial.get("") ?? null) : null;
}

/**
 * Expands an expression into a polynomial.
 *
 * @param scope values of its other names
 * @param variables its letters, one sign each
 * @returns null if it is none, such as a quotient by a letter
 */
export function polynomialOf(tree: ExpressionTree, variables: readonly string[], scope: Scope = {}): Polynomial | null {
  const expand = (each: ExpressionTree): Polynomial | null => {
    switch (each.kind) {
      case "number":
        return collected([["", each.value]]);
      case "name":
        return variables.includes(each.name) ? new Map([[each.name, 1]]) : ofNumber(numberOf(each.name, scope));
      case "negative": {
        const inner = expand(each.inner);
        return inner && times(inner, new Map([["", -1]]));
      }
      case "call": {
        const inputs = each.inputs.map((input) => {
          const inner = expand(input);
          return inner && constantOf(inner);
        });
        if (inputs.some((input) => input === null)) return null;
        return ofNumber(numberOf(`${each.name}(${inputs.map((input) => `(${input})`).join(",")})`, {}));
      }
      case "operation":
        return operationOf(each.operator, expand(each.left), expand(each.right));
    }
  };
  return expand(tree);
}

const ofNumber = (value: number) => (Number.isFinite(value) ? collected([["", value]]) : null);

function numberOf(notation: string, scope: Scope): number {
  const parsed = parseExpression(notation);
  return parsed.ok ? parsed.expression.valueIn(scope) : Number.NaN;
}

function operationOf(operator: string, left: Polynomial | null, right: Polynomial | null): Polynomial | null {
  if (left === null || right === null) return null;
  const number = constantOf(right);
  switch (operator) {
    case "+":
      return collected([...left, ...right]);
    case "-":
      return collected([...left, ...times(right, new Map([["", -1]]))]);
    case "*":
      return times(left, right);
    case "/":
      return number === null || number === 0 ? null : times(left, new Map([["", 1 / number]]));
    case "^": {
      const base = constantOf(left);
      if (base !== null && number !== null) return ofNumber(base ** number);
      if (number === null || !Number.isInteger(number) || number < 0 || number > highest) return null;
      return Array.from({ length: number }, () => left).reduce(times, new Map([["", 1]]));
    }
    default:
      return null;
  }
}
