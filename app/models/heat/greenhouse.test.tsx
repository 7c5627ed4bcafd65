import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { greenhouse } from "./greenhouse";

const drawn = (perdja: number, albedoja: number) =>
  renderToStaticMarkup(<greenhouse.View values={{ perdja, albedoja }} />);

test.each([0.1, 0.3, 0.6])("two caps are %f of the drawn Earth's surface, as much as it reflects", (albedo) => {
  const markup = drawn(78, albedo);
  const [, y = "", r = ""] = /<circle cx="104" cy="([\d.]+)" r="([\d.]+)" fill="var\(--tint\)"/.exec(markup) ?? [];
  const edges = [...markup.matchAll(/M[\d.]+ ([\d.]+)A26 26/g)].map(([, edge]) => Number(edge));
  expect(edges).toHaveLength(2);
  // A cap of height h has the share h : 2r of a sphere's surface (Archimedes).
  const share = edges.reduce((sum, edge) => sum + (Number(r) - Math.abs(edge - Number(y))) / (2 * Number(r)), 0);
  expect(share).toBeCloseTo(albedo, 2);
});

test("the veil has no layer where it absorbs nothing, and more the more it absorbs", () => {
  const layers = (perdja: number) =>
    [...drawn(perdja, 0.3).matchAll(/<circle cx="104" cy="80" r="([\d.]+)" fill="none"/g)].filter(
      ([, radius]) => Number(radius) > 26,
    ).length;
  expect([0, 40, 78, 100].map(layers)).toEqual([0, 2, 4, 5]);
});
