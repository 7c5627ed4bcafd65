/**
 * The Hubble–Lemaître law run back in time. With today's flight, v = H₀ d, every distance is zero at 1/H₀ ago, whatever
 * it is today. The true expansion was first slowed by matter and is now accelerated by dark energy: the flat model of
 * Friedmann with matter and a cosmological constant (Weinberg, Cosmology, section 1.5), 31,5 % of it matter (Planck
 * Collaboration, Astronomy & Astrophysics 641, A6, 2020). Radiation is left out: it counts for less than a million
 * years.
 */

/** Kilometres of a megaparsec (IAU 2015, B2), and seconds of a billion years. */
const kilometres = 3.0856776e19;
const seconds = 3.15576e16;
const matter = 0.315;
const pushing = 1 - matter;

/** Returns the Hubble time 1/H₀, in billions of years. @param hubble in km/s for a megaparsec */
export const hubbleTime = (hubble: number): number => kilometres / hubble / seconds;

/** Returns the distance so many billions of years ago. It assumes that the speed was always today's. */
export const distanceBack = (distance: number, hubble: number, ago: number): number =>
  Math.max(0, distance * (1 - ago / hubbleTime(hubble)));

/** Returns the billions of years since all distances were zero, by the true expansion. */
export const trueAge = (hubble: number): number =>
  ((2 * hubbleTime(hubble)) / (3 * Math.sqrt(pushing))) * Math.asinh(Math.sqrt(pushing / matter));

/** Returns the distances so many billions of years ago, by the true expansion. They are a share of today's. */
export function trueShare(hubble: number, ago: number): number {
  const age = Math.max(0, trueAge(hubble) - ago);
  const turned = (1.5 * Math.sqrt(pushing) * age) / hubbleTime(hubble);
  return (matter / pushing) ** (1 / 3) * Math.sinh(turned) ** (2 / 3);
}
