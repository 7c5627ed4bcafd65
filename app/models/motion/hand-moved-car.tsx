import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import { Resting } from "../kit/resting";
import type { TouchModel, Values } from "../kit/touch-model";
import { duration, type Motion, motionAt, topSpeed } from "./moved-by-hand";
import { graphLevel, graphValue, Seconds, TimeAxes, timeAxis } from "./time-graphs";

type Name = "vendi" | "fundi" | "koha";

/** The graphs' time axis; zero and scale of each graph. */
const axis = [34, 334] as const;
const along = timeAxis(axis, duration);
const graphs = {
  x: { top: 72, bottom: 162, zero: 154, scale: 1.25, label: 86, unit: "cm" },
  v: { top: 178, bottom: 240, zero: 210, scale: 0.6, label: 182, unit: "cm/s" },
  a: { top: 254, bottom: 300, zero: 277, scale: 0.24, label: 299, unit: "cm/s²" },
} as const;
type Graph = keyof typeof graphs;

const toPicture = (graph: Graph, time: number, value: number): Point => [along(time), graphLevel(graphs[graph], value)];

/** The ruler under the car: position of 0 and units for one centimetre. */
const ruler = { zero: 52, scale: 4.1, top: 40 };
const onRuler = (centimetres: number) => ruler.zero + ruler.scale * centimetres;

const times = Array.from({ length: 33 }, (_, i) => (i * duration) / 32);

function Car({ x, v }: { x: number; v: number }) {
  const middle = onRuler(x);
  const floor = ruler.top;
  const tip = middle + v;
  return (
    <>
      {Math.abs(v) < 3 ? null : (
        <>
          <Segment from={[middle, 12]} to={[tip - Math.sign(v) * 7, 12]} weight={3} spot />
          <path d={`M${rounded(tip)} 12L${rounded(tip - Math.sign(v) * 9)} 7V17Z`} fill="var(--spot)" />
        </>
      )}
      <Area
        points={[
          [middle - 18, floor - 6],
          [middle - 18, floor - 13],
          [middle - 9, floor - 14],
          [middle - 4, floor - 22],
          [middle + 7, floor - 22],
          [middle + 12, floor - 14],
          [middle + 18, floor - 12],
          [middle + 18, floor - 6],
        ]}
        fill="paper"
        outline={2}
      />
      <path
        d={`M${rounded(middle - 6)} ${floor - 14}l4-5h7l5 5zm7 0v-5m-18 7h33`}
        fill="var(--tint)"
        stroke="currentColor"
        strokeLinejoin="round"
      />
      {[-10, 10].map((side) => (
        <circle key={side} cx={rounded(middle + side)} cy={floor - 5} r="4.5" fill="currentColor" />
      ))}
    </>
  );
}

function Ruler() {
  return (
    <>
      <Segment from={[8, ruler.top]} to={[352, ruler.top]} />
      {[0, 10, 20, 30, 40, 50, 60].map((mark) => (
        <Segment
          key={mark}
          from={[onRuler(mark), ruler.top]}
          to={[onRuler(mark), ruler.top + (mark % 30 === 0 ? 8 : 5)]}
          weight={1}
        />
      ))}
      {[0, 30, 60].map((mark) => (
        <Label key={mark} at={[onRuler(mark), ruler.top + 21]}>
          {mark === 60 ? quantity(60, 0, "cm") : formatNumber(mark)}
        </Label>
      ))}
    </>
  );
}

/** Draws one graph: its axes, its line, and its dot at the current time. */
function Curve({ graph, of, time }: { graph: Graph; of: (time: number) => Motion; time: number }) {
  const { zero, label, unit } = graphs[graph];
  const [left] = axis;
  // The acceleration consists of two straight pieces.
  const points = graph === "a" ? [0, duration / 2, duration] : times;
  return (
    <>
      <TimeAxes graph={graphs[graph]} x={axis} />
      <Line points={points.map((t) => toPicture(graph, t, of(t)[graph]))} weight={2} />
      <circle {...spot(toPicture(graph, time, of(time)[graph]))} r="4.5" fill="var(--spot)" />
      <Label at={[left - 8, zero + 5]} anchor="end" italic>
        {graph}
      </Label>
      <Label at={[left + 6, label]} anchor="start">
        {unit}
      </Label>
    </>
  );
}

