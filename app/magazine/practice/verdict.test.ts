import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Answer } from "./exercise";
import { errorsWith, exerciseWith } from "./exercise.fixture";
import { type Input, verdictOn } from "./verdict";
import { saysOf } from "./verdict-sentences";

const exercise = (answer: Answer, errors: string[][] = []) => exerciseWith(answer, { errors: errorsWith(errors) });

const judge = (answer: Answer, input: Input, errors?: string[][], scope = {}) =>
  verdictOn(exercise(answer, errors), scope, input);

describe("a number with a unit", () => {
  const speed: Answer = { kind: "number", value: "s / t", unit: "m/s", digits: 1 };
  const errors = [["s * t"], ["t / s"], ["s / t * 3.6"]];
  const scope = { s: 100, t: 13 };

  test.each<[string, object]>([
    ["7,7 m/s", { kind: "right" }],
    ["7.7m/s", { kind: "right" }],
    ["7,69 m/s", { kind: "right" }],
    ["7,7", { kind: "right", remark: "no-unit" }],
    ["100/13 m/s", { kind: "right" }],
    ["27,69 km/h", { kind: "right" }],
    ["0,0077 km/s", { kind: "right" }],
    ["1300 m/s", { kind: "known", error: 0 }],
    ["0,13 m/s", { kind: "known", error: 1 }],
    ["27,7", { kind: "known", error: 2 }],
    ["7,7 km/h", { kind: "unit" }],
    ["7,7 m", { kind: "unit" }],
    ["9 m", { kind: "wrong" }],
    ["-7,7 m/s", { kind: "sign" }],
    ["77 m/s", { kind: "tenfold" }],
    ["0,77 m/s", { kind: "tenfold" }],
    ["7,6 m/s", { kind: "rounding" }],
    ["8 m/s", { kind: "wrong" }],
    ["5 m/s", { kind: "wrong" }],
    ["7,7 hapa", { kind: "unreadable", reason: "unit", unit: "hapa" }],
    ["shpejt", { kind: "unreadable", reason: "no-number" }],
  ])("%s", (input, verdict) => {
    expect(judge(speed, input, errors, scope)).toEqual(verdict);
  });

  test("a tolerance and a share widen what is right, and nothing else does", () => {
    const about = (more: object): Answer => ({ kind: "number", value: "200", ...more });
    expect(judge(about({}), "200,0001").kind).toBe("near");
    expect(judge(about({ tolerance: 5 }), "205").kind).toBe("right");
    expect(judge(about({ tolerance: 5 }), "205,1").kind).toBe("rounding");
    expect(judge(about({ share: 0.02 }), "204").kind).toBe("right");
    expect(judge(about({ share: 0.02 }), "204,1").kind).toBe("rounding");
    expect(judge(about({ digits: 0 }), "200,6").kind).toBe("right");
    expect(judge(about({ digits: 0 }), "200,7").kind).toBe("rounding");
  });

  test("a plain number given with a unit is told so, a percent is a number", () => {
    expect(judge({ kind: "number", value: "0.25" }, "25 %")).toEqual({ kind: "right" });
    expect(judge({ kind: "number", value: "25", unit: "%" }, "0,25")).toEqual({ kind: "tenfold" });
    expect(judge({ kind: "number", value: "3" }, "3 cm")).toEqual({ kind: "bare" });
  });

  test("zero is right as it stands", () => {
    expect(judge({ kind: "number", value: "0" }, "0").kind).toBe("right");
    expect(judge({ kind: "number", value: "0" }, "0,1").kind).toBe("wrong");
  });
});

