import fc from "fast-check";
import { expect, test } from "vitest";
import type { Answer } from "../exercise";
import { exerciseWith } from "../exercise.fixture";
import { readingOf } from "./answer-reading";
import { furtherVerdict } from "./further-verdict";

const kindOf = (answer: Answer, typed: string) => furtherVerdict(exerciseWith(answer), {}, typed).kind;

const whole = fc.integer({ min: -40, max: 40 });
const written = (value: number) => String(value).replace("-", "−");
const several = fc.uniqueArray(whole, { minLength: 1, maxLength: 5 });
const setOf = (values: number[]): Answer => ({ kind: "set", values: values.map(String), variable: "x" });

test("a set is right in every order and with every way of separating it, and never without an element", () => {
  fc.assert(
    fc.property(several, fc.constantFrom("; ", " ose ", " dhe ", ";"), fc.boolean(), (values, separator, named) => {
      const turned = [...values].reverse().map((each) => `${named ? "x = " : ""}${written(each)}`);
      expect(kindOf(setOf(values), turned.join(separator))).toBe("right");
      if (values.length > 1) expect(kindOf(setOf(values), turned.slice(1).join(separator))).toBe("told");
    }),
  );
});

test("a line is right times any factor and with its sides turned, and wrong with another constant", () => {
  const nonZero = whole.filter((each) => each !== 0);
  fc.assert(
    fc.property(nonZero, nonZero, whole, nonZero, (a, b, c, k) => {
      const line: Answer = { kind: "relation", relation: `${a}*x+${b}*y=${c}`, variables: ["x", "y"] };
      expect(kindOf(line, `${k * a}x + ${k * b}y = ${k * c}`)).toBe("right");
      expect(kindOf(line, `${c} − ${a}x = ${b}y`)).toBe("right");
      expect(kindOf(line, `${a}x + ${b}y = ${c + 1}`)).toBe("told");
    }),
  );
});

test("an inequality is right as two comparisons, as a chain and as an interval", () => {
  fc.assert(
    fc.property(whole, fc.integer({ min: 1, max: 30 }), fc.boolean(), fc.boolean(), (from, width, below, above) => {
      const to = from + width;
      const [left, right] = [below ? "<=" : "<", above ? "<=" : "<"];
      const relation = `${from}${left}x and x${right}${to}`;
      const answer: Answer = { kind: "relation", relation, variables: ["x"] };
      const typed = [
        `${from} ${left} x ${right} ${to}`,
        `x ${right} ${to} dhe ${from} ${left} x`,
        `${below ? "[" : "("}${from}; ${to}${above ? "]" : ")"}`,
        `${below ? "[" : "]"}${written(from)}; ${written(to)}${above ? "]" : "["}`,
      ];
      for (const each of typed) expect([each, kindOf(answer, each)]).toEqual([each, "right"]);
      expect(kindOf(answer, `x < ${from} ose x > ${to}`)).toBe("told");
    }),
  );
});

test("a product is factored however its factors stand, its sum never is", () => {
  const root = fc.integer({ min: 1, max: 20 });
  fc.assert(
    fc.property(root, root, (p, q) => {
      const answer: Answer = { kind: "expression", value: `(x-${p})*(x+${q})`, variables: ["x"], form: "factored" };
      expect(kindOf(answer, `(x+${q})(x−${p})`)).toBe("right");
      expect(kindOf(answer, `x² + (${q - p})x − ${p * q}`)).toBe("told");
    }),
  );
});

test("as many significant digits as are asked for are right, one more or one less is told", () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_001, max: 999_998 }), fc.integer({ min: -3, max: 3 }), (digits, power) => {
      // Its digits may not be zeros or nines where they are rounded.
      fc.pre(!/[09]/.test(String(digits)));
      const value = digits * 10 ** (power - 5);
      const answer: Answer = { kind: "number", value: String(value), significant: 3 };
      const typed = (count: number) => value.toExponential(count - 1).replace(".", ",");
      expect(kindOf(answer, typed(3))).toBe("right");
      for (const count of [2, 4, 5]) expect([count, kindOf(answer, typed(count))]).toEqual([count, "told"]);
    }),
  );
});

test("whatever is typed is judged and read without an exception", () => {
  const signs = fc.constantFrom(
    ..."x y 3 , ; . - − ± √ ( ) [ ] { } < > = ≤ ≥ ∞ ∪ ose dhe ^ 2 / · ∅ nuk ka zgjidhje R e".split(" "),
  );
  const answers: Answer[] = [
    setOf([3, -3]),
    { kind: "relation", relation: "x>3", variables: ["x"] },
    { kind: "relation", relation: "2*x+3*y=6", variables: ["x", "y"] },
    { kind: "expression", value: "(x-1)*(x+1)", variables: ["x"], form: "factored" },
    { kind: "number", value: "9.81", unit: "m/s²", significant: 3 },
  ];
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 14 }), fc.constantFrom(...answers), (parts, answer) => {
      for (const text of [parts.join(""), parts.join(" ")]) {
        expect(furtherVerdict(exerciseWith(answer), {}, text)).toHaveProperty("kind");
        for (const formula of readingOf(answer, "?", text).formulas) expect(formula).toMatch(/^<math>.*<\/math>$/);
      }
    }),
    { numRuns: 400 },
  );
});

test("how an answer is read is shown as a formula, or in words", () => {
  const read = (answer: Answer, text: string) => readingOf(answer, "?", text);
  expect(read(setOf([3]), "±3").formulas).toEqual([
    '<math><mi>x</mi><mo>=</mo><mn>3</mn><mtext>\u00a0ose\u00a0</mtext><mi>x</mi><mo>=</mo><mo form="prefix">−</mo><mn>3</mn></math>',
  ]);
  expect(read(setOf([2, 5]), "2,5").formulas).toHaveLength(2);
  expect(read(setOf([3]), "nuk ka rrënjë")).toMatchObject({ formulas: [], words: "nuk ka zgjidhje" });
  const inequality: Answer = { kind: "relation", relation: "x>3", variables: ["x"] };
  expect(read(inequality, "]3; 5]").formulas[0]).toContain("<mo>&gt;</mo><mn>3</mn><mtext>\u00a0dhe\u00a0</mtext>");
  expect(read(inequality, "x").formulas).toEqual([]);
  expect(read(inequality, "R").words).toBe("çdo numër");
  expect(read(inequality, "").formulas).toEqual([]);
});
