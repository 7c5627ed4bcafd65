import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { filmBack } from "./film-back";
import { distanceBack, hubbleTime, trueAge, trueShare } from "./film-run-back";

const constants = fc.double({ min: 50, max: 90, noNaN: true });

describe("galaxies run back in time", () => {
  test("with 67,4 km/s for a megaparsec meet 14,5 billion years ago, with 73, 13,4", () => {
    expect(hubbleTime(67.4)).toBeCloseTo(14.51, 2);
    expect(hubbleTime(73)).toBeCloseTo(13.39, 2);
  });

  test("at half that time are half as far: the lesson's one 111,5 megaparsecs instead of 223", () => {
    expect(distanceBack(223, 67.4, hubbleTime(67.4) / 2)).toBeCloseTo(111.5, 9);
  });

  test("meet all at once, however far they are today", () => {
    fc.assert(
      fc.property(constants, fc.double({ min: 1, max: 5000, noNaN: true }), (hubble, distance) => {
        const time = hubbleTime(hubble);
        expect(distanceBack(distance, hubble, time)).toBeCloseTo(0, 9);
        expect(distanceBack(distance, hubble, 0.99 * time)).toBeCloseTo(0.01 * distance, 6);
      }),
    );
  });
});

describe("the true expansion", () => {
  test("began 13,8 billion years ago, and light of redshift 1 left 7,9 billion years ago", () => {
    expect(trueAge(67.4)).toBeCloseTo(13.8, 1);
    expect(trueShare(67.4, 7.94)).toBeCloseTo(0.5, 2);
  });

  test("flees today as the law says, was braked at first, and is all at one place at its beginning", () => {
    fc.assert(
      fc.property(constants, (hubble) => {
        expect(trueShare(hubble, 0)).toBeCloseTo(1, 9);
        expect(trueShare(hubble, trueAge(hubble))).toBe(0);
        expect(((1 - trueShare(hubble, 1e-4)) / 1e-4) * hubbleTime(hubble)).toBeCloseTo(1, 3);
        expect(trueAge(hubble)).toBeLessThan(hubbleTime(hubble));
      }),
    );
  });
});

test("the question is answered when the film is back where all is together", () => {
  const { shown } = filmBack.question;
  expect(shown({ mbrapa: 8, hubble: 67.4 })).toBe(false);
  expect(shown({ mbrapa: 14.6, hubble: 67.4 })).toBe(true);
});

test("B reads as twice A, to a tenth of A, in every state in which they are apart", () => {
  const { mbrapa, hubble } = filmBack.settings;
  const read = (text: string) => Number(text.replace(/\s*Mpc/, "").replace(",", "."));
  for (let h = hubble.min; h <= hubble.max; h += hubble.step)
    for (let ago = mbrapa.min; ago <= mbrapa.max; ago += mbrapa.step) {
      const [, a, b] = filmBack.readings({ mbrapa: ago, hubble: h }).map(([, text]) => read(text)) as number[];
      if (distanceBack(223, h, ago) < 0.1) continue;
      expect(Math.abs((b as number) / (a as number) - 2)).toBeLessThan(0.11);
    }
});
