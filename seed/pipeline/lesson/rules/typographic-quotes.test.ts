import { describe, expect, test } from "vitest";
import { faultyLines } from "../../fixtures/checked-lesson";
import { typographicQuotes } from "./typographic-quotes";

const lines = (source: string) => faultyLines(typographicQuotes, source);

describe("typographic-quotes", () => {
  test.each(["„Pse?“ pyeti ai; s’ka «përse».", "$r' + \\alpha'$", '::figura[x]{src="/a.svg" alt="Një „rreze“"}'])(
    "lets pass %j",
    (source) => {
      expect(lines(source)).toEqual([]);
    },
  );

  test.each(['"Pse?" pyeti ai.', "Kjo s'ka.", "„Pse?” pyeti ai.", "::figura[x]{src='/a.svg' alt='Një \"rreze\"'}"])(
    "finds fault with %j",
    (source) => {
      expect(lines(source).length).toBeGreaterThan(0);
    },
  );
});
