import { formatNumber } from "../../magazine/albanian";
import { toDegrees } from "../../play/angle";
import { percent, quantity } from "../../play/quantity";
import { path, rounded } from "../../play/svg-path";
import { Area, Box, Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import { Resting } from "../kit/resting";
import type { TouchModel, Values } from "../kit/touch-model";
import { hillAt, length, momentAfter, speedAtEnd, startHeight, track, wayOut } from "./ride-on-a-track";

type Name = "kodra" | "ferkimi" | "koha";

/** Units of the picture for a metre along the ground and upwards. Heights are drawn three times as large. */
const [along, upwards] = [1.5, 4.5];
const [left, ground] = [16, 196];
/** The column of energies, as high as the start. */
const column = { left: 312, right: 344 };

const toPicture = (x: number, height: number): Point => [left + along * x, ground - upwards * height];
/** Longest time of the control, in s. Without friction the car leaves the track or has turned back before. */
const longestTime = 26;

const places = Array.from({ length: 91 }, (_, i) => (length * i) / 90);

/** Draws a car on two wheels, turned with the rails under it. */
function Car({ x, hill }: { x: number; hill: number }) {
  const [height, slope] = track(x, hill);
  const [px, py] = toPicture(x, height).map(rounded);
  const tilt = rounded(toDegrees(Math.atan2(-upwards * slope, along)));
  return (
    <g transform={`translate(${px} ${py}) rotate(${tilt})`} stroke="currentColor" strokeLinejoin="round">
      <path d="M-13 -5H13L17 -21H-17Z" fill="var(--color-paper)" strokeWidth="2" />
      <path d="M-14 -9H14M-15 -13H15M-16 -17H16" />
      <circle cx="-8" cy="-4.5" r="4.5" fill="currentColor" stroke="none" />
      <circle cx="8" cy="-4.5" r="4.5" fill="currentColor" stroke="none" />
    </g>
  );
}

/** Posts of the trestle, in metres along the ground. */
const posts = Array.from({ length: 23 }, (_, i) => (length * i) / 22);

/** Returns the trestle under the track: posts, and a brace between each two of a height. */
function trestle(hill: number): string {
  const tops = posts.map((x) => toPicture(x, track(x, hill)[0]));
  return tops
    .flatMap(([x, y], i) => {
      const next = tops[i + 1];
      const post =
        ground - y < 3
          ? []
          : [
              path([
                [x, y],
                [x, ground],
              ]),
            ];
      if (next === undefined || Math.min(ground - y, ground - next[1]) < 12) return post;
      return [
        ...post,
        path(
          i % 2 === 0
            ? [[x, ground], next]
            : [
                [x, y],
                [next[0], ground],
              ],
        ),
      ];
    })
    .join("");
}

/** Returns the part of the column between two energies. */
const part = (from: number, to: number) => ({
  x: [column.left, column.right] as const,
  y: [ground - upwards * from, ground - upwards * to] as const,
});

/** Draws the name of an energy, with a subscript as in the formulas. */
const energyName = (letter: string, middle: number) => (
  <Label at={[(column.left + column.right) / 2, ground - upwards * middle + 4]} italic>
    E
    <tspan dy="4" fontSize="0.94em">
      {letter}
    </tspan>
  </Label>
);

function View({ values: { kodra, ferkimi, koha } }: { values: Values<Name> }) {
  const out = wayOut(kodra, ferkimi);
  const line = out.filter((_, i) => i % 20 === 0 || i === out.length - 1);
  const end = speedAtEnd(kodra, ferkimi);
  const { x, potential, kinetic } = momentAfter(koha, kodra, ferkimi);
  const sum = potential + kinetic;
  return (
    <>
      <Area
        points={[
          ...line.map((moment) => toPicture(moment.x, moment.potential + moment.kinetic)),
          ...line.map((moment) => toPicture(moment.x, moment.potential)).reverse(),
        ]}
        outline={0}
      />
      <Segment from={toPicture(0, startHeight)} to={[column.left, ground - upwards * startHeight]} weight={1} dashed />
      <path d={trestle(kodra)} stroke="currentColor" />
      <Segment from={[6, ground]} to={[column.right, ground]} weight={2} />
      <Line points={places.map((place) => toPicture(place, track(place, kodra)[0]))} weight={2.8} />
      <Line points={line.map((moment) => toPicture(moment.x, moment.potential + moment.kinetic))} weight={3} spot />
      <Segment from={toPicture(x, potential)} to={toPicture(x, sum)} weight={2.4} spot />
      <Resting way="across">
        <Car x={x} hill={kodra} />
      </Resting>
      <Segment from={toPicture(x, potential)} to={[column.left, ground - upwards * potential]} weight={1} dashed />
      <Box {...part(0, potential)} fill="paper" />
      <Box {...part(potential, sum)} />
      <path
        d={`M${column.left} ${ground - upwards * startHeight}H${column.right}V${(ground - upwards * sum).toFixed(2)}H${column.left}Z`}
        fill="currentColor"
      />
      {potential > 4.5 ? energyName("p", potential / 2) : null}
      {kinetic > 4.5 ? energyName("k", potential + kinetic / 2) : null}
      {startHeight - sum > 0.5 ? (
        <Label at={[column.right + 8, ground - upwards * startHeight - 9]} anchor="end" italic>
          termike
        </Label>
      ) : null}
      <Label at={[column.left - 8, ground - upwards * startHeight - 27]} anchor="end" spot>
        {end === null ? "nuk kalon" : `në fund ${quantity(end, 1, "m/s")}`}
      </Label>
      <Handle name="kodra" at={toPicture(hillAt, kodra)} valuesAt={([, y]) => ({ kodra: (ground - y) / upwards })} />
    </>
  );
}

/** A roller coaster over a hill of variable height. The way down returns the energy of height, not friction's part. */
export const trainOverAHill: TouchModel<Name> = {
  title: "Treni pa motor dhe kodra",
  settings: {
    kodra: { label: "Lartësia e kodrës", unit: "m", min: 4, max: 36, step: 0.5, digits: 1, start: 12, by: "handle" },
    ferkimi: { label: "Koeficienti i fërkimit", unit: "", min: 0, max: 0.1, step: 0.01, digits: 2, start: 0 },
    koha: { label: "Koha", unit: "s", min: 0, max: longestTime, step: 0.1, digits: 1, start: 3.4, by: "buttons" },
  },
  question: {
    text: "Treni niset nga 30\u00a0m, pa fërkim. E ngre kodrën në mes nga 12 në 24\u00a0m: ç’bëhet me shpejtësinë në fund të shinave?",
    choices: ["Bie", "Mbetet po ajo", "Rritet"],
    right: 1,
    because:
      "Mbi kodër treni ecën më ngadalë, por zbritja ia kthen shpejtësinë: pa fërkim ajo varet vetëm nga sa poshtë nisjes është treni. Kodrën aq të lartë sa nisja, ose më të lartë, nuk e kalon dot.",
    shown: ({ kodra, ferkimi }) => ferkimi === 0 && Math.abs(kodra - 24) <= 0.5,
  },
  View,
  height: 210,
  describe: ({ kodra, ferkimi, koha }) => {
    const end = speedAtEnd(kodra, ferkimi);
    const { speed, potential } = momentAfter(koha, kodra, ferkimi);
    return `Nisja 30\u00a0m, kodra ${quantity(kodra, 1, "m")}, fërkimi ${formatNumber(ferkimi, 2)}. Pas ${quantity(koha, 1, "s")} treni është ${quantity(potential, 1, "m")} lart dhe ecën me ${quantity(Math.abs(speed), 1, "m/s")}. ${end === null ? "Kodrën nuk e kalon." : `Në fund ka ${quantity(end, 1, "m/s")}.`}`;
  },
  readings: ({ kodra, ferkimi, koha }) => {
    const { speed, potential, kinetic } = momentAfter(koha, kodra, ferkimi);
    return [
      ["Shpejtësia", quantity(Math.abs(speed), 1, "m/s")],
      ["Kinetike", percent(kinetic / startHeight)],
      ["Termike", percent(Math.max(0, 1 - (potential + kinetic) / startHeight))],
    ];
  },
  actions: [
    {
      label: "Edhe 1\u00a0s",
      apply: (values) =>
        values.koha >= longestTime ? values : { ...values, koha: Math.min(longestTime, values.koha + 1) },
    },
  ],
  runs: { name: "koha", unitsPerSecond: 2 },
  samples: [
    { kodra: 12, ferkimi: 0, koha: 3.4 },
    { kodra: 24, ferkimi: 0, koha: 3.4 },
    { kodra: 24, ferkimi: 0.02, koha: 3.4 },
    { kodra: 24, ferkimi: 0.1, koha: 3.4 },
    { kodra: 36, ferkimi: 0, koha: 3.4 },
  ],
  columns: [
    { head: "kodra (m)", cell: ({ kodra }) => formatNumber(kodra, 0) },
    { head: "fërkimi", cell: ({ ferkimi }) => formatNumber(ferkimi, 2) },
    {
      head: "shpejtësia në fund (m/s)",
      cell: ({ kodra, ferkimi }) => {
        const end = speedAtEnd(kodra, ferkimi);
        return end === null ? "nuk kalon" : formatNumber(end, 1);
      },
    },
  ],
};
