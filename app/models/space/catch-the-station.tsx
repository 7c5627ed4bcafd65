import { formatNumber } from "../../magazine/albanian";
import { toDegrees, toRadians } from "../../play/angle";
import { quantity } from "../../play/quantity";
import { path, rounded } from "../../play/svg-path";
import { Area, Label, Line, Segment } from "../kit/drawing";
import { Globe } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import { Resting } from "../kit/resting";
import type { TouchModel, Values } from "../kit/touch-model";
import { earthRadius, gapAfterRound, orbitAfter, ring, shipAt, stationAt } from "./orbit-burn";
import { Ship } from "./ship";

type Name = "ndezja" | "koha";

/** Lead of the station at the start, in degrees. `near` and `exact` are the largest gaps of such meetings. */
const ahead = 40;
const near = 2;
const exact = 0.5;

/**
 * The Earth's centre, the orbit's radius, and the length of a drag for one m/s. The ship burns at the left, going
 * down.
 */
const centre: Point = [158, 150];
const radius = 110;
const pull = 0.28;
const toPicture = ([x, y]: readonly [number, number]): Point => [centre[0] - radius * x, centre[1] + radius * y];
const onRing = (degrees: number, share = 1): Point => {
  const angle = toRadians(degrees);
  return toPicture([share * Math.cos(angle), share * Math.sin(angle)]);
};
const start = toPicture([1, 0]);
/** Position of the burn's handle. It is beside the orbit, so that it does not cover the ship. */
const lever = start[0] - 25;

const arc = (from: number, to: number) => Array.from({ length: 49 }, (_, i) => onRing(from + ((to - from) * i) / 48));
const steps = Array.from({ length: 97 }, (_, i) => i / 96);

/** Marks of the ring, one for each ten degrees, so that the gap can be read as on a dial. */
const dial = Array.from({ length: 36 }, (_, i) =>
  path([onRing(10 * i, i % 3 === 0 ? 0.9 : 0.95), onRing(10 * i)]),
).join("");

/** Arrow of the direction of motion, at the lowest point of the orbit. */
const heading = `M${centre[0] - 4} ${centre[1] + radius - 5}l10 5l-10 5Z`;

/** Draws the station: a body between two panels, at right angles to its path. */
function Station({ degrees }: { degrees: number }) {
  const [x, y] = onRing(degrees).map(rounded);
  return (
    <g transform={`translate(${x} ${y}) rotate(${rounded(-degrees)})`} stroke="currentColor">
      <path d="M-20 0H20" strokeWidth="2" />
      <path d="M-22 -6h13V6h-13ZM9 -6h13V6h-13ZM-6 -8h12V8h-12Z" fill="var(--color-paper)" strokeWidth="1.6" />
      <path d="M-17.7 -6V6M-13.3 -6V6M13.3 -6V6M17.7 -6V6M-22 0h13M9 0h13M2 -8V8M4 -8V8" strokeWidth="0.8" />
    </g>
  );
}

function View({ values: { ndezja, koha } }: { values: Values<Name> }) {
  const [burn, share] = [ndezja / 1000, koha / 100];
  const gap = gapAfterRound(burn, ahead);
  const back = koha === 100;
  const ship = toPicture(shipAt(burn, share));
  const [from, to] = [toPicture(shipAt(burn, share - 0.004)), toPicture(shipAt(burn, share + 0.004))];
  const way = toDegrees(Math.atan2(to[1] - from[1], to[0] - from[0]));
  const grip = start[1] + pull * ndezja;
  const track = steps.map((step) => toPicture(shipAt(burn, step)));
  return (
    <>
      {back ? <Area points={[centre, ...arc(0, gap)]} outline={0} /> : null}
      {back ? <Line points={[start, centre, onRing(gap)]} weight={1} dashed /> : null}
      <Globe at={centre} r={rounded((radius * earthRadius) / ring)} turned={-30} />
      <path d={dial} stroke="currentColor" />
      <Line points={arc(0, 360)} weight={1.2} dashed />
      <Line points={track} weight={2.4} />
      {back ? <Line points={arc(0, gap)} weight={6} spot /> : null}
      <Segment from={[lever, start[1] - 300 * pull]} to={[lever, start[1] + 300 * pull]} weight={1} />
      {[-300, -150, 150, 300].map((mark) => (
        <Segment
          key={mark}
          from={[lever - 5, start[1] + pull * mark]}
          to={[lever + 5, start[1] + pull * mark]}
          weight={1}
        />
      ))}
      <Segment from={[lever, start[1]]} to={[lever, grip]} weight={5} />
      <Label at={[lever - 14, start[1] - 300 * pull - 10]} anchor="start" italic>
        freno
      </Label>
      <Label at={[lever - 14, start[1] + 300 * pull + 19]} anchor="start" italic>
        shpejto
      </Label>
      <circle
        cx={rounded(onRing(ahead)[0])}
        cy={rounded(onRing(ahead)[1])}
        r="4"
        fill="var(--color-paper)"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <path d={heading} fill="currentColor" />
      <Resting way="up">
        <Station degrees={stationAt(burn, share, ahead)} />
      </Resting>
      <Ship at={ship} way={way} />
      {back && Math.abs(gap) < near ? (
        <circle cx={start[0]} cy={start[1]} r="29" fill="none" stroke="var(--spot)" strokeWidth="4" />
      ) : null}
      <Label at={[centre[0] + 25, centre[1] + 5]} anchor="start" italic>
        Toka
      </Label>
      <Label at={[352, 28]} anchor="end" spot large>
        {back ? `${formatNumber(Math.abs(gap), 0)}°` : `${formatNumber(koha, 0)}\u00a0%`}
      </Label>
      <Label at={[352, 47]} anchor="end" spot>
        {back ? placeText(gap) : "në udhë"}
      </Label>
      <Label at={[352, 304]} anchor="end">
        {burnText(ndezja)}
      </Label>
      <Handle name="ndezja" at={[lever, grip]} valuesAt={([, y]) => ({ ndezja: (y - start[1]) / pull })} />
    </>
  );
}

