import type { Poster } from "../../play/poster/poster";
import { quantity } from "../../play/quantity";
import { Label } from "../kit/drawing";
import type { Point } from "../kit/handle";
import { barrel, type EarthPlace, flightPath, Mountain, muzzleOf, pointOver, Shot } from "../space/cannon-drawing";
import { earthRadius, flightOf, landingAngle, mountainHeight, period } from "../space/thrown-round-the-earth";

/** Field of the drawing, and its free margin, in units of the picture. */
const [width, height, margin] = [360, 261, 8];
/** Largest distance in radii at which a flight is drawn: where the Earth would be a dot, the path leaves the poster. */
const farthestDrawn = 3.6;
/** Radii of the Earth in units: the largest that leaves room for the path, within these. */
const [smallest, largest] = [40, 104];

/** Tells what a shot did, in the first person. @param speed in km/s */
function sentenceOf(speed: number): string {
  const thrown = `E hodha gjylen me ${quantity(speed, 1, "km/s")}`;
  const landing = landingAngle(speed);
  if (landing !== null) return `${thrown} dhe ra pas ${quantity(landing * earthRadius, 0, "km")}`;
  return flightOf(speed) === "orbits" ? `${thrown} dhe nuk ra më` : `${thrown} dhe nuk u kthye më`;
}

function noteOf(speed: number): string {
  const mountain = `Mali im është ${quantity(mountainHeight * earthRadius, 0, "km")} i lartë, dhe ajër nuk ka.`;
  const round = period(speed);
  return round === null ? mountain : `Një xhiro rreth Tokës zgjat ${quantity(round, 0, "min")}. ${mountain}`;
}

/** Returns the place of an Earth of this radius such that all paths together stand in the middle of the field. */
function placed(radius: number, shots: readonly number[]): { earth: EarthPlace; fits: boolean } {
  const earth: EarthPlace = { centre: [0, 0], radius };
  const [muzzleX, muzzleY] = muzzleOf(earth);
  const points: Point[] = [
    ...shots.flatMap((speed) => flightPath(earth, speed, farthestDrawn)),
    [-radius, radius],
    [radius, muzzleY - 8],
    [muzzleX - barrel * radius, muzzleY],
  ];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    earth: { centre: [(width - left - right) / 2, (height - top - bottom) / 2], radius },
    fits: right - left <= width - 2 * margin && bottom - top <= height - 2 * margin,
  };
}

/** Composes the poster of a series of shots. @param shots their speeds in km/s, the last one last */
export function cannonPoster(shots: readonly number[]): Poster {
  const last = shots.at(-1) ?? 0;
  const others = [...new Set(shots)].filter((speed) => speed !== last);
  let radius = largest;
  while (radius > smallest && !placed(radius, shots).fits) radius--;
  const { earth } = placed(radius, shots);
  const landing = landingAngle(last);
  return {
    name: "topi-i-njutonit",
    sentence: sentenceOf(last),
    note: noteOf(last),
    path: "/modelet/topi-i-njutonit",
    subject: "physics",
    drawing: {
      width,
      height,
      marks: (
        <>
          <Mountain earth={earth} />
          {others.map((speed) => (
            <Shot key={speed} earth={earth} speed={speed} farthest={farthestDrawn} />
          ))}
          <Shot earth={earth} speed={last} farthest={farthestDrawn} last />
          {landing === null ? null : <LandingLabel at={pointOver(earth, 1, landing)} earth={earth} speed={last} />}
        </>
      ),
    },
  };
}

/** Names the speed inside the globe, beside the place where the ball fell. */
function LandingLabel({ at: [x, y], earth, speed }: { at: Point; earth: EarthPlace; speed: number }) {
  const inwards = 0.3;
  const [centreX, centreY] = earth.centre;
  return (
    <Label at={[x + inwards * (centreX - x), y + inwards * (centreY - y) + 5]} on="tint" spot>
      {quantity(speed, 1, "km/s")}
    </Label>
  );
}
