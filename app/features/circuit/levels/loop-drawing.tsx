import type { Component } from "../parts/component";
import { CircuitSymbol } from "../parts/component-symbol";
import { capital, valueLabel } from "../parts/component-words";
import { chargeSpacing } from "../parts/use-flowing-charges";
import type { LoopLayout, LoopPosition, LoopSide } from "./loop-layout";
import { type LoopState, lampShares } from "./series-loop";

/**
 * Offsets of a component's name and value from its middle, at scale 1. On the left and right side both are inside, else
 * one is on each side of the wire.
 */
const labels: Record<
  LoopSide,
  { anchor: "start" | "middle" | "end"; name: [number, number]; value: [number, number] }
> = {
  left: { anchor: "start", name: [31, -4], value: [31, 15] },
  top: { anchor: "middle", name: [0, -29], value: [0, 40] },
  right: { anchor: "end", name: [-31, -4], value: [-31, 15] },
  bottom: { anchor: "middle", name: [0, 41], value: [0, -28] },
};
/** Additional pixels between labels and a lamp. At nominal power its rays reach 35 from its middle. */
const raysRoom = 7;

/**
 * Draws wires, charges and labels of a loop. With `symbols` it draws the components too, which a board draws on its
 * buttons.
 */
export function LoopDrawing({
  components,
  names,
  loop,
  layout,
  symbols = false,
}: {
  components: readonly Component[];
  /** Names by component id. */
  names: ReadonlyMap<string, string>;
  loop: LoopState;
  layout: LoopLayout;
  symbols?: boolean;
}) {
  const { path, length, places, scale, corners } = layout;
  const closed = components.length > 1;
  const spacing = length / Math.round(length / (chargeSpacing * scale));
  const lamps = lampShares(components, loop);
  return (
    <g className={scale > 1.2 ? "wide" : scale < 0.9 ? "narrow" : undefined}>
      <path className={closed ? "ink wire" : "ink wire planned"} d={path} />
      {closed ? (
        <path
          className={loop.condition === "short-circuit" ? "charges danger" : "charges"}
          d={path}
          strokeDasharray={`.1 ${spacing - 0.1}`}
          data-current={loop.current}
          data-spacing={spacing}
        />
      ) : null}
      {closed && loop.current !== 0 ? <Arrows corners={corners} backwards={loop.current < 0} /> : null}
      {places.map((place, k) => {
        const component = components[k] as Component;
        return (
          <g key={component.id}>
            <ComponentLabel {...{ component, place, scale }} name={names.get(component.id) ?? ""} />
            {symbols ? (
              <g transform={`translate(${place.x} ${place.y})rotate(${place.turn})scale(${scale})`}>
                <CircuitSymbol
                  symbol={component.kind}
                  on={component.on}
                  reversed={component.reversed}
                  share={lamps.get(component.id)}
                  turn={place.turn}
                />
              </g>
            ) : null}
          </g>
        );
      })}
    </g>
  );
}

function ComponentLabel({
  component,
  place,
  scale,
  name,
}: {
  component: Component;
  place: LoopPosition;
  scale: number;
  name: string;
}) {
  const { anchor, name: nameAt, value: valueAt } = labels[place.side];
  const room = component.kind === "bulb" ? raysRoom : 0;
  const toPixels = ([x, y]: [number, number]) =>
    x === 0
      ? { x: place.x, y: place.y + (y + Math.sign(y) * room) * scale }
      : { x: place.x + (x + Math.sign(x) * room) * scale, y: place.y + y * Math.max(1, scale) };
  return (
    <>
      <text className="name" textAnchor={anchor} {...toPixels(nameAt)}>
        {capital(name)}
      </text>
      <text className="value" textAnchor={anchor} {...toPixels(valueAt)}>
        {component.kind === "switch" ? (component.on ? "ON" : "OFF") : valueLabel(component)}
      </text>
    </>
  );
}

/** Pixels from a corner to the middle of an arrow. No component is that close to a corner. */
const fromCorner = 24;

/** Draws arrowheads along the current. They replace motion if the reader prefers reduced motion. */
function Arrows({
  corners: { left, top, right, bottom },
  backwards,
}: {
  corners: LoopLayout["corners"];
  backwards: boolean;
}) {
  const heads = [
    [left, bottom - fromCorner, -90],
    [left + fromCorner, top, 0],
    [right, top + fromCorner, 90],
    [right - fromCorner, bottom, 180],
  ] as const;
  return (
    <g className="arrows">
      {heads.map(([x, y, turn]) => (
        <path
          key={turn}
          d="M-8-8 8 0-8 8z"
          transform={`translate(${x} ${y})rotate(${backwards ? turn + 180 : turn})`}
        />
      ))}
    </g>
  );
}
