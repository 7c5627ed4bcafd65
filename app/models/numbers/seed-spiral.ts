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

/** Precision of the search for the widest gap. */
const fine = 0.01;

/** A square of the search, by its middle. Only these seeds can be the nearest one of a point in it. */
interface Square {
  x: number;
  y: number;
  /** Distance from the middle to the nearest seed or to the rim. */
  room: number;
  seeds: readonly SeedPosition[];
}

/**
 * Returns the widest circle in the head without a seed, to a hundredth. Squares are quartered; one is left out when
 * no point of it has more room than the best found (room grows at most by the way walked).
 */
export function widestGap(seeds: readonly SeedPosition[]): Gap {
  const rim = Math.sqrt(seeds.length);
  let best: Square = { x: 0, y: 0, room: 0, seeds };
  let squares = [best];
  for (let half = rim / 2; squares.length > 0; half /= 2) {
    const reach = half * Math.SQRT2;
    const quarters = squares.flatMap(({ x, y, seeds }) => [
      squareAt(x - half, y - half, reach, rim, seeds),
      squareAt(x - half, y + half, reach, rim, seeds),
      squareAt(x + half, y - half, reach, rim, seeds),
      squareAt(x + half, y + half, reach, rim, seeds),
    ]);
    best = quarters.reduce((widest, each) => (each.room > widest.room ? each : widest), best);
    squares = quarters.filter(({ room }) => room + reach > best.room + fine);
  }
  return { middle: [best.x, best.y], radius: best.room };
}

/** Returns a square of the search. @param reach from its middle to a corner @param seeds those of the larger square */
function squareAt(x: number, y: number, reach: number, rim: number, seeds: readonly SeedPosition[]): Square {
  const squared = seeds.map(([a, b]) => (a - x) * (a - x) + (b - y) * (b - y));
  const nearest = Math.sqrt(squared.reduce((least, each) => Math.min(least, each)));
  const farthest = (nearest + 2 * reach) ** 2;
  return {
    x,
    y,
    room: Math.min(nearest, rim - Math.hypot(x, y)),
    seeds: seeds.filter((_, i) => (squared[i] as number) <= farthest),
  };
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
