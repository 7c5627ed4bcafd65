import { expect, test } from "vitest";
import { drift, pure, swing, tempered } from "./matematika-artet-muzika";

test("the violin's figure closes after one period, whatever the phase", () => {
  for (const phase of [0, 0.45, 2]) {
    for (const t of [0.1, 1.7, 4]) {
      const [now, later] = [swing(t, phase), swing(t + 2 * Math.PI, phase)];
      expect(later[0]).toBeCloseTo(now[0], 12);
      expect(later[1]).toBeCloseTo(now[1], 12);
    }
  }
});

test("half a period later the figure is its own mirror image, so half of it is enough", () => {
  for (const t of [-1.2, 0, 0.8]) {
    const [now, later] = [swing(t, 0.45), swing(t + Math.PI, 0.45)];
    expect(later[0]).toBeCloseTo(-now[0], 12);
    expect(later[1]).toBeCloseTo(now[1], 12);
  }
});

test("the piano's figure after k periods is the violin's with the phase turned by the drift", () => {
  for (const k of [1, 7, 36]) {
    const piano = Math.sin(2 * tempered * 2 * Math.PI * k + 0.45);
    expect(swing(0, 0.45 + drift(k))[0]).toBeCloseTo(piano, 9);
  }
  expect((drift(1) * 180) / Math.PI).toBeCloseTo(-1.22, 2);
});

test("twelve of the piano's fifths are exactly seven octaves; twelve pure ones are more", () => {
  expect(tempered ** 12).toBeCloseTo(2 ** 7, 9);
  expect(pure ** 12 / 2 ** 7).toBeCloseTo(1.01364, 5);
});
