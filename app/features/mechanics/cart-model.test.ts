import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type CartSettings,
  cartEnergy,
  cartForces,
  cartMass,
  cartOutcome,
  cartTrack,
  cartWithFriction,
  g,
} from "./cart-model";
import { wholeRun } from "./experiment";
import { longestRun } from "./model";

const run = (settings: CartSettings) => wholeRun(cartWithFriction, settings);
const outcome = (settings: CartSettings) => cartOutcome(cartWithFriction.start(settings), run(settings).now);

const speed = fc.double({ min: 0.5, max: 6, noNaN: true });
const rough = fc.double({ min: 0.01, max: 0.4, noNaN: true });

test("without friction the cart keeps its velocity to the last bit", () => {
  const { recorded, now } = run({ speed: 4, friction: 0 });
  expect(recorded.every(({ v }) => v === 4)).toBe(true);
  expect(now).toMatchObject({ v: 4, heat: 0 });
  expect(now.time).toBeCloseTo(cartTrack / 4, 9);
  expect(now.x).toBeCloseTo(cartTrack, 9);
});

test("with friction it rests after v/(μ·g) seconds and v²/(2·μ·g) metres", () => {
  const { now } = run({ speed: 4, friction: 0.2 });
  expect(now.v).toBe(0);
  expect(now.time).toBeCloseTo(4 / (0.2 * 9.81), 9);
  expect(now.x).toBeCloseTo(16 / (2 * 0.2 * 9.81), 9);
});

test("between start and rest it is where the closed solution says", () => {
  fc.assert(
    fc.property(speed, rough, fc.double({ min: 0.01, max: 1, noNaN: true }), (v0, mu, part) => {
      const settings = { speed: v0, friction: mu };
      const t = Math.min((part * v0) / (mu * g), 3);
      const { x, v } = cartWithFriction.advance(cartWithFriction.start(settings), settings, t);
      const distance = v0 * t - (mu * g * t ** 2) / 2;
      if (distance >= cartTrack) return;
      expect(x).toBeCloseTo(distance, 9);
      expect(v).toBeCloseTo(v0 - mu * g * t, 9);
    }),
  );
});

test("a cart at rest stays at rest: friction pushes nothing back", () => {
  const settings = { speed: 4, friction: 0.3 };
  const rest = run(settings).now;
  const later = cartWithFriction.advance(rest, settings, 1);
  expect(later.v).toBe(0);
  expect(later.x).toBe(rest.x);
  expect(later.heat).toBe(rest.heat);
});

test("what kinetic energy the cart loses is heat, at every moment", () => {
  fc.assert(
    fc.property(speed, rough, (v0, mu) => {
      const { recorded, now } = run({ speed: v0, friction: mu });
      for (const state of [...recorded, now]) {
        expect(cartEnergy(state) + state.heat).toBeCloseTo((cartMass * v0 ** 2) / 2, 8);
      }
    }),
  );
});

test("friction is μ·m·g against the motion, and nothing at rest or on a smooth track", () => {
  const moving = cartWithFriction.start({ speed: 1, friction: 0.25 });
  expect(cartForces(moving, { speed: 1, friction: 0.25 }).friction).toBeCloseTo(-0.25 * 2 * 9.81, 12);
  expect(Object.is(cartForces(moving, { speed: 1, friction: 0 }).friction, 0)).toBe(true);
  const resting = cartWithFriction.start({ speed: 0, friction: 0.25 });
  expect(Object.is(cartForces(resting, { speed: 0, friction: 0.25 }).friction, 0)).toBe(true);
});

test("the weight and the support are 19,62 N each", () => {
  const settings = { speed: 1, friction: 0.1 };
  const { weight, support } = cartForces(cartWithFriction.start(settings), settings);
  expect(weight).toBeCloseTo(19.62, 12);
  expect(support).toBe(weight);
});

test("a run lasts until the cart rests, leaves the track, or 8 s have passed", () => {
  expect(run({ speed: 4, friction: 0.4 }).now.v).toBe(0);
  expect(run({ speed: 6, friction: 0.02 }).now.x).toBeCloseTo(cartTrack, 9);
  expect(run({ speed: 1, friction: 0 }).now.time).toBeCloseTo(longestRun, 9);
});

test("a cart that was never started may be looked at until the time is over", () => {
  const smooth = { speed: 0, friction: 0 };
  expect(cartWithFriction.ended(cartWithFriction.start(smooth), smooth)).toBe(false);
  expect(run(smooth).now).toEqual({ time: longestRun, x: 0, v: 0, heat: 0 });
});

test("a cart that stands on rough ground has ended as soon as any time has passed", () => {
  const settings = { speed: 0, friction: 0.2 };
  expect(cartWithFriction.ended(cartWithFriction.start(settings), settings)).toBe(false);
  expect(run(settings).now.time).toBeCloseTo(0.1, 12);
});

test("friction that is switched on under way takes hold from there", () => {
  const free = { speed: 5, friction: 0 };
  const half = cartWithFriction.advance(cartWithFriction.start(free), free, 2);
  const rubbed = cartWithFriction.advance(half, { ...free, friction: 0.2 }, 1);
  expect(half.x).toBeCloseTo(10, 12);
  expect(rubbed.v).toBeCloseTo(5 - 0.2 * g, 12);
  expect(rubbed.x).toBeCloseTo(10 + 5 - (0.2 * g) / 2, 12);
});

test("the outcome is read off the run: velocity kept, lost in part, lost whole", () => {
  expect(outcome({ speed: 4, friction: 0 })).toBe("keeps");
  expect(outcome({ speed: 0, friction: 0.3 })).toBe("keeps");
  expect(outcome({ speed: 6, friction: 0.02 })).toBe("slows");
  expect(outcome({ speed: 4, friction: 0.3 })).toBe("stops");
});

test("a cart that has come to rest is at rest to the last bit", () => {
  fc.assert(
    fc.property(speed, rough, (v0, mu) => {
      const { now } = run({ speed: v0, friction: mu });
      if (now.time < longestRun - 1e-9 && now.x < cartTrack - 1e-9) expect(now.v).toBe(0);
    }),
  );
});

test("no step leads past the end of the time", () => {
  const settings = { speed: 1, friction: 0 };
  const late = cartWithFriction.advance(cartWithFriction.start(settings), settings, 5);
  expect(cartWithFriction.advance(late, settings, 5).time).toBeCloseTo(longestRun, 12);
});
