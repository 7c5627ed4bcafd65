import { describe, expect, test } from "vitest";
import { faultyLines } from "../../fixtures/checked-lesson";
import { printedResult } from "./printed-result";

const lines = (source: string) => faultyLines(printedResult, source);

describe("printed-result", () => {
  const example = (result: string, ...block: string[]) =>
    `:::shembull[Sa?]\n::perfundimi[${result}]\n\n\`\`\`llogari\n${block.join("\n")}\n\`\`\`\n:::`;

  test.each([
    ["F ≈ 1,98 · 10²⁰ N", "F = 1 * 1.9767e20"],
    ["$F \\approx 1{,}98 \\cdot 10^{20}\\,\\mathrm{N}$", "1 * 1.9767e20 ≈ 1.98e20"],
    ["1,36 mm ≈ 1,35 mm", "h = 1 * 1.361e-3\n1 * 1.3474e-3 ≈ 1.35e-3"],
    ["10,2 m/s ≈ 37 km/h", "v = 1 * 10.2"],
    ["T ≈ 255 K, pra −18 °C", "T = 1 * 254.9\nT - 273.15 ≈ -18"],
    ["F = 140 N prapa", "F = 1 * -140"],
    ["577/408 ≈ 1,414216", "577 / 408 ≈ 1.414216"],
    ["1 048 575 lekë", "s = 2^20 - 1"],
    ["p ≈ 29 400 Pa", "p = 1000 * 9.81 * 3\np ≈ 2.94e4"],
    ["V₁ = 24,8 cm³ ujë (H₂O)", "V = 1 * 24.8e-6"],
    ["640 MJ lejohen", "1000 * 0.6396 ≈ 640"],
    ["300 s, pra 5 minutash", "t = 1 * 300"],
    ["përgjysmohet", "x = 1 * 1"],
  ])("lets pass %j", (result, block) => {
    expect(lines(example(result, block))).toEqual([]);
  });

  test.each([
    ["the wrong digit", "F ≈ 1,99 · 10²⁰ N", "F = 1 * 1.9767e20"],
    ["the wrong power", "F ≈ 1,98 · 10²¹ N", "F = 1 * 1.9767e20"],
    ["zeros that no line rounds to", "p ≈ 29 400 Pa", "p = 1000 * 9.81 * 3"],
    ["the wrong sign", "F = −140 N", "F = 1 * 140"],
    ["the wrong prefix", "1,36 cm", "h = 1 * 1.361e-3"],
    ["a second number that nothing gives", "0,97 W kundrejt 0,61 W", "P = 1 * 0.97"],
    ["digits that the value has not", "h ≈ 2,450 m", "h = 1 * 2.4525"],
  ])("finds fault with %s", (_, result, block) => {
    expect(lines(example(result, block))).toEqual([2]);
  });

  test("finds fault with a result that the block only copies, not with a given number that it reckons with", () => {
    expect(lines(example("p = 29 340 Pa", "p = 1000 * 9.81 * 3", "rezultati = 29340"))).toEqual([2]);
    expect(lines(example("p = 29 430 Pa në 3 m", "h = 3", "p = 1000 * 9.81 * h"))).toEqual([]);
  });

  test("finds fault with a result that nothing recomputes", () => {
    expect(lines(":::shembull[Sa?]\n::perfundimi[v = 2 m/s]\n:::")).toEqual([2]);
  });

  const trial = (expected: string, ...block: string[]) =>
    `:::provoje[5 minuta]\nMat.\n\n::pritet[${expected}]\n\n\`\`\`llogari\n${block.join("\n")}\n\`\`\`\n:::`;

  test.each([
    ["Rreth 32 °C, një ose dy gradë më poshtë.", "T = (1.5 * 20 + 50) / 2.5"],
    ["Nga 5 deri në 7 cm.", "a = 0.05\nb = 0.07"],
    ["Rreth 12 cm, me 1 cm gabim; 20 sekonda mjaftojnë.", "h = 0.12\ndh = 0.01\nt = 20"],
    ["5–7 cm ose 0,5 ± 0,1 s", "a = 0.05\nb = 0.07\nt = 0.5\ndt = 0.1"],
    ["Dalin 3 mililitra, 250 ml herën tjetër.", "V = 3e-6\nW = 250e-6"],
    ["Një vijë e drejtë.", "x = 1"],
  ])("lets pass an expected reading %j", (expected, block) => {
    expect(lines(trial(expected, block))).toEqual([]);
  });

  test.each([
    ["a reading that comes out otherwise", "Rreth 33 °C.", "T = 32"],
    ["the spread that nothing gives", "Rreth 32 °C, deri 3 °C më poshtë.", "T = 32"],
    ["the lower end of a range", "Nga 4 deri në 7 cm.", "a = 0.05\nb = 0.07"],
    ["the prefix of another number", "5 s dhe 7 cm", "a = 0.05\nb = 0.07"],
  ])("finds fault with %s", (_, expected, block) => {
    expect(lines(trial(expected, block))).toEqual([4]);
  });

  test("finds fault with a reading that is computed in another block", () => {
    expect(lines("```llogari\nT = 32\n```\n\n:::provoje\n::pritet[32 °C]\n:::")).toEqual([6]);
  });
});
