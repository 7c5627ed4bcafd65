import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Axes, Box, Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { type Graph, graphs, isFunction, type Quantity, turned } from "./five-graphs";

type Name = "vizorja" | "grafiku" | "kthyer";

/** The area of the graph, and the ruler's steps from left to right. */
const field = { left: 64, right: 344, top: 36, bottom: 223 };
const steps = 120;
const rulerHalf = 11;
/** Distances to the ruler's own numbers. Below them a number on an axis is left out. */
const [clearAlong, clearUp] = [40, 15];

function graphOf({ grafiku, kthyer }: Values<Name>): Graph {
  const graph = graphs[grafiku] ?? graphs[0];
  return kthyer === 1 ? turned(graph) : graph;
}

const inputOf = ({ from, to }: Quantity, vizorja: number) => from + ((to - from) * vizorja) / steps;
const share = ({ from, to }: Quantity, value: number) => (value - from) / (to - from);
const alongAt = (axis: Quantity, value: number) => field.left + (field.right - field.left) * share(axis, value);
const upAt = (axis: Quantity, value: number) => field.bottom + (field.top - field.bottom) * share(axis, value);
const ticks = ({ from, to, every }: Quantity) =>
  Array.from({ length: Math.round((to - from) / every) + 1 }, (_, i) => from + i * every);
const written = ({ digits }: Quantity, value: number) => formatNumber(value, digits);
const headOf = ({ name, unit }: Quantity) => (unit === "" ? name : `${name} (${unit})`);

/** Draws the ruler with its marks, above and below the field. */
function Ruler({ x }: { x: number }) {
  const [top, foot] = [field.top - 6, field.bottom];
  const marks = Array.from({ length: Math.floor((foot - top) / 5.5) }, (_, i) => {
    const length = i % 5 === 4 ? 8 : 4;
    return `M${rounded(x + rulerHalf)} ${top + 5.5 * (i + 1)}h${-length}`;
  });
  return (
    <>
      <Box x={[x - rulerHalf, x + rulerHalf]} y={[top, foot]} outline={1.8} />
      <path d={marks.join("")} stroke="currentColor" />
    </>
  );
}

/** Returns the heights of labels, moved apart where two would overlap. */
function apart(heights: readonly number[]): number[] {
  const [a, b] = heights;
  if (a === undefined || b === undefined || Math.abs(a - b) >= clearUp) return [...heights];
  const middle = (a + b) / 2;
  return heights.map((height) => middle + (height >= middle ? clearUp : -clearUp) / 2);
}

const counted = (count: number) => ["asnjë dalje", "një dalje", "dy dalje"][count] ?? "";

/** Draws the numbers on both axes. */
function Numbers({ graph, x, heights }: { graph: Graph; x: number; heights: readonly number[] }) {
  const { input, output } = graph;
  return (
    <>
      {ticks(input)
        .filter((value) => Math.abs(alongAt(input, value) - x) > clearAlong)
        .map((value) => (
          <Label key={value} at={[alongAt(input, value), field.bottom + 31]}>
            {formatNumber(value)}
          </Label>
        ))}
      {ticks(output)
        .map((value) => ({ value, y: upAt(output, value) }))
        .filter(({ y }) => heights.every((height) => Math.abs(height - y) > clearUp))
        // At the left end the handle covers the lowest number.
        .filter(({ y }) => x > field.left + 20 || y < field.bottom - 20)
        .map(({ value, y }) => (
          <Label key={value} at={[field.left - 13, y + 5]} anchor="end">
            {formatNumber(value, output.every < 1 ? 2 : 0)}
          </Label>
        ))}
    </>
  );
}

function View({ values }: { values: Values<Name> }) {
  const graph = graphOf(values);
  const { input, output } = graph;
  const value = inputOf(input, values.vizorja);
  const x = alongAt(input, value);
  const outputs = graph.outputsOf(value);
  const heights = outputs.map((result) => upAt(output, result));
  const labels = apart(heights);
  const line = Array.from({ length: 81 }, (_, i): Point => {
    const [along, up] = graph.pointAt(i / 80);
    return [alongAt(input, along), upAt(output, up)];
  });
  return (
    <>
      <Ruler x={x} />
      <Axes x={[field.left, field.right]} y={[field.top, field.bottom]} />
      {heights.map((y) => (
        <Segment key={y} from={[field.left, y]} to={[x, y]} dashed />
      ))}
      <Segment from={[x, field.top]} to={[x, field.bottom]} weight={2.4} spot />
      <Line points={line} weight={2.8} />
      {heights.map((y) => (
        <circle
          key={y}
          cx={rounded(x)}
          cy={rounded(y)}
          r="6.5"
          fill="var(--spot)"
          stroke="var(--color-paper)"
          strokeWidth="2"
        />
      ))}
      <Numbers {...{ graph, x, heights: labels }} />
      {outputs.map((result, place) => (
        <Label key={result} at={[field.left - 13, (labels[place] as number) + 5]} anchor="end" spot>
          {written(output, result)}
        </Label>
      ))}
      <Label at={[x, field.bottom + 31]} spot>
        {written(input, value)}
      </Label>
      <Label at={[8, 20]} anchor="start" italic>
        {headOf(output)}
      </Label>
      <Label at={[352, 277]} anchor="end" italic>
        {headOf(input)}
      </Label>
      <Label at={[352, 20]} anchor="end" spot>
        {counted(outputs.length)}
      </Label>
      <Handle
        name="vizorja"
        at={[x, field.bottom]}
        valuesAt={([pointed]) => ({ vizorja: ((pointed - field.left) / (field.right - field.left)) * steps })}
      />
    </>
  );
}

