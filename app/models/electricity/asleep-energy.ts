/**
 * Energy of appliances on standby: power times time, W = P t. An old appliance takes about 5 W (the lesson's value),
 * one sold in the European Union since 2025 at most 0,5 W (Commission Regulation 2023/826). Idealised: all are on
 * standby all day long, each with a constant power.
 */

/** Standby power of one appliance, in watts. */
export const oldWatts = 5;
export const newWatts = 0.5;

export const daysOfYear = 365;

/** Returns the energy of so many appliances, in kilowatt-hours. @param watts of each @param days on standby */
export const asleepEnergy = (appliances: number, watts: number, days: number) =>
  (appliances * watts * 24 * days) / 1000;

/** Returns the days in which the appliances use this energy in kilowatt-hours; infinite without appliances. */
export const daysFor = (energy: number, appliances: number, watts: number) =>
  energy / asleepEnergy(appliances, watts, 1);
