import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Box, Label, Line, Segment, Ticks } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import { Resting } from "../kit/resting";
import type { TouchModel, Values } from "../kit/touch-model";
import { Arrow } from "./arrow";
import { Cell, Meter, Snail } from "./circuit-parts";
import { driftSpeed } from "./drift";
import { ohmCurrent } from "./ohm-law";

type Name = "tensioni" | "koha";

/** The lesson's wire, 0,20 mm², in a circuit of 2,5 Ω. The snail's pace is in mm/s. */
const section = 0.2;
const resistance = 2.5;
const snailPace = 1;

/** The wire's first 30 mm, then a break, then its end at the meter. */
const wire = { left: 58, broken: 250, right: 300, top: 106, bottom: 146, middle: 126 };
const perMillimetre = 6.2;
const along = (millimetres: number) => wire.left + perMillimetre * millimetres;
const meter: Point = [312, 56];
const ruler = 160;
/** The rest of the circuit, from the cell below the wire to the meter. A resistor is between them. */
const circuit: Point[] = [
  [wire.left, wire.middle],
  [28, wire.middle],
  [28, 208],
  [350, 208],
  [350, meter[1]],
  [meter[0], meter[1]],
  [meter[0], wire.middle],
  [wire.right, wire.middle],
];
const resistor = { x: [196, 256], y: [197, 219] } as const;
/** The arrow of the voltage. It has its height in the picture, and its units for a volt. */
const push = { y: 252, perVolt: 26 };

const currentAt = ({ tensioni }: Values<Name>) => ohmCurrent(tensioni, resistance);
const speedAt = (values: Values<Name>) => driftSpeed(currentAt(values), section);

/** Returns the path of electrons in four rows, each row shifted. They leave at the right and enter at the left. */
function crowd(shift: number, from: number, to: number): string {
  const gap = 21;
  const dots = [0, 8.4, 3.5, 14.7].flatMap((start, row) => {
    const first = (shift + start) % gap;
    const count = Math.ceil((to - from - 6 - first) / gap);
    return Array.from(
      { length: count },
      (_, i) => `M${rounded(from + 4 + first + i * gap)} ${wire.top + 7 + row * 8.6}h0`,
    );
  });
  return dots.join("");
}

/** Returns the jagged edge of one side of the break. */
const jag = (x: number): Point[] => [
  [x, wire.top],
  [x - 5, wire.middle - 6],
  [x + 5, wire.middle + 6],
  [x, wire.bottom],
];

const pieces: Point[][] = [
  [[wire.left, wire.bottom], [wire.left, wire.top], ...jag(wire.broken)],
  [[wire.right, wire.bottom], [wire.right, wire.top], ...jag(wire.broken + 14)],
];

function View({ values }: { values: Values<Name> }) {
  const way = speedAt(values) * values.koha;
  const [electron, snail] = [along(way), along(snailPace * values.koha)];
  const tip: Point = [wire.left + push.perVolt * values.tensioni, push.y];
  return (
    <>
      {pieces.map((piece) => (
        <Area key={String(piece[0])} points={piece} outline={2} />
      ))}
      <path
        d={
          crowd(perMillimetre * way, wire.left, wire.broken - 6) +
          crowd(perMillimetre * way, wire.broken + 18, wire.right)
        }
        fill="none"
        stroke="currentColor"
        strokeWidth="4.4"
        vectorEffect="none"
        strokeLinecap="round"
      />
      <Line points={circuit} weight={2} />
      <Cell at={[28, 158]} />
      <Box {...resistor} fill="paper" outline={2} />
      <Label at={[226, 213]}>{quantity(resistance, 1, "Ω")}</Label>
      <Meter at={meter} current={currentAt(values)} />
      <Resting way="across">
        <Snail at={[snail, wire.top - 1]} />
      </Resting>
      <Segment from={[snail, wire.top]} to={[snail, ruler]} weight={1} dashed />
      <Segment from={[wire.left, wire.middle]} to={[electron, wire.middle]} weight={3} spot />
      <circle
        cx={rounded(electron)}
        cy={wire.middle}
        r="6.5"
        fill="var(--spot)"
        stroke="var(--color-paper)"
        strokeWidth="1.5"
      />
      <Segment from={[wire.left, ruler]} to={[along(30), ruler]} />
      <Ticks
        at={[0, 10, 20, 30]}
        along={along}
        y={[ruler, ruler + 6]}
        away={22}
        label={(millimetres) => (millimetres === 30 ? "30\u00a0mm" : millimetres)}
      />
      <Label at={[wire.left, 24]} anchor="start">
        {`pas ${quantity(values.koha, 1, "s")}`}
      </Label>
      <Label at={[meter[0], 16]}>{quantity(currentAt(values), 1, "A")}</Label>
      <Label at={[wire.left, push.y - 17]} anchor="start" italic>
        {values.tensioni === 0 ? "pa tension" : `${quantity(values.tensioni, 1, "V")} shtyjnë elektronet`}
      </Label>
      <Arrow from={[wire.left, push.y]} to={[Math.max(wire.left, tip[0] - 13), push.y]} weight={2.8} />
      <Handle name="tensioni" at={tip} valuesAt={([x]) => ({ tensioni: (x - wire.left) / push.perVolt })} />
    </>
  );
}

