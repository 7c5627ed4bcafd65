/**
 * Ice of −20 °C that absorbs heat at 1 bar. It warms, melts at 0 °C, warms as water, boils at 100 °C. Specific heats as
 * in the lesson, heats of melting and boiling from the CRC Handbook. Idealised: the vessel absorbs no heat, and the
 * whole body has one temperature.
 */

import { clamp } from "../../play/clamp";

export const start = -20;
/** Specific heats, in J/(kg·K). */
const heatOf = { ice: 2100, water: 4180 };
/** Heats of melting and boiling, in J/kg. */
const melting = 334_000;
const boiling = 2_257_000;

export interface Heated {
  celsius: number;
  /** Shares from 0 to 1. They are of the ice that has melted, and of the water that has become steam. */
  melted: number;
  steam: number;
}

/** Joules for each stage of one kilogram, in their order. */
const stages = { ice: -start * heatOf.ice, melting, water: 100 * heatOf.water, boiling };

/** Returns the state of the body. @param kilograms of ice at the start @param kilojoules absorbed since */
export function heated(kilograms: number, kilojoules: number): Heated {
  const each = (1000 * kilojoules) / kilograms;
  const melted = clamp((each - stages.ice) / melting, 0, 1);
  const warmed = clamp((each - stages.ice - melting) / stages.water, 0, 1);
  const steam = clamp((each - stages.ice - melting - stages.water) / boiling, 0, 1);
  const celsius = melted === 0 ? Math.min(0, start + each / heatOf.ice) : 100 * warmed;
  return { celsius, melted, steam };
}

/** Returns the kilojoules at which the last water has become steam. @param kilograms of ice at the start */
export const untilDry = (kilograms: number): number =>
  ((stages.ice + melting + stages.water + boiling) * kilograms) / 1000;

/** Returns the kilojoules at which the stages end. Then the ice is at 0 °C, all is melted, the water begins to boil. */
export function ends(kilograms: number): readonly [number, number, number] {
  const [ice, molten, hot] = [stages.ice, stages.ice + melting, stages.ice + melting + stages.water];
  return [(ice * kilograms) / 1000, (molten * kilograms) / 1000, (hot * kilograms) / 1000];
}
