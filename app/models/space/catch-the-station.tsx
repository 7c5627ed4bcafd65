import { formatNumber } from "../../magazine/albanian";
import { toRadians } from "../../play/angle";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Label, Line } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { earthRadius, gapAfterRound, orbitAfter, ring, shipAt, stationAt } from "./orbit-burn";

type Name = "ndezja" | "koha";

/** How far the station is ahead at the start, in degrees, and how near is a meeting. */
const ahead = 40;
const near = 2;

/** The Earth's centre, the ring's radius, and how long a pull of one m/s is. The ship burns at the left, going down. */
const centre: Point = [158, 150];
const radius = 110;
const pull = 0.28;
const at = ([x, y]: readonly [number, number]): Point => [centre[0] - radius * x, centre[1] + radius * y];
const onRing = (degrees: number, share = 1): Point => {
  const angle = toRadians(degrees);
  return at([share * Math.cos(angle), share * Math.sin(angle)]);
};
const start = at([1, 0]);

const arc = (from: number, to: number) => Array.from({ length: 49 }, (_, i) => onRing(from + ((to - from) * i) / 48));
const steps = Array.from({ length: 97 }, (_, i) => i / 96);

/** Which way everything goes, at the lowest place of the ring. */
const heading = `M${centre[0] - 4} ${centre[1] + radius - 5}l10 5l-10 5Z`;

/** The station: a body between two panels, square to its way. */
function Station({ degrees }: { degrees: number }) {
  const [x, y] = onRing(degrees).map(rounded);
  return (
    <g transform={`translate(${x} ${y}) rotate(${rounded(-degrees)})`}>
      <path d="M-15 0H15" stroke="currentColor" strokeWidth="2" />
      <path d="M-16 -5h8V5h-8ZM8 -5h8V5h-8ZM-4 -6h8V6h-8Z" fill="currentColor" />
    </g>
  );
}

const Dot = ({ at: [cx, cy], r, hollow = false }: { at: Point; r: number; hollow?: boolean }) => (
  <circle
    cx={rounded(cx)}
    cy={rounded(cy)}
    r={r}
    fill={hollow ? "var(--color-paper)" : "currentColor"}
    stroke="currentColor"
    strokeWidth="1.5"
  />
);

function View({ values: { ndezja, koha } }: { values: Values<Name> }) {
  const [burn, share] = [ndezja / 1000, koha / 100];
  const gap = gapAfterRound(burn, ahead);
  const back = koha === 100;
  return (
    <>
      <circle
        cx={centre[0]}
        cy={centre[1]}
        r={rounded((radius * earthRadius) / ring)}
        fill="var(--tint)"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <Line points={arc(0, 360)} weight={1.2} dashed />
      <Line points={steps.map((step) => at(shipAt(burn, step)))} weight={2.2} />
      {back ? <Line points={arc(0, gap)} weight={4} spot /> : null}
      <Line points={[start, [start[0], start[1] + pull * ndezja]]} weight={2} />
      <Dot at={onRing(ahead)} r={4} hollow />
      {back && Math.abs(gap) < near ? (
        <circle cx={start[0]} cy={start[1]} r="23" fill="none" stroke="var(--spot)" strokeWidth="3" />
      ) : null}
      <path d={heading} fill="currentColor" />
      <Station degrees={stationAt(burn, share, ahead)} />
      <Dot at={at(shipAt(burn, share))} r={5} />
      <Label at={[centre[0], centre[1] + 36]} italic>
        Toka
      </Label>
      <Label at={[10, 304]} anchor="start">
        {burnText(ndezja)}
      </Label>
      <Label at={[350, 304]} anchor="end" spot>
        {back ? gapText(gap) : "në udhë"}
      </Label>
      <Handle
        name="ndezja"
        at={[start[0], start[1] + pull * ndezja]}
        valuesAt={([, y]) => ({ ndezja: (y - start[1]) / pull })}
      />
    </>
  );
}

const burnText = (metres: number) => {
  if (metres === 0) return "motori i fikur";
  return `${metres > 0 ? "shpejton" : "frenon"} ${quantity(Math.abs(metres), 0, "m/s")}`;
};

const gapText = (gap: number) => {
  if (Math.abs(gap) < near) return "e arrite stacionin";
  return `stacioni ${formatNumber(Math.abs(gap), 0)}° ${gap > 0 ? "para" : "pas"} teje`;
};

const hours = ({ ndezja }: Values<Name>) => orbitAfter(ndezja / 1000).hours;
const gapOf = ({ ndezja }: Values<Name>) => gapAfterRound(ndezja / 1000, ahead);

/** A ship behind a station on the same ring: one burn forwards or backwards, and one round later. */
export const catchTheStation: TouchModel<Name> = {
  title: "Arrije stacionin",
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
    text: "Stacioni fluturon 40° para teje në të njëjtën orbitë. Si e arrin pas një xhiroje?",
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