/** An electron in a wire and a snail on it, at true speed. The meter shows the current at once. */
export const electronAndSnail: TouchModel<Name> = {
  title: "Elektroni dhe kërmilli",
  scenes: {
    own: "Drifti",
    others: [
      {
        label: "Ligji i Omit",
        caption:
          "Rampa mbi tel: lart tensioni, për së gjati rezistenca. Tërhiqe majën e saj në të dyja drejtimet dhe lexo djathtas poshtë rrymën.",
        load: async () => (await import("./voltage-and-resistance")).voltageAndResistance,
      },
    ],
  },
  settings: {
    tensioni: { label: "Tensioni", unit: "V", min: 0, max: 10, step: 0.1, digits: 1, start: 5, by: "handle" },
    koha: { label: "Koha", unit: "s", min: 0, max: 20, step: 0.5, digits: 1, start: 10 },
  },
  question: {
    text: "Me 5 V kërmilli është përpara. Kush del përpara me 10 V?",
    choices: ["Kërmilli", "Elektroni", "Të dy njëlloj"],
    right: 1,
    because:
      "Tensioni i dyfishtë do të thotë rrymë e dyfishtë dhe drift i dyfishtë: 1,5 mm/s kundrejt 1 mm/s. Megjithatë ampermetri nuk pret asnjë elektron: teli është plot, dhe fusha i shtyn të gjitha njëherësh, edhe ato në fundin tjetër.",
    shown: ({ tensioni, koha }) => tensioni === 10 && koha >= 4,
  },
  View,
  height: 274,
  describe: (values) =>
    `Pas ${quantity(values.koha, 1, "s")} me ${quantity(values.tensioni, 1, "V")} elektroni i shënuar ka bërë ${quantity(speedAt(values) * values.koha, 1, "mm")}, kërmilli ${quantity(snailPace * values.koha, 1, "mm")}. Ampermetri tregon ${quantity(currentAt(values), 1, "A")} qysh në fillim. Është vizatuar vetëm drifti; trashësia e telit është e zmadhuar.`,
  readings: (values) => [
    ["Rryma", quantity(currentAt(values), 1, "A")],
    ["Drifti", quantity(speedAt(values), 2, "mm/s")],
    ["Elektroni ka bërë", quantity(speedAt(values) * values.koha, 1, "mm")],
  ],
  runs: { name: "koha", unitsPerSecond: 1 },
  samples: [0, 2.5, 5, 10].map((tensioni) => ({ tensioni, koha: 10 })),
  columns: [
    { head: "U (V)", cell: ({ tensioni }) => formatNumber(tensioni, 1) },
    { head: "I (A)", cell: (values) => formatNumber(currentAt(values), 1) },
    { head: "drifti (mm/s)", cell: (values) => formatNumber(speedAt(values), 2) },
    { head: "pas 10 s (mm)", cell: (values) => formatNumber(speedAt(values) * values.koha, 1) },
  ],
};
