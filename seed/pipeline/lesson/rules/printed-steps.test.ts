import { describe, expect, test } from "vitest";
import { checkedLesson, faultyLines } from "../../fixtures/checked-lesson";
import { printedSteps } from "./printed-steps";

const lines = (source: string) => faultyLines(printedSteps, source);

describe("printed-steps", () => {
  test.each([
    ["Ka $9{,}81 : 3{,}73 \\approx 2{,}63$ herë."],
    ["$$v = \\sqrt{4 \\cdot 9} = 6$$"],
    ["Pra [3 · 4](/math/pitagora) = 12."],
    [":::burime\n- 3 + 4 = 8\n:::"],
  ])("lets pass %j", (source) => {
    expect(lines(source)).toEqual([]);
  });

  test.each([
    ["a formula in a sentence", "Mat.\n\nKa $9{,}81 : 3{,}73 = 2{,}63$ herë.", [3]],
    ["a formula of its own", "Mat.\n\n$$\n2 \\cdot 3 = 7\n$$", [4]],
    ["a second step", "Ka 3 + 4 = 7, jo\n3 + 4 = 8.", [2]],
    ["an alternative text", '::figura[Tre.]{src="/figures/rrezja.svg" alt="3 + 4 = 8"}', [1]],
  ])("finds fault with %s", (_, source, expected) => {
    expect(lines(source)).toEqual(expected);
  });

  test("says what stands after = and what after ≈", () => {
    const hints = printedSteps.check(checkedLesson("Ka 10 : 3 = 3,3; ka 10 : 3 ≈ 3,4.")).map(({ hint }) => hint);
    expect(hints).toEqual([expect.stringContaining("shkruaj ≈"), expect.stringContaining("një shifër më shumë")]);
  });
});
