import { describe, expect, it, test } from "vitest";
import type { Answer, Exercise } from "../exercise";
import { errorsWith, exerciseWith } from "../exercise.fixture";
import type { Input } from "../verdict";
import { readingOf } from "./answer-reading";
import { furtherVerdict } from "./further-verdict";
import { elementsOf, hasElement, scopeOfFields, withNumbers } from "./model-answer";

const verdictOf = (answer: Answer, typed: Input, errors: string[][] = [], scope = {}) =>
  furtherVerdict(exerciseWith(answer, { errors: errorsWith(errors) }), scope, typed);
const saysOf = (answer: Answer, typed: Input, scope = {}) => {
  const verdict = verdictOf(answer, typed, [], scope);
  return verdict.kind === "told" ? verdict.says : verdict.kind;
};
const set = (...values: string[]): Answer => ({ kind: "set", values, variable: "t" });
const relation = (written: string, ...variables: string[]): Answer => ({
  kind: "relation",
  relation: written,
  variables,
});

describe("a set", () => {
  it.each<[string[], string, string]>([
    [["3", "-3"], "tri", "Këtë nuk e lexoj dot. Shkruaj p.sh. t = 3 ose t = −3, ose „nuk ka zgjidhje“."],
    [["3", "-3"], "nuk ka zgjidhje", "Zgjidhje ka: zëvendëso disa numra, ose llogarite edhe një herë."],
    [["sqrt(-4)"], "2", "Provoji: asnjëri nga këta numra nuk e plotëson kushtin."],
    [["4"], "-4", "Numri është i saktë, shenja jo."],
    [["2", "5"], "-2; -5", "Numrat janë të saktë, shenjat jo."],
    [["2", "5"], "2", "Kjo është e saktë, por jo e plotë: mungon edhe një zgjidhje."],
    [["2", "5", "7"], "5", "Kjo është e saktë, por jo e plotë: mungojnë edhe 2 zgjidhje."],
    [["2", "5"], "2; 5; 7", "Zgjidhjet i gjete, por një numër është i tepërt: provoji një nga një."],
    [["2", "5"], "2; 5; 7; 8", "Zgjidhjet i gjete, por 2 numra janë të tepërt: provoji një nga një."],
    [["2", "5"], "2; 9", "Njëri nga dy numrat është zgjidhje, tjetri jo ende."],
    [["2", "5", "7"], "2; 8; 9", "Nga 3 numrat që shkrove, 1 është zgjidhje; të tjerët jo ende."],
    [["2", "5", "7"], "2; 5; 9", "Nga 3 numrat që shkrove, 2 janë zgjidhje; të tjerët jo ende."],
    [["2", "5"], "8; 9", "wrong"],
  ])("%o, of which %j was typed: %s", (values, typed, says) => {
    expect(saysOf(set(...values), typed)).toBe(says);
  });

  it.each([
    ["3,24; -1,24", "rounded"],
    ["3,2; -1,2", "rounded"],
    ["3,2360679775", "told"],
    ["3,24; 1-√5", "rounded"],
    ["3; -1", "wrong"],
    ["3,23; -1,24", "wrong"],
  ])("of roots, %j is %s", (typed, kind) => {
    expect(verdictOf(set("1 + sqrt(5)", "1 - sqrt(5)"), typed).kind).toBe(kind);
  });

  it("of small or large numbers is rounded by its own last digit", () => {
    expect(verdictOf(set("0.125"), "0,13").kind).toBe("rounded");
    expect(verdictOf(set("0.125"), "0,12").kind).toBe("rounded");
    expect(verdictOf(set("0.125"), "0,1").kind).toBe("wrong");
    expect(verdictOf(set("104"), "100").kind).toBe("rounded");
    expect(verdictOf(set("20"), "19").kind).toBe("wrong");
  });

  it("is known as an error by its elements, or by none where the error has none", () => {
    const errors = [["sqrt(-1)"], [], ["9"], ["m", "-m"]];
    const known = (typed: string) => verdictOf(set("3", "-3"), typed, errors, { m: 4 });
    expect(known("nuk ka zgjidhje")).toEqual({ kind: "known", error: 1 });
    expect(known("9")).toEqual({ kind: "known", error: 2 });
    expect(known("±4")).toEqual({ kind: "known", error: 3 });
    expect(known("3; -3")).toEqual({ kind: "right" });
    expect(verdictOf(set("3"), "nuk ka zgjidhje", [["sqrt(-1)"]])).toMatchObject({ kind: "told", reason: "some" });
    expect(verdictOf(set("3"), "9", [["9"]])).toEqual({ kind: "known", error: 0 });
  });

  it("with commas alone is read as what is right, else as a known error", () => {
    expect(verdictOf(set("3", "5"), "3,5")).toEqual({ kind: "right" });
    expect(verdictOf(set("3.5"), "3,5")).toEqual({ kind: "right" });
    expect(verdictOf(set("1", "2"), "3,5", [["3", "5"]])).toEqual({ kind: "known", error: 0 });
    expect(verdictOf(set("3"), "3,5").kind).toBe("wrong");
  });
});