const placeText = (gap: number) => {
  if (Math.abs(gap) < near) return Math.abs(gap) < exact ? "u takuat" : "gati u takuat";
  return gap > 0 ? "stacioni para" : "stacioni pas";
};

const burnText = (metres: number) => {
  if (metres === 0) return "motori i fikur";
  return `${metres > 0 ? "shpejton" : "frenon"} ${quantity(Math.abs(metres), 0, "m/s")}`;
};

const gapText = (gap: number) => {
  if (Math.abs(gap) < near) return Math.abs(gap) < exact ? "e arrite stacionin" : "gati e arrite stacionin";
  return `stacioni ${formatNumber(Math.abs(gap), 0)}° ${gap > 0 ? "para" : "pas"} teje`;
};

const hours = ({ ndezja }: Values<Name>) => orbitAfter(ndezja / 1000).hours;
const gapOf = ({ ndezja }: Values<Name>) => gapAfterRound(ndezja / 1000, ahead);

/**
 * A ship behind a station on the same orbit. It burns once forwards or backwards; the result comes one revolution
 * later.
 */
export const catchTheStation: TouchModel<Name> = {
  title: "Arrije stacionin",
  scenes: {
    own: "Arrije",
    others: [
      {
        label: "Ngjitu më lart",
        caption:
          "Zgjidh lartësinë e orbitës së re dhe lëre kohën të ecë: motori ndizet dy herë, të dyja herët përpara. Ndiq në grafik shpejtësinë, nga nisja deri lart.",
        load: async () => (await import("./two-burns-up")).twoBurnsUp,
      },
    ],
  },
  settings: {
    ndezja: {
      label: "Ndezja e motorit, përpara",
      unit: "m/s",
      min: -300,
      max: 300,
      step: 1,
      digits: 0,
      start: 0,
      by: "handle",
    },
    koha: { label: "Pjesa e xhiros sate", unit: "%", min: 0, max: 100, step: 1, digits: 0, start: 100 },
  },
  question: {
    text: "Stacioni, 35\u00a0786\u00a0km lart, fluturon 40° para teje. Si e arrin pas një xhiroje?",
    choices: ["Duke shpejtuar", "Duke frenuar"],
    right: 1,
    because:
      "Kush frenon, bie në një orbitë më të vogël, dhe aty xhiroja mbaron më herët: stacioni ende nuk e ka mbyllur të tijën kur ti kthehesh. Kush shpejton, ngjitet më lart, bën rrugë më të gjatë dhe mbetet edhe më prapa.",
    shown: ({ ndezja, koha }) => koha === 100 && Math.abs(gapAfterRound(ndezja / 1000, ahead)) < near,
  },
  View,
  height: 314,
  runs: { name: "koha", unitsPerSecond: 14 },
  describe: (values) =>
    `Unaza e satelitëve të televizionit; ${burnText(values.ndezja)}. Xhiroja jote zgjat ${quantity(hours(values), 1, "orë")}, ke bërë ${quantity(values.koha, 0, "%")} të saj. Në fund të saj: ${gapText(gapOf(values))}.`,
  readings: (values) => [
    ["Ndezja", quantity(values.ndezja, 0, "m/s")],
    ["Xhiroja jote", quantity(hours(values), 1, "orë")],
    ["Stacioni pastaj", `${formatNumber(gapOf(values), 0)}°`],
  ],
  samples: [-250, -128, 0, 100, 250].map((ndezja) => ({ ndezja, koha: 100 })),
  columns: [
    { head: "ndezja (m/s)", cell: ({ ndezja }) => formatNumber(ndezja) },
    { head: "xhiroja (orë)", cell: (values) => formatNumber(hours(values), 1) },
    { head: "pas xhiros", cell: (values) => gapText(gapOf(values)) },
  ],
};
