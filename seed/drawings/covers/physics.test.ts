import { expect, test } from "vitest";
import type { Vec2 } from "../kit/curve";
import { eccentricity, focus, orbit } from "./astronomia";
import { cell, cells, current, lamp, loop, resistor } from "./electricity-simulator";
import { charges, direction, fieldLine, lobe, potential } from "./elektriciteti";
import { maximum, pathDifference } from "./fizika";
import { discAngle, laid, ringAngle } from "./formulas-quiz";
import { mountain, shot } from "./graviteti";
import { exposures } from "./ligjet-e-njutonit";
import { height, reach, safety } from "./mekanika";
import { lensRay, focus as meetingPoint } from "./optika";
import { eye, ray as pencilRay, seen, surface, tip, water } from "./perthyerja-dhe-reflektimi-i-drites";
import { bundle, glass as rulePrism } from "./rreze";
import { excess, reach as reachOfWarmth } from "./termodinamika";
import { layerAt, height as waveHeight } from "./valet";
import { crestAt, cusp, wakeAngle } from "./waves-quiz";

const radians = (a: number) => (a * Math.PI) / 180;
const sine = (ray: Vec2, normal: Vec2) => Math.abs(ray[0] * normal[1] - ray[1] * normal[0]);

test("a shot keeps its energy and its angular momentum to one part in a million", () => {
  for (const speed of [0.5, 1, 1.2, Math.SQRT2, 2]) {
    for (const [x, y, vx, vy] of shot(speed)) {
      const r = Math.hypot(x, y);
      expect(Math.abs((vx * vx + vy * vy) / 2 - 1 / r - (speed ** 2 / 2 - 1))).toBeLessThan(1e-6);
      expect(Math.abs(x * vy - y * vx - speed)).toBeLessThan(1e-6);
    }
  }
});

test("every shot leaves the mountain at its peak and passes over its slope", () => {
  const [, [peakX, peakY], [footX, footY]] = mountain as [Vec2, Vec2, Vec2];
  expect([peakX, peakY]).toEqual([0, -1]);
  for (const speed of [0.35, 0.5, 0.8, 1, 1.31, 3])
    for (const [x, y] of shot(speed)) {
      if (x <= peakX || x >= footX || y > footY) continue;
      expect(y).toBeLessThan(peakY + ((x - peakX) / (footX - peakX)) * (footY - peakY) + 1e-9);
    }
});

test("with speed 1 the shot comes round on a circle, with √2 it leaves for good", () => {
  for (const [x, y] of shot(1)) expect(Math.hypot(x, y)).toBeCloseTo(1, 6);
  const last = shot(Math.SQRT2).at(-1);
  expect(Math.hypot(last?.[0] ?? 0, last?.[1] ?? 0)).toBeGreaterThan(8);
});

test("the far ball of the cradle rises as high as the first fell, slowest at the top", () => {
  const angles = exposures(6);
  const falls = angles.slice(1).map((a, i) => (angles[i] as number) - a);
  expect(angles[0]).toBe(0.54);
  expect(angles.at(-1)).toBe(0);
  for (const [i, fall] of falls.slice(1).entries()) expect(fall).toBeGreaterThan(falls[i] as number);
});

test("the pencil's tip is seen where its ray, drawn back from the eye, crosses the vertical through it", () => {
  const { exit, image } = seen(tip);
  const sine = (from: readonly [number, number], to: readonly [number, number]) =>
    Math.abs(to[0] - from[0]) / Math.hypot(to[0] - from[0], to[1] - from[1]);
  expect(sine(exit, eye)).toBeCloseTo(water * sine(tip, exit), 9);
  expect(sine(image, exit)).toBeCloseTo(sine(exit, eye), 9);
  expect(image[0]).toBe(tip[0]);
  expect(image[1]).toBeGreaterThan(surface);
  expect(image[1]).toBeLessThan(tip[1]);
});

test("from the tip light leaves the water up to 48.6° and comes back beyond", () => {
  expect(pencilRay(radians(48))[2]?.[1]).toBeLessThan(surface);
  expect(pencilRay(radians(49))[2]?.[1]).toBeGreaterThan(surface);
});

