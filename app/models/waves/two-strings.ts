/**
 * Two strings of one kind and tension. Their frequencies are inversely proportional to their lengths (Mersenne,
 * Harmonie universelle, 1636). Where the ratio in lowest terms is p : q, both begin together again after q vibrations
 * of the long one, and the sum of the two repeats. Idealised: no stiffness, no overtones, equal loudness, no damping.
 */

/** Length of the long string, in mm. */
export const longString = 600;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Counts each string's vibrations between two common beginnings. */
export function meeting(length: number): { short: number; long: number } {
  const common = divisor(longString, length);
  return { short: longString / common, long: length / common };
}

/** Returns the frequencies of both, in Hz. The long string is tuned to the A below middle C. */
export const frequencies = (length: number): [long: number, short: number] => [220, (220 * longString) / length];

/** Returns the interval of the short string above the long one. It is in semitones, twelve to the octave. */
export const semitones = (length: number) => 12 * Math.log2(longString / length);

/** Returns the sum of both, from −2 to 2. @param vibrations of the long string since both began together */
export const together = (length: number, vibrations: number) =>
  Math.sin(2 * Math.PI * vibrations) + Math.sin((2 * Math.PI * vibrations * longString) / length);
