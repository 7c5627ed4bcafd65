import { expect, test } from "vitest";
import { moonLight, sunHeight, sunPlace } from "./sky";

const instantOf = (text: string) => Date.parse(text);
/** Returns the angle from one direction to another, -180 to 180. */
const apart = (a: number, b: number) => ((((a - b) % 360) + 540) % 360) - 180;

test("the Sun of 13 October 1992 stands where Meeus finds it (example 25.a)", () => {
  const { ascension, declination } = sunPlace(instantOf("1992-10-13T00:00:00Z"));
  expect(apart(ascension, 198.38083)).toBeCloseTo(0, 2);
  expect(declination).toBeCloseTo(-7.78507, 2);
});

test("the Sun over Golden, Colorado, stands as high as in the example of NREL's solar position algorithm", () => {
  const place = { latitude: 39.742476, longitude: -105.1786 };
  // Zenith 50.11162° with the thin air of 1830 m, 820 mbar.
  expect(sunHeight(instantOf("2003-10-17T19:30:30Z"), place)).toBeCloseTo(90 - 50.11162, 1);
});

/** At noon the Sun's height is 90° − latitude + declination. ε = 23.437° at the solstices of these years. */
test.each([
  ["summer solstice", "2026-06-21", 72.11],
  ["winter solstice", "2026-12-21", 25.27],
  // Ten and a half hours after the equinox: the declination is −0.17°.
  ["autumn equinox", "2026-09-23", 48.52],
])(
  "the highest Sun over Tirana on the day of the %s is within 0.1° of what the tilt of the Earth says",
  (_, day, top) => {
    const minutes = Array.from({ length: 240 }, (_, minute) =>
      sunHeight(instantOf(`${day}T09:00:00Z`) + minute * 60_000),
    );
    expect(Math.abs(Math.max(...minutes) - top)).toBeLessThan(0.1);
  },
);

test("the Sun is below the horizon of Tirana at midnight on every day of a year", () => {
  for (let day = 0; day < 366; day++)
    expect(sunHeight(instantOf("2026-01-01T23:00:00Z") + day * 86_400_000)).toBeLessThan(-20);
});

test("the Moon of 12 April 1992 is lit to 0.68, as Meeus finds (example 48.a)", () => {
  expect(moonLight(instantOf("1992-04-12T00:00:00Z"))).toBeCloseTo(0.6786, 2);
});

test("the Moon is dark in the eclipse of the Sun of 12 August 2026 and full in that of the Moon of 28 August", () => {
  expect(moonLight(instantOf("2026-08-12T17:46:00Z"))).toBeLessThan(0.005);
  expect(moonLight(instantOf("2026-08-28T04:13:00Z"))).toBeGreaterThan(0.995);
});
