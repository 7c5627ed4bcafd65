import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type CartSettings,
  cartEnergy,
  cartForces,
  cartMass,
  cartModel,
  cartOutcome,
  cartTrackLength,
  g,
} from "./cart-model";
import { completeRun } from "./experiment";
import { maxRunTime } from "./model";

const run = (settings: CartSettings) => completeRun(cartModel, settings);
const outcome = (settings: CartSettings) => cartOutcome(cartModel.initialState(settings), run(settings).current);

const speed = fc.double({ min: 0.5, max: 6, noNaN: true });
const rough = fc.double({ min: 0.01, max: 0.4, noNaN: true });

test("without friction the cart keeps its velocity to the last bit", () => {
  const { recorded, current } = run({ speed: 4, friction: 0 });
  expect(recorded.every(({ v }) => v === 4)).toBe(true);
  expect(current).toMatchObject({ v: 4, heat: 0 });
  expect(current.time).toBeCloseTo(cartTrackLength / 4, 9);
  expect(current.x).toBeCloseTo(cartTrackLength, 9);
});

test("with friction it rests after v/(μ·g) seconds and v²/(2·μ·g) metres", () => {
  const { current } = run({ speed: 4, friction: 0.2 });
  expect(current.v).toBe(0);
  expect(current.time).toBeCloseTo(4 / (0.2 * 9.81), 9);
  expect(current.x).toBeCloseTo(16 / (2 * 0.2 * 9.81), 9);
});

test("between start and rest it is where the closed solution says", () => {
  fc.assert(
    fc.property(speed, rough, fc.double({ min: 0.01, max: 1, noNaN: true }), (v0, mu, part) => {
      const settings = { speed: v0, friction: mu };
      // 3 s at 6 m/s are 18 m. The cart is still on its track of 20 m.
      const t = Math.min((part * v0) / (mu * g), 3);
      const { x, v } = cartModel.advance(cartModel.initialState(settings), settings, t);
      const distance = v0 * t - (mu * g * t ** 2) / 2;
      expect(x).toBeCloseTo(distance, 9);
      expect(v).toBeCloseTo(v0 - mu * g * t, 9);
    }),
  );
});

test("a cart at rest stays at rest: friction pushes nothing back", () => {
  const settings = { speed: 4, friction: 0.3 };
  const rest = run(settings).current;
  const later = cartModel.advance(rest, settings, 1);
  expect(later.v).toBe(0);
  expect(later.x).toBe(rest.x);
  expect(later.heat).toBe(rest.heat);
});

test("what kinetic energy the cart loses is heat, at every moment", () => {
  fc.assert(
    fc.property(speed, rough, (v0, mu) => {
      const { recorded, current } = run({ speed: v0, friction: mu });
      for (const state of [...recorded, current]) {
        expect(cartEnergy(state) + state.heat).toBeCloseTo((cartMass * v0 ** 2) / 2, 8);
      }
    }),
  );
});

test("friction is μ·m·g against the motion, and nothing at rest or on a smooth track", () => {
  const moving = cartModel.initialState({ speed: 1, friction: 0.25 });
  expect(cartForces(moving, { speed: 1, friction: 0.25 }).friction).toBeCloseTo(-0.25 * 2 * 9.81, 12);
  expect(Object.is(cartForces(moving, { speed: 1, friction: 0 }).friction, 0)).toBe(true);
  const resting = cartModel.initialState({ speed: 0, friction: 0.25 });
  expect(Object.is(cartForces(resting, { speed: 0, friction: 0.25 }).friction, 0)).toBe(true);
});

test("the weight and the support are 19,62 N each", () => {
  const settings = { speed: 1, friction: 0.1 };
  const { weight, support } = cartForces(cartModel.initialState(settings), settings);
  expect(weight).toBeCloseTo(19.62, 12);
  expect(support).toBe(weight);
});

test("a run lasts until the cart rests, leaves the track, or 8 s have passed", () => {
  expect(run({ speed: 4, friction: 0.4 }).current.v).toBe(0);
  expect(run({ speed: 6, friction: 0.02 }).current.x).toBeCloseTo(cartTrackLength, 9);
  expect(run({ speed: 1, friction: 0 }).current.time).toBeCloseTo(maxRunTime, 9);
});

test("a cart that was never started may be looked at until the time is over", () => {
  const smooth = { speed: 0, friction: 0 };
  expect(cartModel.ended(cartModel.initialState(smooth), smooth)).toBe(false);
  expect(run(smooth).current).toEqual({ time: maxRunTime, x: 0, v: 0, heat: 0 });
});

test("a cart that stands on rough ground has ended as soon as any time has passed", () => {
  const settings = { speed: 0, friction: 0.2 };
  expect(cartModel.ended(cartModel.initialState(settings), settings)).toBe(false);
  expect(run(settings).current.time).toBeCloseTo(0.1, 12);
});

test("friction that is switched on under way takes hold from there", () => {
  const free = { speed: 5, friction: 0 };
  const half = cartModel.advance(cartModel.initialState(free), free, 2);
  const rubbed = cartModel.advance(half, { ...free, friction: 0.2 }, 1);
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

test("a cart that ends before the time and the track do is at rest to the last bit", () => {
  fc.assert(
    fc.property(speed, rough, (v0, mu) => {
      const { current } = run({ speed: v0, friction: mu });
      fc.pre(current.time < maxRunTime - 1e-9 && current.x < cartTrackLength - 1e-9);
      expect(current.v).toBe(0);
    }),
  );
});

test("no step leads past the end of the time", () => {
  const settings = { speed: 1, friction: 0 };
  const late = cartModel.advance(cartModel.initialState(settings), settings, 5);
  expect(cartModel.advance(late, settings, 5).time).toBeCloseTo(maxRunTime, 12);
});