describe("a fraction", () => {
  const half: Answer = { kind: "fraction", value: "3/4" };

  test.each<[string, object]>([
    ["3/4", { kind: "right" }],
    ["0,75", { kind: "right" }],
    ["6/8", { kind: "right", remark: "not-lowest" }],
    ["4/3", { kind: "known", error: 0 }],
    ["-3/4", { kind: "sign" }],
    ["1/2", { kind: "wrong" }],
    ["3/5", { kind: "part", right: "numerator" }],
    ["5/4", { kind: "part", right: "denominator" }],
    ["0,8", { kind: "wrong" }],
    ["3/4 m", { kind: "bare" }],
    ["tri të katërtat", { kind: "unreadable", reason: "no-number" }],
  ])("%s", (input, verdict) => {
    expect(judge(half, input, [["4/3"]])).toEqual(verdict);
  });
});

describe("an expression", () => {
  const line: Answer = { kind: "expression", value: "a*x + 3", variables: ["x"] };

  test.each<[string, object]>([
    ["2x + 3", { kind: "right" }],
    ["3 + x·2", { kind: "right" }],
    ["y = 2(x + 1,5)", { kind: "right" }],
    ["2x − 3", { kind: "known", error: 0 }],
    ["−2x − 3", { kind: "sign" }],
    ["5x", { kind: "wrong" }],
    ["2t + 3", { kind: "unreadable", reason: "no-number" }],
  ])("%s", (input, verdict) => {
    expect(judge(line, input, [["a*x - 3"]], { a: 2 })).toEqual(verdict);
  });

  test("where an expression has no value it is not compared", () => {
    const root: Answer = { kind: "expression", value: "sqrt(x)", variables: ["x"] };
    expect(judge(root, "√x").kind).toBe("right");
    expect(judge(root, "x").kind).toBe("wrong");
  });
});

test("a choice is right by its place", () => {
  const choice: Answer = { kind: "choice", options: [{ text: "a" }, { text: "b" }], right: 1 };
  expect(judge(choice, 1).kind).toBe("right");
  expect(judge(choice, 0)).toEqual({ kind: "option", option: 0 });
});

test("an order and partners are right when each is in its place", () => {
  const order: Answer = { kind: "order", items: ["a", "b", "c"] };
  expect(judge(order, [0, 1, 2]).kind).toBe("right");
  expect(judge(order, [1, 0, 2])).toEqual({ kind: "places", right: 1, of: 3, first: 1 });
  const match: Answer = {
    kind: "match",
    pairs: [
      ["a", "1"],
      ["b", "2"],
      ["c", "3"],
    ],
  };
  expect(judge(match, [0, 1, 2]).kind).toBe("right");
  expect(judge(match, [0, 2, 1])).toEqual({ kind: "places", right: 1, of: 3, first: 2 });
  for (const part of [[], [0], [0, 1], [0, 1, 2, 3]]) {
    expect([part, judge(order, part).kind]).toEqual([part, "wrong"]);
    expect([part, judge(match, part).kind]).toEqual([part, "wrong"]);
  }
});

test("a point is right at its place, and its coordinates may be swapped by a known error", () => {
  const point: Answer = { kind: "point", x: "a", y: "-2", from: -5, to: 5 };
  expect(judge(point, [3, -2], [], { a: 3 }).kind).toBe("right");
  expect(judge(point, [-2, 3], [["-2", "a"]], { a: 3 })).toEqual({ kind: "known", error: 0 });
  expect(judge(point, [0, 0], [["-2", "a"]], { a: 3 }).kind).toBe("wrong");
  expect(judge(point, []).kind).toBe("unreadable");
});

test("a place that is half right is not right, and half a place is none", () => {
  const point: Answer = { kind: "point", x: "3", y: "-2", from: -5, to: 5 };
  expect(judge(point, [3, 2])).toEqual({ kind: "part", right: "x" });
  expect(judge(point, [-3, -2])).toEqual({ kind: "part", right: "y" });
  expect(judge(point, [3]).kind).toBe("unreadable");
  expect(judge(point, "3; -2").kind).toBe("unreadable");
  expect(judge({ kind: "order", items: ["a", "b", "c"] }, "abc").kind).toBe("wrong");
});

