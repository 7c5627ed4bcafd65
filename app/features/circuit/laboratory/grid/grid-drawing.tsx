/** Draws the grid with its points. Each component has its wire, its charges and its label. */

import { Fragment, memo } from "react";
import { clamp } from "../../../../play/clamp";
import { brightness } from "../../parts/component";
import { CircuitSymbol } from "../../parts/component-symbol";
import { chargeSpacing } from "../../parts/use-flowing-charges";
import type { Reading, Solution } from "../../solver/circuit-solver";
import { namePieces } from "../part-symbols";
import { type BoardLabel, placeLabels } from "./board-labels";
import { columns, edgeEnds, rows } from "./grid";
import type { GridComponent, GridComponents } from "./grid-component";
import { marginOf } from "./grid-measures";

/** Pixels of an edge at which symbols are drawn at scale 1. */
const plainEdge = 72;
/** Returns the scale of symbols for the pixels between two points. */
const symbolScale = (step: number) => clamp(step / plainEdge, 0.75, 1.4);
const fontSize = (step: number) => clamp(step * 0.22, 13, 19);

const noReading: Reading = { current: 0, voltage: 0, power: 0 };

const Points = memo(function Points({ step }: { step: number }) {
  const points = Array.from({ length: columns * rows }, (_, k) => [k % columns, Math.floor(k / columns)] as const);
  return points.map(([x, y]) => <circle key={`${x} ${y}`} className="point" cx={x * step} cy={y * step} r="3" />);
});

/** Draws a circuit on its grid, without any controls. */
export function GridDrawing({
  components,
  solution,
  texts,
  step,
  revealed,
}: {
  components: GridComponents;
  solution: Solution;
  /** Label of each component, by id: a short name and a value. */
  texts: ReadonlyMap<string, readonly [name: string, value: string]>;
  step: number;
  /** Whether broken wires are drawn as broken. */
  revealed: boolean;
}) {
  const scale = symbolScale(step);
  const font = fontSize(step);
  const margin = marginOf(step);
  const labels = placeLabels(components, texts, { step, scale, font, margin });
  return (
    <g transform={`translate(${margin} ${margin})`}>
      <Points step={step} />
      {components.map((component) => (
        <DrawnComponent
          key={component.id}
          {...{ component, step, revealed }}
          reading={solution.readings.get(component.id) ?? noReading}
        />
      ))}
      <g fontSize={font}>
        {[...labels].map(([id, label]) => (
          <DrawnLabel key={id} label={label} font={font} />
        ))}
      </g>
    </g>
  );
}

function DrawnLabel({ label: { x, y, lines }, font }: { label: BoardLabel; font: number }) {
  return lines.map((line, k) => (
    <text
      key={line}
      className="value"
      textAnchor="middle"
      x={x}
      y={y + font * (0.36 + 1.08 * (k - (lines.length - 1) / 2))}
    >
      {namePieces(line).map(([full, lowered], place) => (
        <Fragment key={full + lowered}>
          <tspan dy={place === 0 ? undefined : -font * drop}>{full}</tspan>
          {lowered === "" ? null : (
            <tspan dy={font * drop} fontSize={font * 0.62}>
              {lowered}
            </tspan>
          )}
        </Fragment>
      ))}
    </text>
  ));
}

/** How far an index stands below the line, in font sizes. */
const drop = 0.16;

/** Draws a frame round the middle of an edge. It marks the selected component, or a missing wire. */
export function Frame({ edge, step, missing = false }: { edge: number; step: number; missing?: boolean }) {
  const { from, to, upright } = edgeEnds(edge);
  const [long, broad] = missing ? [step * 0.8, step * 0.34] : [step * 0.94, step * 0.66];
  const [width, height] = upright ? [broad, long] : [long, broad];
  const margin = marginOf(step);
  const [x, y] = [margin + ((from.x + to.x) / 2) * step, margin + ((from.y + to.y) / 2) * step];
  return (
    <rect
      className={`stroke-spot ${missing ? "fill-tint stroke-2 [stroke-dasharray:5_4]" : "fill-none stroke-[2.4]"}`}
      x={x - width / 2}
      y={y - height / 2}
      width={width}
      height={height}
    />
  );
}

/** Draws a component with its wire and its charges. */
const DrawnComponent = memo(function DrawnComponent({
  component,
  reading,
  step,
  revealed,
}: {
  component: GridComponent;
  reading: Reading;
  step: number;
  revealed: boolean;
}) {
  const { from, to, upright } = edgeEnds(component.edge);
  const [x, y] = [((from.x + to.x) / 2) * step, ((from.y + to.y) / 2) * step];
  const way = `M${from.x * step} ${from.y * step}L${to.x * step} ${to.y * step}`;
  const spacing = step / Math.round(step / chargeSpacing);
  const turn = upright ? 90 : 0;
  return (
    <g>
      <path className="ink wire" d={way} />
      {reading.current === 0 ? null : (
        <>
          <path
            className="charges"
            d={way}
            strokeDasharray={`.1 ${spacing - 0.1}`}
            data-current={reading.current}
            data-spacing={spacing}
          />
          {component.kind === "wire" ? (
            <path
              className="arrows"
              d="M-6-7 7 0-6 7z"
              transform={`translate(${x} ${y})rotate(${turn + (reading.current < 0 ? 180 : 0)})`}
            />
          ) : null}
        </>
      )}
      {component.broken && revealed ? (
        <path className="ink clear" d="M-7-7 7 7M7-7-7 7" transform={`translate(${x} ${y})`} />
      ) : null}
      {component.kind === "wire" ? null : (
        <g transform={`translate(${x} ${y})rotate(${turn})scale(${symbolScale(step)})`}>
          <CircuitSymbol
            symbol={component.kind}
            on={component.on}
            reversed={component.reversed}
            share={component.kind === "bulb" ? brightness(reading.power).share : 0}
            turn={turn}
          />
        </g>
      )}
    </g>
  );
});
