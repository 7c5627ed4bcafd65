import { describe, expect, test } from "vitest";
import { withMends } from "../../checking/with-mends";
import { checkedLesson, faultyLines } from "../../fixtures/checked-lesson";
import { typographicQuotes } from "./typographic-quotes";

const lines = (source: string) => faultyLines(typographicQuotes, source);

describe("typographic-quotes", () => {
  test.each([
    "„Pse?“ pyeti ai; s’ka „përse“.",
    "Quhet „*rreze*“, pastaj „fije“.",
    "$r' + \\alpha'$",
    '::figura[x]{src="/a.svg" alt="Një „rreze“"}',
  ])("lets pass %j", (source) => {
    expect(lines(source)).toEqual([]);
  });

  test.each([
    ["“Pse?” pyeti ai; s’ka «përse».", "„Pse?“ pyeti ai; s’ka „përse“."],
    ["Ai tha: “Po.“ E quan “*fije*” (“rreze”).", "Ai tha: „Po.“ E quan „*fije*“ („rreze“)."],
    ["Pas „fije“ vjen “rreze”.", "Pas „fije“ vjen „rreze“."],
  ])("mends %j", (source, mended) => {
    const findings = typographicQuotes.check(checkedLesson(source));
    expect(withMends(source, findings).text).toBe(mended);
  });

  test.each(['"Pse?" pyeti ai.', "Kjo s'ka.", "„Pse?” pyeti ai.", "::figura[x]{src='/a.svg' alt='Një \"rreze\"'}"])(
    "finds fault with %j",
    (source) => {
      expect(lines(source).length).toBeGreaterThan(0);
    },
  );
});