test("the rule that is a ray leaves in two bundles of eight that part, blue above", () => {
  const [blue, purple] = [bundle(0.53, 0.4635), bundle(0.428, 0.3874)];
  expect([blue.length, purple.length]).toEqual([8, 8]);
  for (const ray of [...blue, ...purple]) {
    expect(ray.enter[1]).toBeGreaterThan(rulePrism.apex[1]);
    expect(ray.leave[1]).toBeLessThan(rulePrism.right[1]);
  }
  expect(Math.max(...blue.map((ray) => ray.end[1]))).toBeLessThan(Math.min(...purple.map((ray) => ray.end[1])) - 20);
});

test("no throw passes the parabola of safety, and every throw beyond 45° touches it", () => {
  for (const degree of [15, 25, 35, 45, 55, 65, 75, 83]) {
    const angle = (degree * Math.PI) / 180;
    for (let x = 0; x <= reach; x += 10) expect(height(x, angle)).toBeLessThanOrEqual(safety(x) + 1e-9);
    const touch = reach / Math.tan(angle);
    expect(height(touch, angle)).toBeCloseTo(safety(touch), 9);
  }
});

test("45° throws farthest", () => {
  expect(height(reach, Math.PI / 4)).toBeCloseTo(0, 9);
  for (const angle of [44, 46]) expect(height(reach, (angle * Math.PI) / 180)).toBeLessThan(0);
});

test("a line of equal temperature lies where the air has it, and closes at 1/share over the source", () => {
  for (const [share, zeta] of [
    [0.25, 1],
    [0.25, 3],
    [0.5, 1.5],
  ] as const)
    expect(excess(reachOfWarmth(share, zeta) as number, zeta)).toBeCloseTo(share, 12);
  expect(reachOfWarmth(0.25, 4)).toBeCloseTo(0, 9);
  expect(reachOfWarmth(0.25, 4.01)).toBeNull();
});

test("a field line runs along the field and downhill in potential", () => {
  const line = fieldLine(charges[0] as Vec2, 0.6);
  for (const [i, p] of line.slice(1).entries()) {
    const q = line[i] as Vec2;
    const along: Vec2 = [(p[0] - q[0]) / 5, (p[1] - q[1]) / 5];
    expect(sine(along, direction([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]))).toBeLessThan(0.02);
    expect(potential(p)).toBeLessThan(potential(q));
  }
});

test("the equipotential keeps its level and meets the field at right angles", () => {
  const level = potential([600, 400]);
  const points = lobe(charges[0] as Vec2, level).slice(8, -8);
  for (const [i, p] of points.slice(1, -1).entries()) {
    expect(potential(p)).toBeCloseTo(level, 9);
    const [a, b] = [points[i] as Vec2, points[i + 2] as Vec2];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const [ex, ey] = direction(p);
    expect(Math.abs(((b[0] - a[0]) * ex + (b[1] - a[1]) * ey) / length)).toBeLessThan(0.02);
  }
});

test("rays near the axis meet in the lens's focus, outer rays before it", () => {
  const crossing = (h: number) => {
    const ray = lensRay(h);
    return (ray?.leave[0] ?? 0) - ((ray?.leave[1] ?? 0) * (ray?.out[0] ?? 0)) / (ray?.out[1] ?? 1);
  };
  expect(crossing(200)).toBeLessThan(crossing(120));
  expect(crossing(120)).toBeLessThan(crossing(40));
  // Lens maker's equation for thickness d between the vertices, measured from the second vertex.
  const [n, r] = [1.5, 700];
  const d = 2 * (r - Math.sqrt(r * r - 300 * 300));
  const power = (n - 1) * (2 / r - ((n - 1) * d) / (n * r * r));
  const back = (1 - ((n - 1) * d) / (n * r)) / power;
  expect(Math.abs(crossing(2) - (300 + d / 2 + back))).toBeLessThan(0.5);
});

