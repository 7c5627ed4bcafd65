import fc from "fast-check";
import { expect, test } from "vitest";
import { completeRun } from "./experiment";
import { maxRunTime } from "./model";
import {
  contactTime,
  iceLength,
  momenta,
  type PushSettings,
  pushEnergy,
  pushForces,
  pushModel,
  pushOutcome,
} from "./push-model";

const lesson: PushSettings = { left: 40, right: 60, force: 120, pusher: "left" };
const skaters = fc.record({
  left: fc.integer({ min: 30, max: 90 }),
  right: fc.integer({ min: 30, max: 90 }),
  force: fc.integer({ min: 40, max: 160 }),
  pusher: fc.constantFrom("left" as const, "right" as const, "both" as const),
});
const after = (settings: PushSettings, seconds: number) =>
  pushModel.advance(pushModel.initialState(settings), settings, seconds);

test("40 kg and 60 kg that push with 120 N for half a second glide away at 1,5 and 1,0 m/s", () => {
  const { left, right } = after(lesson, 2);
  expect(left.v).toBeCloseTo(-1.5, 12);
  expect(right.v).toBeCloseTo(1, 12);
  // 0,375 m and 0,25 m during the contact, then 1,5 s at full speed.
  expect(left.x).toBeCloseTo(-0.375 - 1.5 * 1.5, 12);
  expect(right.x).toBeCloseTo(0.25 + 1.5 * 1, 12);
});

test("while they touch, each is where the closed solution says", () => {
  fc.assert(
    fc.property(skaters, fc.double({ min: 0, max: contactTime, noNaN: true }), (settings, t) => {
      const { left, right, time } = after(settings, t);
      expect(time).toBeCloseTo(t, 12);
      expect(left.x).toBeCloseTo((-settings.force * t ** 2) / (2 * settings.left), 12);
      expect(right.v).toBeCloseTo((settings.force * t) / settings.right, 12);
    }),
  );
});

test("the momenta of both together are zero at every moment", () => {
  fc.assert(
    fc.property(skaters, (settings) => {
      const { recorded, current } = completeRun(pushModel, settings);
      for (const state of [...recorded, current]) expect(momenta(state, settings).total).toBeCloseTo(0, 9);
    }),
  );
});

test("each gets the momentum force times contact time, one to the left and one to the right", () => {
  const { left, right } = momenta(after(lesson, 1), lesson);
  expect(left).toBeCloseTo(-60, 9);
  expect(right).toBeCloseTo(60, 9);
});

test("the work of the push is the kinetic energy of both, at every moment", () => {
  fc.assert(
    fc.property(skaters, (settings) => {
      const { recorded, current } = completeRun(pushModel, settings);
      for (const state of [...recorded, current]) expect(pushEnergy(state, settings)).toBeCloseTo(state.work, 8);
    }),
  );
});

test("who stretches the arms makes no difference", () => {
  const runs = (["left", "right", "both"] as const).map(
    (pusher) => completeRun(pushModel, { ...lesson, pusher }).current,
  );
  expect(runs[1]).toEqual(runs[0]);
  expect(runs[2]).toEqual(runs[0]);
});

test("the forces are equal and opposite while they touch, and gone at the moment they part", () => {
  const start = pushModel.initialState(lesson);
  expect(pushForces(start, lesson)).toEqual({ left: -120, right: 120 });
  expect(pushForces({ ...start, time: contactTime }, lesson)).toEqual({ left: 0, right: 0 });
});

test("the push lasts half a second in however many steps it is taken", () => {
  for (const steps of [1, 3, 7, 60]) {
    let state = pushModel.initialState(lesson);
    for (let i = 0; i < steps; i++) state = pushModel.advance(state, lesson, 1 / steps);
    expect(state.right.v).toBeCloseTo(1, 12);
    expect(state.right.x).toBeCloseTo(0.75, 12);
    expect(state.time).toBeCloseTo(1, 12);
  }
});

test("a step that ends just when they part leaves them parted, at the time of parting", () => {
  const state = after(lesson, contactTime);
  expect(state.time).toBe(contactTime);
  expect(state.right.x).toBeCloseTo(0.25, 12);
});

test("a run ends when one of them reaches the end of the rink, on whichever side", () => {
  const lightLeft = completeRun(pushModel, { left: 30, right: 90, force: 160, pusher: "left" }).current;
  expect(lightLeft.left.x).toBeCloseTo(-iceLength, 9);
  const lightRight = completeRun(pushModel, { left: 90, right: 30, force: 160, pusher: "left" }).current;
  expect(lightRight.right.x).toBeCloseTo(iceLength, 9);
});

test("a slow pair is watched for 8 s", () => {
  expect(completeRun(pushModel, { left: 90, right: 90, force: 40, pusher: "both" }).current.time).toBeCloseTo(
    maxRunTime,
    9,
  );
});

test("the lighter one is the faster one", () => {
  expect(pushOutcome(after(lesson, 1))).toBe("left");
  expect(pushOutcome(after({ ...lesson, left: 80 }, 1))).toBe("right");
  expect(pushOutcome(after({ ...lesson, left: 60 }, 1))).toBe("same");
});

test("no step leads past the end of the time", () => {
  const slow: PushSettings = { left: 90, right: 90, force: 40, pusher: "both" };
  expect(pushModel.advance(after(slow, 5), slow, 5).time).toBeCloseTo(maxRunTime, 12);
});
