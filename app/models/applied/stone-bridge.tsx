import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { Area, Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { archHeight, halfSpan, places, rise, thrustUnder } from "./thrust-in-arch";

type Name = "kamioni" | "trashesia";

/**
 * Units of the picture for a metre. Below are the span's middle and the height of the supports of arch and chain.
 */
const scale = 13.4;
const middle = 180;
const feet = 148;
const nails = 184;
const road = 40;

const along = (x: number) => middle + scale * x;
const above = (x: number, height: number): Point => [along(x), feet - scale * height];
const below = (x: number, height: number): Point => [along(x), nails + scale * height];
/** Positions of the chain's beads and of the joints between stones: every second place. */
const joints = places.filter((_, i) => i % 2 === 0);

const lineOf = (kamioni: number) =>
  thrustUnder(kamioni).heights.map((height, i) => [places[i] as number, height] as const);
const stands = ({ kamioni, trashesia }: Values<Name>) => thrustUnder(kamioni).thickness <= trashesia;

/** Draws the lorry over its point of the road. */
function Lorry({ x }: { x: number }) {
  const left = along(x) - 15;
  return (
    <>
      <Area
        points={[
          [left, road - 5],
          [left, road - 32],
          [left + 30, road - 32],
          [left + 30, road - 24],
          [left + 40, road - 24],
          [left + 45, road - 15],
          [left + 45, road - 5],
        ]}
        fill="paper"
        outline={2}
      />
      {[7, 23, 37].map((wheel) => (
        <circle key={wheel} cx={(left + wheel).toFixed(2)} cy={road - 5} r="4" fill="currentColor" />
      ))}
    </>
  );
}

function View({ values }: { values: Values<Name> }) {
  const { kamioni, trashesia } = values;
  const line = lineOf(kamioni);
  const half = trashesia / 2;
  const stone = [
    ...places.map((x) => above(x, archHeight(x) + half)),
    ...[...places].reverse().map((x) => above(x, archHeight(x) - half)),
  ];
  const chain = line.map(([x, height]) => below(x, height));
  const lorryBead = chain[Math.round((kamioni + halfSpan) * 2)] as Point;
  return (
    <>
      <Area points={stone} outline={2} />
      {joints.map((x) => (
        <Segment key={x} from={above(x, archHeight(x) - half)} to={above(x, archHeight(x) + half)} weight={0.8} />
      ))}
      <Segment from={[8, road]} to={[352, road]} weight={2} />
      <Segment from={above(kamioni, archHeight(kamioni) + half)} to={[along(kamioni), road]} weight={1} dashed />
      <Line points={line.map(([x, height]) => above(x, height))} weight={3} spot />
      <Lorry x={kamioni} />
      <Line points={chain} weight={2} />
      {chain.map((point, i) =>
        i % 2 === 0 ? (
          <circle key={point[0]} cx={point[0].toFixed(2)} cy={point[1].toFixed(2)} r="3" fill="currentColor" />
        ) : null,
      )}
      {[chain[0] as Point, chain.at(-1) as Point].map(([x, y]) => (
        <circle
          key={x}
          cx={x.toFixed(2)}
          cy={y.toFixed(2)}
          r="5"
          fill="var(--color-paper)"
          stroke="currentColor"
          strokeWidth="2"
        />
      ))}
      <circle cx={lorryBead[0].toFixed(2)} cy={lorryBead[1].toFixed(2)} r="8" fill="currentColor" />
      <Label at={[middle, 128]} spot>
        {stands(values) ? "vija rri brenda gurit" : "vija del nga guri: harku bie"}
      </Label>
      <Label at={[middle, nails + 14]} italic>
        i njëjti zinxhir, i varur
      </Label>
      <Handle name="kamioni" at={[along(kamioni), road - 19]} valuesAt={([x]) => ({ kamioni: (x - middle) / scale })} />
    </>
  );
}

/** Describes the lorry's position in words. @param x in m from the middle, to the right */
const lorryPlace = (x: number) =>
  x === 0 ? "në mes" : `${quantity(Math.abs(x), 1, "m")} ${x < 0 ? "majtas" : "djathtas"} mesit`;

/** A lorry on a stone bridge, and a chain with the same weights. Turned over, the chain must stay inside the stone. */
export const stoneBridge: TouchModel<Name> = {
  title: "Zinxhiri brenda urës",
  settings: {
    kamioni: { label: "Kamioni, nga mesi", unit: "m", min: -10, max: 10, step: 0.1, digits: 1, start: 0, by: "handle" },
    trashesia: { label: "Trashësia e gurit", unit: "m", min: 0.5, max: 1.6, step: 0.1, digits: 1, start: 1 },
  },
  question: {
    text: "Në gurin 1 m të trashë, kamioni në mes nuk e nxjerr vijën jashtë. Ku e kërkon ai gurin më të trashë?",
    choices: ["Në mes", "Anash", "Te këmba"],
    right: 1,
    because:
      "Në mes kamioni e tërheq zinxhirin njësoj në të dyja anët dhe forma mbetet pranë harkut. Anash e bën të shtrembër: vija ngrihet nën kamion dhe ulet përballë. Më afër këmbës nevoja bie prapë, sepse pesha shkon gjithnjë e më drejt në breg.",
    shown: ({ kamioni, trashesia }) => trashesia === 1 && Math.abs(kamioni) >= 6 && Math.abs(kamioni) <= 9,
  },
  View,
  height: 286,
  describe: (values) => {
    const { thickness } = thrustUnder(values.kamioni);
    return `Urë guri, hapësira ${2 * halfSpan} m, lartësia ${rise} m, trashësia ${quantity(values.trashesia, 1, "m")}; kamioni 24 t ${lorryPlace(values.kamioni)}, si peshë në një pikë. Zinxhiri i përmbysur që i rri harkut më afër kërkon ${quantity(thickness, 2, "m")} gur: ${stands(values) ? "rri brenda" : "del jashtë, harku bie"}. Guri quhet i pathyeshëm nga shtypja; pesha tjetër merret 20 kN/m, sado i trashë të jetë.`;
  },
  readings: (values) => {
    const { thickness, push } = thrustUnder(values.kamioni);
    return [
      ["Nga mesi", quantity(Math.abs(values.kamioni), 1, "m")],
      ["Guri që duhet", quantity(thickness, 2, "m")],
      ["Shtytja H", quantity(push, 0, "kN")],
    ];
  },
  samples: [0, 3, 6, 7.5, 10].map((kamioni) => ({ kamioni, trashesia: 1 })),
  columns: [
    { head: "nga mesi (m)", cell: ({ kamioni }) => formatNumber(kamioni, 1) },
    { head: "guri që duhet (m)", cell: ({ kamioni }) => formatNumber(thrustUnder(kamioni).thickness, 2) },
    { head: "shtytja (kN)", cell: ({ kamioni }) => formatNumber(thrustUnder(kamioni).push, 0) },
    { head: "me 1 m gur", cell: (values) => (stands(values) ? "rri brenda" : "del jashtë") },
  ],
};
