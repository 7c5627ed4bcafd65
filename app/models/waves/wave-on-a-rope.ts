/**
 * A wave on a long rope: v = √(F/μ) and v = λf (Crawford, Waves, section 2.2).
 *
 * Idealised: heights are small against the wavelength; the rope is perfectly flexible, infinitely long, without
 * friction.
 */

/** Mass of one metre, in kg: a rope as thick as a thumb. */
const massPerMetre = 0.25;

/** Returns the speed of a crest, in m/s. @param tension in newtons */
export const waveSpeed = (tension: number): number => Math.sqrt(tension / massPerMetre);

/** Returns the wavelength, in metres. @param frequency of the hand, in Hz */
export const wavelength = (frequency: number, tension: number): number => waveSpeed(tension) / frequency;

/**
 * Returns the height of the rope relative to the hand's amplitude, from −1 to 1.
 *
 * @param place in metres from the hand @param time since the hand began, in seconds
 */
export function heightOf(place: number, time: number, frequency: number, tension: number): number {
  const sinceItCame = time - place / waveSpeed(tension);
  return sinceItCame <= 0 ? 0 : Math.sin(2 * Math.PI * frequency * sinceItCame);
}
