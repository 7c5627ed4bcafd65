/**
 * The greatest work of a heat engine between two reservoirs (S. Carnot 1824). The heat Q₁ from the hot reservoir
 * carries the entropy Q₁/T₁; work carries none; so the cold reservoir must get at least Q₂ = Q₁·T₂/T₁. Idealised: the
 * reservoirs keep their temperatures, and there is no friction and no leak of heat; a real engine gives less work.
 */

/** Heat from the hot reservoir in one cycle, in J. */
export const heatTaken = 1000;

/** 0 °C in kelvin (BIPM, SI Brochure). */
export const zeroCelsius = 273.15;

/** Returns the entropy that this heat carries, in J/K. @param hot kelvin */
export const entropyTaken = (hot: number) => heatTaken / hot;

/** Returns the least heat that must go to the cold reservoir, in J. @param hot @param cold kelvin */
export const leastWaste = (hot: number, cold: number) => Math.min(1, cold / hot) * heatTaken;

/** Returns the greatest work, in J. */
export const mostWork = (hot: number, cold: number) => heatTaken - leastWaste(hot, cold);

/** Returns Carnot's limit of the efficiency, from 0 to 1. */
export const efficiencyLimit = (hot: number, cold: number) => mostWork(hot, cold) / heatTaken;
