/**
 * Exchanges heat between two bodies that touch. Each needs m·c for one degree; both end at the mean of their
 * temperatures, weighted by m·c. Idealised: no heat is lost to cup and air, and nothing melts or boils. Specific heats
 * from the CRC Handbook of Chemistry and Physics, rounded, as in the lesson.
 */

/** In J/(kg·K). */
export const specificHeat = { iron: 450, water: 4180 };

export interface ThermalBody {
  /** In kg. */
  mass: number;
  /** In J/(kg·K). */
  heat: number;
  /** In °C, before they touch. */
  celsius: number;
}

/** Returns the heat capacity of a body, in J/K. */
export const capacity = ({ mass, heat }: ThermalBody) => mass * heat;

/** Returns the final temperature of both, in °C. */
export const commonTemperature = (a: ThermalBody, b: ThermalBody) =>
  (capacity(a) * a.celsius + capacity(b) * b.celsius) / (capacity(a) + capacity(b));

/** Returns the heat in J that has passed to the second body. The argument is a share of the whole from 0 to 1. */
export const passedHeat = (a: ThermalBody, b: ThermalBody, share: number) =>
  share * capacity(a) * (a.celsius - commonTemperature(a, b));

/** Returns the temperatures of both in °C when that share has passed. */
export function temperatures(a: ThermalBody, b: ThermalBody, share: number): readonly [number, number] {
  const heat = passedHeat(a, b, share);
  return [a.celsius - heat / capacity(a), b.celsius + heat / capacity(b)];
}
