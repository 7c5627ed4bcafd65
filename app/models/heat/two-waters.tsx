import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Axes, Label, Line, rectangle, Segment } from "../kit/drawing";
import { Hatch } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { densityOf, sinks } from "./density-of-water";

type Name = "nje" | "dy";

const most = 12;
const graph = { left: 34, right: 344, top: 34, floor: 146, least: 999.45, greatest: 999.99 };
const across = (celsius: number) => graph.left + ((graph.right - graph.left) * celsius) / most;
const pointAt = (celsius: number): Point => [
  across(celsius),
  graph.floor - ((graph.floor - graph.top) * (densityOf(celsius) - graph.least)) / (graph.greatest - graph.least),
];
const curve = Array.from({ length: 49 }, (_, i) => pointAt(i / 4));

/** The glass under the graph, and its two waters. */
const glass = { left: 108, right: 252, top: 182, middle: 236, floor: 290 };
const layer = (below: boolean): Point[] =>
  rectangle([glass.left, glass.right], below ? [glass.middle, glass.floor] : [glass.top + 8, glass.middle]);

/** Draws the glass with its two waters; the first water is hatched, above or below. */
function Glass({ first, second }: { first: number; second: number }) {
  const which = sinks(first, second);
  const whole: Point[] = [...layer(false).slice(0, 2), ...layer(true).slice(2)];
  const x = glass.right + 10;
  const levels = [(glass.top + 8 + glass.middle) / 2 + 5, (glass.middle + glass.floor) / 2 + 5] as const;
  const [upper, lower] = which === -1 ? [second, first] : [first, second];
  return (
    <>
      <Area points={whole} outline={0} />
      {which === 0 ? (
        <Hatch points={whole} spacing={11} degrees={-20} />
      ) : (
        <Hatch points={layer(which === -1)} spacing={5} degrees={0} />
      )}
      {which === 0 ? (
        <Label at={[x, glass.middle + 5]} anchor="start" italic>
          përzihen
        </Label>
      ) : (
        [upper, lower].map((celsius, i) => (
          <Label key={i === 0 ? "upper" : "lower"} at={[x, levels[i] ?? 0]} anchor="start" spot={i === 1}>
            {quantity(celsius, 1, "°C")}
          </Label>
        ))
      )}
      {which === 0 ? null : (
        <>
          <Segment from={[glass.left, glass.middle]} to={[glass.right, glass.middle]} weight={3} spot />
          <Label at={[glass.left - 10, levels[1]]} anchor="end" spot>
            fundoset
          </Label>
          <Label at={[glass.left - 10, levels[0]]} anchor="end" italic>
            noton
          </Label>
        </>
      )}
      <Line
        points={[
          [glass.left - 3, glass.top],
          [glass.left, glass.floor],
          [glass.right, glass.floor],
          [glass.right + 3, glass.top],
        ]}
        weight={2.6}
      />
    </>
  );
}

function View({ values: { nje, dy } }: { values: Values<Name> }) {
  const places = [pointAt(nje), pointAt(dy)];
  const [left, right] = [Math.min(nje, dy), Math.max(nje, dy)];
  const between = [left, ...curve.map((_, i) => i / 4).filter((t) => t > left && t < right), right].map(pointAt);
  return (
    <>
      <Area points={[...between, [across(right), graph.floor], [across(left), graph.floor]]} outline={0} />
      {places.map(([x, y], i) => (
        <Line
          key={i === 0 ? "nje" : "dy"}
          points={[
            [graph.left, y],
            [x, y],
            [x, graph.floor],
          ]}
          weight={1}
          dashed
        />
      ))}
      <Line points={curve} weight={2.4} />
      <Axes x={[graph.left, graph.right]} y={[graph.top - 8, graph.floor]} />
      {[0, 2, 4, 6, 8, 10, 12].map((celsius) => (
        <g key={celsius}>
          <Segment from={[across(celsius), graph.floor]} to={[across(celsius), graph.floor + 5]} />
          <Label at={[Math.min(336, across(celsius)), graph.floor + 20]}>
            {celsius === 12 ? quantity(celsius, 0, "°C") : celsius}
          </Label>
        </g>
      ))}
      <Label at={[graph.left, 16]} anchor="start" italic>
        masa e një litri
      </Label>
      <Glass first={nje} second={dy} />
      {places.map(([x, y], i) => (
        <Label key={i === 0 ? "nje" : "dy"} at={[rounded(x), y - 17]}>
          {i === 0 ? "A" : "B"}
        </Label>
      ))}
      <Handle
        name="nje"
        at={pointAt(nje)}
        valuesAt={([x]) => ({ nje: ((x - graph.left) / (graph.right - graph.left)) * most })}
      />
      <Handle
        name="dy"
        at={pointAt(dy)}
        valuesAt={([x]) => ({ dy: ((x - graph.left) / (graph.right - graph.left)) * most })}
      />
    </>
  );
}

const grams = (celsius: number) => quantity(densityOf(celsius), 2, "g");

function outcome({ nje, dy }: Values<Name>): string {
  const which = sinks(nje, dy);
  if (which === 0) return "përzihen";
  return which === -1 ? "A fundoset" : "B fundoset";
}

/** Two waters in one glass. The reader moves each along the density curve: near 4 °C the colder one floats. */
export const twoWaters: TouchModel<Name> = {
  title: "Dy ujëra në një gotë",
  settings: {
    nje: { label: "Uji A", unit: "°C", min: 0, max: most, step: 0.5, digits: 1, start: 10, by: "handle" },
    dy: { label: "Uji B", unit: "°C", min: 0, max: most, step: 0.5, digits: 1, start: 5, by: "handle" },
  },
  question: {
    text: "Ftohe ujin A deri në 1\u00a0°C, kurse B lëre në 5 °C. Cili fundoset?",
    choices: ["A, më i ftohti", "B, më i ngrohti", "Asnjëri: përzihen"],
    right: 1,
    because:
      "Mbi 4 gradë uji që ftohet tkurret dhe fundoset, si pothuajse çdo lëng. Nën 4 gradë nisin të hapen prapë vrimat, si në ndërtesën e akullit: uji zgjerohet dhe noton. Kështu ftohet liqeni derisa i tëri arrin 4 gradë; më tej i ftohti rri sipër dhe ngrin aty.",
    shown: ({ nje, dy }) => nje === 1 && dy === 5,
  },
  View,
  height: 300,
  left: 23,
  describe: (values) =>
    `Uji A ka ${quantity(values.nje, 1, "°C")}: një litër ka ${grams(values.nje)}. Uji B ka ${quantity(values.dy, 1, "°C")}: ${grams(values.dy)}. Në gotë: ${outcome(values)}.`,
  readings: (values) => [
    ["Një litër A", grams(values.nje)],
    ["Një litër B", grams(values.dy)],
    ["Fundoset", ["uji A", "asnjëri", "uji B"][sinks(values.nje, values.dy) + 1] ?? ""],
  ],
  samples: [
    { nje: 10, dy: 5 },
    { nje: 4, dy: 5 },
    { nje: 1, dy: 5 },
    { nje: 1, dy: 7 },
  ],
  columns: [
    { head: "A (°C)", cell: ({ nje }) => formatNumber(nje) },
    { head: "B (°C)", cell: ({ dy }) => formatNumber(dy) },
    { head: "në gotë", cell: outcome },
  ],
};
