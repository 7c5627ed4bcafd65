import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { path, rounded } from "../../play/svg-path";
import { Area, Box, Label, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { Arrow } from "./arrow";
import { heating, ohmCurrent, ohmsPerMetre, wireLength } from "./ohm-law";

type Name = "rezistenca" | "tensioni";

/**
 * The graph over the wire: ohms to the right, along the wire; volts upwards. So the slope of the line is the current.
 */
const plane = { left: 36, floor: 196, perOhm: 26, perVolt: 28 };
const most = { ohms: 10, volts: 6 };
const across = (ohms: number) => plane.left + plane.perOhm * ohms;
const up = (volts: number) => plane.floor - plane.perVolt * volts;
const foot: Point = [plane.left, plane.floor];

/** The wire below the graph. It has ions in three rows, and the whole drift of an electron for one ampere. */
const wire = { top: 208, middle: 237, bottom: 266, apart: 18, rows: 17 };
const carried = 14;
/** The charge of one second, ten dots to a coulomb. */
const counted = { y: 284, apart: 7.2, perCoulomb: 10 };

/** Currents of the fan of rays, in amperes. Those in the middle of the range are labelled. */
const fan = [0.25, 0.5, 1, 1.5, 2, 3];

/** Returns the point where the ray of a current leaves the graph. */
function rayEnd(amperes: number): Point {
  const ohms = Math.min(most.ohms, most.volts / amperes);
  return [across(ohms), up(amperes * ohms)];
}

/** Collisions of one electron: offsets along the wire, and across it in half widths. Along they begin and end at 0. */
const bumps: readonly Point[] = [
  [0, -0.5],
  [5, 0.7],
  [-3, 0.1],
  [4, -0.8],
  [-6, 0.2],
  [1, 0.8],
  [-5, -0.3],
  [3, 0.5],
  [6, -0.6],
  [-2, -0.1],
  [-4, 0.7],
  [2, -0.7],
  [0, 0.1],
];

const currentAt = ({ tensioni, rezistenca }: Values<Name>) => ohmCurrent(tensioni, rezistenca);

/** Returns the path of dots: round strokes without length. */
const dots = (points: readonly Point[]) => points.map(([x, y]) => `M${rounded(x)} ${rounded(y)}h0`).join("");

/** Returns the paths of the metal's ions and their plus signs. Between them are the electrons, up to the wire's end. */
function lattice(end: number): { ions: string; pluses: string; electrons: string } {
  const columns = Array.from({ length: Math.floor((end - plane.left) / wire.apart) }, (_, i) => i);
  const toPicture = (column: number, row: number): Point => [
    plane.left + wire.apart * (column + 0.5),
    wire.middle + wire.rows * row,
  ];
  const ions = columns.flatMap((column) => [-1, 0, 1].map((row) => toPicture(column, row)));
  const free = columns.slice(1).flatMap((column) =>
    [-0.5, 0.5].map((row): Point => {
      const [x, y] = toPicture(column - 0.5, row);
      return [x + ((column * 7 + row * 6) % 5) - 2, y + ((column * 3) % 5) - 2];
    }),
  );
  const pluses = ions.map(([x, y]) => `M${rounded(x - 3)} ${y}h6M${rounded(x)} ${y - 3}v6`).join("");
  return { ions: dots(ions), pluses, electrons: dots(free) };
}

/**
 * Returns the path of one electron to the left, from the wire's middle. The field shifts each collision a bit farther.
 */
function wayOf(current: number, end: number): Point[] {
  const start = (plane.left + end + carried * current) / 2;
  return bumps.map(([along, aside], i): Point => {
    const shift = (carried * current * i) / (bumps.length - 1);
    return [start + along - shift, wire.middle + 26 * aside];
  });
}

function View({ values }: { values: Values<Name> }) {
  const { tensioni, rezistenca } = values;
  const current = currentAt(values);
  const [end, top] = [across(rezistenca), up(tensioni)];
  const { ions, pluses, electrons } = lattice(end);
  const way = wayOf(current, end);
  const [lastX, lastY] = way.at(-1) as Point;
  const coulombs = Array.from(
    { length: Math.round(counted.perCoulomb * current) },
    (_, i): Point => [plane.left + 4 + counted.apart * i, counted.y],
  );
  return (
    <>
      {fan.map((amperes) => {
        const [x, y] = rayEnd(amperes);
        const beside = amperes < most.volts / most.ohms;
        return (
          <g key={amperes}>
            <Segment from={foot} to={[x, y]} weight={0.8} dashed />
            <Label
              at={beside ? [x + 6, y + 4] : [x + (amperes === 3 ? -4 : 0), y - 8]}
              anchor={beside ? "start" : "middle"}
            >
              {amperes === 1.5 ? "" : quantity(amperes, amperes < 1 ? 2 : 0, "A")}
            </Label>
          </g>
        );
      })}
      <Area points={[foot, [end, plane.floor], [end, top]]} outline={0} />
      <Arrow from={[end, plane.floor]} to={[end, Math.min(plane.floor, top + 12)]} weight={1.4} />
      <Segment from={foot} to={[across(most.ohms), plane.floor]} weight={1} />
      <Segment from={foot} to={[end, top]} weight={4} spot />
      <Box x={[plane.left, end]} y={[wire.top, wire.bottom]} fill="paper" outline={2} />
      <path
        d={`M14 ${wire.middle}H${plane.left}M${rounded(end)} ${wire.middle}H346`}
        stroke="currentColor"
        strokeWidth="4"
      />
      <path d={ions} stroke="var(--tint)" strokeWidth="13" vectorEffect="none" strokeLinecap="round" />
      <path d={pluses} stroke="currentColor" strokeWidth="1" />
      <path d={electrons} stroke="currentColor" strokeWidth="4" vectorEffect="none" strokeLinecap="round" />
      <path d={path(way)} fill="none" stroke="var(--spot)" strokeWidth="1.8" strokeLinejoin="round" />
      <circle cx={rounded(lastX)} cy={rounded(lastY)} r="6" fill="var(--spot)" stroke="var(--color-paper)" />
      <Label at={[20, wire.middle - 8]} italic>
        +
      </Label>
      <Label at={[340, wire.middle - 8]} italic>
        −
      </Label>
      <path d={dots(coulombs)} stroke="var(--spot)" strokeWidth="5.4" vectorEffect="none" strokeLinecap="round" />
      <Label at={[plane.left, counted.y + 21]} anchor="start" italic>
        një sekondë; një pikë ≈ 0,1 C
      </Label>
      <Label at={[352, counted.y + 20]} anchor="end" spot large>
        {quantity(current, 2, "A")}
      </Label>
      <Handle
        name="rezistenca"
        second="tensioni"
        at={[end, top]}
        valuesAt={([x, y]) => ({
          rezistenca: (x - plane.left) / plane.perOhm,
          tensioni: (plane.floor - y) / plane.perVolt,
        })}
      />
    </>
  );
}

/** A wire and the voltage over it in one graph. The slope of the line is the current. */
export const voltageAndResistance: TouchModel<Name> = {
  title: "Rryma është një pjerrësi",
  settings: {
    rezistenca: {
      label: "Rezistenca e telit",
      unit: "Ω",
      min: 2,
      max: most.ohms,
      step: 0.5,
      digits: 1,
      start: 4,
      by: "handle",
    },
    tensioni: {
      label: "Tensioni",
      unit: "V",
      min: 0,
      max: most.volts,
      step: 0.5,
      digits: 1,
      start: 2,
      by: "handle",
    },
  },
  question: {
    text: "Dyfisho tensionin, dyfisho edhe rezistencën: 4 V mbi 8 Ω. Ç’bën rryma?",
    choices: ["Katërfishohet", "Dyfishohet", "Mbetet po aq"],
    right: 2,
    because:
      "Tensioni e ngre rampën, teli më i gjatë e shtrin; kur dyfishohen të dyja, pjerrësia mbetet, dhe pjerrësia është rryma: volt për om. Elektroni përplaset po aq shpesh, dhe mes dy përplasjesh shtyhet po aq.",
    shown: ({ tensioni, rezistenca }) => tensioni === 4 && rezistenca === 8,
  },
  View,
  height: 308,
  left: 0,
  describe: (values) =>
    `Tel konstantani ${quantity(wireLength(values.rezistenca), 2, "m")}, ${quantity(values.rezistenca, 1, "Ω")}, nën ${quantity(values.tensioni, 1, "V")}: rryma ${quantity(currentAt(values), 2, "A")}, dhe teli nxehet me fuqi ${quantity(heating(values.tensioni, values.rezistenca), 2, "W")}. Sa më e pjerrët rampa mbi tel, aq më larg e çon shtytja çdo elektron që përplaset me jonet.`,
  readings: (values) => [
    ["Tensioni", quantity(values.tensioni, 1, "V")],
    ["Rezistenca", quantity(values.rezistenca, 1, "Ω")],
    ["Fuqia", quantity(heating(values.tensioni, values.rezistenca), 2, "W")],
  ],
  samples: [
    { tensioni: 2, rezistenca: 4 },
    { tensioni: 4, rezistenca: 4 },
    { tensioni: 2, rezistenca: 8 },
    { tensioni: 4, rezistenca: 8 },
  ],
  columns: [
    { head: "U (V)", cell: ({ tensioni }) => formatNumber(tensioni, 1) },
    { head: "R (Ω)", cell: ({ rezistenca }) => formatNumber(rezistenca, 1) },
    {
      head: `teli, ${formatNumber(ohmsPerMetre)} Ω/m (m)`,
      cell: ({ rezistenca }) => formatNumber(wireLength(rezistenca), 2),
    },
    { head: "I (A)", cell: (values) => formatNumber(currentAt(values), 2) },
  ],
};
