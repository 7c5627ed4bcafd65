/**
 * Computes the Sun's height over Tirana, and the lit part of the Moon.
 *
 * Sun: the equations of NOAA's solar calculator, after J. Meeus, Astronomical Algorithms, chapters 12, 13 and 25 (to
 * 0.01°), with Sæmundsson's refraction (chapter 16) above the horizon. Moon: Meeus 48.4 (to 0.2° of phase). Degrees.
 */
const tirana = { latitude: 41.3275, longitude: 19.8187 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
const sin = (angle: number) => Math.sin(radians(angle));
const cos = (angle: number) => Math.cos(radians(angle));

/** Returns the days since noon of 1 January 2000 (JD 2 451 545). */
const daysSince2000 = (instant: number) => instant / 86_400_000 - 10_957.5;

/** Returns the Sun's apparent right ascension and declination, of the day. */
export function sunPlace(instant: number): { ascension: number; declination: number } {
  const t = daysSince2000(instant) / 36_525;
  const mean = 280.46646 + t * (36_000.76983 + 0.0003032 * t);
  const anomaly = 357.52911 + t * (35_999.05029 - 0.0001537 * t);
  const centre =
    sin(anomaly) * (1.914602 - t * (0.004817 + 0.000014 * t)) +
    sin(2 * anomaly) * (0.019993 - 0.000101 * t) +
    sin(3 * anomaly) * 0.000289;
  const node = 125.04 - 1_934.136 * t;
  const longitude = mean + centre - 0.00569 - 0.00478 * sin(node);
  const obliquity = 23.439291 - t * (0.0130042 + 1.64e-7 * t) + 0.00256 * cos(node);
  return {
    ascension: degrees(Math.atan2(cos(obliquity) * sin(longitude), cos(longitude))),
    declination: degrees(Math.asin(sin(obliquity) * sin(longitude))),
  };
}

/**
 * Returns the Sun's apparent height over the horizon; negative below it.
 *
 * @param instant milliseconds since 1970
 * @param place Tirana if missing
 */
export function sunHeight(instant: number, { latitude, longitude } = tirana): number {
  const { ascension, declination } = sunPlace(instant);
  const days = daysSince2000(instant);
  const hourAngle = 280.46061837 + 360.98564736629 * days + longitude - ascension;
  const height = degrees(
    Math.asin(sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(hourAngle)),
  );
  return height < 0 ? height : height + 1.02 / 60 / Math.tan(radians(height + 10.3 / (height + 5.11)));
}

/** Returns the lit part of the Moon's disc, 0 to 1. @param instant milliseconds since 1970 */
export function moonLight(instant: number): number {
  const t = daysSince2000(instant) / 36_525;
  const elongation = 297.8501921 + 445_267.1114034 * t;
  const sun = 357.5291092 + 35_999.0502909 * t;
  const moon = 134.9633964 + 477_198.8675055 * t;
  const phase =
    180 -
    elongation -
    6.289 * sin(moon) +
    2.1 * sin(sun) -
    1.274 * sin(2 * elongation - moon) -
    0.658 * sin(2 * elongation) -
    0.214 * sin(2 * moon) -
    0.11 * sin(elongation);
  return (1 + cos(phase)) / 2;
}
