import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { coneAngle, heardAhead, heardBehind, soundAt20, speedOfSound } from "./doppler";
import { movingSource } from "./moving-source";

describe("sound in air", () => {
  test("runs 325, 343 and 352 m/s at −10, 20 and 35 °C", () => {
    expect(speedOfSound(-10)).toBeCloseTo(325, 0);
    expect(soundAt20).toBeCloseTo(343, 0);
    expect(speedOfSound(35)).toBeCloseTo(352, 0);
  });
});

describe("a siren of 700 Hz", () => {
  test("that drives 25 m/s is heard with 755 Hz ahead and 652 Hz behind", () => {
    expect(heardAhead(700, 25)).toBeCloseTo(755, 0);
    expect(heardBehind(700, 25)).toBeCloseTo(652, 0);
  });

  test("at rest sounds the same on both sides", () => {
    expect(heardAhead(700, 0)).toBe(700);
    expect(heardBehind(700, 0)).toBe(700);
  });

  test("makes waves whose lengths ahead and behind add up to twice those at rest", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 340, noNaN: true }), (speed) => {
        const [ahead, behind] = [soundAt20 / (heardAhead(700, speed) as number), soundAt20 / heardBehind(700, speed)];
        expect(ahead + behind).toBeCloseTo((2 * soundAt20) / 700, 9);
      }),
    );
  });
});

describe("Mach's cone", () => {
  test("opens 90° to each side at the speed of sound, 30° at twice that speed, and not below", () => {
    expect(coneAngle(soundAt20)).toBeCloseTo(90, 6);
    expect(coneAngle(2 * soundAt20)).toBeCloseTo(30, 10);
    expect(coneAngle(300)).toBeNull();
    expect(heardAhead(700, soundAt20)).toBeNull();
  });

  test("touches every wave", () => {
    fc.assert(
      fc.property(fc.double({ min: 1.001, max: 2, noNaN: true }), fc.double({ min: 0.1, max: 1 }), (mach, ago) => {
        const angle = ((coneAngle(mach, 1) as number) * Math.PI) / 180;
        expect(mach * ago * Math.sin(angle)).toBeCloseTo(ago, 10);
      }),
    );
  });
});

test("the question's answer is shown from the speed of sound on", () => {
  expect(movingSource.question.shown({ shpejtesia: 340 })).toBe(false);
  expect(movingSource.question.shown({ shpejtesia: 345 })).toBe(true);
});
