import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { field, flightFromHome, flightPerStep, flightSeen, galaxies, home, placeOf, recession } from "./expansion-law";
import { whoIsTheCentre } from "./who-is-the-centre";

const numbers = galaxies.map((_, galaxy) => galaxy);

describe("the galaxies of the field", () => {
  test("are 66 from left to right, no two nearer than 0,44 steps, one of them in the middle", () => {
    expect(galaxies).toHaveLength(66);
    expect(placeOf(home)).toEqual([0, 0]);
    for (const [i, [x, y]] of galaxies.entries())
      for (const [a, b] of galaxies.slice(i + 1)) {
        expect(a).toBeGreaterThanOrEqual(x);
        expect(Math.hypot(a - x, b - y)).toBeGreaterThan(0.44);
      }
  });

  test("are inside the field and reach near all four of its edges", () => {
    for (const [axis, half] of [field.width, field.height].entries()) {
      const places = galaxies.map((galaxy) => galaxy[axis] as number);
      expect(Math.max(...places.map(Math.abs))).toBeLessThanOrEqual(half);
      expect(Math.max(...places)).toBeGreaterThan(0.85 * half);
      expect(Math.min(...places)).toBeLessThan(-0.85 * half);
    }
  });
});

describe("galaxies that flee in proportion to their distance", () => {
  test("1 step away flee by 0,3, 2 steps by 0,6, as in the lesson's row A, B, C", () => {
    expect(flightFromHome([1, 0], 1)).toEqual([0.3, 0]);
    expect(flightFromHome([0, 2], 1)).toEqual([0, 0.6]);
  });

  test("flee by the same law from every galaxy: 0,3 for each step, straight away", () => {
    for (const from of numbers) {
      const { least, most } = flightPerStep(from, 1);
      expect(least).toBeCloseTo(0.3, 10);
      expect(most).toBeCloseTo(0.3, 10);
      for (const of of numbers) {
        const [[vx, vy], [ax, ay], [bx, by]] = [flightSeen(of, from, 1), placeOf(of), placeOf(from)];
        expect(vx * (ay - by) - vy * (ax - bx)).toBeCloseTo(0, 10);
      }
    }
  });
});

describe("galaxies that flee by another law", () => {
  test("as the square: four times as far as that of half the distance, 0,15 at 1 step and 0,6 at 2", () => {
    expect(flightFromHome([1, 0], 2)[0]).toBeCloseTo(0.15, 12);
    expect(flightFromHome([2, 0], 2)[0]).toBeCloseTo(0.6, 12);
  });

  test("as the power 0 flee all by 0,6, whatever their distance", () => {
    for (const of of numbers.filter((galaxy) => galaxy !== home))
      expect(recession(of, home, 0).flight).toBeCloseTo(0.6, 10);
  });

  test("give the centre away: at the left edge flights per step differ by more than half for p of 0,5, 1,5 and 2", () => {
    for (const power of [0.5, 1.5, 2]) {
      const { least, most } = flightPerStep(0, power);
      expect(most / least).toBeGreaterThan(1.5);
    }
  });

  test("depend at home on the distance alone, and elsewhere on the direction, too", () => {
    for (const of of numbers.filter((galaxy) => galaxy !== home)) {
      const { distance, flight } = recession(of, home, 2);
      expect(flight).toBeCloseTo((0.3 * distance ** 2) / 2, 10);
    }
    const [vx, vy] = flightSeen(home + 5, 0, 2);
    const [[ax, ay], [bx, by]] = [placeOf(home + 5), placeOf(0)];
    expect(Math.abs(vx * (ay - by) - vy * (ax - bx))).toBeGreaterThan(0.05);
  });
});

test("each dot of the graph is as high as its galaxy's flight, from every galaxy and under every law", () => {
  const [floor, top, perStep] = [281, 223, 58 / 3.6];
  for (const galaktika of numbers)
    for (let tenths = 0; tenths <= 20; tenths += 5) {
      const values = { galaktika, fuqia: tenths / 10 };
      const drawn = renderToStaticMarkup(createElement(whoIsTheCentre.View, { values }));
      const [, dots = ""] = /<path d="([^"]*)" fill="var\(--spot\)"/.exec(drawn) ?? [];
      const heights = [...dots.matchAll(/M[\d.]+ ([\d.]+)a/g)].map(([, y]) => floor - Number(y));
      const flights = numbers
        .filter((galaxy) => galaxy !== galaktika)
        .map((galaxy) => recession(galaxy, galaktika, tenths / 10).flight);
      expect(heights).toHaveLength(flights.length);
      expect(Math.max(...heights)).toBeLessThan(floor - top);
      expect(Math.max(...heights.map((height, i) => Math.abs(height - perStep * (flights[i] as number))))).toBeLessThan(
        0.06,
      );
    }
});
