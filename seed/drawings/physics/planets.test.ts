import { expect, test } from "vitest";
import { century, planets } from "./planets";

test("the table's rates and axes obey Kepler's third law", () => {
  for (const { axis, rate } of Object.values(planets)) {
    const years = (360 / rate) * (century / 365.25636);
    // The outer planets attract each other. Their fitted elements differ from the law by up to 0.3 %.
    expect(Math.abs(years / axis ** 1.5 - 1)).toBeLessThan(axis < 2 ? 1e-4 : 3e-3);
  }
});
