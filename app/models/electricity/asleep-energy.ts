/**
 * Energy of what sleeps in its socket: power times time, W = P t. An old appliance takes about 5 W (the lesson's value), one
 * sold in the European Union since 2025 at most 0,5 W (Commission Regulation 2023/826). Idealised: all sleep all day long,
 * each with a power that does not change.
 */

/** Watts of one appliance that sleeps. */
export const oldWatts = 5;
export const newWatts = 0.5;

export const daysOfYear = 365;

/** Kilowatt-hours of so many appliances. @param watts of each @param days that they sleep */
export const asleepEnergy = (appliances: number, watts: number, days: number) =>
  (appliances * watts * 24 * days) / 1000;

/** After how many days the appliances have taken this energy, in kilowatt-hours; never, where there are none. */
export const daysFor = (energy: number, appliances: number, watts: number) =>
  energy / asleepEnergy(appliances, watts, 1);
