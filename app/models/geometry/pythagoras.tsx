import { formatNumber } from "../../magazine/albanian";
import { toDegrees, toRadians } from "../../play/angle";
import { PosterButton } from "../../play/poster/poster-button";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Label, Line } from "../kit/drawing";
import { Hatch } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { base, triangleOver } from "./thales-triangle";

type Name = "drejtimi" | "largesia";

/** Units of the picture for one centimetre, and the middle of the base. */
const scale = 11.2;
const middle: Point = [180, 168];
/** Distance to the circle, in cm, within which the corner snaps to it. */
const caught = 0.25;
/** Least side of a square with room for its name, in cm. */
const nameable = 4.7;

const toPicture = (x: number, y: number): Point => [middle[0] + scale * x, middle[1] - scale * y];

function cornerOf({ drejtimi, largesia }: Values<Name>): Point {
  const radians = toRadians(drejtimi);
  return [largesia * Math.cos(radians), largesia * Math.sin(radians)];
}

/** Returns the square on the left side of the line from one point to another. */
function squareOn([ax, ay]: Point, [bx, by]: Point): Point[] {
  const [dx, dy] = [bx - ax, by - ay];
  return [toPicture(ax, ay), toPicture(bx, by), toPicture(bx - dy, by + dx), toPicture(ax - dy, ay + dx)];
}

const centre = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length + 4,
];

/** Draws a square's name over its area in cm². With one digit after the comma both areas add up to the read-out. */
function SquareName({ at: [x, y], name, area }: { at: Point; name: string; area: number }) {
  return (
    <>
      <Label at={[x, y - 8]} italic>
        {name}
      </Label>
      <Label at={[x, y + 8]}>{formatNumber(area, 1)}</Label>
    </>
  );
}

/** Clears the hatching where a square's name and area stand. */
function Clearing({ at: [x, y] }: { at: Point }) {
  return <ellipse cx={rounded(x)} cy={rounded(y - 4)} rx="21" ry="19" fill="var(--color-paper)" />;
}

function View({ values }: { values: Values<Name> }) {
  const { a, b, excess } = triangleOver(values.drejtimi, values.largesia);
  const corner = cornerOf(values);
  const [left, right]: [Point, Point] = [
    [-base / 2, 0],
    [base / 2, 0],
  ];
  const onRight = squareOn(corner, right);
  const onLeft = squareOn(left, corner);
  /** Heights of two columns in the large square. They have the areas of the two small squares. */
  const poured = [(a * a) / base, (b * b) / base] as const;
  const column = (from: number, width: number): Point[] => [
    toPicture(from, 0),
    toPicture(from + width, 0),
    toPicture(from + width, -base),
    toPicture(from, -base),
  ];
  const circle = Array.from({ length: 61 }, (_, i): Point => {
    const radians = (i * Math.PI) / 60;
    return toPicture((base / 2) * Math.cos(radians), (base / 2) * Math.sin(radians));
  });
  return (
    <>
      <Line points={circle} dashed />
      <Area points={onRight} />
      <Area points={onLeft} fill="paper" />
      <Hatch points={onLeft} spacing={6} />
      <Area points={column(-base / 2, poured[1])} fill="paper" outline={1} />
      <Hatch points={column(-base / 2, poured[1])} spacing={6} />
      <Area points={column(-base / 2 + poured[1], poured[0])} outline={1} />
      <Line points={[toPicture(-5, 0), toPicture(-5, -base), toPicture(5, -base), toPicture(5, 0)]} weight={2.8} spot />
      <Area points={[toPicture(...left), toPicture(...right), toPicture(...corner)]} fill="paper" outline={2.8} />
      {a < nameable ? null : <SquareName at={centre(onRight)} name="a²" area={a * a} />}
      {b < nameable ? null : <Clearing at={centre(onLeft)} />}
      {b < nameable ? null : <SquareName at={centre(onLeft)} name="b²" area={b * b} />}
      <Label at={toPicture(0, -base - 1.7)} spot>
        {Math.abs(excess) < 0.5
          ? "a² dhe b² e mbushin c²"
          : excess > 0
            ? "a² dhe b² s’nxihen te c²"
            : "te c² mbetet bosh"}
      </Label>
      <Handle
        name="drejtimi"
        second="largesia"
        at={toPicture(...corner)}
        valuesAt={([x, y]) => {
          const [dx, dy] = [(x - middle[0]) / scale, (middle[1] - y) / scale];
          const distance = Math.hypot(dx, dy);
          return {
            drejtimi: toDegrees(Math.atan2(Math.max(0, dy), dx)),
            largesia: Math.abs(distance - base / 2) < caught ? base / 2 : distance,
          };
        }}
      />
    </>
  );
}

