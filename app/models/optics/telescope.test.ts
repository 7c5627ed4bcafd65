import { expect, test } from "vitest";
import { bear } from "./telescope";

/** J2000 right ascension and declination, degrees, from Dubhe to Alkaid. Source: Hipparcos catalogue. */
const catalogue: readonly (readonly [number, number])[] = [
  [165.932, 61.751],
  [165.46, 56.382],
  [178.458, 53.695],
  [183.857, 57.033],
  [193.507, 55.96],
  [200.981, 54.925],
  [206.885, 49.313],
];

test("the stars stand as in the sky: north up, west right, by their distances", () => {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const apart = ([ra, de]: readonly [number, number], [ra2, de2]: readonly [number, number]) =>
    (Math.acos(
      Math.sin(radians(de)) * Math.sin(radians(de2)) +
        Math.cos(radians(de)) * Math.cos(radians(de2)) * Math.cos(radians(ra - ra2)),
    ) *
      180) /
    Math.PI;
  for (const [i, star] of catalogue.entries()) {
    for (const [k, other] of catalogue.entries()) {
      const [[x, y], [x2, y2]] = [bear[i], bear[k]] as [[number, number], [number, number]];
      // A flat map of 25° stretches distances by at most 3 %.
      expect(Math.abs(Math.hypot(x - x2, y - y2) - apart(star, other))).toBeLessThan(0.6);
    }
  }
  const [dubhe, merak, , , , , alkaid] = bear as [number, number][] as [number, number][];
  expect((dubhe as [number, number])[1]).toBeGreaterThan((merak as [number, number])[1]);
  expect((alkaid as [number, number])[0]).toBeLessThan((dubhe as [number, number])[0]);
});
