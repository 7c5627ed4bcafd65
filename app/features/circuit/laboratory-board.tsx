import { type KeyboardEvent, type MouseEvent, memo, type PointerEvent, useRef, useState } from "react";
import { brightness } from "./circuit-part";
import type { Reading, Solution } from "./circuit-solver";
import { CircuitSymbol } from "./circuit-symbols";
import { chargeSpacing, useFlow } from "./flowing-charges";
import { type Element, type Elements, elementId } from "./laboratory-element";
import { columns, edgeCount, edgeEnds, edgeMiddle, edgeTowards, nearestEdge, rows } from "./laboratory-grid";
import { elementOn, type LaboratoryAction, type Tool } from "./laboratory-rules";
import { edgeText, elementLabel, elementNames } from "./laboratory-words";
import { isArrow } from "./loop-board";
import { readingText } from "./quantity";
import { useWidth } from "./use-width";

/** Pixels beside the points and below them: half a symbol. */
const margin = 30;
/** The greatest distance between two points; the least is what a screen of 320 px leaves, some 52. */
const widest = 118;
/** Symbols are drawn for an edge of this length at scale 1. */
const plainEdge = 72;
const scaleFor = (step: number) => Math.min(1.5, Math.max(0.75, step / plainEdge));

const noReading: Reading = { current: 0, voltage: 0, power: 0 };

/**
 * The grid: tap an edge to place what the tool is, or to select what stands there. With the wire or the eraser one may
 * draw over several edges. For keys every edge is a button, of which one at a time is a stop of the tabulator.
 */
export function LaboratoryBoard({
  elements,
  solution,
  tool,
  selected,
  send,
}: {
  elements: Elements;
  solution: Solution;
  tool: Tool | null;
  selected: number | null;
  send: (action: LaboratoryAction) => void;
}) {
  const board = useRef<HTMLDivElement>(null);
  const width = useWidth(board);
  const [cursor, setCursor] = useState(0);
  const stroke = useRef(new Set<number>());
  const step = Math.min(widest, (width - 2 * margin) / (columns - 1));
  const left = (width - step * (columns - 1)) / 2;
  // Above the first row stands what is written on its symbols.
  const top = margin + 22 * scaleFor(step);
  const height = top + step * (rows - 1) + margin;
  const moving = [...solution.readings.values()].some(({ current }) => current !== 0);
  useFlow(board, moving, elements);

  const paints = tool === "wire" || tool === "eraser";

  function edgeUnder({ clientX, clientY }: { clientX: number; clientY: number }): number {
    const box = board.current?.getBoundingClientRect() as DOMRect;
    return nearestEdge((clientX - box.left - left) / step, (clientY - box.top - top) / step);
  }
  function begin(event: PointerEvent) {
    stroke.current = new Set([edgeUnder(event)]);
  }
  function draw(event: PointerEvent) {
    const edges = stroke.current;
    if (!paints || event.buttons === 0) return;
    const edge = edgeUnder(event);
    if (edges.has(edge)) return;
    // The first edge waits for the second: it may be no more than a tap.
    const drawn = edges.size === 1 ? [...edges, edge] : [edge];
    edges.add(edge);
    for (const each of drawn) {
      if ((elementOn(elements, each) === undefined) === (tool === "wire")) send({ type: "touch", edge: each });
    }
  }
  function click(event: MouseEvent) {
    const drawn = stroke.current.size > 1;
    stroke.current = new Set();
    if (drawn) return;
    // A click without a pointer comes from an assistive technology, and means its button.
    const named = (event.target as HTMLElement).dataset.edge;
    const edge = event.detail === 0 && named !== undefined ? Number(named) : edgeUnder(event);
    setCursor(edge);
    send({ type: "touch", edge });
  }
  function press(event: KeyboardEvent, edge: number) {
    if (isArrow(event.key)) {
      event.preventDefault();
      const target = edgeTowards(edge, event.key);
      setCursor(target);
      board.current?.querySelector<HTMLElement>(`[data-edge="${target}"]`)?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      send({ type: "touch", edge });
    } else if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      send({ type: "remove", edge });
    } else if (event.key === "Escape") {
      send({ type: "deselect" });
    }
  }

  const names = elementNames(elements);
  const at = (edge: number) => {
    const middle = edgeMiddle(edge);
    return { x: left + middle.x * step, y: top + middle.y * step };
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer's way; keys have the buttons inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <div
      className={paints ? "circuit-board laboratory-board paints" : "circuit-board laboratory-board"}
      ref={board}
      onPointerDown={begin}
      onPointerMove={draw}
      onClick={click}
    >
      <svg className="diagram" width={width} height={height} aria-hidden="true">
        <Points left={left} top={top} step={step} />
        <g transform={`translate(${left} ${top})`}>
          {elements.map((element) => (
            <PlacedElement
              key={element.edge}
              element={element}
              reading={solution.readings.get(elementId(element)) ?? noReading}
              step={step}
            />
          ))}
        </g>
        {selected === null ? null : <Frame {...at(selected)} upright={edgeEnds(selected).upright} step={step} />}
      </svg>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's. */}
      <div className="edges" role="group" aria-label="Tavolina: lëviz me shigjeta, vendos me Enter, hiq me Delete">
        {Array.from({ length: edgeCount }, (_, edge) => {
          const element = elementOn(elements, edge);
          const there = element ? (names.get(edge) ?? "Tel") : "Bosh";
          const { x, y } = at(edge);
          const size = step / 2;
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the edge is the key.
              key={edge}
              type="button"
              data-edge={edge}
              tabIndex={edge === cursor ? 0 : -1}
              aria-label={`${there}, ${edgeText(edge)}${element ? said(element, solution) : ""}`}
              aria-pressed={edge === selected}
              style={{ left: x - size / 2, top: y - size / 2, width: size, height: size }}
              onFocus={() => setCursor(edge)}
              onKeyDown={(event) => press(event, edge)}
            />
          );
        })}
      </div>
    </div>
  );
}

