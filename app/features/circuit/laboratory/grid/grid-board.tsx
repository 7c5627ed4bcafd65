import { forwardRef, type KeyboardEvent, useImperativeHandle, useRef, useState } from "react";
import { useWidth } from "../../../../play/use-width";
import { isArrow } from "../../parts/arrow-keys";
import { SymbolPicture } from "../../parts/component-symbol";
import { capital } from "../../parts/component-words";
import { useFlowingCharges } from "../../parts/use-flowing-charges";
import type { LaboratoryAction, Tool } from "../laboratory-rules";
import { edgeText, stateText } from "../laboratory-words";
import { boardTexts, type Seen } from "../seen";
import type { GridPoint } from "./grid";
import { edgeCount, edgeEnds, edgeMiddle, edgeTowards } from "./grid";
import { componentOn, type GridComponent, type GridComponents, idOn, meets } from "./grid-component";
import { Frame, GridDrawing } from "./grid-drawing";
import { marginOf, useGridMeasures } from "./grid-measures";
import { useGridPointer } from "./use-grid-pointer";

/** Methods of the board for its parents. */
export interface Board {
  /** Returns the edge under a point of the window; `null` outside the board. */
  edgeAt: (point: GridPoint) => number | null;
  /** Moves the focus to the edge that is the tab stop. */
  focus: () => void;
}

/**
 * Renders the grid. A tap on an edge places the tool's component, selects the component there, or toggles a switch.
 *
 * With the wire or the eraser a drag draws over several edges; without a tool it moves a component. For the keyboard
 * every edge is a button, one of which is the tab stop.
 */
export const GridBoard = forwardRef<
  Board,
  {
    components: GridComponents;
    /** Names of all components but wires, by id. */
    names: ReadonlyMap<string, string>;
    /** Parts of the circuit's data that may be shown. */
    seen: Seen;
    tool: Tool | null;
    selected: GridComponent | undefined;
    /** Edge on which a wire is missing. */
    missing: number | null;
    /** Whether the graph is shown under the board, which then leaves room for it. */
    tracing: boolean;
    /** Edge over which something is dragged. */
    target: number | null;
    onTarget: (edge: number | null) => void;
    dispatch: (action: LaboratoryAction) => void;
    /** Called on a tap in place of the rules. The pupil then points at the cause of a fault. */
    onPoint?: (edge: number) => void;
  }
>(function GridBoard(
  { components, names, seen, tool, selected, missing, tracing, target, onTarget, dispatch, onPoint },
  ref,
) {
  const place = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const { step, width, height } = useGridMeasures(useWidth(place), tracing);
  const margin = marginOf(step);
  const [cursor, setCursor] = useState(0);
  const { solution } = seen;
  const moving = [...solution.readings.values()].some(({ current }) => current !== 0);
  useFlowingCharges(board, moving, components);
  function touch(edge: number) {
    setCursor(edge);
    if (onPoint) onPoint(edge);
    else dispatch({ type: "touch", edge });
  }
  const pointer = useGridPointer({ board, step, components, tool, dispatch, onTarget, onTouch: touch });
  const buttonOn = (edge: number) => board.current?.querySelector<HTMLElement>(`[data-edge="${edge}"]`);
  useImperativeHandle(ref, () => ({
    edgeAt: pointer.edgeAt,
    focus: () => buttonOn(cursor)?.focus({ preventScroll: true }),
  }));

  function press(event: KeyboardEvent, edge: number) {
    if (isArrow(event.key)) {
      event.preventDefault();
      const target = edgeTowards(edge, event.key);
      if (event.shiftKey && componentOn(components, edge)) dispatch({ type: "move", id: idOn(edge), edge: target });
      setCursor(target);
      buttonOn(target)?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      touch(edge);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      dispatch({ type: "remove", id: idOn(edge) });
    } else if (event.key === "Escape") {
      dispatch({ type: "deselect" });
    }
  }

  return (
    <div ref={place} className="min-w-0">
      <div
        className={`circuit-board circuit-grid ${pointer.paints ? "paints" : ""} relative mx-auto overflow-hidden`}
        ref={board}
        style={{ width, height }}
        {...pointer.handlers}
      >
        <svg
          className={`circuit-drawing circuit-paper ${solution.shorted.length > 0 ? "wide" : ""} block overflow-visible`}
          width={width}
          height={height}
          aria-hidden="true"
        >
          {/* Below the drawing, whose labels have a rim of paper: a frame that is drawn later would cut them. */}
          {selected ? <Frame edge={selected.edge} step={step} /> : null}
          <GridDrawing
            {...{ components, solution, step }}
            texts={boardTexts(components, seen)}
            revealed={seen.faults}
          />
          {target === null ? null : <Frame edge={target} step={step} />}
          {missing === null ? null : <Frame edge={missing} step={step} missing />}
        </svg>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form. */}
        <div
          role="group"
          aria-label="Tavolina: lëviz me shigjeta, vendos me Enter, hiq me Delete, zhvendos me Shift e shigjeta"
        >
          {Array.from({ length: edgeCount }, (_, edge) => {
            const component = componentOn(components, edge);
            const there = component ? capital(names.get(component.id) ?? "tel") : "Bosh";
            const middle = edgeMiddle(edge);
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: the edge is the key.
                key={edge}
                type="button"
                data-edge={edge}
                data-kind={component?.kind}
                data-met={meets(components, edge) || undefined}
                tabIndex={edge === cursor ? 0 : -1}
                aria-label={`${there}, ${edgeText(edge)}${component ? stateText(component, seen) : ""}`}
                aria-pressed={edge === selected?.edge}
                style={{
                  left: margin + (middle.x - 0.5) * step,
                  top: margin + (middle.y - 0.5) * step,
                  width: step,
                  height: step,
                }}
                onFocus={() => setCursor(edge)}
                onKeyDown={(event) => press(event, edge)}
                {...pointer.carry(component)}
              >
                {component && component.kind !== "wire" ? (
                  <SymbolPicture
                    symbol={component.kind}
                    on={component.on}
                    className={`circuit-carried ${edgeEnds(edge).upright ? "turned" : ""}`}
                  />
                ) : null}
              </button>
            );
          })}
        </div>
      </div>
    </div>
  );
});
