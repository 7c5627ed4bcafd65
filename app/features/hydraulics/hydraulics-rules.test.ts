import { expect, test } from "vitest";
import { initialPress, limits, longestPath, presets, pressReducer, pushOf } from "./hydraulics-rules";

test("a value beyond what can be set stops at the end", () => {
  const pushed = pressReducer(initialPress, { type: "set", what: "force", value: 1000 });
  expect(pushed.force).toBe(limits.force.max);
  expect(pressReducer(pushed, { type: "set", what: "force", value: -3 }).force).toBe(limits.force.min);
});

test("what is no number sets nothing", () => {
  expect(pressReducer(initialPress, { type: "set", what: "path", value: Number.NaN })).toEqual(initialPress);
});

test("the small piston stops where the other one has come to the end of its cylinder", () => {
  // 6 cm² against 3 cm². The narrower one goes twice as far, 8 cm for 4 cm.
  expect(longestPath({ smallArea: 6, largeArea: 3 })).toBeCloseTo(4, 10);
  const settings = { smallArea: 6, largeArea: 24, force: 10, path: 8 };
  expect(pressReducer(settings, { type: "set", what: "largeArea", value: 3 }).path).toBeCloseTo(4, 10);
});

test("against a wider piston the small one may go its whole way", () => {
  expect(longestPath({ smallArea: 2, largeArea: 20 })).toBe(limits.path.max);
});

test("every press to begin with can also be set by hand", () => {
  for (const [index, { settings }] of presets.entries()) {
    expect(pressReducer(initialPress, { type: "preset", index })).toEqual(settings);
    for (const what of ["smallArea", "largeArea", "force", "path"] as const) {
      expect(settings[what]).toBeGreaterThanOrEqual(limits[what].min);
      expect(settings[what]).toBeLessThanOrEqual(limits[what].max);
    }
    expect(settings.path).toBeLessThanOrEqual(longestPath(settings));
  }
});

test("settings become SI units", () => {
  expect(pushOf({ smallArea: 2, largeArea: 10, force: 5, path: 4 })).toEqual({
    smallArea: 2e-4,
    largeArea: 1e-3,
    force: 5,
    path: 0.04,
  });
});
