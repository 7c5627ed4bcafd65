import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { burns, climbTo, earthRadius, journeyHours, placeAfter } from "./two-burns";
import { twoBurnsUp } from "./two-burns-up";

const heights = fc.double({ min: 1000, max: 36_000, noNaN: true });

describe("two burns from the station's orbit, 400 km up", () => {
  test("to navigation's satellites, 20 200 km: 2,01 and 1,40 km/s, three hours between, from 7,67 to 3,87 km/s", () => {
    const { first, second, before, after, hours } = climbTo(20_200);
    expect(first).toBeCloseTo(2.014, 2);
    expect(second).toBeCloseTo(1.404, 2);
    expect(hours).toBeCloseTo(2.975, 2);
    expect(before).toBeCloseTo(7.673, 3);
    expect(after).toBeCloseTo(3.873, 2);
  });

  test("to the ring of television, 35 786 km: 2,40 and 1,46 km/s, in 5,3 hours, and 3,07 km/s at the end", () => {
    const { first, second, after, hours } = climbTo(35_786);
    expect(first).toBeCloseTo(2.4, 2);
    expect(second).toBeCloseTo(1.457, 2);
    expect(after).toBeCloseTo(3.075, 2);
    expect(hours).toBeCloseTo(5.29, 2);
  });

  test("a kilometre up is two burns of 0,28 m/s each, and a speed lower by 0,57 m/s", () => {
    const { first, second, before, after } = climbTo(401);
    expect(first * 1000).toBeCloseTo(0.283, 3);
    expect(second * 1000).toBeCloseTo(0.283, 3);
    expect((before - after) * 1000).toBeCloseTo(0.5665, 3);
  });

  test("both push forwards, and still the end is slower than the start, however high", () => {
    fc.assert(
      fc.property(heights, (height) => {
        const { first, second, before, after } = climbTo(height);
        expect(first).toBeGreaterThan(0);
        expect(second).toBeGreaterThan(0);
        expect(after).toBeLessThan(before);
      }),
    );
  });

  test("on the climb nothing jumps: it starts low, ends high on the other side, and sweeps equal areas", () => {
    fc.assert(
      fc.property(heights, fc.double({ min: 0.21, max: 0.69, noNaN: true }), (height, share) => {
        const [start, end] = [placeAfter(height, burns.first), placeAfter(height, burns.second - 1e-9)];
        expect(start.distance).toBeCloseTo(earthRadius + 400, 6);
        expect(start.turned).toBeCloseTo(0, 9);
        expect(end.distance / (earthRadius + height)).toBeCloseTo(1, 6);
        expect(end.turned).toBeCloseTo(Math.PI, 5);
        const swept = (time: number) => {
          const [from, to] = [placeAfter(height, time), placeAfter(height, time + 1e-5)];
          return from.distance * to.distance * (to.turned - from.turned);
        };
        expect(swept(share) / swept(0.3)).toBeCloseTo(1, 3);
      }),
    );
  });
});

describe("before the first burn and after the second", () => {
  const height = 35_786;
  const { before, after, hours } = climbTo(height);

  test("the ship circles: low at its first speed, high at its last", () => {
    for (const share of [0, 0.1, 0.199])
      expect(placeAfter(height, share)).toMatchObject({ distance: earthRadius + 400, speed: before });
    for (const share of [burns.second, 0.8, 1])
      expect(placeAfter(height, share)).toMatchObject({ distance: earthRadius + height, speed: after });
  });

  test("it goes as far as its speed takes it in the time: arc is speed times time", () => {
    // Half of the journey's time is the climb.
    const seconds = (share: number) => share * journeyHours(height) * 3600;
    expect(journeyHours(height)).toBeCloseTo(2 * hours, 9);
    for (const [from, to, radius, speed] of [
      [0.05, 0.15, earthRadius + 400, before],
      [0.75, 0.95, earthRadius + height, after],
    ] as const) {
      const turned = placeAfter(height, to).turned - placeAfter(height, from).turned;
      expect((turned * radius) / (speed * seconds(to - from))).toBeCloseTo(1, 9);
    }
  });

  test("it is at the burns where the climb begins and ends", () => {
    expect(placeAfter(height, burns.first - 1e-12).turned).toBeCloseTo(0, 9);
    expect(placeAfter(height, burns.second).turned).toBeCloseTo(Math.PI, 12);
    expect(placeAfter(height, 1).turned).toBeGreaterThan(Math.PI);
    expect(placeAfter(height, 0).turned).toBeLessThan(0);
  });
});

test("the question is answered on the high orbit, after the second burn", () => {
  const { shown } = twoBurnsUp.question;
  expect(shown({ lartesia: 20_200, koha: 60 })).toBe(false);
  expect(shown({ lartesia: 20_200, koha: 80 })).toBe(true);
});
