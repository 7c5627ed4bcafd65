import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { heardAhead, heardBehind, soundAt20 } from "./doppler";
import { heardBeside } from "./pass-by";
import { sirenPasses } from "./siren-passes";

const heard = (aside: number, time: number) => heardBeside(700, 25, aside, time);
const aside = fc.double({ min: 1, max: 100, noNaN: true });
const times = fc.double({ min: -10, max: 10, noNaN: true });

describe("a siren of 700 Hz that passes with 25 m/s", () => {
  test("30 m beside the road is heard with 751 Hz three seconds before, 704 when it is nearest, 656 three after", () => {
    expect(heard(30, -3).frequency).toBeCloseTo(751, 0);
    expect(heard(30, 0).frequency).toBeCloseTo(703.7, 1);
    expect(heard(30, 3).frequency).toBeCloseTo(656, 0);
  });

  test("is heard with its own tone when the sound of the nearest place has come: 0,09 s later at 30 m", () => {
    const later = 30 / soundAt20;
    expect(later).toBeCloseTo(0.087, 3);
    expect(heard(30, later).frequency).toBeCloseTo(700, 9);
    expect(heard(30, later).sent).toBeCloseTo(0, 9);
  });

  test("never rises: from far away to far away it falls from 755 to 652 Hz, wherever the listener stands", () => {
    expect(heard(5, -60).frequency).toBeCloseTo(heardAhead(700, 25) ?? 0, 1);
    expect(heard(5, 60).frequency).toBeCloseTo(heardBehind(700, 25), 1);
    fc.assert(
      fc.property(aside, times, (aside, time) => {
        expect(heard(aside, time + 0.01).frequency).toBeLessThan(heard(aside, time).frequency);
      }),
    );
  });

  test("sends what is heard as long before as the sound needs for its way", () => {
    fc.assert(
      fc.property(aside, times, (aside, time) => {
        const { sent } = heard(aside, time);
        expect((time - sent) * soundAt20).toBeCloseTo(Math.hypot(aside, 25 * sent), 6);
      }),
    );
  });
});

test("the question is answered when the siren has passed", () => {
  const { shown } = sirenPasses.question;
  expect(shown({ largesia: 30, koha: -0.5 })).toBe(false);
  expect(shown({ largesia: 30, koha: 1.5 })).toBe(true);
});