describe("a relation", () => {
  const read = "Këtë nuk e lexoj dot. Shkruaj p.sh. ";
  it.each<[Answer, string, string]>([
    [relation("t>3", "t"), "tri", `${read}t >= 3 ose [3; +∞).`],
    [relation("2*t+1=7", "t"), "tri", `${read}2t + 3 = 9.`],
    [relation("2*a+b<6", "a", "b"), "tri", `${read}2a + b <= 6.`],
    [relation("2*a+b=6", "a", "b"), "tri", `${read}2a + 3b = 6.`],
    [relation("t>3", "t"), "t^3 > 27", `${read}t >= 3 ose [3; +∞).`],
    [relation("t^3>27", "t"), "t > 3", `${read}t >= 3 ose [3; +∞).`],
    [relation("2*a+b=6", "a", "b"), "∅", `${read}2a + 3b = 6.`],
    [relation("2*a+b=6", "a", "b"), "√a = b", `${read}2a + 3b = 6.`],
    [relation("sqrt(a)=b", "a", "b"), "a = b", `${read}2a + 3b = 6.`],
    [relation("t>3", "t"), "t = 3", "Këtu pritet një inekuacion: me <, >, ≤ ose ≥, ose si interval."],
    [relation("t>3", "t"), "t + 3", "Këtu pritet një inekuacion: me <, >, ≤ ose ≥, ose si interval."],
    [relation("t=3", "t"), "t > 3", "Këtu pritet një ekuacion, me shenjën =."],
    [relation("t=3", "t"), "3", "Këtu pritet një ekuacion, me shenjën =."],
    [
      relation("t>3", "t"),
      "2t > 6",
      "Kjo është e barasvlershme, por ende e pazgjidhur: lëre t të vetme në njërën anë.",
    ],
    [relation("t>3", "t"), "t ≥ 3", "Numri është i saktë; shiko edhe një herë nëse ai vetë është zgjidhje."],
    [
      relation("t>1 and t<5", "t"),
      "[1; 5)",
      "Skajet janë të sakta; shiko edhe një herë cilat prej tyre janë vetë zgjidhje.",
    ],
    [
      relation("t>3", "t"),
      "t < 3",
      "Numri është i saktë, por zgjidhjet janë nga ana tjetër e tij: provoje me një numër.",
    ],
    [
      relation("t>1 and t<5", "t"),
      "t < 1 ose t > 5",
      "Skajet janë të sakta, por zgjidhjet janë në anën tjetër të tyre: provoje me një numër.",
    ],
    [relation("t>3", "t"), "t < -3", "Shiko shenjat: je në anën tjetër të zeros."],
    [relation("t>1 and t<5", "t"), "t > 1", "Njëri skaj është i saktë, tjetri jo ende."],
    [
      relation("t<1 or t>5", "t"),
      "t < 1 ose 5 < t < 9",
      "Skajet janë të sakta, pjesa mes tyre ose jashtë tyre jo ende: provoje me një numër nga secila pjesë.",
    ],
    [relation("t>3", "t"), "t > 3 dhe t < 9", "wrong"],
    [relation("t>1 and t<5", "t"), "t > 2", "wrong"],
    [relation("t^2<-1", "t"), "t > 0", "wrong"],
    [relation("t^2<-1", "t"), "R", "wrong"],
    [relation("t^2>-1", "t"), "∅", "wrong"],
    [relation("t^2>-1", "t"), "R", "right"],
    [relation("t^2>-1", "t"), "(-∞; +∞)", "right"],
    [relation("t>3 and t<1", "t"), "∅", "right"],
    [relation("t^2<m", "t"), "nuk ka zgjidhje", "right"],
    [relation("2*a+b<=6", "a", "b"), "2a + b ≥ 6", "Numrat janë të saktë, por shenja shikon nga ana tjetër."],
    [
      relation("2*a+b<=6", "a", "b"),
      "2a + b < 6",
      "Vija kufitare është e saktë; shiko edhe një herë nëse pikat e saj janë zgjidhje.",
    ],
    [relation("2*a+b=6", "a", "b"), "2a - b = 6", "Numrat janë të saktë, por njëra shenjë jo."],
    [
      relation("2*a+b=6", "a", "b"),
      "4a + 2b = 7",
      "Koeficientët e shkronjave janë të saktë, numri pa shkronjë jo ende.",
    ],
    [relation("2*a+b=6", "a", "b"), "a + 2b = 6", "wrong"],
    [relation("m*a+b=6", "a", "b"), "b = 6 + 4a", "right"],
  ])("%o, for which %j was typed: %s", (answer, typed, says) => {
    expect(saysOf(answer, typed, { m: -4 })).toBe(says);
  });

  it("that is to be set up may be written in any form, one to be solved may not", () => {
    expect(verdictOf(relation("3*t+m<=20", "t"), "t ≤ 5", [], { m: 5 })).toEqual({ kind: "right" });
    expect(verdictOf(relation("t<=m", "t"), "3t ≤ 15", [], { m: 5 })).toMatchObject({ reason: "unsolved" });
  });

  it("is known as an error by its solutions, or up to a factor", () => {
    const errors = [["t^3>m"], ["t>m"], ["t<m"]];
    expect(verdictOf(relation("t>3", "t"), "t > 4", errors, { m: 4 })).toEqual({ kind: "known", error: 1 });
    expect(verdictOf(relation("t>3", "t"), "2t > 8", [["t>4"]])).toEqual({ kind: "known", error: 0 });
    expect(verdictOf(relation("t>3", "t"), "t > 9", errors, { m: 4 }).kind).toBe("wrong");
    const lines = [["sqrt(a)=b"], ["m*a+b=6"]];
    expect(verdictOf(relation("2*a+b=6", "a", "b"), "8a + 2b = 12", lines, { m: 4 })).toEqual({
      kind: "known",
      error: 1,
    });
    expect(verdictOf(relation("2*a+b=6", "a", "b"), "4a + b = 6", [["4*a+b=6"]])).toEqual({ kind: "known", error: 0 });
    expect(verdictOf(relation("2*a+b=6", "a", "b"), "9a + b = 1", lines, { m: 4 }).kind).toBe("wrong");
  });
});

