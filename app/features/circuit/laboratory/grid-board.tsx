import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from "react";
import { readingText } from "../../../play/quantity";
import { useWidth } from "../../../play/use-width";
import { isArrow } from "../parts/arrow-keys";
import { capital, switchText, valueLabel } from "../parts/component-words";
import { useFlowingCharges } from "../parts/use-flowing-charges";
import type { Reading, Solution } from "../solver/circuit-solver";
import { columns, edgeCount, edgeEnds, edgeMiddle, edgeTowards, nearestEdge, rows } from "./grid";
import { componentOn, type GridComponent, type GridComponents, idOn } from "./grid-component";
import { DrawnComponent, Frame, Points, symbolScale } from "./grid-drawing";
import type { LaboratoryAction, Tool } from "./laboratory-rules";
import { edgeText } from "./laboratory-words";

/** Pixels beside the points and below them: half a symbol. */
const margin = 30;
/** The greatest distance between two points; the least is what a screen of 320 px leaves, some 52. */
const widest = 118;
const noReading: Reading = { current: 0, voltage: 0, power: 0 };

/**
 * The grid: tap an edge to place what the tool is, or to select what stands there. With the wire or the eraser one may
 * draw over several edges. For keys every edge is a button, of which one at a time is a stop of the tabulator.
 */
export function GridBoard({
  components,
  names,
  solution,
  tool,
  selected,
  dispatch,
}: {
  components: GridComponents;
  /** Of all but wires, by their ids. */
  names: ReadonlyMap<string, string>;
  solution: Solution;
  tool: Tool | null;
  selected: GridComponent | undefined;
  dispatch: (action: LaboratoryAction) => void;
}) {
  const board = useRef<HTMLDivElement>(null);
  const width = useWidth(board);
  const [cursor, setCursor] = useState(0);
  const stroke = useRef(new Set<number>());
  const step = Math.min(widest, (width - 2 * margin) / (columns - 1));
  const left = (width - step * (columns - 1)) / 2;
  // Above the first row stands what is written on its symbols.
  const top = margin + 30 * symbolScale(step);
  const height = top + step * (rows - 1) + margin;
  const moving = [...solution.readings.values()].some(({ current }) => current !== 0);
  useFlowingCharges(board, moving, components);

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
      if ((componentOn(components, each) === undefined) === (tool === "wire")) dispatch({ type: "touch", edge: each });
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
    dispatch({ type: "touch", edge });
  }
  function press(event: KeyboardEvent, edge: number) {
    if (isArrow(event.key)) {
      event.preventDefault();
      const target = edgeTowards(edge, event.key);
      setCursor(target);
      board.current?.querySelector<HTMLElement>(`[data-edge="${target}"]`)?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      dispatch({ type: "touch", edge });
    } else if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      dispatch({ type: "remove", id: idOn(edge) });
    } else if (event.key === "Escape") {
      dispatch({ type: "deselect" });
    }
  }

  const at = (edge: number) => {
    const middle = edgeMiddle(edge);
    return { x: left + middle.x * step, y: top + middle.y * step };
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer's way; keys have the buttons inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <div
      className={`circuit-board circuit-grid ${paints ? "paints" : ""} relative -mx-gutter overflow-hidden margin:mx-0`}
      ref={board}
      onPointerDown={begin}
      onPointerMove={draw}
      onClick={click}
    >
      <svg
        className="circuit-drawing max-w-none overflow-visible fill-none"
        width={width}
        height={height}
        aria-hidden="true"
      >
        <Points left={left} top={top} step={step} />
        <g transform={`translate(${left} ${top})`}>
          {components.map((component) => (
            <DrawnComponent
              key={component.id}
              component={component}
              reading={solution.readings.get(component.id) ?? noReading}
              step={step}
            />
          ))}
        </g>
        {selected ? <Frame {...at(selected.edge)} upright={edgeEnds(selected.edge).upright} step={step} /> : null}
      </svg>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's. */}
      <div role="group" aria-label="Tavolina: lëviz me shigjeta, vendos me Enter, hiq me Delete">
        {Array.from({ length: edgeCount }, (_, edge) => {
          const component = componentOn(components, edge);
          const there = component ? capital(names.get(component.id) ?? "tel") : "Bosh";
          const { x, y } = at(edge);
          const size = step / 2;
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the edge is the key.
              key={edge}
              type="button"
              data-edge={edge}
              tabIndex={edge === cursor ? 0 : -1}
              aria-label={`${there}, ${edgeText(edge)}${component ? stateText(component, solution) : ""}`}
              aria-pressed={edge === selected?.edge}
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

/** Returns a component's state and readings, said after its name and place. */
function stateText(component: GridComponent, { readings }: Solution): string {
  const { id, kind, on } = component;
  if (kind === "wire") return "";
  const { current, voltage } = readings.get(id) ?? noReading;
  const state = kind === "switch" ? switchText(on) : valueLabel(component);
  const measured = [readingText(Math.abs(current), "A"), readingText(Math.abs(voltage), "V")];
  return `, ${[...(state === "" ? [] : [state]), ...measured].join(", ")}`;
}