describe("a number in other units", () => {
  const way: Answer = { kind: "number", value: "2.5", unit: "km" };

  test.each<[string, object]>([
    ["2500 m", { kind: "right" }],
    ["250000 cm", { kind: "right" }],
    ["2,5 m", { kind: "unit" }],
    ["2500 km", { kind: "tenfold" }],
    ["2,5 kg", { kind: "unit" }],
    ["3 kg", { kind: "wrong" }],
    ["2,5", { kind: "right", remark: "no-unit" }],
    ["-2,5", { kind: "sign" }],
    ["-2500 m", { kind: "sign" }],
    ["2,45", { kind: "near" }],
    ["2,6 km", { kind: "wrong" }],
    ["0", { kind: "wrong" }],
  ])("%s", (input, verdict) => {
    expect(judge(way, input)).toEqual(verdict);
  });

  test("an error that is known goes before a slip of the unit", () => {
    expect(judge(way, "2,5 m", [["0.0025"]])).toEqual({ kind: "known", error: 0 });
    expect(judge(way, "7 km", [["6"], ["7"], ["7"]])).toEqual({ kind: "known", error: 1 });
  });

  test("a number without a unit asks for none", () => {
    expect(judge({ kind: "number", value: "3" }, "3")).toEqual({ kind: "right" });
    expect(judge({ kind: "number", value: "3", unit: "nuk-ka" }, "3").kind).toBe("right");
  });
});

describe("slips that every exercise knows", () => {
  const of = (value: string, digits?: number): Answer => ({
    kind: "number",
    value,
    ...(digits !== undefined && { digits }),
  });

  test.each([1, 2, 3, 4, 6].flatMap((power) => [10 ** power, 10 ** -power]))(
    "%d times the answer is a power of ten off",
    (by) => {
      expect(judge(of("37.5"), String(37.5 * by)).kind).toBe("tenfold");
      expect(judge(of("37.5"), String(-37.5 * by)).kind).toBe("wrong");
    },
  );

  test.each([1e5, 1e-5, 1e7, 20, 100.5])("%d times the answer is just wrong", (by) => {
    expect(judge(of("37.5"), String(37.5 * by)).kind).toBe("wrong");
  });

  test("from three hundredths on, another number is no rounding", () => {
    expect(judge(of("100"), "103").kind).toBe("near");
    expect(judge(of("100"), "97").kind).toBe("near");
    expect(judge(of("100"), "103,1").kind).toBe("wrong");
    expect(judge(of("-100"), "-102").kind).toBe("near");
  });

  test("near zero nothing is a slip", () => {
    for (const input of ["0,001", "-5", "10"]) expect(judge(of("0"), input).kind).toBe("wrong");
  });

  test("the shifted digits must be the answer's, as closely as its rounding asks", () => {
    expect(judge(of("7.692307", 1), "77 m").kind).toBe("tenfold");
    expect(judge(of("7.692307", 1), "77").kind).toBe("tenfold");
    expect(judge(of("7.692307", 1), "79").kind).toBe("wrong");
    expect(judge(of("0.04", 0), "3").kind).toBe("wrong");
  });
});

describe("a small fraction", () => {
  const small: Answer = { kind: "fraction", value: "a/b" };

  test.each<[string, object]>([
    ["1/600", { kind: "right" }],
    ["2/1200", { kind: "right", remark: "not-lowest" }],
    ["1/601", { kind: "part", right: "numerator" }],
    ["-1/600", { kind: "sign" }],
    ["600/1", { kind: "known", error: 1 }],
    ["600", { kind: "known", error: 1 }],
  ])("%s", (input, verdict) => {
    expect(judge(small, input, [["a"], ["b/a"]], { a: 1, b: 600 })).toEqual(verdict);
  });

  test("that is zero has no other sign, and a great one is met to the last figure", () => {
    expect(judge({ kind: "fraction", value: "0" }, "0").kind).toBe("right");
    expect(judge({ kind: "fraction", value: "0" }, "-0/5").kind).toBe("right");
    expect(judge({ kind: "fraction", value: "100000/3" }, "100000/3").kind).toBe("right");
    expect(judge({ kind: "fraction", value: "100000/3" }, "33333,33").kind).toBe("not-fraction");
  });
});

