/**
 * A lake that cools from above, without wind, snow or streams. Water is densest at 4 °C (3.98 °C, Kell 1975). Above
 * that, water that cools at the surface sinks, so that the whole lake has one temperature; it loses 100 W through each
 * square metre, a chosen value. Below 4 °C colder water stays at the surface and freezes within the hour: a still
 * surface layer that loses 100 W/m² is at 0 °C after 49 minutes. Then the ice's top has −5 °C and it grows by Stefan's
 * law, h = √(2λ·ΔT·t/(ρL)); the water under it loses heat by conduction alone, T = 4·erf(z/2√(αt)), as in the lesson's
 * figure. Ice: λ = 2.2 W/(m·K), ρ = 917 kg/m³, L = 334 kJ/kg; water near 2 °C: α = 1.35e-7 m²/s (CRC Handbook).
 */

/** Temperatures in °C. They are of the lake on the first day, of the densest water, and of the ice's top. */
export const autumn = 12;
export const densest = 4;
const iceAbove = -5;
/** Heat loss of a square metre before there is ice, in W. */
const autumnLoss = 100;

const day = 86_400;
const waterHeat = 4180 * 1000;
const diffusivity = 1.35e-7;

/** Returns the days until the whole lake has 4 °C and the first ice forms. @param depth in m */
export const daysToIce = (depth: number) => (depth * waterHeat * (autumn - densest)) / autumnLoss / day;

/**
 * Returns the seconds in which still water's surface cools from 4 °C to 0 °C. The loss in W/m² is constant, the water a
 * half space.
 */
export function secondsToFreeze(loss: number): number {
  const conductivity = diffusivity * waterHeat;
  return ((densest * conductivity) / (2 * loss)) ** 2 * (Math.PI / diffusivity);
}

/** Returns the thickness of the ice in m after so many days. */
export function iceAfter(days: number, depth: number): number {
  const seconds = Math.max(0, days - daysToIce(depth)) * day;
  return Math.sqrt((2 * 2.2 * -iceAbove * seconds) / (917 * 334_000));
}

/**
 * Returns the temperature of the water in °C.
 *
 * @param under distance in m below the surface, or below the ice where there is some
 */
export function waterTemperature(under: number, days: number, depth: number): number {
  const frozen = (days - daysToIce(depth)) * day;
  if (frozen <= 0) return autumn - ((autumn - densest) * days) / daysToIce(depth);
  return densest * errorFunction(under / (2 * Math.sqrt(diffusivity * frozen)));
}

/** Returns the depth in m under the ice at which the water has this temperature. It is null before there is ice. */
export function depthOf(celsius: number, days: number, depth: number): number | null {
  if (days <= daysToIce(depth)) return null;
  let [low, high] = [0, 20];
  while (high - low > 1e-4) {
    const middle = (low + high) / 2;
    if (waterTemperature(middle, days, depth) < celsius) low = middle;
    else high = middle;
  }
  return low;
}

/** Returns Gauss's error function to 1.5e-7 (Abramowitz and Stegun 7.1.26), for x ≥ 0. */
export function errorFunction(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const sum = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return 1 - sum * Math.exp(-x * x);
}
