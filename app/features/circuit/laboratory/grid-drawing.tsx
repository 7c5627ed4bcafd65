/** Draws the grid: its points, and each component with its wire, its charges and its value. */
import { memo } from "react";
import { brightness } from "../parts/component";
import { CircuitSymbol } from "../parts/component-symbol";
import { chargeSpacing } from "../parts/use-flowing-charges";
import type { Reading } from "../solver/circuit-solver";
import { columns, edgeEnds, rows } from "./grid";
import type { GridComponent } from "./grid-component";
import { symbolLabel } from "./laboratory-words";

/** Symbols are drawn for an edge of this length at scale 1. */
const plainEdge = 72;
/** How large symbols are drawn, from the pixels between two points. */
export const symbolScale = (step: number) => Math.min(1.5, Math.max(0.75, step / plainEdge));

export const Points = memo(function Points({ left, top, step }: { left: number; top: number; step: number }) {
  const points = Array.from({ length: columns * rows }, (_, k) => [k % columns, Math.floor(k / columns)] as const);
  return points.map(([x, y]) => (
    <circle key={`${x} ${y}`} className="point" cx={left + x * step} cy={top + y * step} r="3" />
  ));
});

/** Draws the frame round the selected component. */
export function Frame({ x, y, upright, step }: { x: number; y: number; upright: boolean; step: number }) {
  const [width, height] = upright ? [step * 0.66, step * 0.92] : [step * 0.92, step * 0.66];
  return <rect className="frame" x={x - width / 2} y={y - height / 2} width={width} height={height} />;
}

/** Draws a component with its wire, its charges and its label. */
export const DrawnComponent = memo(function DrawnComponent({
  component,
  reading,
  step,
}: {
  component: GridComponent;
  reading: Reading;
  step: number;
}) {
  const { from, to, upright } = edgeEnds(component.edge);
  const [x, y] = [((from.x + to.x) / 2) * step, ((from.y + to.y) / 2) * step];
  const way = `M${from.x * step} ${from.y * step}L${to.x * step} ${to.y * step}`;
  const scale = symbolScale(step);
  const spacing = step / Math.round(step / chargeSpacing);
  // A lamp's rays reach 35 from its middle at the power it is made for.
  const away = (component.kind === "bulb" ? 36 : 17) * scale + 5;
  // In the last column there is no room on the right.
  const onTheLeft = from.x === columns - 1;
  const text = symbolLabel(component, reading);
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
      {component.kind === "wire" ? null : (
        <g transform={`translate(${x} ${y})rotate(${turn})scale(${scale})`}>
          <CircuitSymbol
            symbol={component.kind}
            on={component.on}
            reversed={component.reversed}
            share={component.kind === "bulb" ? brightness(reading.power).share : 0}
            turn={turn}
          />
        </g>
      )}
      {text === "" ? null : (
        <text
          className="value"
          textAnchor={upright ? (onTheLeft ? "end" : "start") : "middle"}
          x={upright ? (onTheLeft ? x - away : x + away) : x}
          y={upright ? y + 5 : y - away}
        >
          {text}
        </text>
      )}
    </g>
  );
});