describe("expressions are compared by value", () => {
  const of = (value: string, variables = ["x"]): Answer => ({ kind: "expression", value, variables });

  test.each([
    ["x^2 - 1", "(x+1)(x-1)", "right"],
    ["x^2 - 1", "x² + 1", "wrong"],
    ["x", "√(x²)", "wrong"],
    ["sqrt(-1 - x^2)", "x", "wrong"],
    ["1000000 * x", "1000000x + 0,0001", "right"],
    ["0.000001 * x", "0,000002x", "wrong"],
  ])("%s and %s", (value, input, kind) => {
    expect(judge(of(value), input).kind).toBe(kind);
  });

  test("each letter has values of its own", () => {
    expect(judge(of("a - b", ["a", "b"]), "b − a").kind).toBe("sign");
    expect(judge(of("a * a", ["a", "b"]), "ab").kind).toBe("wrong");
    expect(judge(of("a + 2 * b", ["a", "b"]), "2b + a").kind).toBe("right");
    expect(judge(of("a + b + c", ["a", "b", "c"]), "a + 2b", [["a + b"], ["a + 2 * b"]])).toEqual({
      kind: "known",
      error: 1,
    });
  });
});

test("what is right stays right in every way of writing it", () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999, max: 99_999 }), fc.nat(3), (whole, digits) => {
      const value = whole / 10 ** digits;
      const answer: Answer = { kind: "number", value: String(value), unit: "m" };
      const comma = String(value).replace(".", ",");
      for (const input of [`${comma} m`, `${value}m`, `${whole}/${10 ** digits} m`, `${whole}·10^-${digits} m`]) {
        expect(judge(answer, input)).toEqual({ kind: "right" });
      }
      expect(judge(answer, comma)).toEqual({ kind: "right", remark: "no-unit" });
      expect(judge(answer, `${comma} s`)).toEqual({ kind: "unit" });
    }),
  );
});

