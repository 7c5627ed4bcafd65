// The heat of the films' surfaces, linear as in the overview's worked example: a thin plate under light I takes in a·I, loses
// h = 12 W/(m²·K) for each degree over the room (air and radiation together) and E by evaporation, and stores 9 kJ/(m²·K):
// C·dΔ/dt = a·I − E − h·Δ. The lamp of 100 W at 30 cm brings I = 400 W/m².
const [exchange, capacity, light] = [12, 9000, 400];
/** Seconds in which a plate comes two thirds of the way. */
const slowness = capacity / exchange;

export const absorbed = { black: 0.95, white: 0.3, green: 0.75 };
/** W/m² that a moist roof of moss spends on evaporation: 5 g of water a minute from each square metre, 2440 J/g. */
export const evaporation = (5 * 2440) / 60;

/** Degrees over the room after so many minutes of light. @param spent W/m² of evaporation */
export const rise = (minutes: number, share: number, spent = 0): number =>
  ((share * light - spent) / exchange) * (1 - Math.exp((-minutes * 60) / slowness));
