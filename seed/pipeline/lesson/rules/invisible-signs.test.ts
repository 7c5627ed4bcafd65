import { describe, expect, test } from "vitest";
import { checkedLesson, faultyLines } from "../../fixtures/checked-lesson";
import { invisibleSigns } from "./invisible-signs";

describe("invisible-signs", () => {
  test("lets pass what is seen, and spaces that do not break", () => {
    expect(faultyLines(invisibleSigns, "Masa është 9,81\u00a0m/s², pra „g“ – e dimë.")).toEqual([]);
  });

  test.each(["ngar\u00adkesë", "ngar\u200bkesë", "\u200engarkesë", "ngarkesë\ufeff", "$x\u2060$"])(
    "finds fault with %j",
    (text) => {
      const [finding] = invisibleSigns.check(checkedLesson(`Pse?\n\n${text}`));
      expect(finding).toMatchObject({ line: 3, mend: { to: "" } });
    },
  );
});
