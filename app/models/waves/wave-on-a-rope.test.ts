import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shakenRope } from "./shaken-rope";
import { heightOf, wavelength, waveSpeed } from "./wave-on-a-rope";

const [frequency, tension] = [
  fc.double({ min: 1, max: 4, noNaN: true }),
  fc.double({ min: 1, max: 16, noNaN: true }),
] as const;

describe("a rope of 250 g per metre", () => {
  test("carries a wave with 4 m/s under 4 N, with 8 m/s under 16 N", () => {
    expect(waveSpeed(4)).toBe(4);
    expect(waveSpeed(16)).toBe(8);
  });

  test("shaken twice a second under 4 N has waves of 2 m, four times a second of 1 m", () => {
    expect(wavelength(2, 4)).toBe(2);
    expect(wavelength(4, 4)).toBe(1);
  });

  test("holds, one second after the start, as many waves as the hand made: v = λf", () => {
    fc.assert(
      fc.property(frequency, tension, (hertz, newtons) => {
        expect(waveSpeed(newtons) / wavelength(hertz, newtons)).toBeCloseTo(hertz, 10);
      }),
    );
  });

  test("is at rest before the front, wherever the frequency", () => {
    fc.assert(
      fc.property(frequency, tension, fc.double({ min: 0, max: 1, noNaN: true }), (hertz, newtons, time) => {
        expect(heightOf(waveSpeed(newtons) * time + 0.001, time, hertz, newtons)).toBe(0);
      }),
    );
  });

  test("moves with the hand, first up: 125 ms after the start at 2 Hz it is at the top, 375 ms at the bottom", () => {
    expect(heightOf(0, 0.125, 2, 4)).toBeCloseTo(1, 10);
    expect(heightOf(0, 0.375, 2, 4)).toBeCloseTo(-1, 10);
  });

  test("is everywhere as high as the hand was when that crest set out, x/v before", () => {
    const [delay, time] = [fc.double({ min: 0, max: 2, noNaN: true }), fc.double({ min: 0.01, max: 4, noNaN: true })];
    fc.assert(
      fc.property(frequency, tension, delay, time, (hertz, newtons, since, later) => {
        const place = waveSpeed(newtons) * since;
        expect(heightOf(place, later + since, hertz, newtons)).toBeCloseTo(heightOf(0, later, hertz, newtons), 8);
      }),
    );
  });

  test("repeats after one wavelength behind the front", () => {
    expect(heightOf(0.3, 1, 2, 4)).toBeCloseTo(heightOf(2.3, 1, 2, 4), 10);
  });
});

test("the question's answer is shown a second after the start at twice the frequency", () => {
  const { shown } = shakenRope.question;
  expect(shown({ frekuenca: 2, tendosja: 4, koha: 1 })).toBe(false);
  expect(shown({ frekuenca: 4, tendosja: 4, koha: 1 })).toBe(true);
});
