/**
 * Parses and computes numeric expressions: those of editors for an exercise and those of pupils. The text is parsed by
 * precedence climbing (Pratt 1973) into a tree; it is never run as JavaScript.
 */

import { roundTo } from "../rounding";

/** Values of the names in an expression. */
export type Scope = Readonly<Record<string, number>>;

export interface Expression {
  /** The names whose values a scope must give, each once. */
  names: string[];
  /** @returns the value. It is NaN if it has none, such as the root of a negative number or an unknown name */
  valueIn(scope: Scope): number;
}

export type ParsedExpression =
  | { ok: true; expression: Expression }
  /** `offset` counts characters from the text's beginning. */
  | { ok: false; message: string; offset: number };

type Node = (scope: Scope) => number;

/** What the parser makes of each part of an expression: a value to compute, or a formula to show. */
export interface ExpressionBuilder<T> {
  number(digits: string): T;
  name(name: string): T;
  signed(sign: "+" | "-", inner: T): T;
  operation(operator: string, left: T, right: T): T;
  call(name: string, inputs: T[]): T;
}

const valueBuilder: ExpressionBuilder<Node> = {
  number: (digits) => () => Number(digits),
  name: (name) => {
    if (Object.hasOwn(constants, name)) return () => constants[name] as number;
    return (scope) => (Object.hasOwn(scope, name) ? (scope[name] as number) : Number.NaN);
  },
  signed: (sign, inner) => (sign === "-" ? (scope) => -inner(scope) : inner),
  operation: (operator, left, right) => {
    const [, compute] = operators[operator] as (typeof operators)[string];
    return (scope) => compute(left(scope), right(scope));
  },
  call: (name, inputs) => {
    const [, , compute] = functions[name] as (typeof functions)[string];
    return (scope) => compute(...inputs.map((input) => input(scope)));
  },
};

/** The rounding error allowed in a whole number or an equality. */
const slack = 1e-9;
const isNear = (a: number, b: number) => Math.abs(a - b) <= slack * Math.max(1, Math.abs(a), Math.abs(b));
const isWhole = (x: number) => isNear(x, Math.round(x));
const truth = (holds: boolean) => (holds ? 1 : 0);

/** Returns the greatest common divisor of two whole numbers, from 0. */
export function gcd(a: number, b: number): number {
  // Without this check a NaN would recurse for ever.
  return b === 0 || Number.isNaN(a % b) ? Math.abs(a) : gcd(b, a % b);
}

/** No school exercise chooses from more; a malicious number must not exhaust the memory. */
const mostChosen = 1000;

/** Functions by name, with the number of their arguments. Angles are in radians; `deg` converts degrees into them. */
const functions: Record<string, [least: number, most: number, compute: (...values: number[]) => number]> = {
  sqrt: [1, 1, Math.sqrt],
  cbrt: [1, 1, Math.cbrt],
  abs: [1, 1, Math.abs],
  round: [1, 2, (value, digits = 0) => roundTo(value, digits)],
  floor: [1, 1, (x) => Math.floor(x + slack)],
  ceil: [1, 1, (x) => Math.ceil(x - slack)],
  sin: [1, 1, Math.sin],
  cos: [1, 1, Math.cos],
  tan: [1, 1, Math.tan],
  asin: [1, 1, Math.asin],
  acos: [1, 1, Math.acos],
  atan: [1, 1, Math.atan],
  exp: [1, 1, Math.exp],
  ln: [1, 1, Math.log],
  log: [1, 1, Math.log10],
  min: [1, 9, Math.min],
  max: [1, 9, Math.max],
  mod: [2, 2, (a, b) => a - b * Math.floor(a / b + slack)],
  gcd: [2, 2, (a, b) => gcd(Math.round(a), Math.round(b))],
  choose: [
    2,
    2,
    (n, k) => Array.from({ length: Math.min(k, mostChosen) }, (_, i) => (n - i) / (i + 1)).reduce((a, b) => a * b, 1),
  ],
  whole: [1, 1, (x) => truth(isWhole(x))],
  /** `pick(2, a, b, c)` is b. */
  pick: [2, 13, (position, ...values) => values[position - 1] ?? Number.NaN],
  if: [3, 3, (holds, then, otherwise) => (holds !== 0 ? then : otherwise)],
};

const constants: Scope = { pi: Math.PI, deg: Math.PI / 180 };

/** Operators by precedence; `^` binds to the right and tighter than a sign. */
const operators: Record<string, [binding: number, compute: (a: number, b: number) => number]> = {
  or: [1, (a, b) => truth(a !== 0 || b !== 0)],
  and: [2, (a, b) => truth(a !== 0 && b !== 0)],
  "=": [3, (a, b) => truth(isNear(a, b))],
  "!=": [3, (a, b) => truth(!isNear(a, b))],
  "<=": [3, (a, b) => truth(a < b || isNear(a, b))],
  ">=": [3, (a, b) => truth(a > b || isNear(a, b))],
  "<": [3, (a, b) => truth(a < b && !isNear(a, b))],
  ">": [3, (a, b) => truth(a > b && !isNear(a, b))],
  "+": [4, (a, b) => a + b],
  "-": [4, (a, b) => a - b],
  "*": [5, (a, b) => a * b],
  "/": [5, (a, b) => a / b],
  "^": [7, (a, b) => a ** b],
};
const signBinding = 6;

