/**
 * Balances a planet with one layer of air above it, as in the lesson.
 *
 * Sunlight passes the layer; the layer absorbs a share of the surface's infrared and emits half of it up, half down.
 * Idealised: the planet has one temperature and radiates as a black body. The real sky has many layers, wind and
 * evaporation.
 */

/** The Stefan–Boltzmann constant, in W/(m² K⁴) (CODATA, rounded as in the lesson). */
const stefanBoltzmann = 5.67e-8;

/**
 * The solar constant: sunlight above the atmosphere, in W/m² (International Astronomical Union, Resolution B3, 2015).
 */
export const solarConstant = 1361;

/** Share of the surface's infrared that the layer absorbs today. It gives the measured 288 K. */
export const layerToday = 0.78;

/** Share of sunlight that the Earth reflects. NASA, Earth Fact Sheet, has 0,29; it is rounded as in the lesson. */
export const albedoToday = 0.3;

/** 0 °C in kelvin, rounded as at school. */
export const freezing = 273;

/** Returns the absorbed sunlight, in W per m² of the whole planet. */
export const absorbed = (albedo: number): number => (solarConstant / 4) * (1 - albedo);

/** Returns the radiation of a surface at a temperature in kelvin, in W/m². */
export const radiated = (kelvin: number): number => stefanBoltzmann * kelvin ** 4;

/** Returns the part of it that leaves to space, in W/m². The layer absorbs a share. */
export const leaving = (kelvin: number, share: number): number => radiated(kelvin) * (1 - share / 2);

/** Returns the temperature, in kelvin, at which outgoing and incoming radiation are equal. */
export const balance = (albedo: number, share: number): number =>
  (absorbed(albedo) / (stefanBoltzmann * (1 - share / 2))) ** 0.25;
