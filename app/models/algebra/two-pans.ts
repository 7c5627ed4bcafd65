/**
 * An equation of the first degree as a balance. Two pans hold boxes of one unknown weight and stones of weight 1. The
 * same operation on both pans keeps them level; that is al-muqabala (Al-Khwarizmi, about 820; F. Rosen, London 1831).
 * The beam has equal arms (Archimedes, On the Equilibrium of Planes I) and leans by 2,5° for each stone of difference,
 * 10° at most.
 */

import { clamp } from "../../play/clamp";

/** Weight of a box, in stones: what the reader is to find. */
export const boxWeight = 4;

export interface Pan {
  boxes: number;
  stones: number;
}

export type Pans = readonly [left: Pan, right: Pan];

const weightOf = ({ boxes, stones }: Pan) => boxWeight * boxes + stones;

/** Returns by how many stones the left pan is heavier than the right one. */
export const difference = ([left, right]: Pans): number => weightOf(left) - weightOf(right);

/** Returns the beam's tilt to the left, in degrees. */
export const leanOf = (pans: Pans): number => clamp(2.5 * difference(pans), -10, 10);

/** Takes one box from each pan. @returns null if a pan has none */
export const withoutBox = ([left, right]: Pans): Pans | null =>
  left.boxes === 0 || right.boxes === 0
    ? null
    : [
        { ...left, boxes: left.boxes - 1 },
        { ...right, boxes: right.boxes - 1 },
      ];

/** Halves the boxes and stones in each pan. @returns null for an odd number of them, or for empty pans */
export function halved(pans: Pans): Pans | null {
  const counts = pans.flatMap(({ boxes, stones }) => [boxes, stones]);
  if (counts.some((count) => count % 2 === 1) || counts.every((count) => count === 0)) return null;
  return pans.map(({ boxes, stones }) => ({ boxes: boxes / 2, stones: stones / 2 })) as unknown as Pans;
}
