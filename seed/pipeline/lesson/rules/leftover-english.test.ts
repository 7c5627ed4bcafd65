import { describe, expect, test } from "vitest";
import { faultyLines } from "../../fixtures/checked-lesson";
import { leftoverEnglish } from "./leftover-english";

const lines = (source: string) => faultyLines(leftoverEnglish, source);

describe("leftover-english", () => {
  test.each([
    "Si e dinte, kur ti nuk i the asgjë? Ia the shumën.",
    "Në det, me forcë, do të has një pengesë.",
    ":::burime\n- *The Physics of Waves*, with answers.\n:::",
    "Shtyp `the end`.",
  ])("lets pass %j", (source) => {
    expect(lines(source)).toEqual([]);
  });

  test.each(["The speed rritet.", "Forca and masa.", "Shih the figurën.", "## Which one?", "TODO: figura"])(
    "finds fault with %j",
    (source) => {
      expect(lines(source)[0]).toBe(1);
    },
  );
});
