import { expect, test } from "vitest";
import { hourAngle, latitude, obliquity, shadow, sunAt } from "./trigonometria-lidhja-shkencat";

test("shadow times the tangent of the Sun's height is the tower, at every hour", () => {
  for (const declination of [-obliquity, 0, 0.2, obliquity]) {
    for (const hour of [8, 10.5, 12, 15]) {
      const [east, north] = shadow(declination, hourAngle(hour));
      const height = Math.asin(sunAt(declination, hourAngle(hour))[2]);
      expect(Math.hypot(east, north) * Math.tan(height)).toBeCloseTo(1, 10);
    }
  }
});

test("at noon the Sun stands 90° − latitude + declination high, and the shadow points north", () => {
  for (const declination of [-obliquity, 0, obliquity]) {
    expect(Math.asin(sunAt(declination, 0)[2])).toBeCloseTo(Math.PI / 2 - latitude + declination, 10);
    const [east, north] = shadow(declination, 0);
    expect(east).toBeCloseTo(0, 12);
    expect(north).toBeGreaterThan(0);
  }
});

test("in the afternoon the shadow falls to the east", () => {
  expect(shadow(0.1, hourAngle(15))[0]).toBeGreaterThan(0);
});

test("at the equinox the tip of the shadow runs along a straight line from west to east", () => {
  for (const hour of [7, 9, 12, 16]) expect(shadow(0, hourAngle(hour))[1]).toBeCloseTo(Math.tan(latitude), 10);
});

test("on other days beam and axis of the sky keep their angle, so the curve is the section of a cone", () => {
  for (const hour of [7.5, 11, 14]) {
    const [east, north] = shadow(0.3, hourAngle(hour));
    const along = (north * Math.cos(latitude) - Math.sin(latitude)) / Math.hypot(east, north, 1);
    expect(along).toBeCloseTo(-Math.sin(0.3), 10);
  }
});

test("the tips of one hour lie on a straight line", () => {
  const [ax, ay] = shadow(-0.4, hourAngle(9));
  const [bx, by] = shadow(0, hourAngle(9));
  const [cx, cy] = shadow(0.35, hourAngle(9));
  expect((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)).toBeCloseTo(0, 10);
});
