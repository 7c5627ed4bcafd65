/**
 * The most work that an engine may make of heat between two stores (S. Carnot 1824). Heat Q₁ from the hot store carries
 * the entropy Q₁/T₁ away from it; work carries none; so the cold store must get at least Q₂ = Q₁·T₂/T₁. Both stores are
 * so large that they keep their temperatures, and nothing rubs or leaks: a real engine gets less.
 */

/** Heat taken from the hot store in one round, in J. */
export const heatTaken = 1000;

/** 0 °C in kelvin (BIPM, SI Brochure). */
export const zeroCelsius = 273.15;

/** Entropy that this heat takes along, in J/K. @param hot kelvin */
export const entropyTaken = (hot: number) => heatTaken / hot;

/** The least heat that must go to the cold store, in J. @param hot @param cold kelvin */
export const leastWaste = (hot: number, cold: number) => Math.min(1, cold / hot) * heatTaken;

/** The most work, in J. */
export const mostWork = (hot: number, cold: number) => heatTaken - leastWaste(hot, cold);

/** Carnot's limit of the efficiency, from 0 to 1. */
export const efficiencyLimit = (hot: number, cold: number) => mostWork(hot, cold) / heatTaken;
