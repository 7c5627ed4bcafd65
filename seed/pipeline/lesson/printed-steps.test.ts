import { describe, expect, test } from "vitest";
import { isRight, stepsIn } from "./printed-steps";

const verdicts = (text: string) => stepsIn(text).map((step) => isRight(step));

describe("what a reader can compute from the printed numbers", () => {
  test.each([
    ["4 · 25,5 − 70 = 32"],
    ["Del 2 + 3 = 5 metra."],
    ["$\\frac{9{,}81}{2} \\approx 4{,}9$"],
    ["$v = \\sqrt{2 \\cdot 9{,}81 \\cdot 0{,}40}$ $\\approx 2{,}80\\,\\mathrm{m/s}$"],
    ["8 · 10⁹ : 4 · 10⁸ = 20"],
    ["$\\frac{12 \\cdot 10^{3}}{4} = 3 \\cdot 10^3$"],
    ["$\\sqrt[3]{27} = 3$"],
    ["$1{,}5\\,\\mathrm{km} = 1500\\,\\mathrm{m}$"],
    ["6 m : 2 s = 3 m/s"],
    ["$72\\,\\mathrm{km/h} = 20\\,\\mathrm{m/s}$"],
    ["12 · 250 000 = 3 milionë"],
    ["0,05 · 4 = 20 %"],
    ["0,16 : 1540 s ≈ 104 μs"],
    ["$60 \\cdot \\mathrm{tg}\\,50° \\approx 71{,}5$ cm"],
    ["$\\cos 90° = 0$"],
    ["$\\frac{2}{6} = \\frac{1}{3}$"],
    ["11 · 504 ≈ 5540"],
    ["(3 · 4 = 12)"],
    ["$3 \\cdot 0{,}35 \\approx 1{,}1$"],
  ])("right: %s", (text) => {
    expect(verdicts(text)).toEqual([true]);
  });

  test.each([
    ["a rounded number after =", "9,81 : 3,73 = 2,63"],
    ["the wrong digit after ≈", "$\\frac{0{,}7660}{1{,}333} \\approx 0{,}5747$"],
    ["a tie rounded down", "$0{,}35 \\cdot 3 \\approx 1{,}0$"],
    ["a prefix", "$1{,}5\\,\\mathrm{km} = 150\\,\\mathrm{m}$"],
    ["a rounded unit after =", "$27{,}32\\,\\mathrm{ditë} = 2{,}360 \\cdot 10^6\\,\\mathrm{s}$"],
    ["prefixes that differ, though the numbers add up", "3 km + 200 m = 203 km"],
    ["the power of ten", "$2 \\cdot 3 \\cdot 10^4 = 6 \\cdot 10^5$"],
    ["an irrational number after =", "$2 \\cdot \\pi = 6{,}28$"],
    ["two fractions", "$\\frac{2}{6} = \\frac{2}{3}$"],
  ])("wrong: %s", (_, text) => {
    expect(verdicts(text)).toEqual([false]);
  });

  test("a chain is computed sign by sign", () => {
    expect(verdicts("$h = 3 \\cdot 4 = 12 \\approx 10 + 2$; pra $2 \\cdot 12 = 25$")).toEqual([true, null, false]);
  });

  test.each([
    ["letters", "$K - 5 + 6 = 2$; $R = d/\\lambda$; $a = 3$; $2 \\cdot 3 = 6\\,t$; V₁ + 3 = 5"],
    ["a number that goes on", "$3 \\cdot 4 = 12 + x$"],
    ["two lengths that are nearly the same", "1,36 mm ≈ 1,35 mm"],
    ["a mixed number", "$2\\frac{1}{2} = 2{,}5$"],
    ["a range", "5–7 ≈ 6"],
    ["a plus or minus", "$5 \\pm 1 = 6$"],
    ["an index", "$x_1 = 2$"],
  ])("no step: %s", (_, text) => {
    expect(verdicts(text)).toEqual([]);
  });

  test.each([["20 °C = 293 K"], ["1 m² = 100 · 100"]])("what cannot be told: %s", (text) => {
    expect(verdicts(text)).toEqual([null]);
  });

  test("numbers that are drawn later are read by their marks", () => {
    const [step] = stepsIn("$⟦0⟧ \\cdot 10^{12} : 2 \\approx ⟦1⟧ \\cdot 10^{12}$");
    const rightFor = (result: number) => step && isRight(step, { p0: 3, p1: result }, () => 0.05);
    expect([rightFor(1.5), rightFor(1.54), rightFor(1.6)]).toEqual([true, true, false]);
  });

  test("tells where a step stands", () => {
    expect(stepsIn("Del $x = 2 + 2 = 4$.")).toMatchObject([{ index: 9, text: "2 + 2 = 4", isExact: true }]);
  });
});
