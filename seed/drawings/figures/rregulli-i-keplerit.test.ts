import { expect, test } from "vitest";
import { planets } from "../physics/planets";
import { place } from "./rregulli-i-keplerit";

test("the square of every planet's period is the cube of its distance, to half a percent", () => {
  for (const planet of Object.values(planets)) {
    const [a, years] = place(planet);
    expect(years ** 2 / a ** 3).toBeGreaterThan(0.995);
    expect(years ** 2 / a ** 3).toBeLessThan(1.005);
  }
});