describe("significant digits", () => {
  const number = (value: string, significant: number, unit?: string): Answer => ({
    kind: "number",
    value,
    significant,
    unit,
  });
  it.each<[Answer, string, string]>([
    [
      number("9.8067", 3),
      "9,8",
      "Vlera është e saktë, por me pak shifra: kërkohen 3 shifra të rëndësishme, ti shkrove 2.",
    ],
    [
      number("9.8", 1),
      "9,8",
      "Vlera është e saktë, por me tepër shifra: kërkohen një shifër e rëndësishme, ti shkrove 2.",
    ],
    [number("3.5", 2), "7/2", "Vlera është e saktë. Shkruaje si numër dhjetor me 2 shifra të rëndësishme."],
    [number("3.5", 2), "9/2", "wrong"],
    [number("2460", 2), "2500", "right"],
    [number("2500", 4), "2500", "right"],
    [number("2500", 3), "2500", "right"],
    [
      number("2500", 3),
      "2,5·10^3",
      "Vlera është e saktë, por me pak shifra: kërkohen 3 shifra të rëndësishme, ti shkrove 2.",
    ],
    [
      number("2500", 3),
      "2,5·10 ^3",
      "Vlera është e saktë, por me pak shifra: kërkohen 3 shifra të rëndësishme, ti shkrove 2.",
    ],
    [
      number("2500", 3),
      "2,5·10³",
      "Vlera është e saktë, por me pak shifra: kërkohen 3 shifra të rëndësishme, ti shkrove 2.",
    ],
    [
      number("2500", 3),
      "2,5e3",
      "Vlera është e saktë, por me pak shifra: kërkohen 3 shifra të rëndësishme, ti shkrove 2.",
    ],
    [
      number("2500", 3),
      "2,5e+3",
      "Vlera është e saktë, por me pak shifra: kërkohen 3 shifra të rëndësishme, ti shkrove 2.",
    ],
    [number("12", 3), "12", "Vlera është e saktë, por me pak shifra: kërkohen 3 shifra të rëndësishme, ti shkrove 2."],
    [number("0", 1), "0", "right"],
    [
      number("0.125", 2, "m"),
      "0,1 m",
      "Vlera është e saktë, por me pak shifra: kërkohen 2 shifra të rëndësishme, ti shkrove 1.",
    ],
    [
      number("0.125", 3, "m"),
      "13 cm",
      "Vlera është e saktë, por me pak shifra: kërkohen 3 shifra të rëndësishme, ti shkrove 2.",
    ],
    [number("0.125", 3, "m"), "0,13 s", "wrong"],
    [
      number("12.5", 3, "cm"),
      "0,13 m",
      "Vlera është e saktë, por me pak shifra: kërkohen 3 shifra të rëndësishme, ti shkrove 2.",
    ],
    [number("0.125", 3, "m"), "0,2 m", "wrong"],
    [number("0.125", 3, "m"), "15 cm", "wrong"],
    [number("0.125", 3, "m"), "tri", "unreadable"],
  ])("%o, for which %j was typed: %s", (answer, typed, says) => {
    expect(saysOf(answer, typed)).toBe(says);
  });

  it("a known error is told before its digits", () => {
    expect(verdictOf(number("9.8067", 3), "9,8", [["9.8"]])).toEqual({ kind: "known", error: 0 });
  });

  it("a number without them is judged as any other", () => {
    expect(verdictOf({ kind: "number", value: "9.8", digits: 1 }, "9,8")).toEqual({ kind: "right" });
    expect(verdictOf({ kind: "choice", options: [{ text: "a" }, { text: "b" }], right: 1 }, 1)).toEqual({
      kind: "right",
    });
  });
});

