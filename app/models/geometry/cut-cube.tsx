import { formatNumber } from "../../magazine/albanian";
import { toDegrees, toRadians } from "../../play/angle";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Label, Line, Segment } from "../kit/drawing";
import { Hatch } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { corners, cutCube, edge, edges, normalOf } from "./cube-section";
import type { Point3 } from "./point3";

type Name = "pjerresia" | "largesia";

/** The cube's middle, units of the picture per centimetre, the plane's stick in cm. */
const middle: Point = [142, 208];
const scale = 14;
const stick = 8;
/**
 * Angles in degrees. The plane's normal leans towards the reader, and the view looks down. The normal leans to the
 * right too.
 */
const [towards, down] = [22, 22].map((angle) => toRadians(angle)) as [number, number];
/** Corners of the face on the left in their order, which lies in the shadow. */
const shadowed = [0, 1, 5, 4].map((corner) => corners[corner] as Point3);
/** Index of the corner hidden behind the cube. */
const hiddenCorner = 2;

/** Projects a point of space into the picture, without perspective. */
function toPicture([x, y, z]: Point3): Point {
  const [along, across] = [(x + y) / Math.SQRT2, (x - y) / Math.SQRT2];
  const right = along * Math.cos(towards) - across * Math.sin(towards);
  const near = along * Math.sin(towards) + across * Math.cos(towards);
  return [middle[0] + scale * right, middle[1] - scale * (z * Math.cos(down) - near * Math.sin(down))];
}

const onNormal = (tilt: number, distance: number): Point => {
  const [x, y, z] = normalOf(tilt);
  return toPicture([x * distance, y * distance, z * distance]);
};

/** Returns the settings at which the stick ends in a point of the picture. */
function stickTo([x, y]: Point): Readonly<Record<Name, number>> {
  const aside = (x - middle[0]) / scale / Math.cos(towards);
  const up = ((middle[1] - y) / scale + aside * Math.sin(towards) * Math.sin(down)) / Math.cos(down);
  return { pjerresia: toDegrees(Math.atan2(aside, up)), largesia: Math.hypot(aside, up) - stick };
}

const names: Readonly<Record<number, string>> = {
  0: "rrafshi s’e pret kubin",
  3: "trekëndësh",
  4: "katërkëndësh",
  5: "pesëkëndësh",
  6: "gjashtëkëndësh",
};
const nameOf = (sides: number) => names[sides] ?? "";

/** Divides an edge into its parts below and above the plane; either may be empty. */
function parts([i, j]: readonly [number, number], tilt: number, distance: number): { below: Point[]; above: Point[] } {
  const normal = normalOf(tilt);
  const [from, to] = [corners[i] as Point3, corners[j] as Point3];
  const height = (place: Point3) => place[0] * normal[0] + place[1] * normal[1] + place[2] * normal[2] - distance;
  const [a, b] = [height(from), height(to)];
  const [start, end] = [toPicture(from), toPicture(to)];
  if (a * b >= 0) return a + b > 0 ? { below: [], above: [start, end] } : { below: [start, end], above: [] };
  const share = a / (a - b);
  const crossing: Point = [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
  return a < 0
    ? { below: [start, crossing], above: [crossing, end] }
    : { below: [crossing, end], above: [start, crossing] };
}

/** Returns the part of a face below the plane. @param face its corners in order */
function faceBelow(face: readonly Point3[], tilt: number, distance: number): Point[] {
  const normal = normalOf(tilt);
  const height = (place: Point3) => place[0] * normal[0] + place[1] * normal[1] + place[2] * normal[2] - distance;
  return face.flatMap((corner, i): Point[] => {
    const next = face[(i + 1) % face.length] as Point3;
    const [a, b] = [height(corner), height(next)];
    const [from, to] = [toPicture(corner), toPicture(next)];
    const own = a <= 0 ? [from] : [];
    if (a * b >= 0) return own;
    const share = a / (a - b);
    return [...own, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]];
  });
}

