/**
 * Balances layers of air that let all sunlight through and absorb all infrared. After Goody and Walker, Atmospheres,
 * chapter 3. Each layer sends as much down as up; in balance the top one sends to space what comes in, the next one
 * twice that, and so on. No wind, no evaporation: they would carry heat past the lower layers.
 */
import { absorbed } from "./one-layer-greenhouse";

/** Of Stefan and Boltzmann, in W/(m² K⁴) (CODATA, rounded as in the lesson). */
const stefanBoltzmann = 5.67e-8;

/** What a layer sends to each side, in W/m². @param place from above, 1 for the top one; the ground is one more than all */
export const sends = (place: number, albedo: number): number => place * absorbed(albedo);

/** Temperature at this place from above, in kelvin. */
export const temperatureAt = (place: number, albedo: number): number =>
  (sends(place, albedo) / stefanBoltzmann) ** 0.25;

/** What one place gets less what it sends, in W/m²: nothing, in balance. @param layers how many there are */
export function surplus(place: number, layers: number, albedo: number): number {
  const fromAbove = place === 1 ? 0 : sends(place - 1, albedo);
  if (place > layers) return absorbed(albedo) + fromAbove - sends(place, albedo);
  return fromAbove + sends(place + 1, albedo) - 2 * sends(place, albedo);
}
