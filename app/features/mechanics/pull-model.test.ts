import fc from "fast-check";
import { expect, test } from "vitest";
import { completeRun } from "./experiment";
import { maxRunTime } from "./model";
import { acceleration, pullEnergy, pullModel, pullOutcome, pullTrackLength } from "./pull-model";

const settings = fc.record({
  force: fc.double({ min: 1, max: 12, noNaN: true }),
  mass: fc.double({ min: 1, max: 6, noNaN: true }),
});

test("10 N on 2,0 kg give 5,0 m/s²", () => {
  expect(acceleration({ force: 10, mass: 2 })).toBe(5);
});

test("at every moment it is where the closed solution says, and moves as fast", () => {
  fc.assert(
    fc.property(settings, (pulled) => {
      const { recorded, current } = completeRun(pullModel, pulled);
      const a = pulled.force / pulled.mass;
      for (const { time, x, v } of [...recorded, current]) {
        expect(x).toBeCloseTo((a * time ** 2) / 2, 8);
        expect(v).toBeCloseTo(a * time, 8);
      }
    }),
  );
});

test("the work of the force is the kinetic energy, at every moment", () => {
  fc.assert(
    fc.property(settings, (pulled) => {
      const { recorded, current } = completeRun(pullModel, pulled);
      for (const state of [...recorded, current]) expect(pullEnergy(state, pulled)).toBeCloseTo(state.work, 8);
    }),
  );
});

test("the momentum is force times time", () => {
  const pulled = { force: 6, mass: 3 };
  const { v, time } = pullModel.advance(pullModel.initialState(pulled), pulled, 1.7);
  expect(pulled.mass * v).toBeCloseTo(pulled.force * time, 12);
});

test("it starts at rest, at the beginning of the track", () => {
  expect(pullModel.initialState({ force: 3, mass: 1 })).toEqual({ time: 0, x: 0, v: 0, work: 0 });
});

test("the run ends at the end of the track, at the time √(2·s : a)", () => {
  const { current } = completeRun(pullModel, { force: 10, mass: 2 });
  expect(current.x).toBeCloseTo(pullTrackLength, 9);
  expect(current.time).toBeCloseTo(Math.sqrt(8), 9);
});

test("a weak force is watched for 8 s", () => {
  expect(completeRun(pullModel, { force: 1, mass: 6 }).current.time).toBeCloseTo(maxRunTime, 9);
});

test("without a force the cart stays where it is", () => {
  const { current } = completeRun(pullModel, { force: 0, mass: 2 });
  expect(current).toMatchObject({ x: 0, v: 0, work: 0 });
  expect(pullModel.ended({ time: 0, x: 0, v: 0, work: 0 }, { force: 0, mass: 2 })).toBe(false);
});

test("where the force ceases under way, the velocity stays as it is", () => {
  const pulled = { force: 4, mass: 2 };
  const half = pullModel.advance(pullModel.initialState(pulled), pulled, 1);
  const free = pullModel.advance(half, { ...pulled, force: 0 }, 2);
  expect(free.v).toBe(half.v);
  expect(free.x).toBeCloseTo(1 + 2 * 2, 12);
  expect(free.work).toBe(half.work);
});

test("of two runs the one with more force to each kilogram is steeper", () => {
  const previous = { force: 10, mass: 2 };
  expect(pullOutcome({ force: 10, mass: 4 }, previous)).toBe("flatter");
  expect(pullOutcome({ force: 12, mass: 2 }, previous)).toBe("steeper");
  expect(pullOutcome({ force: 5, mass: 1 }, previous)).toBe("same");
});

test("no step leads past the end of the time", () => {
  const weak = { force: 1, mass: 6 };
  const late = pullModel.advance(pullModel.initialState(weak), weak, 5);
  expect(pullModel.advance(late, weak, 5).time).toBeCloseTo(maxRunTime, 12);
});
