/**
 * Seeds of a flower head. Each is turned by one angle from the one before, at a distance from the middle that grows as
 * the square root of its number, so that all have the same area (H. Vogel, "A better way to construct the sunflower
 * head", Mathematical Biosciences 44, 1979). Idealised: seeds are points in a plane that do not push one another.
 */
import { toRadians } from "../../play/angle";

/**
 * The golden angle in degrees, 360° · (1 − 1/φ). It is the worst approximated by fractions with a small denominator.
 */
export const goldenAngle = 360 * (1 - 2 / (1 + Math.sqrt(5)));

/** A position in the head. Its unit is the distance of the first seed from the middle. */
export type SeedPosition = readonly [x: number, y: number];

/**
 * Returns the seeds from the middle outwards.
 *
 * @param angle from each to the next, in degrees, clockwise from straight up
 */
export function seedsAt(angle: number, count: number): SeedPosition[] {
  return Array.from({ length: count }, (_, i) => {
    const turn = toRadians((i + 1) * angle);
    const distance = Math.sqrt(i + 1);
    return [distance * Math.sin(turn), -distance * Math.cos(turn)];
  });
}

export interface Gap {
  middle: SeedPosition;
  /** Distance to the nearest seed, in the same unit. */
  radius: number;
}

/** Steps of the search from middle to rim, and its refinements round the best. */
const [rings, refinements] = [22, 7];

/**
 * Returns the widest circle in the head without a seed, to about a hundredth. It uses a grid, refined at the best
 * place.
 */
export function widestGap(seeds: readonly SeedPosition[]): Gap {
  const rim = Math.sqrt(seeds.length);
  const best = { x: 0, y: 0, radius: 0 };
  const tryCentre = (x: number, y: number) => {
    let least = rim - Math.hypot(x, y);
    if (least <= best.radius) return;
    let square = least * least;
    const beaten = best.radius * best.radius;
    for (const [a, b] of seeds) {
      const here = (a - x) * (a - x) + (b - y) * (b - y);
      if (here >= square) continue;
      if (here <= beaten) return;
      square = here;
    }
    least = Math.sqrt(square);
    if (least > best.radius) Object.assign(best, { x, y, radius: least });
  };
  let step = rim / rings;
  for (let i = -rings; i <= rings; i++) for (let j = -rings; j <= rings; j++) tryCentre(i * step, j * step);
  for (let finer = 0; finer < refinements; finer++) {
    step /= 2;
    const { x, y } = best;
    for (let i = -2; i <= 2; i++) for (let j = -2; j <= 2; j++) tryCentre(x + i * step, y + j * step);
  }
  return { middle: [best.x, best.y], radius: best.radius };
}

/** Returns the distance of the two nearest seeds. In a honeycomb packing it would be 1,9. */
export function nearestPair(seeds: readonly SeedPosition[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [i, [x, y]] of seeds.entries())
    for (let j = 0; j < i; j++) {
      const [a, b] = seeds[j] as SeedPosition;
      least = Math.min(least, (a - x) * (a - x) + (b - y) * (b - y));
    }
  return Math.sqrt(least);
}