describe("what is said", () => {
  const number = (unit?: string): Answer => ({ kind: "number", value: "1", ...(unit !== undefined && { unit }) });
  const expression: Answer = { kind: "expression", value: "t", variables: ["t"] };
  const order: Answer = { kind: "order", items: ["a", "b", "c"] };
  const match: Answer = { kind: "match", pairs: [["a", "b"]] };
  const point: Answer = { kind: "point", x: "1", y: "2", from: 0, to: 5 };
  const fraction: Answer = { kind: "fraction", value: "1/3" };

  test.each<[Parameters<typeof saysOf>[0], Answer, string]>([
    [{ kind: "right" }, number(), "Saktë."],
    [{ kind: "right", remark: "no-unit" }, number("m/s"), "Saktë. Herën tjetër shkruaj edhe njësinë: m/s."],
    [{ kind: "right", remark: "not-lowest" }, fraction, "Saktë. Kjo thyesë thjeshtohet edhe pak."],
    [{ kind: "unit" }, number("m/s"), "Numri është i saktë, njësia jo: këtu kërkohet m/s."],
    [{ kind: "bare" }, number(), "Numri është i saktë. Këtu shkruhet vetëm numri, pa njësi."],
    [{ kind: "sign" }, number("m"), "Madhësia është e saktë, shenja jo."],
    [
      { kind: "tenfold" },
      number("m"),
      "Shifrat janë të sakta, por je me një fuqi të dhjetës larg: shiko presjen dhe njësitë.",
    ],
    [{ kind: "rounding" }, number("m"), "Je shumë afër. Rrumbullakose vetëm në fund, me aq shifra sa kërkohen."],
    [
      { kind: "rounded" },
      number("m"),
      "Kjo është e rrumbullakosur. Këtu kërkohet vlera e saktë, me të gjitha shifrat e saj.",
    ],
    [{ kind: "near" }, number("m"), "Afër, por jo saktësisht: bëje llogaritjen edhe një herë."],
    [{ kind: "not-fraction" }, fraction, "Afërsisht po. Këtu kërkohet vlera e saktë: shkruaje si thyesë."],
    [{ kind: "part", right: "numerator" }, fraction, "Numëruesi është i saktë, emëruesi jo ende."],
    [{ kind: "part", right: "denominator" }, fraction, "Emëruesi është i saktë, numëruesi jo ende."],
    [{ kind: "part", right: "x" }, point, "Koordinata x është e saktë, y jo ende."],
    [{ kind: "part", right: "y" }, point, "Koordinata y është e saktë, x jo ende."],
    [
      { kind: "places", right: 2, of: 5, first: 3 },
      order,
      "Në vendin e vet: 2 nga 5. I pari që nuk është aty ku duhet është rreshti 3.",
    ],
    [
      { kind: "places", right: 2, of: 5, first: 3 },
      match,
      "Çifte të sakta: 2 nga 5. I pari që nuk shkon është ai i rreshtit 3.",
    ],
    [
      { kind: "unreadable", reason: "no-number" },
      number("m"),
      "Këtë nuk e lexoj dot. Shkruaj p.sh. 3,5 ose 7/2 ose 2·10^-3.",
    ],
    [{ kind: "unreadable", reason: "no-number" }, fraction, "Këtë nuk e lexoj dot. Shkruaj p.sh. 3/4."],
    [
      { kind: "unreadable", reason: "no-number" },
      expression,
      "Këtë nuk e lexoj dot. Shkruaj p.sh. 2t + 3 ose 3(t − 1).",
    ],
    [{ kind: "unreadable", reason: "unit", unit: "hapa" }, number("m"), "Njësinë „hapa“ nuk e njoh; këtu pritet m."],
    [{ kind: "unreadable", reason: "unit", unit: "hapa" }, number(), "Njësinë „hapa“ nuk e njoh."],
    [{ kind: "unreadable", reason: "sum" }, number("m"), "Llogarite deri në fund: këtu pritet një numër i vetëm."],
    [{ kind: "unreadable", reason: "several" }, number("m"), "Këtu pritet një përgjigje e vetme."],
    [{ kind: "wrong" }, number("m"), "Jo ende."],
  ])("of %j to %j", (verdict, answer, words) => {
    expect(saysOf(verdict, answer)).toBe(words);
  });
});

describe("rounding", () => {
  const exact = (value: string): Answer => ({ kind: "number", value });

  test.each([
    ["63", "64", "near"],
    ["2016", "2015", "near"],
    ["2497.5", "2498", "rounded"],
    ["17.142857142857142", "17", "rounded"],
    ["17.142857142857142", "17,5", "near"],
    ["274.625", "274,6", "rounded"],
    ["0.5", "0,52", "wrong"],
  ])("is said of %s to %s as %s where none is asked for", (value, typed, kind) => {
    expect(judge(exact(value), typed).kind).toBe(kind);
  });

  test("is said where digits are asked for, but not of a whole number that was miscounted", () => {
    const asked: Answer = { kind: "number", value: "a", digits: 0 };
    expect(judge(asked, "64", [], { a: 62.4 }).kind).toBe("rounding");
    expect(judge(asked, "64", [], { a: 63 }).kind).toBe("near");
  });

  test.each([
    ["13,2", 0],
    ["13,23", 0],
    ["13", 0],
    ["13,3", -1],
    ["1,32·10^1", 0],
    ["25", -1],
    ["32", 1],
    ["31,6", 1],
    ["31", -1],
  ])("of a known error, %s, names it: %d", (typed, error) => {
    const verdict = judge(exact("25"), typed, [["sqrt(175)"], ["sqrt(1000)"]]);
    expect(verdict.kind === "known" ? verdict.error : -1).toBe(error);
  });

  test("of two known errors names the nearer, and never one of a single digit", () => {
    expect(judge(exact("25"), "13", [["13.4"], ["13.1"]])).toEqual({ kind: "known", error: 1 });
    expect(judge(exact("25"), "1", [["1.2"]]).kind).toBe("wrong");
  });
});