function View({ values: { vendi, fundi, koha } }: { values: Values<Name> }) {
  const of = (time: number) => motionAt(vendi, fundi, time);
  const { x, v } = of(koha);
  const passed = [...times.filter((t) => t < koha), koha];
  const [before, after] = [Math.max(0, koha - 0.5), Math.min(duration, koha + 0.5)];
  const centimetres = (point: Point) => graphValue(graphs.x, point);
  return (
    <>
      <Ruler />
      <Resting way="across">
        <Car x={x} v={v} />
      </Resting>
      <Area
        points={[toPicture("v", 0, 0), ...passed.map((t) => toPicture("v", t, of(t).v)), toPicture("v", koha, 0)]}
        outline={0}
      />
      <Segment from={toPicture("x", koha, x)} to={toPicture("a", koha, of(koha).a)} weight={1} dashed />
      <Curve graph="x" of={of} time={koha} />
      <Curve graph="v" of={of} time={koha} />
      <Curve graph="a" of={of} time={koha} />
      <Line points={[before, after].map((t) => toPicture("x", t, x + (t - koha) * v))} weight={3} spot />
      <Segment from={toPicture("v", koha, 0)} to={toPicture("v", koha, v)} weight={3} spot />
      <Seconds along={along} duration={duration} y={315} />
      <Handle
        name="vendi"
        at={toPicture("x", duration / 2, vendi)}
        valuesAt={(point) => ({ vendi: centimetres(point) })}
      />
      <Handle name="fundi" at={toPicture("x", duration, fundi)} valuesAt={(point) => ({ fundi: centimetres(point) })} />
    </>
  );
}

const spot = ([cx, cy]: Point) => ({ cx: rounded(cx), cy: rounded(cy) });
const now = ({ vendi, fundi, koha }: Values<Name>) => motionAt(vendi, fundi, koha);

/** A toy car moved by hand. The slope of x is v, the slope of v is a, the area under v is x. */
export const handMovedCar: TouchModel<Name> = {
  title: "Makina që e lëviz me dorë",
  scenes: {
    own: "Me dorë",
    others: [
      {
        label: "Me nxitim të njëjtë",
        caption:
          "Ndërro me doreza v₀ dhe fundin e vijës së v-së, pastaj lëre kohën të ecë. Krahaso si përkulet vija e x-it me pjerrësinë e v-së dhe me zonën me ngjyrë.",
        load: async () => (await import("./steady-acceleration")).steadyAcceleration,
      },
    ],
  },
  settings: {
    vendi: { label: "Vendi pas 2 s", unit: "cm", min: 0, max: 60, step: 1, digits: 0, start: 48, by: "handle" },
    fundi: { label: "Vendi pas 4 s", unit: "cm", min: 0, max: 60, step: 1, digits: 0, start: 12, by: "handle" },
    koha: { label: "Koha", unit: "s", min: 0, max: duration, step: 0.05, digits: 2, start: 2.8 },
  },
  question: {
    text: "Shiko vijën e x-it: kur ecën makina më shpejt?",
    choices: ["Kur vija është më lart", "Kur vija është më e pjerrët", "Njësoj gjatë gjithë kohës"],
    right: 1,
    because:
      "Lartësia e vijës tregon ku është makina, pjerrësia sa shpejt ecën. Ku vija kthehet, v është zero, por a jo: vija përkulet. Sipërfaqja nën v-në, me shenjë, e jep prapë x-in.",
    shown: (values) => {
      const top = topSpeed(values.vendi, values.fundi);
      return top > 5 && Math.abs(now(values).v) >= 0.97 * top;
    },
  },
  View,
  height: 317,
  runs: { name: "koha", unitsPerSecond: 1 },
  describe: (values) => {
    const { x, v, a } = now(values);
    return `Dora e çon makinën pas 2 s te ${quantity(values.vendi, 0, "cm")} dhe pas 4 s te ${quantity(values.fundi, 0, "cm")}. Në çastin ${quantity(values.koha, 2, "s")} ajo është te ${quantity(x, 1, "cm")}, shpejtësia ${quantity(v, 1, "cm/s")}, nxitimi ${quantity(a, 0, "cm/s²")}.`;
  },
  readings: (values) => {
    const { x, v, a } = now(values);
    return [
      ["x", quantity(x, 1, "cm")],
      ["v", quantity(v, 0, "cm/s")],
      ["a", quantity(a, 0, "cm/s²")],
    ];
  },
  samples: [0, 1, 2, 3, 4].map((koha) => ({ vendi: 48, fundi: 0, koha })),
  columns: [
    { head: "t (s)", cell: ({ koha }) => formatNumber(koha, 0) },
    { head: "x (cm)", cell: (values) => formatNumber(now(values).x, 0) },
    { head: "v (cm/s)", cell: (values) => formatNumber(now(values).v, 0) },
    { head: "a (cm/s²)", cell: (values) => formatNumber(now(values).a, 0) },
  ],
};
