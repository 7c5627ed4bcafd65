import { describe, expect, test } from "vitest";
import { betsUntilEdgeShows, chanceAhead, meanBalance, spreadOf, winChance } from "./many-bets";

describe("bets on red", () => {
  test("lose a token in 37 on average: 27 of 1000, 270 of 10 000", () => {
    expect(meanBalance(37)).toBeCloseTo(-1, 10);
    expect(meanBalance(1000)).toBeCloseTo(-27.03, 2);
    expect(meanBalance(10_000)).toBeCloseTo(-270.3, 1);
  });

  test("spread as the root of their number: 10 tokens after 100, 100 after 10 000", () => {
    expect(spreadOf(100)).toBeCloseTo(10, 1);
    expect(spreadOf(10_000)).toBeCloseTo(100, 0);
  });

  test("leave ahead 18 of 37 players after 1 bet, and 3 of 4 outcomes of two bets do not", () => {
    expect(chanceAhead(1)).toBeCloseTo(18 / 37, 12);
    expect(chanceAhead(2)).toBeCloseTo(winChance ** 2, 12);
  });

  test("leave ahead 36 of 100 players after 100 bets, 19 after 1000 and 5 after 3600", () => {
    expect(100 * chanceAhead(100)).toBeCloseTo(35.5, 0);
    expect(Math.round(100 * chanceAhead(1000))).toBe(19);
    expect(Math.round(100 * chanceAhead(3600))).toBe(5);
  });

  test("let the edge out of the noise after 1368 bets, where mean and spread are equal", () => {
    expect(betsUntilEdgeShows).toBeCloseTo(1368, 6);
    expect(spreadOf(1368)).toBeCloseTo(-meanBalance(1368), 8);
  });
});