/** Describes the outputs under the ruler in words. */
function outputsUnder(values: Values<Name>): string {
  const { input, output, outputsOf } = graphOf(values);
  const outputs = outputsOf(inputOf(input, values.vizorja));
  return outputs.length === 0
    ? "asnjë"
    : outputs.map((value) => quantity(value, output.digits, output.unit)).join(" dhe ");
}

const inputUnder = (values: Values<Name>) => {
  const { input } = graphOf(values);
  return quantity(inputOf(input, values.vizorja), input.digits, input.unit);
};

const answers = (values: Values<Name>) => {
  const graph = graphOf(values);
  return isFunction(graph, graph.outputsOf) ? "po" : "jo";
};

/** A vertical ruler on five graphs that can be turned. It finds one output or more, a function or none. */
export const rulerOnGraph: TouchModel<Name> = {
  title: "Vizorja që numëron daljet",
  settings: {
    vizorja: {
      label: "Vendi i vizores",
      unit: "",
      min: 0,
      max: steps,
      step: 1,
      digits: 0,
      start: 45,
      by: "handle",
      spoken: (values) => inputUnder(values as Values<Name>),
    },
    grafiku: {
      label: "Grafiku",
      unit: "",
      min: 0,
      max: graphs.length - 1,
      step: 1,
      digits: 0,
      start: 0,
      by: "buttons",
    },
    kthyer: { label: "x dhe y të ndërruara", unit: "", min: 0, max: 1, step: 1, digits: 0, start: 0, by: "buttons" },
  },
  question: {
    text: "Ndërro x me y te secili grafik: cilat funksione mbeten funksione?",
    choices: ["Të gjitha", "Asnjë", "Vetëm ato që ngjiten, ose zbresin, pa u kthyer"],
    right: 2,
    because:
      "Pas ndërrimit daljet bëhen hyrje. Temperatura kalon dy herë nga i njëjti nivel, prandaj 15 °C s’e tregojnë dot orën. Rruga e ndalimit vetëm rritet: çdo rrugë vjen nga një shpejtësi e vetme, dhe prej rrugës llogaritet sa shpejt ecte makina. Njësoj do të ishte me një grafik që vetëm zbret.",
    shown: (values) => {
      const graph = graphOf(values);
      return values.kthyer === 1 && graph.outputsOf(inputOf(graph.input, values.vizorja)).length > 1;
    },
  },
  View,
  height: 288,
  describe: (values) => {
    const { name, input, output } = graphOf(values);
    return `Grafiku „${name}“, ${input.name} si hyrje dhe ${output.name} si dalje. Vizorja te ${inputUnder(values)}: daljet, ${outputsUnder(values)}. Çdo hyrje ka më së shumti një dalje: ${answers(values)}.`;
  },
  readings: (values) => [
    ["Hyrja", inputUnder(values)],
    ["Daljet", outputsUnder(values)],
    ["A është funksion?", answers(values)],
  ],
  actions: [
    {
      label: "Ndërro x me y",
      apply: (values) => ({ ...values, kthyer: 1 - values.kthyer }),
    },
    {
      label: "Grafik tjetër",
      apply: (values) => ({ ...values, grafiku: (values.grafiku + 1) % graphs.length, kthyer: 0 }),
    },
  ],
  samples: [
    { vizorja: 45, grafiku: 0, kthyer: 0 },
    { vizorja: 60, grafiku: 0, kthyer: 1 },
    { vizorja: 60, grafiku: 1, kthyer: 0 },
    { vizorja: 38, grafiku: 1, kthyer: 1 },
    { vizorja: 80, grafiku: 2, kthyer: 0 },
  ],
  columns: [
    { head: "hyrja", cell: (values) => `${graphOf(values).input.name}: ${inputUnder(values)}` },
    { head: "daljet", cell: (values) => `${graphOf(values).output.name}: ${outputsUnder(values)}` },
    { head: "a është funksion?", cell: answers },
  ],
};
