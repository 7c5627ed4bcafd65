import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { displacementAt, duration, velocityAt, wayTo } from "./constant-acceleration";
import { graphLevel, graphValue, Seconds, TimeAxes, timeAxis } from "./time-graphs";

type Name = "nisja" | "nxitimi" | "koha";

/** The graphs' time axis; zero and scale of each graph. */
const axis = [40, 334] as const;
const along = timeAxis(axis, duration);
const graphs = {
  x: { top: 16, bottom: 170, zero: 118, scale: 2.5, unit: "m", marks: [-20, 20, 40] },
  v: { top: 188, bottom: 296, zero: 238, scale: 4, unit: "m/s", marks: [-10, 10] },
} as const;
type Graph = keyof typeof graphs;

const toPicture = (graph: Graph, time: number, value: number): Point => [along(time), graphLevel(graphs[graph], value)];
const velocityOf = (point: Point) => graphValue(graphs.v, point);

const times = Array.from({ length: 25 }, (_, i) => (i * duration) / 24);

/** Draws a graph's axes with its numbers, its quantity and unit. */
function LabelledAxes({ graph, more = "" }: { graph: Graph; more?: string }) {
  const { top, bottom, unit, marks } = graphs[graph];
  const [left] = axis;
  return (
    <>
      <TimeAxes graph={graphs[graph]} x={axis} />
      {marks.map((mark) => (
        <Label key={mark} at={[left - 12, graphLevel(graphs[graph], mark) + 4]} anchor="end">
          {formatNumber(mark)}
        </Label>
      ))}
      <Label at={[left + 6, graph === "x" ? top + 8 : bottom - 2]} anchor="start" italic>
        {graph} ({unit}){more}
      </Label>
    </>
  );
}

function View({ values: { nisja, nxitimi, koha } }: { values: Values<Name> }) {
  const x = (time: number) => displacementAt(nisja, nxitimi, time);
  const v = (time: number) => velocityAt(nisja, nxitimi, time);
  const [place, speed] = [toPicture("x", koha, x(koha)), toPicture("v", koha, v(koha))];
  return (
    <>
      <Area points={[toPicture("v", 0, 0), toPicture("v", 0, nisja), speed, toPicture("v", koha, 0)]} outline={0} />
      <LabelledAxes graph="x" />
      <LabelledAxes graph="v" more={`; v₀ = ${formatNumber(nisja, 1)}`} />
      <Segment from={place} to={speed} weight={1} dashed />
      <Line points={times.map((time) => toPicture("x", time, x(time)))} weight={2} />
      <Segment from={toPicture("v", 0, nisja)} to={toPicture("v", duration, v(duration))} weight={2} />
      <Segment from={toPicture("x", koha, 0)} to={place} weight={3} spot />
      <Segment from={toPicture("v", koha, 0)} to={speed} weight={3} spot />
      {[place, speed].map(([cx, cy]) => (
        <circle key={cy} cx={rounded(cx)} cy={rounded(cy)} r="4.5" fill="var(--spot)" />
      ))}
      <Seconds along={along} duration={duration} y={314} />
      <Handle name="nisja" at={toPicture("v", 0, nisja)} valuesAt={(point) => ({ nisja: velocityOf(point) })} />
      <Handle
        name="nxitimi"
        at={toPicture("v", duration, v(duration))}
        valuesAt={(point) => ({ nxitimi: (velocityOf(point) - nisja) / duration })}
      />
    </>
  );
}

/** A ball that rolls up a board and back. The slope of v is a, the area under v is the displacement. */
export const steadyAcceleration: TouchModel<Name> = {
  title: "Topi që ngjitet dhe kthehet",
  settings: {
    nisja: { label: "v₀", unit: "m/s", min: 3, max: 8, step: 0.5, digits: 1, start: 6, by: "handle" },
    nxitimi: { label: "a", unit: "m/s²", min: -4, max: 1, step: 0.5, digits: 1, start: -1, by: "handle" },
    koha: { label: "Koha", unit: "s", min: 0, max: duration, step: 0.05, digits: 2, start: 1 },
  },
  question: {
    text: "Topi ngjitet me v₀ = 8\u00a0m/s dhe a = −4\u00a0m/s², që nuk ndryshon. Ku është pas 4\u00a0s?",
    choices: ["32\u00a0m larg", "8\u00a0m larg", "Te nisja"],
    right: 2,
    because:
      "Nxitimi nuk pushon as kur v bëhet zero. Pas 2\u00a0s topi ndalet një çast, 8\u00a0m larg, pastaj kthehet gjithnjë më shpejt. Sipërfaqja mbi bosht dhe ajo nën të janë nga 8\u00a0m: zhvendosja del zero, rruga 16\u00a0m.",
    shown: ({ nisja, nxitimi, koha }) => nisja === 8 && nxitimi === -4 && koha === duration,
  },
  View,
  left: 7,
  height: 317,
  runs: { name: "koha", unitsPerSecond: 1 },
  describe: ({ nisja, nxitimi, koha }) =>
    `Topi nis me ${quantity(nisja, 1, "m/s")}, me nxitim ${quantity(nxitimi, 1, "m/s²")}. Pas ${quantity(koha, 2, "s")} shpejtësia është ${quantity(velocityAt(nisja, nxitimi, koha), 1, "m/s")}, zhvendosja ${quantity(displacementAt(nisja, nxitimi, koha), 1, "m")}, rruga ${quantity(wayTo(nisja, nxitimi, koha), 1, "m")}.`,
  readings: ({ nisja, nxitimi, koha }) => [
    ["a", quantity(nxitimi, 1, "m/s²")],
    ["v", quantity(velocityAt(nisja, nxitimi, koha), 1, "m/s")],
    ["x", quantity(displacementAt(nisja, nxitimi, koha), 1, "m")],
  ],
  samples: [0, 1, 2, 3, 4].map((koha) => ({ nisja: 8, nxitimi: -4, koha })),
  columns: [
    { head: "t (s)", cell: ({ koha }) => formatNumber(koha, 0) },
    { head: "v (m/s)", cell: ({ nisja, nxitimi, koha }) => formatNumber(velocityAt(nisja, nxitimi, koha), 0) },
    { head: "x (m)", cell: ({ nisja, nxitimi, koha }) => formatNumber(displacementAt(nisja, nxitimi, koha), 0) },
  ],
};
