import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blurAngle, farthestSharp, glassNeeded, meetingPoint, pupil } from "./eye-and-glass";
import { shortSight } from "./eye-with-glass";
import { imageDistance } from "./thin-lens";

describe("a resting eye", () => {
  test("that is too short sees nothing sharply without effort, and its words do not say both", () => {
    const short = { gjatesia: 16, xhami: 0 };
    expect(shortSight.describe(short)).toContain("Pa mund nuk sheh qartë në asnjë largësi.");
    expect(shortSight.describe(short)).not.toContain("pa mund: me mund");
    expect(shortSight.readings(short)).toContainEqual(["Sheh qartë deri", "askund pa mund"]);
  });

  test("of 17 mm needs no glass, of 18 mm −3.3 dioptres, of 16 mm +3.7", () => {
    expect(glassNeeded(17)).toBeCloseTo(0, 10);
    expect(glassNeeded(18)).toBeCloseTo(-3.27, 2);
    expect(glassNeeded(16)).toBeCloseTo(3.68, 2);
  });

  test("of 18 mm sees sharply up to 31 cm, with −2 dioptres up to 79 cm, with −3.25 the stars", () => {
    expect(farthestSharp(18, 0)).toBeCloseTo(0.306, 3);
    expect(farthestSharp(18, -2)).toBeCloseTo(0.789, 3);
    expect(farthestSharp(18, -3.25)).toBe(Number.POSITIVE_INFINITY);
  });

  test("that is too short has no farthest sharp point: even a star costs it an effort", () => {
    expect(farthestSharp(16, 0)).toBeNull();
    expect(farthestSharp(16, 3.75)).toBe(Number.POSITIVE_INFINITY);
  });

  test("makes of a lamp a spot of 6 milliradians for each dioptre", () => {
    expect(blurAngle(17, 1)).toBeCloseTo(0.006, 10);
    expect(blurAngle(17, -2)).toBeCloseTo(0.012, 10);
  });
});

const lengths = fc.double({ min: 15.5, max: 19.5, noNaN: true });

test("the glass that an eye needs lets the rays of a star meet on its retina, whatever its length", () => {
  fc.assert(
    fc.property(lengths, (length) => {
      expect(meetingPoint(glassNeeded(length))).toBeCloseTo(length, 9);
    }),
  );
});

test("the farthest sharp point is imaged on the retina (the thin lens's law)", () => {
  fc.assert(
    fc.property(lengths, fc.double({ min: -8, max: 8, noNaN: true }), (length, glass) => {
      const metres = farthestSharp(length, glass);
      fc.pre(metres !== null && Number.isFinite(metres));
      const image = imageDistance(100 * (metres as number), 1000 / 17 + glass);
      expect(10 * (image as number)).toBeCloseTo(length, 6);
    }),
  );
});

test("the spot on the retina is as wide as the rays are where it lies", () => {
  fc.assert(
    fc.property(lengths, fc.double({ min: -8, max: 8, noNaN: true }), (length, glass) => {
      const meeting = meetingPoint(glass);
      const spot = (pupil * Math.abs(length - meeting)) / meeting;
      expect(spot / length).toBeCloseTo(blurAngle(length, glass), 9);
    }),
  );
});

test("the question is answered by an eye a millimetre longer, without a glass", () => {
  const { shown } = shortSight.question;
  expect(shown({ gjatesia: 18, xhami: 0 })).toBe(true);
  expect(shown({ gjatesia: 17.4, xhami: 0 })).toBe(false);
  expect(shown({ gjatesia: 18, xhami: -3.25 })).toBe(false);
});

test("an eye whose rays meet on the retina sees the stars without effort, and no other distance is 0 mm, in every state", () => {
  for (let length = 155; length <= 195; length++)
    for (let quarters = -32; quarters <= 24; quarters++) {
      const values = { gjatesia: length / 10, xhami: quarters / 4 };
      const words = shortSight.describe(values);
      expect(words.includes("takohen në retinë"), words).toBe(words.includes("deri te yjet"));
      expect(words).not.toMatch(/ 0,0+\u00a0mm/);
    }
});
