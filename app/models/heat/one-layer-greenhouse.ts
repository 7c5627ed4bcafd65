/**
 * Balances a planet with one layer of air above it, as in the lesson.
 *
 * Sunlight passes the layer; of the surface's infrared it absorbs one share and sends half of it up, half down. The
 * whole planet has one temperature and radiates as a black body. The real sky has many layers, wind and evaporation.
 */

/** Of Stefan and Boltzmann, in W/(m² K⁴) (CODATA, rounded as in the lesson). */
const stefanBoltzmann = 5.67e-8;

/** Sunlight before the air, in W/m² (International Astronomical Union, Resolution B3, 2015). */
export const solarConstant = 1361;

/** Share of the surface's infrared that the layer absorbs today: it gives the measured 288 K. */
export const layerToday = 0.78;

/** Share of sunlight that the Earth returns (NASA, Earth Fact Sheet: 0,29; rounded as in the lesson). */
export const albedoToday = 0.3;

/** Kelvin of 0 °C, as a school reckons. */
export const freezing = 273;

/** What comes in, in W per m² of the whole planet. */
export const absorbed = (albedo: number): number => (solarConstant / 4) * (1 - albedo);

/** What a surface of so many kelvin radiates, in W/m². */
export const radiated = (kelvin: number): number => stefanBoltzmann * kelvin ** 4;

/** What of it leaves for space through a layer that absorbs the share, in W/m². */
export const leaving = (kelvin: number, share: number): number => radiated(kelvin) * (1 - share / 2);

/** The temperature, in kelvin, at which as much leaves as comes in. */
export const balance = (albedo: number, share: number): number =>
  (absorbed(albedo) / (stefanBoltzmann * (1 - share / 2))) ** 0.25;
