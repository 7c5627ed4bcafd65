import { Fragment } from "react";
import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Label, Line, Segment } from "../kit/drawing";
import { Hatch } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import type { Action, TouchModel, Values } from "../kit/touch-model";
import { type Cut, goldenRatio, greatestCommonDivisor, squaresOf } from "./euclid-squares";

type Name = "gjatesia" | "gjeresia" | "arti";

/** The rectangle's fixed corner, units for a centimetre, the golden rectangle's width in cm. */
const corner: Point = [54, 38];
const scale = 8.4;
const goldenWidth = 21;
/** Sides in cm. They are of the smallest golden square drawn, and of the smallest with room for its number. */
const [drawn, written] = [0.25, 2.6];

const toPicture = (x: number, y: number): Point => [corner[0] + scale * x, corner[1] + scale * y];

const outline = ({ x, y, side }: Cut): Point[] => [
  toPicture(x - side, y - side),
  toPicture(x, y - side),
  toPicture(x, y),
  toPicture(x - side, y),
];

const cutsOf = ({ gjatesia, gjeresia, arti }: Values<Name>) =>
  arti === 1 ? squaresOf(goldenRatio * goldenWidth, goldenWidth, drawn) : squaresOf(gjatesia, gjeresia);

/** Writes the number of squares of each size, as "1 × 20". */
function sizes(values: Values<Name>): string {
  const counts = new Map<number, number>();
  for (const { side } of cutsOf(values)) counts.set(side, (counts.get(side) ?? 0) + 1);
  return [...counts].map(([side, count]) => `${count}\u00a0×\u00a0${formatNumber(side)}`).join(", ");
}

/** Draws marks of the last square's side along both sides. It measures both without a remainder. */
function RulerMarks({ every, length, width }: { every: number; length: number; width: number }) {
  const along = (side: number) => Array.from({ length: side / every + 1 }, (_, i) => i * every);
  const steps = [
    ...along(length).map((x) => `M${rounded(toPicture(x, 0)[0])} ${corner[1]}v-7`),
    ...along(width).map((y) => `M${corner[0]} ${rounded(toPicture(0, y)[1])}h-7`),
  ];
  return <path d={steps.join("")} fill="none" stroke="var(--spot)" strokeWidth="2" />;
}

function View({ values }: { values: Values<Name> }) {
  const { gjatesia, gjeresia, arti } = values;
  const cuts = cutsOf(values);
  const least = arti === 1 ? 0 : greatestCommonDivisor(gjatesia, gjeresia);
  const [length, width] = arti === 1 ? [goldenRatio * goldenWidth, goldenWidth] : [gjatesia, gjeresia];
  const last = cuts.at(-1) as Cut;
  return (
    <>
      {cuts.map((cut, place) => (
        <Fragment key={`${cut.x} ${cut.y}`}>
          <Area points={outline(cut)} fill={cut.side === least ? "tint" : "paper"} />
          {cut.side === least || cut.side < 1 ? null : (
            <Hatch points={outline(cut)} spacing={6} degrees={place % 2 === 0 ? -45 : 45} />
          )}
        </Fragment>
      ))}
      <Line
        points={[toPicture(0, 0), toPicture(length, 0), toPicture(length, width), toPicture(0, width), toPicture(0, 0)]}
        weight={2.6}
      />
      {arti === 1 ? null : (
        <Line points={[...outline(last), toPicture(last.x - last.side, last.y - last.side)]} weight={3} spot />
      )}
      {cuts.map(({ x, y, side }) =>
        side < written || side === least || arti === 1 ? null : (
          <circle
            key={`${x} ${y}`}
            cx={rounded(toPicture(x - side / 2, 0)[0])}
            cy={rounded(toPicture(0, y - side / 2)[1])}
            r="11"
            fill="var(--color-paper)"
          />
        ),
      )}
      {cuts.map(({ x, y, side }, place) =>
        side < written || arti === 1 ? null : (
          <Label
            key={`${x} ${y}`}
            at={[toPicture(x - side / 2, 0)[0], toPicture(0, y - side / 2)[1] + 5]}
            spot={place === cuts.length - 1}
          >
            {formatNumber(side)}
          </Label>
        ),
      )}
      {arti === 1 ? (
        <>
          <Segment from={toPicture(0, 0)} to={toPicture(length, width)} weight={2.4} spot />
          <Segment from={toPicture(0, 0)} to={toPicture(length - width, width)} weight={2.4} spot />
          <Label at={[toPicture(length / 2, 0)[0], 242]} spot>
            çdo mbetje ka të njëjtën formë
          </Label>
        </>
      ) : (
        <RulerMarks every={least} {...{ length, width }} />
      )}
      <Label at={[toPicture(length / 2, 0)[0], corner[1] - 13]}>{arti === 1 ? "φ" : quantity(gjatesia, 0, "cm")}</Label>
      <Label at={[corner[0] - 11, toPicture(0, width / 2)[1] + 5]} anchor="end">
        {arti === 1 ? "1" : quantity(gjeresia, 0, "cm")}
      </Label>
      {arti === 1 ? null : (
        <Handle
          name="gjatesia"
          second="gjeresia"
          at={toPicture(length, width)}
          valuesAt={([x, y]) => ({ gjatesia: (x - corner[0]) / scale, gjeresia: (y - corner[1]) / scale })}
        />
      )}
    </>
  );
}