function View({ values: { pjerresia, largesia } }: { values: Values<Name> }) {
  const { polygon } = cutCube(pjerresia, largesia);
  const section = polygon.map(toPicture);
  const cut = edges.map((each) => ({
    key: each.join(),
    hidden: each.includes(hiddenCorner),
    ...parts(each, pjerresia, largesia),
  }));
  const visible = cut.filter(({ hidden }) => !hidden);
  return (
    <>
      {cut.map(({ key, hidden, below }) => (hidden ? <Line key={key} points={below} weight={1} dashed /> : null))}
      <Hatch points={faceBelow(shadowed, pjerresia, largesia)} spacing={4} degrees={-60} />
      {section.length === 0 ? null : <Area points={section} outline={0} />}
      {cut.map(({ key, above }) => (above.length === 0 ? null : <Line key={key} points={above} weight={1} dashed />))}
      {visible.map(({ key, below }) => (below.length === 0 ? null : <Line key={key} points={below} weight={2.6} />))}
      {section.length === 0 ? null : <Line points={[...section, section[0] as Point]} weight={3} spot />}
      {section.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={rounded(x)} cy={rounded(y)} r="4.5" fill="var(--spot)" />
      ))}
      <Segment from={onNormal(pjerresia, largesia)} to={onNormal(pjerresia, largesia + stick)} weight={2} />
      <Label at={[352, 306]} anchor="end" spot>
        {nameOf(section.length)}
      </Label>
      <Handle name="pjerresia" second="largesia" at={onNormal(pjerresia, largesia + stick)} valuesAt={stickTo} />
    </>
  );
}

/** Writes the corners, edges and faces of the part below, and Euler's sum. */
function euler({ pjerresia, largesia }: Values<Name>): string {
  const { corners: v, edges: e, faces: f } = cutCube(pjerresia, largesia).below;
  return `${v} − ${e} + ${f} = ${v - e + f}`.replaceAll(" ", "\u00a0");
}

const sidesOf = ({ pjerresia, largesia }: Values<Name>) => cutCube(pjerresia, largesia).polygon.length;

/** A plane on a stick cuts a cube. Sections have three to six sides, and the rest keeps V − E + F = 2. */
export const cubeOnStick: TouchModel<Name> = {
  title: "Një rrafsh nëpër kub",
  scenes: {
    own: "Prerja",
    others: [
      {
        label: "Hapja",
        caption:
          "Tërhiqe dorezën sipas harkut me pika dhe hapja paloset. Zgjidh shkronjën para se ta mbyllësh trupin; poshtë numërohen kulmet, brinjët dhe faqet.",
        load: async () => (await import("./fold-net")).foldNet,
      },
    ],
  },
  settings: {
    pjerresia: {
      label: "Pjerrësia e rrafshit",
      unit: "°",
      min: 0,
      max: 90,
      step: 1,
      digits: 0,
      start: 14,
      by: "handle",
    },
    largesia: {
      label: "Largësia nga qendra",
      unit: "cm",
      min: 0,
      max: 6.5,
      step: 0.1,
      digits: 1,
      start: 1.5,
      by: "handle",
    },
  },
  question: {
    text: "Pjerrëso rrafshin dhe largoje: sa brinjë ka më së shumti prerja e një kubi?",
    choices: ["Katër, si faqja", "Pesë", "Gjashtë", "Tetë"],
    right: 2,
    because:
      "Çdo brinjë e prerjes është vija ku rrafshi pret një faqe të kubit, dhe një faqe pritet vetëm një herë. Faqet janë gjashtë, prandaj më shumë se gjashtë brinjë nuk dalin kurrë; kur rrafshi i pret të gjitha, del gjashtëkëndëshi.",
    shown: (values) => sidesOf(values) === 6,
  },
  View,
  height: 316,
  left: 46,
  describe: (values) => {
    const sides = sidesOf(values);
    const section = sides === 0 ? nameOf(0) : `prerja është ${nameOf(sides)}`;
    return `Kub me brinjë ${edge} cm dhe një rrafsh i pjerrët ${formatNumber(values.pjerresia, 0)}°, ${quantity(values.largesia, 1, "cm")} nga qendra: ${section}. Pjesa e poshtme: kulme − brinjë + faqe, ${euler(values)}.`;
  },
  readings: (values) => [
    ["Brinjë të prerjes", formatNumber(sidesOf(values))],
    ["Kulme − brinjë + faqe", euler(values)],
  ],
  samples: [
    { pjerresia: 0, largesia: 2 },
    { pjerresia: 55, largesia: 6 },
    { pjerresia: 35, largesia: 3 },
    { pjerresia: 55, largesia: 0 },
  ],
  columns: [
    { head: "pjerrësia", cell: ({ pjerresia }) => `${formatNumber(pjerresia, 0)}°` },
    { head: "largësia (cm)", cell: ({ largesia }) => formatNumber(largesia, 1) },
    { head: "prerja", cell: (values) => nameOf(sidesOf(values)) },
    { head: "kulme − brinjë + faqe", cell: euler },
  ],
};