/** A token: a number, a name, an operator or a bracket. */
const token = /\s*(?:(\d+\.?\d*(?:e[+-]?\d+)?|\.\d+)|([\p{L}_][\p{L}\p{N}_]*)|(!=|<=|>=|[-+*/^=<>(),]))/uy;

interface Token {
  text: string;
  kind: "number" | "name" | "sign" | "end";
  offset: number;
}

class Unreadable extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

/** No school exercise has a longer or more deeply nested expression. A malicious one must not exhaust the stack. */
const longest = 300;
const deepest = 40;

/** Parses an expression such as `m * v^2 / 2`. Messages are in Albanian, for the editor. */
export function parseExpression(text: string): ParsedExpression {
  try {
    if (text.length > longest) throw new Unreadable("Shprehja është tepër e gjatë.", longest);
    const parser = new Parser(tokensOf(text), valueBuilder);
    const valueIn = parser.whole();
    return { ok: true, expression: { names: [...parser.names], valueIn } };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { ok: false, message: error.message, offset: error.offset };
  }
}

/** Builds something else of an expression than its value. @returns null if it is unreadable */
export function buildExpression<T>(text: string, builder: ExpressionBuilder<T>): T | null {
  try {
    return text.length > longest ? null : new Parser(tokensOf(text), builder).whole();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return null;
  }
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const from = token.lastIndex;
    const found = token.exec(text);
    if (found === null) {
      const rest = text.slice(from);
      if (rest.trim() === "") break;
      const offset = from + rest.length - rest.trimStart().length;
      throw new Unreadable(`Shenja „${text[offset]}“ nuk njihet në një shprehje.`, offset);
    }
    const [all, number, name] = found;
    const kind = number !== undefined ? "number" : name !== undefined ? "name" : "sign";
    tokens.push({ text: all.trim(), kind, offset: from + all.length - all.trimStart().length });
  }
  tokens.push({ text: "", kind: "end", offset: text.length });
  return tokens;
}

class Parser<T> {
  private position = 0;
  private depth = 0;
  /** The names that a scope must give. */
  readonly names = new Set<string>();

  constructor(
    private readonly tokens: Token[],
    private readonly builder: ExpressionBuilder<T>,
  ) {}

  whole(): T {
    const node = this.operation(0);
    if (this.token.kind !== "end") this.refuse(`„${this.token.text}“ nuk pritej këtu.`);
    return node;
  }

  private get token(): Token {
    return this.tokens[this.position] as Token;
  }

  private next(): Token {
    const { token } = this;
    this.position++;
    return token;
  }

  private refuse(message: string): never {
    throw new Unreadable(message, this.token.offset);
  }

  private expect(sign: string): void {
    if (this.token.text !== sign) this.refuse(`Mungon „${sign}“.`);
    this.position++;
  }

  /** Parses an operand and every operator that binds tighter than the one before it. */
  private operation(binding: number): T {
    if (++this.depth > deepest) this.refuse("Shprehja ka tepër kllapa.");
    let left = this.operand();
    for (;;) {
      const [own] = (Object.hasOwn(operators, this.token.text) && operators[this.token.text]) || [0];
      if (own <= binding) break;
      const operator = this.next().text;
      left = this.builder.operation(operator, left, this.operation(operator === "^" ? own - 1 : own));
    }
    this.depth--;
    return left;
  }

  private operand(): T {
    const { text, kind } = this.token;
    if (kind === "number") {
      this.next();
      return this.builder.number(text);
    }
    if (text === "-" || text === "+") {
      this.next();
      return this.builder.signed(text, this.operation(signBinding));
    }
    if (text === "(") {
      this.next();
      const inner = this.operation(0);
      this.expect(")");
      return inner;
    }
    if (kind === "name" && !Object.hasOwn(operators, text)) return this.named();
    return this.refuse(kind === "end" ? "Shprehja mbaron para kohe." : `„${text}“ nuk pritej këtu.`);
  }

  private named(): T {
    const { text: name } = this.next();
    if (this.token.text === "(") return this.call(name);
    if (!Object.hasOwn(constants, name)) this.names.add(name);
    return this.builder.name(name);
  }

  private call(name: string): T {
    const known = Object.hasOwn(functions, name) ? functions[name] : undefined;
    if (known === undefined) this.refuse(`Funksioni „${name}“ nuk njihet.`);
    const [least, most] = known;
    this.expect("(");
    const inputs = [this.operation(0)];
    while (this.token.text === ",") {
      this.next();
      inputs.push(this.operation(0));
    }
    if (inputs.length < least || inputs.length > most) this.refuse(`„${name}“ ka numër tjetër vlerash.`);
    this.expect(")");
    return this.builder.call(name, inputs);
  }
}