/** Returns the button of whole or of golden sides. */
const kindOfSides = (label: string, arti: number): Action<Name> => ({
  label,
  chip: label,
  apply: (values) => (values.arti === arti ? values : { ...values, arti }),
});

const floor = (gjatesia: number, gjeresia: number): Values<Name> => ({ gjatesia, gjeresia, arti: 0 });

/** Euclid's algorithm as a floor. The last square divides both sides, and with φ : 1 there is no last one. */
export const tiledFloor: TouchModel<Name> = {
  title: "Katrori që i mat të dyja brinjët",
  settings: {
    gjatesia: { label: "Gjatësia", unit: "cm", min: 8, max: 34, step: 1, digits: 0, start: 30, by: "handle" },
    gjeresia: { label: "Gjerësia", unit: "cm", min: 5, max: 24, step: 1, digits: 0, start: 20, by: "handle" },
    arti: { label: "Brinjët φ dhe 1", unit: "", min: 0, max: 1, step: 1, digits: 0, start: 0, by: "buttons" },
  },
  question: {
    text: "Brinjët janë 30 dhe 20 cm. Zgjate të gjatën me vetëm 1 cm: sa zvogëlohet brinja e katrorit të fundit?",
    choices: ["Aspak", "Rreth 1 cm", "Dhjetë herë"],
    right: 2,
    because:
      "Katrori i fundit duhet t’i masë të dyja brinjët pa mbetje. 10 e mat 30, prandaj nuk e mat dot 31: dy numra fqinjë nuk i mat asnjë njësi më e madhe se 1. Dhe 31 e 20 s’kanë pjesëtues të përbashkët më të madh se 1.",
    shown: ({ gjatesia, gjeresia, arti }) => arti === 0 && gjatesia === 31 && gjeresia === 20,
  },
  View,
  height: 260,
  describe: (values) => {
    const { gjatesia, gjeresia, arti } = values;
    return arti === 1
      ? "Drejtkëndësh me brinjë φ dhe 1: çdo katror që hiqet lë një drejtkëndësh të së njëjtës formë, dhe prerja nuk mbaron."
      : `Drejtkëndëshi ${formatNumber(gjatesia)} me ${formatNumber(gjeresia)} cm pritet në katrorë: ${sizes(values)} cm. I fundit ka brinjën ${quantity(greatestCommonDivisor(gjatesia, gjeresia), 0, "cm")}.`;
  },
  readings: (values) => {
    const { gjatesia, gjeresia, arti } = values;
    if (arti === 1)
      return [
        ["Katrorë", "pa fund"],
        ["Katrori i fundit", "nuk ka"],
      ];
    return [
      ["Katrorë", formatNumber(cutsOf(values).length)],
      ["Katrori i fundit", quantity(greatestCommonDivisor(gjatesia, gjeresia), 0, "cm")],
    ];
  },
  actions: [
    {
      label: "34 me 21",
      chip: "34 me 21",
      apply: (values) =>
        values.gjatesia === 34 && values.gjeresia === 21 && values.arti === 0 ? values : floor(34, 21),
    },
    kindOfSides("φ me 1", 1),
    kindOfSides("Të plota", 0),
  ],
  samples: [floor(30, 20), floor(31, 20), floor(28, 21), floor(34, 21)],
  columns: [
    {
      head: "brinjët (cm)",
      cell: ({ gjatesia, gjeresia }) => `${formatNumber(gjatesia)} me ${formatNumber(gjeresia)}`,
    },
    { head: "katrorët (cm)", cell: sizes },
    {
      head: "i fundit (cm)",
      cell: ({ gjatesia, gjeresia }) => formatNumber(greatestCommonDivisor(gjatesia, gjeresia)),
    },
  ],
};
