/**
 * A wave on a long rope: v = √(F/μ) and v = λf (Crawford, Waves, section 2.2).
 *
 * Heights are small against the wavelength, the rope is perfectly limp, has no friction and goes on for ever.
 */

/** Mass of one metre, in kg: a rope as thick as a thumb. */
const massPerMetre = 0.25;

/** How fast a crest runs, in m/s. @param tension in newtons */
export const waveSpeed = (tension: number): number => Math.sqrt(tension / massPerMetre);

/** From crest to crest, in metres. @param frequency of the hand, in Hz */
export const wavelength = (frequency: number, tension: number): number => waveSpeed(tension) / frequency;

/**
 * Height of the rope against the hand's largest, from −1 to 1.
 *
 * @param place in metres from the hand @param time since the hand began, in seconds
 */
export function heightOf(place: number, time: number, frequency: number, tension: number): number {
  const sinceItCame = time - place / waveSpeed(tension);
  return sinceItCame <= 0 ? 0 : Math.sin(2 * Math.PI * frequency * sinceItCame);
}
