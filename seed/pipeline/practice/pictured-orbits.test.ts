/** Checks exercises with pictures of orbits by a second way in 20 draws each: by stepping through time, by areas swept. */
import { describe, expect, it } from "vitest";
import { drawsOf, exerciseOf, type PicturedDraw } from "./pictured-draws.fixture";

const each = (slug: string, id: string, check: (draw: PicturedDraw) => void) => {
  for (const draw of drawsOf(exerciseOf(slug, id))) check(draw);
};

/** Product of the gravitational constant and the Earth's mass, in km³/s². */
const earth = 3.986e5;

/**
 * Follows a satellite that starts at right angles to its radius, by steps of 5 s (velocity Verlet).
 * @param r in km @param v in km/s
 * @returns the least and greatest distance from the centre in a turn, in km, and its time in s
 */
function follow(r: number, v: number) {
  const dt = 5;
  let [x, y, vx, vy, t, least, greatest] = [r, 0, 0, v, 0, r, r];
  const pull = () => -earth / Math.hypot(x, y) ** 3;
  for (let wasBelow = false; t < 4e5; t += dt) {
    const before = pull();
    const [ax, ay] = [before * x, before * y];
    const old = y;
    x += vx * dt + (ax * dt * dt) / 2;
    y += vy * dt + (ay * dt * dt) / 2;
    const after = pull();
    vx += ((ax + after * x) * dt) / 2;
    vy += ((ay + after * y) * dt) / 2;
    const distance = Math.hypot(x, y);
    [least, greatest] = [Math.min(least, distance), Math.max(greatest, distance)];
    if (wasBelow && y >= 0) return { least, greatest, time: t + (dt * -old) / (y - old) };
    wasBelow = y < 0;
  }
  throw new Error("The satellite does not come round.");
}

describe("satellites", () => {
  it("with the asked speed a satellite stays as far from the centre as it is drawn", () =>
    each("space", "shpejtesia-ne-orbite", ({ rows, answers }) => {
      const r = rows().number("rrezja");
      const { least, greatest } = follow(r, answers[0] as number);
      expect([least / r, greatest / r]).toEqual([expect.closeTo(1, 3), expect.closeTo(1, 3)]);
    }));

  it("a ship at the drawn height and speed comes round in the asked time", () =>
    each("space", "sa-zgjat-nje-xhiro", ({ rows, answers }) => {
      const { time } = follow(rows().number("rrezja"), rows().number("shpejtesia"));
      expect(Math.abs(time / 60 - (answers[0] as number))).toBeLessThan(0.1);
    }));

  it("a satellite at the drawn height that neither rises nor falls comes round in the given hours", () =>
    each("space", "lartesia-nga-koha", ({ rows, answers, scope }) => {
      const r = rows().number("rrezja");
      expect(Math.abs(r - rows().number("planeti") - (answers[0] as number))).toBeLessThanOrEqual(5);
      const { time } = follow(r, Math.sqrt(earth / r));
      expect(time / 3600 / (scope.T as number)).toBeCloseTo(1, 2);
    }));
});

describe("weight far from the centre", () => {
  it("the same pull is spread over a sphere as large as the distance squared", () =>
    each("graviteti", "larg-qendres", ({ rows, answers, scope }) => {
      const sphere = (r: number) => 4 * Math.PI * r * r;
      const [surface, far] = [rows().number("planeti"), rows().number("rrezja")].map(sphere) as [number, number];
      expect((answers[0] as number) * far).toBeCloseTo((scope.P as number) * surface, 6);
    }));

  it("at the probe's height the instrument weighs as many times less as is said", () =>
    each("graviteti", "lartesia-e-sondes", ({ rows, answers, scope }) => {
      const [R, h] = [rows().number("planeti"), answers[0] as number];
      expect(R + h).toBeCloseTo(rows().number("rrezja"), 6);
      // The pull falls by the sum of all its small steps up, dF/F = −2 dr/r.
      let fallen = 0;
      for (let i = 0; i < 4000; i++) fallen += (2 * (h / 4000)) / (R + ((i + 0.5) * h) / 4000);
      expect(Math.exp(fallen) / (scope.k as number) ** 2).toBeCloseTo(1, 4);
    }));
});

it("a comet between the drawn ends sweeps its whole ellipse in the given years", () =>
  each("sdiellor", "skaji-i-kometes", ({ rows, answers, scope }) => {
    const [q, Q] = [rows().number("afer"), answers[0] as number];
    expect(rows().number("larg")).toBeCloseTo(Q, 9);
    // In astronomical units and years the Sun's GM is 4π²; the speed at the near end is that of the energy there.
    const speed = Math.sqrt(8 * Math.PI ** 2 * (1 / q - 1 / (q + Q)));
    const ellipse = Math.PI * ((q + Q) / 2) * Math.sqrt(q * Q);
    expect((2 * ellipse) / (q * speed) / (scope.T as number)).toBeCloseTo(1, 9);
  }));
