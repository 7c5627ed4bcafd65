/**
 * Makes pictures from echoes in soft tissue. After Bushberg et al., The Essential Physics of Medical Imaging, 3rd ed.,
 * chapter 14.
 *
 * Idealised: all tissue has the mean speed and the mean loss; the beam meets every border at a right angle; the probe's
 * aperture is 2 cm at every depth, so that its beam is λz/D wide (Hecht, Optics, section 10.2). Depths in cm,
 * frequencies in MHz.
 */

/** Mean speed of sound in soft tissue, in m/s. */
const softTissue = 1540;

/** Loss of the weakest detectable echo, and loss at a soft border, in dB. */
const [dynamicRange, softBorder] = [100, 26];

/** Loss per centimetre and megahertz, in dB. */
const loss = 0.5;

/** Aperture of the probe, in cm. */
const opening = 2;

/** Returns the time from the pulse to its echo, there and back, in microseconds. */
export const echoTime = (depth: number): number => ((2 * depth) / 100 / softTissue) * 1e6;

/** Returns the wavelength in tissue, in mm. */
export const wavelengthInTissue = (megahertz: number): number => softTissue / 1000 / megahertz;

/** Returns the greatest depth of a soft border with a detectable echo, in cm. */
export const reachOf = (megahertz: number): number => (dynamicRange - softBorder) / (2 * loss * megahertz);

/** Returns the width of a point in the image, in mm. */
export const spotWidth = (depth: number, megahertz: number): number =>
  (wavelengthInTissue(megahertz) * depth) / opening;

/** The hidden body: a wall, a head, five fingers. Width and depth in cm; sides parallel to the ray give no echo. */
export const body = { width: 20, depth: 16 };

export const head = { across: 13, down: 8.5, halfWidth: 5.5, halfHeight: 4.5, seen: 4.7 };

export const fingers: readonly (readonly [across: number, down: number])[] = [
  [3.08, 10.04],
  [3.34, 9.94],
  [3.6, 9.9],
  [3.86, 9.93],
  [4.12, 10.02],
];

/** Distance from one finger to the next, in mm. The other is the depth of the fingers, in cm. */
export const fingerGap = 2.6;
export const fingerDepth = 10;

export const wallDepth = (across: number): number => 2 + 0.3 * Math.sin(across / 2.6);

/**
 * Returns the depths of the near and far side of the head below a place. There is none where its sides are parallel to
 * the ray.
 */
export function headDepths(across: number): readonly number[] {
  const aside = across - head.across;
  if (Math.abs(aside) > head.seen) return [];
  const half = head.halfHeight * Math.sqrt(1 - (aside / head.halfWidth) ** 2);
  return [head.down - half, head.down + half];
}

/** Returns the depths from which one ray returns echoes. */
export function echoDepths(across: number, megahertz: number): readonly number[] {
  const met = fingers.filter(([x]) => Math.abs(x - across) < spotWidth(fingerDepth, megahertz) / 20).slice(0, 1);
  const all = [wallDepth(across), ...met.map(([, down]) => down), ...headDepths(across)];
  return all.filter((depth) => depth <= reachOf(megahertz));
}
