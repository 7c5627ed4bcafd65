import { expect, test } from "vitest";
import { core, drifting, type Flight, idle, ions, pull, start } from "./rryma-elektrike";

const end = ({ points }: Flight) => points.at(-1) as readonly [number, number];
/** Velocity at the end of a flight under the acceleration to the right. */
const arrival = (flight: Flight, acceleration: number) => {
  const [from, to] = [flight.points[0] as readonly [number, number], end(flight)];
  const time = (to[1] - from[1]) / flight.velocity[1];
  return { time, velocity: [flight.velocity[0] + acceleration * time, flight.velocity[1]] as const };
};

test("every flight starts with the thermal speed, and the field gives what it works: Δ(½v²) = a·Δx", () => {
  for (const flight of drifting) {
    const { velocity } = arrival(flight, pull);
    const gained = (velocity[0] ** 2 + velocity[1] ** 2 - 1) / 2;
    expect(Math.hypot(...flight.velocity)).toBeCloseTo(1, 12);
    expect(gained).toBeCloseTo(pull * (end(flight)[0] - (flight.points[0]?.[0] ?? 0)), 6);
  }
});

test("at the rim of an ion the electron is mirrored", () => {
  for (const [path, acceleration] of [
    [drifting, pull],
    [idle, 0],
  ] as const) {
    for (const [i, next] of path.slice(1).entries()) {
      const flight = path[i] as Flight;
      const [ion, [x, y]] = [flight.ion as readonly [number, number], end(flight)];
      expect(Math.hypot(x - ion[0], y - ion[1])).toBeCloseTo(core, 6);
      const normal = [(x - ion[0]) / core, (y - ion[1]) / core] as const;
      const { velocity } = arrival(flight, acceleration);
      const speed = Math.hypot(...velocity);
      const inwards = (velocity[0] * normal[0] + velocity[1] * normal[1]) / speed;
      const outwards = next.velocity[0] * normal[0] + next.velocity[1] * normal[1];
      expect(outwards).toBeCloseTo(-inwards, 6);
      expect(outwards).toBeGreaterThan(0);
    }
  }
});

test("no point of a path lies in an ion", () => {
  const clear = ([x, y]: readonly [number, number]) => Math.min(...ions.map(([a, b]) => Math.hypot(x - a, y - b)));
  const nearest = [...drifting, ...idle].flatMap(({ points }) => points.map(clear));
  expect(Math.min(...nearest)).toBeGreaterThan(core - 1e-6);
});

test("with the field it leaves at the right, without it stays about", () => {
  expect(end(drifting.at(-1) as Flight)[0]).toBeGreaterThan(1200);
  for (const flight of idle) expect(Math.abs(end(flight)[0] - start[0])).toBeLessThan(450);
});
