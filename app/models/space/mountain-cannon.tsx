import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Label, Line, Segment, Ticks } from "../kit/drawing";
import { Globe, Hatch } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import {
  distanceAt,
  earthRadius,
  farthest,
  flightOf,
  landingAngle,
  mountainHeight,
  period,
} from "./thrown-round-the-earth";

type Name = "shpejtesia";

/**
 * The Earth's centre and radius in the picture. Then come the handle's position at no powder, behind the barrel, and its
 * way back for one km/s.
 */
const centre: Point = [188, 160];
const radius = 104;
const muzzle: Point = [centre[0], centre[1] - radius * (1 + mountainHeight)];
const barrel = 46;
const [unpulled, pull] = [muzzle[0] - barrel, 10.6];

/** Speeds of earlier shots, in km/s: each falls farther round the Earth, the last no more. */
const shotsBefore = [2, 3, 4, 5, 6, 7.2, 8.5];

/** Returns a point of the picture. Angles grow to the right, in the direction of flight. */
const toPicture = (distance: number, angle: number): Point => [
  centre[0] + radius * distance * Math.sin(angle),
  centre[1] - radius * distance * Math.cos(angle),
];

const near = ([x, y]: Point) => Math.hypot(x - centre[0], y - centre[1]) < 900;

function flightPath(speed: number): Point[] {
  const end = landingAngle(speed) ?? 2 * Math.PI;
  const points: Point[] = [];
  for (let step = 0; step <= 120; step++) {
    const point = toPicture(distanceAt(speed, (end * step) / 120), (end * step) / 120);
    if (!Number.isFinite(point[0]) || !near(point)) break;
    points.push(point);
  }
  return points;
}

const before = shotsBefore.map((speed) => ({
  speed,
  points: flightPath(speed).filter((_, i) => i % 5 === 0),
  landing: landingAngle(speed),
}));

function Scene() {
  const [x, y] = muzzle.map(rounded) as [number, number];
  const foot = centre[1] - radius + 6;
  const [top, bottom] = [y + 5, foot];
  const slope: Point[] = [
    [x, top],
    [x + 36, bottom],
    [x + 8, bottom],
  ];
  return (
    <>
      <Globe at={centre} r={radius} turned={180} />
      <Area
        points={[
          [x - 36, bottom],
          [x - 9, top],
          [x, top],
          [x + 36, bottom],
        ]}
        fill="paper"
      />
      <Hatch points={slope} spacing={3} degrees={60} />
      <path d={`M${x - barrel} ${y - 6.5}L${x + 6} ${y - 4}V${y + 4}L${x - barrel} ${y + 6.5}Z`} fill="currentColor" />
    </>
  );
}

function View({ values: { shpejtesia } }: { values: Values<Name> }) {
  const landing = landingAngle(shpejtesia);
  const grip: Point = [unpulled - pull * shpejtesia, muzzle[1]];
  const word = { falls: "bie", orbits: "orbitë", escapes: "ikën" }[flightOf(shpejtesia)];
  return (
    <>
      <Segment from={muzzle} to={[354, muzzle[1]]} weight={1} dashed />
      <Label at={[354, muzzle[1] - 9]} anchor="end" italic>
        pa rënë
      </Label>
      <Scene />
      {before.map(({ speed, points, landing }) =>
        speed > shpejtesia - 0.3 ? null : (
          <g key={speed}>
            <Line points={points} weight={1} />
            {landing === null ? null : <circle {...circleAt(toPicture(1, landing))} r="2.5" fill="currentColor" />}
          </g>
        ),
      )}
      <Line points={flightPath(shpejtesia)} weight={3.2} spot />
      {landing === null ? null : <circle {...circleAt(toPicture(1, landing))} r="6" fill="var(--spot)" />}
      <Label at={[centre[0] + 42, centre[1] + 8]} on="tint" spot large>
        {word}
      </Label>
      <Segment from={[unpulled - 12 * pull, muzzle[1]]} to={[unpulled, muzzle[1]]} weight={1} />
      <Ticks
        at={[0, 4, 8, 12]}
        along={(speed) => unpulled - pull * speed}
        y={[muzzle[1], muzzle[1] - 6]}
        away={-13}
        weight={1}
      />
      <Segment from={grip} to={[unpulled, muzzle[1]]} weight={3} spot />
      <Label at={[8, muzzle[1] + 22]} anchor="start" italic>
        barut, km/s
      </Label>
      <Handle name="shpejtesia" at={grip} valuesAt={([x]) => ({ shpejtesia: (unpulled - x) / pull })} />
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

/** Newton's cannon on a mountain. More powder, and the fall becomes a circle, an ellipse, a flight without return. */
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
    text: "Me 7,2\u00a0km/s gjylja mbyll rrethin. Po me pak më shumë barut?",
    choices: ["Ikën përgjithmonë", "Mbyll një rreth më të madh", "Largohet, pastaj kthehet"],
    right: 2,
    because:
      "Më e shpejtë, gjylja ngjitet deri në anën tjetër të Tokës, por tërheqja e kthen: rruga është elips, dhe mali mbetet pika e tij më e ulët. Vetëm mbi 10,2\u00a0km/s nuk kthehet më. (Mali këtu është 1274\u00a0km i lartë; afër tokës këta numra janë 7,9 dhe 11,2.)",
    shown: ({ shpejtesia }) => shpejtesia >= 7.5 && flightOf(shpejtesia) === "orbits",
  },
  View,
  height: 300,
  describe: ({ shpejtesia }) => `Gjylja niset me ${quantity(shpejtesia, 1, "km/s")}: ${outcome(shpejtesia)}.`,
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
