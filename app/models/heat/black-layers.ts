/**
 * Balances layers of air that let all sunlight through and absorb all infrared. After Goody and Walker, Atmospheres,
 * chapter 3. Each layer sends as much down as up; in balance the top layer emits to space as much as comes in, the
 * next one twice that, and so on. Idealised: no wind, no evaporation; they would carry heat past the lower layers.
 */
import { absorbed } from "./one-layer-greenhouse";

/** The Stefan–Boltzmann constant, in W/(m² K⁴) (CODATA, rounded as in the lesson). */
const stefanBoltzmann = 5.67e-8;

/**
 * Returns the emission of a layer to each side, in W/m².
 *
 * @param place from above: 1 is the top, the last is the ground
 */
export const sends = (place: number, albedo: number): number => place * absorbed(albedo);

/** Returns the temperature at this place from above, in kelvin. */
export const temperatureAt = (place: number, albedo: number): number =>
  (sends(place, albedo) / stefanBoltzmann) ** 0.25;

/** Returns the absorption less the emission of a place, in W/m²: 0 in balance. @param layers number of layers */
export function surplus(place: number, layers: number, albedo: number): number {
  const fromAbove = place === 1 ? 0 : sends(place - 1, albedo);
  if (place > layers) return absorbed(albedo) + fromAbove - sends(place, albedo);
  return fromAbove + sends(place + 1, albedo) - 2 * sends(place, albedo);
}
