/**
 * Computes the heat of the films' surfaces, linear as in the overview's worked example. A thin plate under light I
 * absorbs a·I, loses h = 12 W/(m²·K) for each degree above the room (air and radiation together) and E by evaporation,
 * and stores 9 kJ/(m²·K): C·dΔ/dt = a·I − E − h·Δ. The lamp of 100 W at 30 cm gives I = 400 W/m².
 */
const [exchange, capacity, light] = [12, 9000, 400];
/** Time constant of a plate, s: after it two thirds of the rise are done. */
const slowness = capacity / exchange;

export const absorbed = { black: 0.95, white: 0.3, green: 0.75 };
/** W/m² that a moist roof of moss loses by evaporation. Each square metre loses 5 g of water a minute, 2440 J/g. */
export const evaporation = (5 * 2440) / 60;

/** Returns a dry plate's degrees above the room after so many minutes of light. */
export const rise = (minutes: number, share: number): number =>
  ((share * light) / exchange) * (1 - Math.exp((-minutes * 60) / slowness));

/** Returns the pressure of saturated water vapour in Pa at a temperature in °C (Magnus). */
const saturation = (celsius: number): number => 611.2 * Math.exp((17.62 * celsius) / (243.12 + celsius));
const room = 22;

/**
 * Returns the moss roof's degrees above the room after so many minutes of light. Its evaporation grows with its
 * temperature: this is the balance of the page's model (app/features/surfaces/model.md) in steps of 5 s.
 *
 * @param wetness 0 dry to 1 soaked
 */
export const mossRise = (minutes: number, wetness: number): number => {
  const stored = 11_000 + 33_000 * wetness;
  let celsius = room;
  for (let left = minutes * 60; left > 0; left -= 5) {
    const radiated = 0.95 * 5.670374e-8 * ((celsius + 273.15) ** 4 - (room + 273.15) ** 4);
    const evaporated = ((wetness * 6) / 66) * (saturation(celsius) - 0.5 * saturation(room));
    const kept = absorbed.green * light - 6 * (celsius - room) - radiated - Math.max(0, evaporated);
    celsius += (kept / stored) * Math.min(5, left);
  }
  return celsius - room;
};
