import { describe, expect, test } from "vitest";
import { frequencies, longString, meeting, semitones, together } from "./two-strings";

describe("two strings", () => {
  test("of 600 and 400 mm meet as 3 : 2, of 450 as 4 : 3, of 480 as 5 : 4, of 300 as 2 : 1", () => {
    expect(meeting(400)).toEqual({ short: 3, long: 2 });
    expect(meeting(450)).toEqual({ short: 4, long: 3 });
    expect(meeting(480)).toEqual({ short: 5, long: 4 });
    expect(meeting(300)).toEqual({ short: 2, long: 1 });
  });

  test("of nearly one length meet late: 570 mm after 19 vibrations, 590 after 59, 410 after 41", () => {
    expect([570, 590, 410].map((length) => meeting(length).long)).toEqual([19, 59, 41]);
  });

  test("sound an octave of 12 semitones at the half and a fifth of 7,02 at two thirds", () => {
    expect(semitones(300)).toBeCloseTo(12, 10);
    expect(semitones(400)).toBeCloseTo(7.02, 2);
  });

  test("sound 440 Hz at the half and 330 Hz at two thirds of the string of 220 Hz: fL is one (Mersenne)", () => {
    expect(frequencies(300)).toEqual([220, 440]);
    expect(frequencies(400)).toEqual([220, 330]);
    for (let length = 300; length <= longString; length += 10) {
      const [long, short] = frequencies(length);
      expect(short * length).toBeCloseTo(long * longString, 8);
    }
  });

  test("repeat their sum after they met, at every length", () => {
    for (let length = 300; length <= longString; length += 10)
      for (const moment of [0.13, 0.5, 0.81])
        expect(together(length, moment + meeting(length).long)).toBeCloseTo(together(length, moment), 8);
  });

  test("swell between nearly 2 and nearly 0 where they are nearly of one length: 570 mm", () => {
    const loudest = (from: number) => Math.max(...Array.from({ length: 101 }, (_, i) => together(570, from + i / 100)));
    expect(loudest(0)).toBeGreaterThan(1.95);
    expect(loudest(9)).toBeLessThan(0.2);
  });
});