describe("a form", () => {
  const form = (way: "factored" | "expanded" | "simplified" | undefined, value: string): Answer => ({
    ...{ kind: "expression", value, variables: ["x"] },
    form: way,
  });
  it.each<[Answer, string, string]>([
    [
      form("factored", "(x-m)*(x+2)"),
      "x² − 2x − 8",
      "Vlera është e saktë, por shprehja nuk është e faktorizuar deri në fund: shkruaje si prodhim faktorësh që nuk zbërthehen më.",
    ],
    [
      form("expanded", "x^2-2*x-8"),
      "x² − (2x + 8)",
      "Vlera është e saktë. Tani shkruaje pa kllapa, me kufizat e ngjashme të mbledhura.",
    ],
    [form("simplified", "2*x"), "x + x", "Vlera është e saktë, por shprehja thjeshtohet edhe më."],
    [form(undefined, "2*x"), "x + x", "right"],
    [form("simplified", "2*x"), "x + 1", "wrong"],
    [form("simplified", "2*x"), "tri", "unreadable"],
    [form("factored", "(x-m)*(x+2)"), "(x + 2)(x − 4)", "right"],
  ])("%o, for which %j was typed: %s", (answer, typed, says) => {
    expect(saysOf(answer, typed, { m: 4 })).toBe(says);
  });
});

