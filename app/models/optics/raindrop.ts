/**
 * One ray through a round drop, reflected once inside (Descartes, Les Météores, 1637). It comes back at φ = 4β − 2α
 * from the way to the Sun, and φ has a top where cos²α = (n² − 1)/3. Index of water against air: the line through the
 * lesson's red and violet, n = 1,3241 + 0,00304 µm²/λ² (Daimon and Masumura, Applied Optics 46, 2007, at 20 °C, divided
 * by that of air). Idealised: a perfectly round drop, large against the wavelength, and rays without width.
 */
import { toDegrees } from "../../play/angle";
import { refractionAngle } from "./refraction";

/** Returns the index of refraction of water against air. @param wavelength in nanometres */
export const waterIndex = (wavelength: number) => 1.3241 + 0.00304 / (wavelength / 1000) ** 2;

export interface DropRay {
  /** Angles from the normal outside and inside, in degrees. */
  incidence: number;
  refraction: number;
  /** Angle between the outgoing ray and the direction to the Sun, in degrees. */
  back: number;
}

/**
 * @param height of the incoming ray over the drop's middle, in radii, 0 to 1
 *
 * @param index of refraction of the water
 */
export function rayThroughDrop(height: number, index: number): DropRay {
  const incidence = toDegrees(Math.asin(height));
  // Into the denser medium there is always a refracted ray.
  const refraction = refractionAngle(incidence, 1, index) as number;
  return { incidence, refraction, back: 4 * refraction - 2 * incidence };
}

/** Returns the height, in radii, of the ray that returns at the largest angle. */
export const heightOfTop = (index: number) => Math.sqrt((4 - index ** 2) / 3);

/** Returns the heights of evenly spread rays from the drop's middle to its edge. Each is in the middle of its step. */
export const evenRays = (count: number) => Array.from({ length: count }, (_, i) => (i + 0.5) / count);