test("layers of air are closest where the wave of the same length is highest, and never cross", () => {
  const places = Array.from({ length: 300 }, (_, i) => 700 + i);
  const gap = (x: number) => layerAt(x + 0.5) - layerAt(x - 0.5);
  for (const x of places) expect(gap(x)).toBeGreaterThan(0);
  const closest = places.reduce((least, x) => (gap(x) < gap(least) ? x : least));
  const highest = places.reduce((most, x) => (waveHeight(x) > waveHeight(most) ? x : most));
  expect(closest).toBe(highest);
  expect(layerAt(highest)).toBeCloseTo(highest, 9);
});

test("in equal times the line to the Sun sweeps equal areas", () => {
  const [fx, fy] = focus;
  const swept = (i: number) => {
    let sum = 0;
    for (let k = 0; k < 400; k++) {
      const [[x, y], [u, v]] = [orbit((i + k / 400) / 18), orbit((i + (k + 1) / 400) / 18)];
      sum += ((x - fx) * (v - fy) - (u - fx) * (y - fy)) / 2;
    }
    return sum;
  };
  const whole = Math.PI * 560 ** 2 * Math.sqrt(1 - eccentricity ** 2);
  for (let i = 0; i < 18; i++) expect(swept(i) / (whole / 18)).toBeCloseTo(1, 3);
});

test("along a maximum the ways differ by whole wavelengths", () => {
  for (const order of [-4, -1, 0, 3]) {
    for (const p of maximum(order)) expect(Math.abs(pathDifference(p))).toBeCloseTo(Math.abs(order), 9);
  }
});

test("every number of the slide rule's disc stands at its product with the current, and the pointer at 12 V", () => {
  const whole = 2 * Math.PI;
  const apart = (a: number, b: number) => Math.abs((((a - b) % whole) + 1.5 * whole) % whole) - whole / 2;
  for (const ohm of [1, 2, 2.5, 4, 7, 40, 99]) {
    expect(apart(discAngle(ohm), ringAngle(laid.ampere * ohm))).toBeCloseTo(0, 9);
  }
  expect(apart(discAngle(laid.ohm), 0)).toBeCloseTo(0, 9);
  expect(apart(ringAngle(laid.volt), 0)).toBeCloseTo(0, 9);
  expect(laid.ampere * laid.ohm).toBeCloseTo(laid.volt, 9);
  // Other products stand elsewhere, so that the reading is one.
  expect(Math.abs(apart(discAngle(5), 0))).toBeGreaterThan(0.5);
});

test("no crest of a wake is farther aside than Kelvin's angle, whose line every crest touches at its cusp", () => {
  const aside = (p: number, theta: number) => {
    const [behind, beside] = crestAt(p, theta);
    return Math.atan2(beside, behind);
  };
  for (const p of [1, 7, 20]) {
    expect(aside(p, cusp)).toBeCloseTo(wakeAngle, 9);
    for (let theta = 0; theta < 1.5; theta += 0.1) expect(aside(p, theta)).toBeLessThanOrEqual(wakeAngle + 1e-9);
    // Straight behind the duck, crests follow each other at the wavelength.
    expect(crestAt(p, 0)).toEqual([p, 0]);
  }
});

test("once round the circuit the potential is back: 4.5 V up, 3 V down in the lamp, 1.5 V in the resistor", () => {
  const drops = loop.map(({ start, end }) => start - end).filter((drop) => drop > 0);
  expect(current).toBeCloseTo(0.3, 12);
  expect(drops).toHaveLength(2);
  expect(drops[0]).toBeCloseTo(current * resistor, 12);
  expect(drops[1]).toBeCloseTo(current * lamp, 12);
  expect(drops.reduce((a, b) => a + b, 0)).toBeCloseTo(cell * cells, 12);
  expect(loop.at(-1)?.end).toBe(loop[0]?.start);
});

test("rays beside the axis meet where the lensmaker's equation of a thick lens has it", () => {
  const [n, radius] = [1.5, 700];
  const thickness = 2 * (radius - Math.sqrt(radius ** 2 - 300 ** 2));
  const length = 1 / ((n - 1) * (2 / radius - ((n - 1) * thickness) / (n * radius ** 2)));
  const behind = length * (1 - ((n - 1) * thickness) / (n * radius));
  expect(meetingPoint[0]).toBeCloseTo(300 + thickness / 2 + behind, 1);
});