describe("fields", () => {
  const fields = (...answers: Extract<Answer, { kind: "fields" }>["fields"][number]["answer"][]): Exercise =>
    exerciseWith({
      kind: "fields",
      fields: answers.map((answer, at) => ({ name: "abc"[at] as string, label: "", answer, errors: [] })),
    });
  const saysOfFields = (exercise: Exercise, typed: string[], earlier?: string[]) => {
    const verdict = furtherVerdict(exercise, {}, typed, earlier);
    return verdict.kind === "fields"
      ? verdict.fields.map((each) => (each.kind === "told" ? each.says : each.kind))
      : [verdict.kind, "remark" in verdict ? verdict.remark : undefined];
  };
  const carried = "E saktë me vlerën tënde më sipër. Kur ta ndreqësh atë, llogarite këtë edhe një herë.";
  const halfThenDouble = fields({ kind: "fraction", value: "1/2" }, { kind: "number", value: "a * 8" });

  it("say what is empty, carried on or outdated", () => {
    expect(saysOfFields(halfThenDouble, ["1/4", "2"])).toEqual(["part", carried]);
    expect(saysOfFields(halfThenDouble, ["1/2", "  "])).toEqual(["right", "Ende bosh."]);
    expect(saysOfFields(halfThenDouble, ["1/2"])).toEqual(["right", "Ende bosh."]);
    expect(saysOfFields(halfThenDouble, ["1/2", "2"], ["1/4", "2"])).toEqual([
      "right",
      "Kjo u llogarit me vlerën e mëparshme. Llogarite me të renë.",
    ]);
    expect(saysOfFields(halfThenDouble, ["1/2", "2"], ["1/2", "2"])).toEqual(["right", "wrong"]);
    expect(saysOfFields(halfThenDouble, ["1/4", "4"])).toEqual(["part", "right"]);
    expect(saysOfFields(halfThenDouble, ["1/2", "4"])).toEqual(["right", undefined]);
  });

  it("remember of right fields the missing unit, and nothing else", () => {
    const lengths = fields({ kind: "number", value: "2", unit: "m" }, { kind: "number", value: "a * 2", unit: "m" });
    expect(saysOfFields(lengths, ["2 m", "4"])).toEqual(["right", "no-unit"]);
    expect(saysOfFields(lengths, ["2 m", "4 m"])).toEqual(["right", undefined]);
    expect(saysOfFields(lengths, ["3 m", "600 cm"])).toEqual(["wrong", carried]);
    expect(saysOfFields(lengths, ["300 cm", "6 m"])).toEqual(["wrong", carried]);
    expect(saysOfFields(lengths, ["3 s", "6 m"])).toEqual(["wrong", "wrong"]);
    const fractions = fields({ kind: "fraction", value: "1/2" }, { kind: "number", value: "4" });
    expect(saysOfFields(fractions, ["2/4", "4"])).toEqual(["right", undefined]);
  });

  it("carry a value on in the unit that is asked for, and without one", () => {
    const lengths = fields({ kind: "number", value: "2", unit: "cm" }, { kind: "number", value: "a * 2", unit: "cm" });
    expect(saysOfFields(lengths, ["3 m", "600 cm"])).toEqual(["wrong", carried]);
    const plain = fields({ kind: "number", value: "2" }, { kind: "number", value: "a * 2" });
    expect(saysOfFields(plain, ["3", "6"])).toEqual(["wrong", carried]);
  });

  it("carry a right value on as it is, not as it was rounded", () => {
    const thirds = fields(
      { kind: "number", value: "10 / 3", digits: 2 },
      { kind: "number", value: "a * 100", digits: 1 },
    );
    expect(saysOfFields(thirds, ["3,33", "333,3"])).toEqual(["right", undefined]);
    expect(saysOfFields(thirds, ["3,33", "333,0"])).toEqual(["right", "rounding"]);
  });

  it("call outdated only what was carried on", () => {
    const both = fields({ kind: "fraction", value: "1/2" }, { kind: "set", values: ["3", "5"], variable: "x" });
    const missing = "Kjo është e saktë, por jo e plotë: mungon edhe një zgjidhje.";
    expect(saysOfFields(both, ["1/2", "3"], ["1/4", "3"])).toEqual(["right", missing]);
  });

  it("carry no value on from a set or an equation", () => {
    const roots = fields({ kind: "set", values: ["3"], variable: "x" }, { kind: "number", value: "5" });
    expect(saysOfFields(roots, ["4", "5"])).toEqual(["wrong", "right"]);
  });

  it("of an input that is no list take the first", () => {
    expect(furtherVerdict(halfThenDouble, {}, "1/2")).toMatchObject({
      fields: [{ kind: "right" }, { reason: "empty" }],
    });
  });
});

