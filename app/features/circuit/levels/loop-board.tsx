import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { readingText } from "../../../play/quantity";
import { isArrow } from "../parts/arrow-keys";
import type { Component, ComponentKind } from "../parts/component";
import { CircuitSymbol } from "../parts/component-symbol";
import { capital, switchText, valueLabel } from "../parts/component-words";
import type { useDrag } from "../parts/use-drag";
import { useFlowingCharges } from "../parts/use-flowing-charges";
import type { SimulatorAction } from "./levels-rules";
import { LoopDrawing } from "./loop-drawing";
import { type LoopLayout, placeTowards } from "./loop-layout";
import { type LoopState, lampShares } from "./series-loop";

/** Dragged component: one of the board, or a new one of a kind. */
export type Dragged = { id: string } | { kind: ComponentKind };
export type DragHandle = ReturnType<typeof useDrag<Dragged>>;

/**
 * Draws the loop, with a button over each component.
 *
 * @param room element that gives the board its size.
 * @param over place that the dragged component would take; `null` if it is not over the board.
 */
export function LoopBoard({
  board,
  room,
  layout,
  components,
  names,
  loop,
  selected,
  drag,
  over,
  dispatch,
}: {
  board: RefObject<HTMLDivElement>;
  room: RefObject<HTMLDivElement>;
  layout: LoopLayout;
  components: readonly Component[];
  /** Names by component id. */
  names: ReadonlyMap<string, string>;
  loop: LoopState;
  selected: string | null;
  drag: DragHandle;
  over: number | null;
  dispatch: (action: SimulatorAction) => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  useFlowingCharges(board, loop.current !== 0, null);
  const moved = useKeptFocus(list, components);

  function press(event: KeyboardEvent, { id }: Component, place: number) {
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      dispatch({ type: "remove", id });
      const neighbour = components[place + 1] ?? components[place - 1];
      if (neighbour) moved.current = neighbour.id;
    } else if (event.key === "Escape") {
      dispatch({ type: "select", id: null });
    } else if (isArrow(event.key)) {
      event.preventDefault();
      const target = placeTowards(layout.places, place, event.key);
      if (id === selected) {
        moved.current = id;
        dispatch({ type: "move", id, index: target });
      } else {
        list.current?.querySelectorAll("button")[target]?.focus();
      }
    }
  }

  function saidOf(component: Component, place: number): string {
    return [
      capital(names.get(component.id) as string),
      component.kind === "switch" ? switchText(component.on) : valueLabel(component),
      `tensioni ${readingText(loop.voltageAcross(component.id), "V")}`,
      `vendi ${place + 1} nga ${components.length}`,
    ].join(", ");
  }

  const lamps = lampShares(components, loop);
  return (
    <div
      className="circuit-board circuit-paper relative overflow-hidden"
      ref={board}
      data-over={over === null ? undefined : ""}
    >
      <div className="absolute inset-x-0 top-0 h-(--board-height) pointer-events-none" ref={room} aria-hidden="true" />
      <svg
        className="circuit-drawing max-w-none overflow-visible fill-none"
        width={layout.width}
        height={layout.height}
        aria-hidden="true"
      >
        <LoopDrawing {...{ components, names, loop, layout }} />
      </svg>
      <ol ref={list} aria-label="Pjesët në qark, sipas radhës">
        {components.map((component, place) => (
          <ComponentButton
            key={component.id}
            {...{ component, place, layout }}
            label={saidOf(component, place)}
            share={lamps.get(component.id)}
            selected={component.id === selected}
            over={place === over}
            drag={drag}
            onPress={(event) => press(event, component, place)}
            onTap={() => {
              const { id, kind } = component;
              if (kind === "switch") dispatch({ type: "toggle", id });
              else dispatch({ type: "select", id: id === selected ? null : id });
            }}
          />
        ))}
      </ol>
      {components.length === 0 ? (
        <p className="absolute inset-0 grid place-content-center p-20 text-center text-mute">
          Prek një pjesë ose tërhiqe këtu.
        </p>
      ) : null}
    </div>
  );
}

/** Returns the frame of a component. It is dashed at the target of a drag, in the spot colour if it is selected. */
function frameOf(selected: boolean, over: boolean): string {
  const inner = selected ? "[box-shadow:inset_0_0_0_1px_var(--spot)]" : "";
  if (over) return `${inner} [border:2px_dashed_var(--spot)]`;
  return selected
    ? `${inner} [border:2px_solid_var(--spot)]`
    : "[border:2px_solid_transparent] hover:[border-color:var(--color-mute)]";
}

/** Least side of a button in pixels, however small its symbol. */
const thumb = 44;

/** Button of a component: a tap toggles a switch, and selects any other component. */
function ComponentButton({
  component,
  place,
  layout,
  label,
  share,
  selected,
  over,
  drag,
  onPress,
  onTap,
}: {
  component: Component;
  place: number;
  layout: LoopLayout;
  label: string;
  /** Share of the nominal power, if it is a lamp. */
  share: number | undefined;
  selected: boolean;
  over: boolean;
  drag: DragHandle;
  onPress: (event: KeyboardEvent) => void;
  onTap: () => void;
}) {
  const { x, y, turn } = layout.places[place] as LoopLayout["places"][number];
  const upright = turn === 90 || turn === -90;
  const [long, short] = [Math.max(thumb, 80 * layout.scale), Math.max(thumb, 52 * layout.scale)];
  const [width, height] = upright ? [short, long] : [long, short];
  const state =
    component.kind === "switch"
      ? ({ role: "switch", "aria-checked": component.on } as const)
      : ({ "aria-pressed": selected } as const);
  return (
    <li
      className="absolute [transition:left_0.22s,top_0.22s]"
      style={{ left: x - width / 2, top: y - height / 2, width, height }}
    >
      <button
        type="button"
        {...state}
        className={`block size-full p-0 bg-transparent cursor-grab touch-none ${frameOf(selected, over)}`}
        aria-label={label}
        onClick={onTap}
        onKeyDown={onPress}
        {...drag({ id: component.id })}
      >
        <svg
          className="circuit-drawing size-full max-w-none overflow-visible fill-none pointer-events-none"
          viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
          aria-hidden="true"
        >
          <g transform={`rotate(${turn})scale(${layout.scale})`}>
            <CircuitSymbol
              symbol={component.kind}
              on={component.on}
              reversed={component.reversed}
              share={share}
              turn={turn}
            />
          </g>
        </svg>
      </button>
    </li>
  );
}

/** Keeps the focus on a component that moves in the list. The browser drops the focus when the element moves. */
function useKeptFocus(list: RefObject<HTMLOListElement>, components: readonly Component[]) {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    const place = components.findIndex(({ id }) => id === wanted.current);
    if (place !== -1) list.current?.querySelectorAll("button")[place]?.focus();
    wanted.current = null;
  }, [list, components]);
  return wanted;
}
