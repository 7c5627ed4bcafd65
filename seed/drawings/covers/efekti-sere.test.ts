import { expect, test } from "vitest";
import type { Vec2 } from "../kit/curve";
import {
  absorbed,
  airTemperature,
  bareFeet,
  bareTemperature,
  caughtAt,
  fates,
  opticalDepth,
  rays,
  raysAt,
} from "./efekti-sere";

test("the bare Earth sends out the Sun's 238 W/m² at 255 K: 24 rays; at 288 K its ground radiates 39", () => {
  expect(raysAt(bareTemperature)).toBe(24);
  expect(raysAt(airTemperature)).toBe(39);
});

test("of 39 rays 15 return and 24 leave, as many as from the bare half", () => {
  const all = fates(raysAt(airTemperature));
  const returning = all.filter((fate) => fate === "down").length;
  expect(returning).toBe(15);
  expect(all.length - returning).toBe(raysAt(bareTemperature));
});

test("the layer takes rays by Beer's law: what is left at a height falls as e^(−τ·height)", () => {
  for (const part of [0, 0.25, 0.5, 1]) {
    expect(1 - Math.exp(-opticalDepth * caughtAt(part))).toBeCloseTo(absorbed * part, 9);
  }
  expect(caughtAt(1)).toBeCloseTo(1, 9);
});

test("the rays that the caption counts begin and return inside the picture: 24 on the left, 39 and 15 on the right", () => {
  const isInside = ([x, y]: Vec2) => x > 0 && x < 1200 && y > 0 && y < 800;
  const returning = rays.filter(({ fate }) => fate === "down");
  const counted = [bareFeet, rays.map(({ foot }) => foot), returning.map(({ end }) => end)];
  expect(counted.map((places) => places.filter(isInside).length)).toEqual([24, 39, 15]);
});
