import { formatNumber } from "../../magazine/albanian";
import { clamp } from "../../play/clamp";
import { quantity } from "../../play/quantity";
import { path } from "../../play/svg-path";
import { Area, Axes, Box, Label, Line, rectangle, Segment, Ticks } from "../kit/drawing";
import { Hatch } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import { Resting } from "../kit/resting";
import type { TouchModel, Values } from "../kit/touch-model";
import { celsiusOf, litres, pressure, workOn } from "./gas-in-cylinder";

type Name = "vellimi" | "vrik";

const least = 0.2;
/** The scale that cylinder and graph share. The piston is above its volume on the graph's axis. */
const left = 42;
const perLitre = 268;
const cylinder = { top: 44, bottom: 116 };
const floor = 282;
const perKilopascal = 0.146;

const across = (volume: number) => left + perLitre * volume;
const pointAt = (volume: number, quick: boolean): Point => [
  across(volume),
  floor - perKilopascal * pressure(volume, quick),
];
const curve = (from: number, quick: boolean) =>
  Array.from({ length: 41 }, (_, i) => pointAt(from + ((litres - from) * i) / 40, quick));

/**
 * Position of each molecule, as fractions of the space, and its direction. The golden ratio spreads them without
 * overlap.
 */
const molecules = Array.from({ length: 44 }, (_, i) => ({
  x: (0.5 + i * 0.618034) % 1,
  y: (i + 0.5) / 44,
  angle: i * 2.39996,
}));

/** Draws the air: each molecule has a trail proportional to its kinetic energy. */
function Molecules({ volume, quick }: { volume: number; quick: boolean }) {
  const trail = (9 * (celsiusOf(volume, quick) + 273.15)) / 293.15;
  const places = molecules.map(({ x, y, angle }): [Point, Point] => {
    const place: Point = [
      left + 10 + x * (perLitre * volume - 20),
      cylinder.top + 9 + y * (cylinder.bottom - cylinder.top - 18),
    ];
    const tail: Point = [
      clamp(place[0] - trail * Math.cos(angle), left + 2, across(volume) - 2),
      clamp(place[1] - trail * Math.sin(angle), cylinder.top + 3, cylinder.bottom - 3),
    ];
    return [tail, place];
  });
  return (
    <>
      <path d={places.map((flight) => path(flight)).join("")} stroke="currentColor" strokeWidth="0.9" />
      <path
        d={places.map(([, place]) => `${path([place])}h0`).join("")}
        stroke="var(--spot)"
        strokeWidth="5"
        vectorEffect="none"
        strokeLinecap="round"
      />
    </>
  );
}

function Cylinder({ volume }: { volume: number }) {
  const { top, bottom } = cylinder;
  const wall = (from: number, to: number): Point[] => rectangle([left - 9, across(litres) + 24], [from, to]);
  const x = across(volume);
  const middle = (top + bottom) / 2;
  return (
    <>
      {[wall(top - 9, top), wall(bottom, bottom + 9)].map((points) => (
        <Hatch key={points[0]?.[1]} points={points} spacing={4} />
      ))}
      <Hatch points={rectangle([left - 9, left], [top - 9, bottom + 9])} spacing={4} />
      <Line
        points={[
          [across(litres) + 24, top],
          [left, top],
          [left, bottom],
          [across(litres) + 24, bottom],
        ]}
        weight={2.4}
      />
      <Box x={[x, x + 12]} y={[top + 1, bottom - 1]} fill="paper" outline={2} />
      <Segment from={[x + 12, middle]} to={[Math.min(352, x + 62), middle]} weight={5} />
    </>
  );
}

