/**
 * Makes pictures from echoes in soft tissue. After Bushberg et al., The Essential Physics of Medical Imaging, 3rd ed.,
 * chapter 14.
 *
 * All tissue has the mean speed and the mean loss; every border is met at a right angle; the probe's opening is 2 cm
 * at every depth, so that its beam is λz/D wide (Hecht, Optics, section 10.2). Depths in cm, frequencies in MHz.
 */

/** Mean speed of sound in soft tissue, in m/s. */
const softTissue = 1540;

/** The weakest echo caught, and a soft border's loss, in dB. */
const [dynamicRange, softBorder] = [100, 26];

/** Loss on each centimetre for each megahertz, in dB. */
const loss = 0.5;

/** Opening of the probe, in cm. */
const opening = 2;

/** How long after its start the echo comes, in microseconds: there and back. */
export const echoTime = (depth: number): number => ((2 * depth) / 100 / softTissue) * 1e6;

/** In mm. */
export const wavelengthInTissue = (megahertz: number): number => softTissue / 1000 / megahertz;

/** How deep a soft border is still heard, in cm. */
export const reachOf = (megahertz: number): number => (dynamicRange - softBorder) / (2 * loss * megahertz);

/** As wide, in mm, a point comes out in the picture. */
export const spotWidth = (depth: number, megahertz: number): number =>
  (wavelengthInTissue(megahertz) * depth) / opening;

/** The hidden body: a wall, a head, five fingers. Across and down, in cm; sides that run with the ray send nothing. */
export const body = { width: 20, depth: 16 };

const head = { across: 13, down: 8.5, halfWidth: 5.5, halfHeight: 4.5, seen: 4.7 };

export const fingers: readonly (readonly [across: number, down: number])[] = [
  [3.08, 10.04],
  [3.34, 9.94],
  [3.6, 9.9],
  [3.86, 9.93],
  [4.12, 10.02],
];

/** From one finger to the next, in mm, and how deep they lie, in cm. */
export const fingerGap = 2.6;
export const fingerDepth = 10;

export const wallDepth = (across: number): number => 2 + 0.3 * Math.sin(across / 2.6);

/** Depths of the near and the far side of the head below a place; none where its sides run with the ray. */
export function headDepths(across: number): readonly number[] {
  const aside = across - head.across;
  if (Math.abs(aside) > head.seen) return [];
  const half = head.halfHeight * Math.sqrt(1 - (aside / head.halfWidth) ** 2);
  return [head.down - half, head.down + half];
}

/** Depths from which one ray brings echoes. */
export function echoDepths(across: number, megahertz: number): readonly number[] {
  const met = fingers.filter(([x]) => Math.abs(x - across) < spotWidth(fingerDepth, megahertz) / 20).slice(0, 1);
  const all = [wallDepth(across), ...met.map(([, down]) => down), ...headDepths(across)];
  return all.filter((depth) => depth <= reachOf(megahertz));
}