/** What a part tells of itself after its name and place. */
function said(element: Element, { readings }: Solution): string {
  if (element.kind === "wire") return "";
  const { current, voltage } = readings.get(elementId(element)) ?? noReading;
  const state = element.kind === "switch" ? [element.on ? "i mbyllur" : "i hapur"] : [];
  const value = elementLabel(element, noReading);
  const own = element.kind === "ammeter" || element.kind === "voltmeter" || value === "" ? [] : [value];
  const measured = [readingText(Math.abs(current), "A"), readingText(Math.abs(voltage), "V")];
  return `, ${[...state, ...own, ...measured].join(", ")}`;
}

const Points = memo(function Points({ left, top, step }: { left: number; top: number; step: number }) {
  const points = Array.from({ length: columns * rows }, (_, k) => [k % columns, Math.floor(k / columns)] as const);
  return points.map(([x, y]) => (
    <circle key={`${x} ${y}`} className="point" cx={left + x * step} cy={top + y * step} r="3" />
  ));
});

function Frame({ x, y, upright, step }: { x: number; y: number; upright: boolean; step: number }) {
  const [width, height] = upright ? [step * 0.66, step * 0.92] : [step * 0.92, step * 0.66];
  return <rect className="frame" x={x - width / 2} y={y - height / 2} width={width} height={height} />;
}

const PlacedElement = memo(function PlacedElement({
  element,
  reading,
  step,
}: {
  element: Element;
  reading: Reading;
  step: number;
}) {
  const { from, to, upright } = edgeEnds(element.edge);
  const [x, y] = [((from.x + to.x) / 2) * step, ((from.y + to.y) / 2) * step];
  const way = `M${from.x * step} ${from.y * step}L${to.x * step} ${to.y * step}`;
  const scale = scaleFor(step);
  const spacing = step / Math.round(step / chargeSpacing);
  const away = 17 * scale + 5;
  const text = elementLabel(element, reading);
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
          {element.kind === "wire" ? (
            <path
              className="arrows"
              d="M-6-7 7 0-6 7z"
              transform={`translate(${x} ${y})rotate(${turn + (reading.current < 0 ? 180 : 0)})`}
            />
          ) : null}
        </>
      )}
      {element.kind === "wire" ? null : (
        <g transform={`translate(${x} ${y})rotate(${turn})scale(${scale})`}>
          <CircuitSymbol
            symbol={element.kind}
            on={element.on}
            reversed={element.reversed}
            share={element.kind === "bulb" ? brightness(reading.power).share : 0}
            turn={turn}
          />
        </g>
      )}
      {text === "" ? null : (
        <text
          className="value"
          textAnchor={upright ? "start" : "middle"}
          x={upright ? x + away : x}
          y={upright ? y + 5 : y - away}
        >
          {text}
        </text>
      )}
    </g>
  );
});
