import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Label, Line } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import {
  circularSpeed,
  distanceAt,
  earthRadius,
  farthest,
  flightOf,
  landingAngle,
  mountainHeight,
  period,
} from "./thrown-round-the-earth";

type Name = "shpejtesia";

/** The Earth's centre and radius in the picture, and how long a pull of one km/s is. */
const centre: Point = [192, 128];
const radius = 56;
const pull = 12;

const muzzle: Point = [centre[0], centre[1] - radius * (1 + mountainHeight)];

/** A point of the picture; angles grow to the right, as the ball flies. */
const at = (distance: number, angle: number): Point => [
  centre[0] + radius * distance * Math.sin(angle),
  centre[1] - radius * distance * Math.cos(angle),
];

const inPicture = ([x, y]: Point) => x > -40 && x < 400 && y > -40 && y < 360;

function flightPath(speed: number): Point[] {
  const end = landingAngle(speed) ?? 2 * Math.PI;
  const points: Point[] = [];
  for (let step = 0; step <= 120; step++) {
    const point = at(distanceAt(speed, (end * step) / 120), (end * step) / 120);
    if (!Number.isFinite(point[0]) || !inPicture(point)) break;
    points.push(point);
  }
  return points;
}

function View({ values: { shpejtesia } }: { values: Values<Name> }) {
  const landing = landingAngle(shpejtesia);
  const flight = flightOf(shpejtesia);
  const grip: Point = [muzzle[0] - 14 - pull * shpejtesia, muzzle[1]];
  return (
    <>
      <circle cx={centre[0]} cy={centre[1]} r={radius} fill="var(--tint)" stroke="currentColor" strokeWidth="2" />
      <path
        d={`M${centre[0] - 16} ${centre[1] - radius + 1}L${muzzle[0]} ${rounded(muzzle[1])}L${centre[0] + 16} ${centre[1] - radius + 1}`}
        fill="currentColor"
      />
      <Line points={flightPath(circularSpeed)} weight={1} dashed />
      <Line points={flightPath(shpejtesia)} weight={3} spot />
      {landing === null ? null : <circle {...circleAt(at(1, landing))} r="5" fill="var(--spot)" />}
      <Line points={[grip, muzzle]} weight={2} />
      <Label at={[16, 300]} anchor="start">
        {quantity(shpejtesia, 1, "km/s")}
      </Label>
      <Label at={[344, 24]} anchor="end" spot>
        {{ falls: "bie", orbits: "nuk bie më në tokë", escapes: "ikën përgjithmonë" }[flight]}
      </Label>
      <Handle name="shpejtesia" at={grip} valuesAt={([x]) => ({ shpejtesia: (muzzle[0] - 14 - x) / pull })} />
    </>
  );
}

const circleAt = ([cx, cy]: Point) => ({ cx: rounded(cx), cy: rounded(cy) });

const outcome = (speed: number) => {
  const landing = landingAngle(speed);
  if (landing !== null) return `bie pas ${quantity(landing * earthRadius, 0, "km")}`;
  const round = period(speed);
  return round === null ? "ikën dhe nuk kthehet" : `rrotullohet, një xhiro në ${quantity(round, 0, "min")}`;
};

/** Newton's cannon on a mountain: more powder, and the fall becomes a circle, an ellipse, a flight without return. */
export const newtonsCannon: TouchModel<Name> = {
  title: "Topi i Njutonit",
  settings: {
    shpejtesia: {
      label: "Shpejtësia e gjyles",
      unit: "km/s",
      min: 0,
      max: 12,
      step: 0.1,
      digits: 1,
      start: 5,
      by: "handle",
    },
  },
  question: {
    text: "Tërhiqe barutin gjithnjë e më shumë. Ç’bëhet me gjylen që bie gjithnjë më larg?",
    choices: ["Bie gjithnjë, sado larg", "Një ditë bie rreth Tokës pa e prekur", "Ngjitet drejt e në qiell"],
    right: 1,
    because:
      "Gjylja bie gjatë gjithë kohës, por nga 6,9 km/s e tutje toka nën të përkulet më shpejt sesa bie ajo. Kjo është orbita: një rënie që nuk mbaron. (Mali këtu është 1274 km i lartë; afër tokës duhen 7,9 km/s.)",
    shown: ({ shpejtesia }) => flightOf(shpejtesia) !== "falls",
  },
  View,
  height: 316,
  describe: ({ shpejtesia }) => `Gjylja nis me ${quantity(shpejtesia, 1, "km/s")}: ${outcome(shpejtesia)}.`,
  readings: ({ shpejtesia }) => {
    const round = period(shpejtesia);
    const landing = landingAngle(shpejtesia);
    return [
      ["Shpejtësia", quantity(shpejtesia, 1, "km/s")],
      landing === null
        ? ["Xhiroja", round === null ? "nuk ka" : quantity(round, 0, "min")]
        : ["Bie pas", quantity(landing * earthRadius, 0, "km")],
      [
        "Më larg nga qendra",
        flightOf(shpejtesia) === "escapes" ? "pa fund" : `${formatNumber(farthest(shpejtesia), 1)}\u00a0R`,
      ],
    ];
  },
  samples: [3, 5, 7.2, 8.4, 10.3].map((shpejtesia) => ({ shpejtesia })),
  columns: [
    { head: "shpejtësia (km/s)", cell: ({ shpejtesia }) => formatNumber(shpejtesia, 1) },
    { head: "çfarë ndodh", cell: ({ shpejtesia }) => outcome(shpejtesia) },
  ],
};