function View({ values: { vellimi, vrik } }: { values: Values<Name> }) {
  const quick = vrik === 1;
  const way = curve(vellimi, quick);
  const now = pointAt(vellimi, quick);
  const middle = (cylinder.top + cylinder.bottom) / 2;
  return (
    <>
      <Resting way="across">
        <Molecules volume={vellimi} quick={quick} />
      </Resting>
      <Cylinder volume={vellimi} />
      <Label at={[left - 8, 24]} anchor="start" spot large>
        {quantity(celsiusOf(vellimi, quick), 0, "°C")}
      </Label>
      <Label at={[352, 22]} anchor="end" italic>
        {quick ? "vrik: nxehtësia s’del dot" : "ngadalë: nxehtësia del"}
      </Label>
      <Area points={[...way, [across(litres), floor], [now[0], floor]]} outline={0} />
      <Segment from={[now[0], cylinder.bottom + 9]} to={[now[0], floor]} weight={1} dashed />
      {[false, true].map((each) => (
        <Line key={String(each)} points={curve(least, each)} weight={1.2} dashed />
      ))}
      <Line points={way} weight={3.2} spot />
      <Axes x={[left, 352]} y={[136, floor]} />
      {[250, 500, 750].map((kilopascals) => (
        <Label key={kilopascals} at={[left - 6, floor - perKilopascal * kilopascals + 5]} anchor="end">
          {kilopascals}
        </Label>
      ))}
      <Label at={[left + 6, 148]} anchor="start" italic>
        kPa
      </Label>
      <Ticks
        at={[0.25, 0.5, 0.75, 1]}
        along={across}
        y={[floor, floor + 5]}
        label={(volume) => quantity(volume, volume === 1 ? 0 : volume === 0.5 ? 1 : 2, "L")}
      />
      <circle cx={Math.round(10 * now[0]) / 10} cy={Math.round(10 * now[1]) / 10} r="5" fill="var(--spot)" />
      <Handle
        name="vellimi"
        at={[across(vellimi) + 6, middle]}
        valuesAt={([x]) => ({ vellimi: (x - 6 - left) / perLitre })}
      />
    </>
  );
}

const howOf = (quick: boolean) => (quick ? "vrik" : "ngadalë");

/** Air under a piston that the reader pushes, quickly or slowly. The curve of its pressure is below. */
export const pistonByHand: TouchModel<Name> = {
  title: "Pistoni me dorë",
  settings: {
    vellimi: {
      label: "Vëllimi i ajrit",
      unit: "L",
      min: least,
      max: litres,
      step: 0.01,
      digits: 2,
      start: 1,
      by: "handle",
    },
    vrik: { label: "Vrik", unit: "", min: 0, max: 1, step: 1, digits: 0, start: 1, by: "buttons" },
  },
  question: {
    text: "Ajri ka 20\u00a0°C. Shtype vrik, në gjysmë: sa bëhet?",
    choices: ["Mbeten 20\u00a0°C", "40\u00a0°C, dyfishi", "Rreth 114\u00a0°C"],
    right: 2,
    because:
      "Pistoni që vjen përballë i kthen molekulat më të shpejta, dhe puna që i bëhet ajrit mbetet e gjitha në të. Ngadalë duhet pak më pak punë, dhe e gjithë ajo del nga muret si nxehtësi: ajri rri 20 gradë. Motori dizel e shtyp në një të njëzetën: nafta ndizet pa xixë.",
    shown: ({ vellimi, vrik }) => vrik === 1 && vellimi === 0.5,
  },
  actions: [{ label: "Ndërro vrik me ngadalë", apply: (values) => ({ ...values, vrik: 1 - values.vrik }) }],
  View,
  height: 308,
  left: 15,
  describe: ({ vellimi, vrik }) =>
    `${vellimi === litres ? "Ajri s’është shtypur ende" : `Ajri u shtyp ${howOf(vrik === 1)} deri në ${quantity(vellimi, 2, "L")}`}: ${quantity(celsiusOf(vellimi, vrik === 1), 0, "°C")}, ${quantity(pressure(vellimi, vrik === 1), 0, "kPa")}. Puna mbi ajrin: ${quantity(workOn(vellimi, vrik === 1), 0, "J")}.`,
  readings: ({ vellimi, vrik }) => [
    ["Vëllimi", quantity(vellimi, 2, "L")],
    ["Presioni", quantity(pressure(vellimi, vrik === 1), 0, "kPa")],
    ["Puna mbi ajrin", quantity(workOn(vellimi, vrik === 1), 0, "J")],
  ],
  samples: [
    { vellimi: 1, vrik: 1 },
    { vellimi: 0.5, vrik: 1 },
    { vellimi: 0.5, vrik: 0 },
    { vellimi: 0.2, vrik: 1 },
    { vellimi: 0.2, vrik: 0 },
  ],
  columns: [
    { head: "si", cell: ({ vrik }) => howOf(vrik === 1) },
    { head: "vëllimi (L)", cell: ({ vellimi }) => formatNumber(vellimi, 1) },
    { head: "presioni (kPa)", cell: ({ vellimi, vrik }) => formatNumber(pressure(vellimi, vrik === 1), 0) },
    { head: "temperatura (°C)", cell: ({ vellimi, vrik }) => formatNumber(celsiusOf(vellimi, vrik === 1), 0) },
  ],
};
