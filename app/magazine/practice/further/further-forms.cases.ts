/** Forms in which pupils type sets, relations, forms of expressions and significant digits, each with its verdict. */
import type { Answer } from "../exercise";

interface FurtherForms {
  about: string;
  answer: Answer;
  right: string[];
  /** Typed forms by what is told of them. */
  told?: Record<string, string[]>;
  wrong?: string[];
}

const set = (...values: string[]): Answer => ({ kind: "set", values, variable: "x" });
const relation = (written: string, ...variables: string[]): Answer => ({
  kind: "relation",
  relation: written,
  variables: variables.length === 0 ? ["x"] : variables,
});
const form = (value: string, way: "factored" | "expanded" | "simplified", ...variables: string[]): Answer => ({
  kind: "expression",
  value,
  variables: variables.length === 0 ? ["x"] : variables,
  form: way,
});

export const furtherForms: FurtherForms[] = [
  {
    about: "a set of two opposite numbers",
    answer: set("3", "-3"),
    right: [
      ...["x = 3 ose x = −3", "x=3 ose x=-3", "x = −3 ose x = 3", "3 ose -3", "±3", "x = ±3", "+-3", "+/-3", "x=+-3"],
      ...["3; −3", "3;-3", "{3; −3}", "{-3;3}", "x ∈ {3; −3}", "S = {−3; 3}", "x₁ = 3, x₂ = −3", "x1 = 3, x2 = -3"],
      ...["x1=3; x2=-3", "x₁,₂ = ±3", "x1,2 = ±3", "x_{1,2} = ±3", "3, -3", "3,-3", "3 dhe −3", "x=3 dhe x=-3", "3 e -3"],
      ...["3,0; −3,0", "6/2; -6/2", "√9; −√9", "±√9", "3; -3.", "3 ; -3 ", "-3; 3; 3"],
    ],
    told: {
      missing: ["3", "x = 3", "{-3}"],
      extra: ["3; -3; 0", "x = 3 ose x = -3 ose x = 9"],
      part: ["3; -4", "x = 3 ose x = 9"],
      some: ["nuk ka rrënjë", "∅"],
      unreadable: ["tri", "x = ", "x > 3", "3 metra"],
    },
    wrong: ["9", "4; -4", "81; 9"],
  },
  {
    about: "a set of two numbers of one sign",
    answer: set("2", "5"),
    right: ["2; 5", "5; 2", "{2; 5}", "{2,5}", "2,5", "2, 5", "x=2 ose x=5", "x1=2,x2=5", "2 ose 5", "x = 2; x = 5"],
    told: { sign: ["-2; -5", "x = -2 ose x = -5"], missing: ["2", "x=5"], part: ["2; -5"], extra: ["2; 5; 7"] },
    wrong: ["3; 4", "2.5", "10"],
  },
  {
    about: "an empty set",
    answer: set("sqrt(-4)", "-sqrt(-4)"),
    right: [
      ...["nuk ka rrënjë", "nuk ka zgjidhje", "Nuk ka zgjidhje.", "s'ka rrënjë", "s’ka zgjidhje", "ska rrenje", "∅", "{}", "{ }"],
      ...["pa rrënjë", "pa zgjidhje", "asnjë", "asnje", "nuk ka rrënjë reale", "nuk ka asnjë zgjidhje", "x ∈ ∅", "x = ∅", "bosh"],
      ...["bashkësia boshe", "nuk ka zgjidhje reale"],
    ],
    told: { none: ["2", "±2", "x = 2 ose x = -2", "0"] },
  },
  {
    about: "a set of one number, written twice by the formula",
    answer: set("4", "4"),
    right: ["4", "x = 4", "{4}", "x1 = x2 = 4", "x₁ = x₂ = 4", "x = 4 ose x = 4", "4; 4", "8/2", "x→4", "4,0", "x ∈ {4}", "S={4}"],
    told: { sign: ["-4"], extra: ["4; -4", "±4"], some: ["∅"] },
    wrong: ["5", "16"],
  },
  {
    about: "a set of irrational numbers",
    answer: set("1 + sqrt(5)", "1 - sqrt(5)"),
    right: ["1 ± √5", "x = 1 ± √5", "1+√5; 1-√5", "x = 1 + √5 ose x = 1 − √5", "(2±√20)/2", "1 ± sqrt(5)", "{1+√5; 1−√5}", "±√5 + 1"],
    told: { rounded: ["3,24; -1,24", "3,236; −1,236"], missing: ["1 + √5"], part: ["1+√5; 3"] },
    wrong: ["2; 3", "√5"],
  },
  {
    about: "an inequality with one end",
    answer: relation("x>3"),
    right: [
      ...["x > 3", "x>3", "3 < x", "3<x", "x > 3,0", "x > 6/2", "x ∈ ]3; +∞[", "]3; +∞[", "(3; +∞)", "(3; ∞)", "]3;∞[", "(3, +∞)"],
      ...["x ∈ (3; +∞)", "x është më e madhe se 3", "x më i madh se 3", "X > 3", "x > √9", "x>3 "],
    ],
    told: {
      ends: ["x ≥ 3", "x >= 3", "[3; +∞)", "x => 3"],
      turned: ["x < 3", "(-∞; 3)", "x <= 3"],
      unsolved: ["2x > 6", "x - 3 > 0", "x + 1 > 4"],
      sign: ["x < -3"],
      unreadable: ["x = 3", "3", "x", "e madhe", "x > y"],
    },
    wrong: ["x > 4", "nuk ka zgjidhje", "x > 2 dhe x < 9", "çdo numër"],
  },
  {
    about: "an inequality between two ends",
    answer: relation("x>=-2 and x<5"),
    right: [
      ...["−2 ≤ x < 5", "-2 <= x < 5", "-2<=x<5", "x ≥ −2 dhe x < 5", "x >= -2 dhe x < 5", "x < 5 dhe x ≥ -2", "[−2; 5)", "[-2;5)"],
      ...["[−2; 5[", "x ∈ [−2; 5)", "x∈[-2;5[", "[-2, 5)", "5 > x ≥ −2", "x ≥ −2 ∧ x < 5", "x ≥ -2, x < 5", "x ≥ −2 edhe x < 5"],
    ],
    told: {
      ends: ["[-2; 5]", "-2 < x < 5", "]-2; 5["],
      turned: ["x < -2 ose x ≥ 5", "x ≤ -2 ose x > 5", "x >= 5 ose x < -2"],
      "one-end": ["-2 <= x < 6", "x ≥ -2", "x < 5"],
    },
    wrong: ["0 < x < 1", "[7; 8]"],
  },
  {
    about: "an inequality outside of two ends",
    answer: relation("x<-1 or x>4"),
    right: [
      ...["x < −1 ose x > 4", "x<-1 ose x>4", "x > 4 ose x < −1", "(-∞; -1) ∪ (4; +∞)", "]-∞; -1[ ∪ ]4; +∞[", "(-∞;-1)U(4;∞)", "(−∞; −1) ose (4; +∞)"],
      ...["x ∈ (-∞; -1) ∪ (4; +∞)", "-1 > x ose 4 < x", "x < -1 ∨ x > 4", "x < -1 or x > 4"],
    ],
    told: { turned: ["-1 < x < 4", "(-1; 4)", "[-1; 4]"], ends: ["x ≤ -1 ose x ≥ 4"], "one-end": ["x > 4", "x < -1"] },
    wrong: ["x < -2 ose x > 5"],
  },
  {
    about: "an inequality that nothing, or everything, or all but one solves",
    answer: relation("x^2<-1"),
    right: ["nuk ka zgjidhje", "∅", "x ∈ ∅", "s’ka zgjidhje"],
    wrong: ["x > 0", "R", "çdo numër"],
  },
  {
    about: "an inequality that every number but one solves",
    answer: relation("x!=3"),
    right: ["x ≠ 3", "x != 3", "x <> 3", "x < 3 ose x > 3", "(-∞; 3) ∪ (3; +∞)", "3 ≠ x"],
    wrong: ["nuk ka zgjidhje", "R", "x > 4"],
  },
  {
    about: "an inequality that is to be set up, not solved",
    answer: relation("3*x+5<=20"),
    right: ["3x + 5 ≤ 20", "5 + 3x <= 20", "20 ≥ 3x + 5", "3x ≤ 15", "x ≤ 5", "3·x+5 ≤ 20", "6x + 10 ≤ 40"],
    told: { ends: ["3x + 5 < 20"], turned: ["3x + 5 ≥ 20"], unreadable: ["3x + 5 = 20", "3x + 5"] },
    wrong: ["3x + 5 ≤ 21"],
  },
  {
    about: "the equation of a line",
    answer: relation("2*x+3*y=6", "x", "y"),
    right: [
      ...["2x + 3y = 6", "2x+3y=6", "4x + 6y = 12", "3y = 6 − 2x", "y = 2 - 2x/3", "y = -2/3 x + 2", "y = −(2/3)x + 2", "2x + 3y − 6 = 0"],
      ...["6 = 2x + 3y", "-2x - 3y = -6", "x + 1,5y = 3", "x = 3 - 1,5y", "2X + 3Y = 6", "2·x + 3·y = 6", "3y + 2x = 6", "x/3 + y/2 = 1"],
    ],
    told: {
      constant: ["2x + 3y = 7", "2x + 3y = 0", "y = -2/3 x"],
      sign: ["2x - 3y = 6", "2x + 3y = -6"],
      unreadable: ["2x + 3y", "2x + 3y < 6", "2x + 3z = 6", "drejtëz"],
    },
    wrong: ["3x + 2y = 6", "x + y = 1"],
  },
  {
    about: "an inequality in two letters",
    answer: relation("2*x+y<=8", "x", "y"),
    right: ["2x + y ≤ 8", "y ≤ 8 - 2x", "8 ≥ 2x + y", "4x + 2y ≤ 16", "x + y/2 ≤ 4", "y <= -2x + 8"],
    told: { ends: ["2x + y < 8"], turned: ["2x + y ≥ 8", "y ≥ 8 − 2x"], constant: ["2x + y ≤ 9"], unreadable: ["2x + y = 8"] },
    wrong: ["x + y ≤ 8"],
  },
  {
    about: "an equation in one letter",
    answer: relation("x^2+2*x=15"),
    right: ["x² + 2x = 15", "x^2+2x-15=0", "2x² + 4x = 30", "(x-3)(x+5) = 0", "x(x+2) = 15", "15 = x(x + 2)", "x2 + 2x = 15"],
    told: { "one-end": ["x = 3"], unreadable: ["x² + 2x", "x² + 2x > 15"] },
    wrong: ["x² + 2x = 16"],
  },
  {
    about: "a product of two factors",
    answer: form("(x - 2) * (x + 5)", "factored"),
    right: [
      ...["(x-2)(x+5)", "(x + 5)(x − 2)", "(x-2)*(x+5)", "(x-2)·(x+5)", "(2-x)(-x-5)", "-(2-x)(x+5)", "(5+x)(x-2)", "[x-2][x+5]"],
      ...["(X-2)(X+5)", "1(x-2)(x+5)", "(x−2)×(x+5)", "f(x) = (x-2)(x+5)", "(x-2)(x+5)=0"],
    ],
    told: { form: ["x² + 3x − 10", "x(x+3) - 10", "(x-2)x + 5(x-2)", "x²+5x-2x-10"] },
    wrong: ["(x+2)(x-5)", "(x-2)(x-5)"],
  },
  {
    about: "a product with a number before it",
    answer: form("3 * (x - 2) * (x + 2)", "factored"),
    right: ["3(x-2)(x+2)", "3(x+2)(x-2)", "(x-2)·3·(x+2)", "(x-2)(x+2)*3", "-3(2-x)(x+2)", "3(x - 2)(x + 2)"],
    told: { form: ["3x² - 12", "3(x² - 4)", "(3x-6)(x+2)", "(x-2)(3x+6)", "3x*x - 12"] },
    wrong: ["(x-2)(x+2)", "3(x-2)"],
  },
  {
    about: "a square",
    answer: form("(2 * a + b)^2", "factored", "a", "b"),
    right: ["(2a+b)²", "(2a + b)^2", "(b+2a)²", "(2a+b)(2a+b)", "(-2a-b)²"],
    told: { form: ["4a² + 4ab + b²", "4a^2+4ab+b^2", "4a(a+b) + b²"] },
    wrong: ["(2a-b)²", "2a + b", "4a² + b²"],
  },
  {
    about: "a sum without brackets",
    answer: form("2 * x^2 - 3 * x - 5", "expanded"),
    right: ["2x² − 3x − 5", "2x^2-3x-5", "-5 - 3x + 2x²", "2·x²-3·x-5", "2x2 - 3x - 5", "x²·2 − 3x − 5"],
    told: { form: ["(2x-5)(x+1)", "2x² + 2x - 5x - 5", "x(2x-3) - 5", "2x*x - 3x - 5"] },
    wrong: ["2x² + 3x - 5", "2x²"],
  },
  {
    about: "a simplified quotient",
    answer: form("(x + 2) / (x - 3)", "simplified"),
    right: ["(x+2)/(x-3)", "(x+2):(x-3)", "(2+x)/(x-3)", "(x + 2) / (x − 3)", "-(x+2)/(3-x)", "(x+2)÷(x-3)"],
    told: { form: ["(2x+4)/(2x-6)", "(x²-4)/((x-2)(x-3))", "(x+1+1)/(x-3)"] },
    wrong: ["(x-2)/(x-3)", "x/(x-3)"],
  },
  {
    about: "a simplified monomial",
    answer: form("5 * x^3", "simplified"),
    right: ["5x³", "5x^3", "5·x³", "x³·5", "5*x^3", "5x3"],
    told: { form: ["2x³ + 3x³", "5x²·x", "10x³/2", "5xxx", "5x·x²", "2·2,5x³"] },
    wrong: ["5x²", "6x³", "5x"],
  },
  {
    about: "three significant digits",
    answer: { kind: "number", value: "9.8067", unit: "m/s²", significant: 3 },
    right: ["9,81 m/s²", "9.81 m/s^2", "9,81", "981 cm/s²", "9,81·10^0 m/s²", "0,00981 km/s²", "9,81e0", "≈ 9,81 m/s²"],
    told: {
      "few-digits": ["9,8 m/s²", "9,8", "10 m/s²", "0,0098 km/s²", "10"],
      "many-digits": ["9,807 m/s²", "9,8067", "9,8066 m/s²", "980,7 cm/s²"],
    },
    wrong: ["9,83 m/s²", "98,1 m/s²", "9,7 m/s²", "-9,81 m/s²"],
  },
  {
    about: "two significant digits of a large number",
    answer: { kind: "number", value: "2460", unit: "N", significant: 2 },
    right: ["2500 N", "2,5 kN", "2,5·10^3 N", "2,5e3", "2500", "2.5·10³ N", "0,0025 MN"],
    told: { "few-digits": ["2·10^3 N", "2 kN"], "many-digits": ["2460 N", "2,46 kN", "2,50 kN", "2,50·10^3 N"] },
    wrong: ["2600 N", "25 N", "3000 N"],
  },
];