describe("how an answer is read", () => {
  const shown = (answer: Answer, text: string) => {
    const { formulas, unit, words } = readingOf(answer, "Sa nxënës?", text);
    return [formulas.map((formula) => formula.replace(/<[^>]*>|&#x2062;/g, "")).join(" | "), unit, words];
  };
  const expression: Answer = { kind: "expression", value: "2*x", variables: ["x"] };
  it.each<[Answer, string, string, string, string | undefined]>([
    [expression, "2x + 1", "2x+1", "", undefined],
    [expression, "2z", "", "", undefined],
    [expression, "  ", "", "", undefined],
    [set("3"), "", "", "", undefined],
    [set("3"), "2 ose 5", "t=2\u00a0ose\u00a0t=5", "", undefined],
    [set("3"), "∅", "", "", "nuk ka zgjidhje"],
    [set("3"), "tri", "", "", undefined],
    [relation("t>3", "t"), "t ≥ 3", "t≥3", "", undefined],
    [relation("t>3", "t"), "nuk ka zgjidhje", "", "", "nuk ka zgjidhje"],
    [relation("t>3", "t"), "t", "", "", undefined],
    [relation("t>3", "t"), "tri", "", "", undefined],
    [{ kind: "number", value: "3", unit: "m" }, "3 cm", "3", "cm", undefined],
    [{ kind: "number", value: "3", unit: "m" }, "3", "3", "", undefined],
    [{ kind: "number", value: "3", unit: "m" }, "3 banane", "3", "banane?", undefined],
    [{ kind: "number", value: "3" }, "22 nxënës", "22", "", undefined],
    [{ kind: "number", value: "3", unit: "m" }, "22 nxënës", "22", "nxënës?", undefined],
    [{ kind: "fraction", value: "1/2" }, "1/2", "12", "", undefined],
  ])("%o: %j is shown as %j, %j, %s", (answer, text, formulas, unit, words) => {
    expect(shown(answer, text)).toEqual([formulas, unit, words]);
  });
});

describe("answers of the editor", () => {
  test("elements of a set exist, stand once and from the least on", () => {
    expect(elementsOf(["m", "-7", "sqrt(-1)", "2*m/2", "1"], { m: 5 })).toEqual([-7, 1, 5]);
    expect([hasElement([1000], 1000.0000001), hasElement([1], 1.0000001), hasElement([], 1)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("drawn numbers are filled in by their whole names", () => {
    expect(withNumbers("m*x + m_2 - am*sqrt(m2)", { m: -3, m_2: 4, m2: 9 })).toBe("(-3)*x + (4) - am*sqrt((9))");
  });

  test("later fields compute with the earlier ones", () => {
    const field = (name: string, answer: Extract<Answer, { kind: "number" | "set" }>) => ({
      name,
      label: "",
      answer,
      errors: [],
    });
    const fields = [
      field("a", { kind: "number", value: "m + 1" }),
      field("s", { kind: "set", values: ["1"], variable: "x" }),
      field("b", { kind: "number", value: "2 * a" }),
    ];
    expect(scopeOfFields(fields, { m: 4 })).toEqual({ m: 4, a: 5, b: 10 });
  });
});
