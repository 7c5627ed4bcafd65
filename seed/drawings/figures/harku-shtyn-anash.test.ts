import { expect, test } from "vitest";
import { height, load, rises, slopeAtFoot, span, thrust } from "./harku-shtyn-anash";

test("the flatter the arch, the harder it pushes: thrust times rise does not change", () => {
  for (const rise of rises) expect(thrust(rise) * rise).toBeCloseTo((load * span) / 8, 9);
});

test("at the foot the force of weight and thrust runs along the arch", () => {
  for (const rise of rises) {
    const step = 1e-6;
    const slope = height(span / 2 - step, rise) / step;
    expect(slope).toBeCloseTo(slopeAtFoot(rise), 4);
    expect(load / 2 / thrust(rise)).toBeCloseTo(slopeAtFoot(rise), 9);
  }
});
