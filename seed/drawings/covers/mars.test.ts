import { expect, test } from "vitest";
import { daysTo } from "../physics/planets";
import { crossing, first, fromEarth, last, retrograde, spells } from "./mars";

const distance = (day: number) => Math.hypot(...fromEarth(day));

test("Mars came nearest on 27 August 2003, at 0.37 astronomical units", () => {
  const days = Array.from({ length: 200 }, (_, i) => daysTo(2003, 5, 20) + i);
  const nearest = days.reduce((best, day) => (distance(day) < distance(best) ? day : best));
  expect(Math.abs(nearest - daysTo(2003, 8, 27))).toBeLessThanOrEqual(2);
  // 0.3727 in truth: the tilt of the orbit, left out here, put Mars 0.03 to the south.
  expect(Math.hypot(distance(nearest), 0.035)).toBeCloseTo(0.3727, 3);
});

test("it goes back seven times in seven synodic periods, two to three months each, round its nearest approach", () => {
  expect(spells).toHaveLength(7);
  expect((last - first) / 7).toBeCloseTo(780, -1);
  for (const [from, to] of spells) {
    expect(to - from).toBeGreaterThan(55);
    expect(to - from).toBeLessThan(85);
    expect(distance((from + to) / 2)).toBeLessThan(Math.min(distance(from), distance(to)));
    expect(retrograde(from - 20)).toBe(false);
  }
});

test("every loop closes: the track passes the same place before and after", () => {
  for (const spell of spells) {
    const [a, b] = crossing(spell).map(fromEarth) as [[number, number], [number, number]];
    expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeLessThan(0.012);
  }
});
