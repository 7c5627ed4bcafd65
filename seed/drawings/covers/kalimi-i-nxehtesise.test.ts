import { expect, test } from "vitest";
import { field, flowLine, isotherm, mould, reach, strips, thick } from "./kalimi-i-nxehtesise";

test("what enters from the room leaves to the street", () => {
  expect(field.enters).toBeGreaterThan(50);
  expect(field.leaves / field.enters).toBeCloseTo(1, 6);
});

test("far from the corner the wall is a flat wall: resistances 0.13 + 0.38/0.77 + 0.04 in a row", () => {
  const flux = 25 / (0.13 + 0.38 / 0.77 + 0.04);
  expect(field.at([reach, thick])).toBeCloseTo(20 - 0.13 * flux, 1);
  expect(field.at([reach, 0])).toBeCloseTo(-5 + 0.04 * flux, 1);
});

test("only in the corner does the inner surface fall below 12.6 °C", () => {
  expect(field.at([thick, thick])).toBeLessThan(mould);
  expect(field.at([reach, thick])).toBeGreaterThan(mould + 2);
});

test("every point of an isotherm has its temperature", () => {
  for (const t of [-3, 0, 5, 10, mould]) {
    expect(isotherm(t).length).toBeGreaterThan(50);
    for (const p of isotherm(t)) expect(field.at(p)).toBeCloseTo(t, 6);
  }
});

test("heat runs across the isotherms, within 5°", () => {
  const isotherms = [0, 4, 8].map((t) => isotherm(t).filter(([x]) => x > 8));
  for (const points of isotherms) {
    for (let i = 2; i < points.length - 2; i += 5) {
      const [p, a, b] = [points[i], points[i - 1], points[i + 1]] as [
        [number, number],
        [number, number],
        [number, number],
      ];
      const [gx, gy] = field.slope(p);
      const along = [b[0] - a[0], b[1] - a[1]] as const;
      const cosine = (gx * along[0] + gy * along[1]) / Math.hypot(gx, gy) / Math.hypot(...along);
      expect(Math.abs(cosine)).toBeLessThan(Math.sin((5 * Math.PI) / 180));
    }
  }
});

test("along a line of flow the wall only gets colder, until the street", () => {
  for (const s of strips.slice(0, 20)) {
    const line = flowLine([thick + s, thick - 0.001]).slice(0, -1);
    for (const [i, p] of line.slice(1).entries())
      expect(field.at(p)).toBeLessThan(field.at(line[i] as [number, number]));
    expect(line.at(-1)?.[1]).toBeLessThan(0.5);
  }
});