/** Pythagoras: three squares over a triangle whose corner moves along Thales' circle, or off it. */
export const pythagoras: TouchModel<Name> = {
  title: "Tre katrorë mbi një trekëndësh",
  scenes: {
    own: "Tre katrorë",
    others: [
      {
        label: "Ndërro vend",
        caption:
          "Tërhiqe djathtas dorezën e poshtme: tre nga katër trekëndëshat rrëshqasin brenda kornizës. Ndiq vendin bosh, atë me ngjyrë; doreza majtas ndërron katetin b.",
        load: async () => (await import("./swap-places")).swapPlaces,
      },
    ],
  },
  settings: {
    drejtimi: {
      label: "Drejtimi i kulmit",
      unit: "°",
      min: 30,
      max: 150,
      step: 1,
      digits: 0,
      start: 106,
      by: "handle",
    },
    largesia: {
      label: "Largësia nga mesi",
      unit: "cm",
      min: 3.5,
      max: 6.5,
      step: 0.1,
      digits: 1,
      start: 5,
      by: "handle",
    },
  },
  question: {
    text: "Po ta nxjerrësh kulmin jashtë rrethit me pika, a do ta mbushin dy katrorët ende të madhin?",
    choices: ["Po, gjithnjë", "Jo, do të teprojnë", "Jo, nuk do të mjaftojnë"],
    right: 1,
    because:
      "Jashtë rrethit këndi është më i vogël se 90° dhe katrorët e vegjël zënë më shumë vend se i madhi; brenda rrethit, më pak. Vetëm mbi rreth, ku këndi është i drejtë, e mbushin pikërisht.",
    shown: ({ drejtimi, largesia }) => triangleOver(drejtimi, largesia).excess > 4,
  },
  View,
  Poster: ({ values, measure }) => (
    <PosterButton
      measure={measure}
      compose={async () => (await import("../posters/tree-poster")).treePoster(values.drejtimi, values.largesia)}
    />
  ),
  height: 306,
  left: 54,
  describe: (values) => {
    const { a, b, angle } = triangleOver(values.drejtimi, values.largesia);
    return `Trekëndësh me këndin e kulmit ${quantity(angle, 0, "")}°. Katrorët: a² = ${formatNumber(a * a, 1)}, b² = ${formatNumber(b * b, 1)}, bashkë ${formatNumber(a * a + b * b, 1)}; c² = 100 cm².`;
  },
  readings: (values) => {
    const { a, b, angle } = triangleOver(values.drejtimi, values.largesia);
    return [
      ["Këndi i kulmit", `${formatNumber(angle, 0)}°`],
      ["a² + b²", quantity(a * a + b * b, 0, "cm²")],
      ["c²", quantity(base * base, 0, "cm²")],
    ];
  },
  samples: [
    { drejtimi: 60, largesia: 4 },
    { drejtimi: 60, largesia: 5 },
    { drejtimi: 106, largesia: 5 },
    { drejtimi: 106, largesia: 6 },
  ],
  columns: [
    { head: "a (cm)", cell: ({ drejtimi, largesia }) => formatNumber(triangleOver(drejtimi, largesia).a, 2) },
    { head: "b (cm)", cell: ({ drejtimi, largesia }) => formatNumber(triangleOver(drejtimi, largesia).b, 2) },
    { head: "këndi", cell: ({ drejtimi, largesia }) => `${formatNumber(triangleOver(drejtimi, largesia).angle, 0)}°` },
    {
      head: "a² + b² (cm²)",
      cell: ({ drejtimi, largesia }) => formatNumber(100 + triangleOver(drejtimi, largesia).excess, 1),
    },
  ],
};
