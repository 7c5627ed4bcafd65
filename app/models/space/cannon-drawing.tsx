/** Parts of the drawing of Newton's cannon that the model and its poster share: they differ in scale alone. */
import { path, rounded } from "../../play/svg-path";
import { Area, Line } from "../kit/drawing";
import { Globe, Hatch } from "../kit/engraving";
import type { Point } from "../kit/handle";
import { distanceAt, landingAngle, mountainHeight } from "./thrown-round-the-earth";

/** Place of the Earth in a picture: its centre and its radius, in units of the picture. */
export interface EarthPlace {
  centre: Point;
  radius: number;
}

/** Returns a point of the picture. Angles grow to the right, in the direction of flight; distances are in radii. */
export const pointOver = ({ centre, radius }: EarthPlace, distance: number, angle: number): Point => [
  centre[0] + radius * distance * Math.sin(angle),
  centre[1] - radius * distance * Math.cos(angle),
];

/** Returns the cannon's muzzle, on the mountain's top. */
export const muzzleOf = (earth: EarthPlace): Point => pointOver(earth, 1 + mountainHeight, 0);

/**
 * Returns the points of a flight, to its landing or once round. @param farthest distance in radii at which it is cut
 */
export function flightPath(earth: EarthPlace, speed: number, farthest: number): Point[] {
  const end = landingAngle(speed) ?? 2 * Math.PI;
  const points: Point[] = [];
  for (let step = 0; step <= 120; step++) {
    const angle = (end * step) / 120;
    const distance = distanceAt(speed, angle);
    if (distance > farthest) break;
    points.push(pointOver(earth, distance, angle));
  }
  return points;
}

/** Draws a shot, and the place where it fell. */
export function Shot({
  earth,
  speed,
  farthest,
  last = false,
}: {
  earth: EarthPlace;
  speed: number;
  farthest: number;
  last?: boolean;
}) {
  const landing = landingAngle(speed);
  const points = flightPath(earth, speed, farthest);
  /** An earlier shot has fewer points: a fall is a short arc. */
  const every = last ? 1 : landing === null ? 2 : 4;
  const [cx, cy] = landing === null ? [0, 0] : pointOver(earth, 1, landing).map(rounded);
  return (
    <>
      <Line points={points.filter((_, i) => i % every === 0)} weight={last ? 3.4 : 1.5} spot={last} />
      {landing === null ? null : (
        <circle cx={cx} cy={cy} r={last ? 6 : 3.5} fill={last ? "var(--spot)" : "currentColor"} />
      )}
    </>
  );
}

/** Length of the barrel in radii of the Earth: it is no barrel to scale. */
export const barrel = 0.44;

/** Draws the Earth, the mountain and the barrel. */
export function Mountain({ earth }: { earth: EarthPlace }) {
  const [x, y] = muzzleOf(earth);
  const part = earth.radius / 100;
  const [top, bottom] = [y + 5 * part, earth.centre[1] - earth.radius + 6 * part];
  const [foot, back] = [35 * part, x - barrel * earth.radius];
  const slopes: Point[] = [
    [x - foot, bottom],
    [x - 9 * part, top],
    [x, top],
    [x + foot, bottom],
  ];
  const metal = [
    [back, y - 6.3 * part],
    [x + 6 * part, y - 3.9 * part],
    [x + 6 * part, y + 3.9 * part],
    [back, y + 6.3 * part],
  ] as const;
  return (
    <>
      <Globe at={earth.centre} r={earth.radius} turned={180} />
      <Area points={slopes} fill="paper" outline={0} />
      <Hatch
        points={[
          [x - 9 * part, top],
          [x - 2 * part, top],
          [x - 13 * part, bottom],
          [x - foot, bottom],
        ]}
        spacing={3}
        degrees={-60}
      />
      <Line points={slopes} weight={1.8} />
      <path d={path(metal, true)} fill="currentColor" />
    </>
  );
}
