import { forwardRef, type KeyboardEvent, useImperativeHandle, useRef, useState } from "react";
import { useWidth } from "../../../play/use-width";
import { isArrow } from "../parts/arrow-keys";
import { SymbolPicture } from "../parts/component-symbol";
import { capital } from "../parts/component-words";
import { useFlowingCharges } from "../parts/use-flowing-charges";
import type { GridPoint } from "./grid";
import { edgeCount, edgeEnds, edgeMiddle, edgeTowards } from "./grid";
import { componentOn, type GridComponent, type GridComponents, idOn, meets } from "./grid-component";
import { Frame, GridDrawing } from "./grid-drawing";
import { marginOf, useGridMeasures } from "./grid-measures";
import type { LaboratoryAction, Tool } from "./laboratory-rules";
import { edgeText, stateText } from "./laboratory-words";
import { boardTexts, type Seen } from "./seen";
import { useGridPointer } from "./use-grid-pointer";

/** What others may ask of the board. */
export interface Board {
  /** The edge under a place of the window, `null` off the board. */
  edgeAt: (point: GridPoint) => number | null;
  /** Puts the focus on the edge at which the keys are. */
  focus: () => void;
}

/**
 * The grid: tap an edge to place what the tool is, to select what stands there, or to turn a switch over.
 *
 * With the wire or the eraser one draws over several edges; without, a component is carried elsewhere. For keys every
 * edge is a button, of which one at a time is a stop of the tabulator.
 */
export const GridBoard = forwardRef<
  Board,
  {
    components: GridComponents;
    /** Of all but wires, by their ids. */
    names: ReadonlyMap<string, string>;
    /** What may be seen of the circuit. */
    seen: Seen;
    tool: Tool | null;
    selected: GridComponent | undefined;
    /** An edge on which a wire is missing. */
    missing: number | null;
    /** Whether curves stand under the board, which leaves them room. */
    tracing: boolean;
    /** The edge over which something is dragged. */
    target: number | null;
    onTarget: (edge: number | null) => void;
    dispatch: (action: LaboratoryAction) => void;
    /** Is told of a tap instead of the rules: a pupil points at a culprit. */
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
          <GridDrawing
            {...{ components, solution, step }}
            texts={boardTexts(components, seen)}
            revealed={seen.faults}
          />
          {selected ? <Frame edge={selected.edge} step={step} /> : null}
          {target === null ? null : <Frame edge={target} step={step} />}
          {missing === null ? null : <Frame edge={missing} step={step} missing />}
        </svg>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's. */}
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
