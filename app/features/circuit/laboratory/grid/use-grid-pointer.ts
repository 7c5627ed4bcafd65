/** Handles touch and mouse on the board. They tap, drag wire or eraser, and move a component. */
import { type MouseEvent, type PointerEvent, type RefObject, useRef } from "react";
import { useDrag } from "../../parts/use-drag";
import type { LaboratoryAction, Tool } from "../laboratory-rules";
import { type GridPoint, nearestEdge } from "./grid";
import { componentOn, type GridComponents } from "./grid-component";
import { marginOf } from "./grid-measures";
import { edgesAlong } from "./grid-stroke";

interface Stroke {
  /** Id of the pointer that draws: a second one cancels the drag. */
  pointer: number;
  number: number;
  edges: Set<number>;
  point: GridPoint;
}

export function useGridPointer({
  board,
  step,
  components,
  tool,
  dispatch,
  onTarget,
  onTouch,
}: {
  board: RefObject<HTMLElement>;
  step: number;
  components: GridComponents;
  tool: Tool | null;
  dispatch: (action: LaboratoryAction) => void;
  /** Called with the edge over which a component is dragged. */
  onTarget: (edge: number | null) => void;
  /** Called on a tap on an edge. */
  onTouch: (edge: number) => void;
}) {
  const margin = marginOf(step);
  const stroke = useRef<Stroke | null>(null);
  const strokes = useRef(0);
  const paints = tool === "wire" || tool === "eraser";

  /** Converts pixels to units of the distance between two points. */
  function place({ x, y }: GridPoint): GridPoint {
    const box = board.current?.getBoundingClientRect() as DOMRect;
    return { x: (x - box.left - margin) / step, y: (y - box.top - margin) / step };
  }
  /** Returns the edge under a point of the window; `null` outside the board. */
  function edgeAt(point: GridPoint): number | null {
    const box = board.current?.getBoundingClientRect();
    const inside = box && point.x > box.left && point.x < box.right && point.y > box.top && point.y < box.bottom;
    if (!inside) return null;
    const { x, y } = place(point);
    return nearestEdge(x, y);
  }
  const carried = useDrag<GridComponents[number]>({
    onMove: (_, point) => onTarget(point === null ? null : edgeAt(point)),
    onDrop: ({ id }, point) => {
      const edge = edgeAt(point);
      if (edge !== null) dispatch({ type: "move", id, edge });
    },
  });

  function begin({ pointerId, isPrimary, clientX, clientY }: PointerEvent) {
    if (!isPrimary) {
      stroke.current = null;
      return;
    }
    strokes.current += 1;
    const point = place({ x: clientX, y: clientY });
    stroke.current = {
      pointer: pointerId,
      number: strokes.current,
      edges: new Set([nearestEdge(point.x, point.y)]),
      point: point,
    };
  }
  /** The browser took over the pointer, to scroll or to zoom. */
  function breakOff({ pointerId }: PointerEvent) {
    if (stroke.current?.pointer === pointerId) stroke.current = null;
  }
  function draw(event: PointerEvent) {
    const drawn = stroke.current;
    if (!paints || drawn?.pointer !== event.pointerId || event.buttons === 0) return;
    const point = place({ x: event.clientX, y: event.clientY });
    const passed = edgesAlong(drawn.point, point).filter((edge) => !drawn.edges.has(edge));
    drawn.point = point;
    if (passed.length === 0) return;
    // The first edge waits until a second one is reached. It may be only a tap.
    const all = drawn.edges.size === 1 ? [...drawn.edges, ...passed] : passed;
    for (const edge of passed) drawn.edges.add(edge);
    for (const edge of all) {
      if ((componentOn(components, edge) === undefined) === (tool === "wire"))
        dispatch({ type: "touch", edge, stroke: drawn.number });
    }
  }
  function click(event: MouseEvent) {
    const drawn = stroke.current !== null && stroke.current.edges.size > 1;
    stroke.current = null;
    if (drawn) return;
    // A click without a pointer comes from assistive technology, and refers to its own button.
    const named = (event.target as HTMLElement).dataset.edge;
    const { x, y } = place({ x: event.clientX, y: event.clientY });
    onTouch(event.detail === 0 && named !== undefined ? Number(named) : nearestEdge(x, y));
  }
  return {
    paints,
    edgeAt,
    handlers: { onPointerDown: begin, onPointerMove: draw, onPointerCancel: breakOff, onClick: click },
    /** Makes a component draggable, but not a wire and not while the pupil draws. The page scrolls over a wire. */
    carry: (component: GridComponents[number] | undefined) =>
      component && component.kind !== "wire" && !paints ? carried(component) : {},
  };
}
