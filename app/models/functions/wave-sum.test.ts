import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addedWaves } from "./added-waves";
import { heightAt, withSine } from "./wave-sum";

const amplitudes = fc.double({ min: 0, max: 1, noNaN: true });
const angles = fc.double({ min: 0, max: 360, noNaN: true });

describe("sin α and a second wave of its period", () => {
  test("as high and 0° apart are 2 high, 90° apart 1,414, 120° apart 1", () => {
    expect(withSine({ amplitude: 1, phase: 0 }).amplitude).toBe(2);
    expect(withSine({ amplitude: 1, phase: 90 }).amplitude).toBeCloseTo(Math.SQRT2, 12);
    expect(withSine({ amplitude: 1, phase: 120 }).amplitude).toBeCloseTo(1, 12);
  });

  test("as high and 180° apart put each other out; half as high they leave a half", () => {
    expect(withSine({ amplitude: 1, phase: 180 }).amplitude).toBeCloseTo(0, 12);
    expect(withSine({ amplitude: 0.5, phase: 180 }).amplitude).toBeCloseTo(0.5, 12);
  });

  test("90° ahead are the cosine, and both make a wave 45° ahead", () => {
    expect(heightAt({ amplitude: 1, phase: 90 }, 0)).toBe(1);
    expect(withSine({ amplitude: 1, phase: 90 }).phase).toBeCloseTo(45, 12);
  });

  test("are one sine of that period at every angle", () => {
    fc.assert(
      fc.property(amplitudes, angles, angles, (amplitude, phase, angle) => {
        const second = { amplitude, phase };
        const both = heightAt({ amplitude: 1, phase: 0 }, angle) + heightAt(second, angle);
        expect(heightAt(withSine(second), angle)).toBeCloseTo(both, 10);
      }),
    );
  });

  test("are as high as the law of cosines says: 1 + A² + 2A·cos φ is the square", () => {
    fc.assert(
      fc.property(amplitudes, angles, (amplitude, phase) => {
        const square = 1 + amplitude ** 2 + 2 * amplitude * Math.cos((phase * Math.PI) / 180);
        expect(withSine({ amplitude, phase }).amplitude ** 2).toBeCloseTo(square, 10);
      }),
    );
  });
});

test("the question is answered where two equal waves stand 120° apart, as the slider reads it", () => {
  const shown = [115, 120, 240].map((faza) => addedWaves.question.shown({ faza, amplituda: 1 }));
  expect(shown).toEqual([false, true, false]);
  expect(addedWaves.question.shown({ faza: 120, amplituda: 0.5 })).toBe(false);
});
