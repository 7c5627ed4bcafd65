import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { readingText } from "../../../play/quantity";
import { isArrow } from "../parts/arrow-keys";
import type { Component } from "../parts/component";
import { CircuitSymbol } from "../parts/component-symbol";
import { capital, switchText, valueLabel } from "../parts/component-words";
import { useFlowingCharges } from "../parts/use-flowing-charges";
import type { LevelAction } from "./levels-rules";
import { LoopDrawing } from "./loop-drawing";
import { type LoopLayout, placeTowards } from "./loop-layout";
import { type LoopState, lampShares } from "./series-loop";
import type { DragModule } from "./use-drag";

/** Draws the loop, with a button over each component. */
export function LoopBoard({
  board,
  layout,
  components,
  names,
  loop,
  selected,
  drag,
  dispatch,
}: {
  board: RefObject<HTMLDivElement>;
  layout: LoopLayout;
  components: readonly Component[];
  /** By their ids. */
  names: ReadonlyMap<string, string>;
  loop: LoopState;
  selected: string | null;
  drag: DragModule | null;
  dispatch: (action: LevelAction) => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  useFlowingCharges(board, loop.current !== 0, null);
  useDrag(board, list, components, drag, dispatch);
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
        dispatch({ type: "move", id, place: target });
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
    <div className="circuit-board circuit-paper relative -mx-gutter overflow-hidden margin:mx-0" ref={board}>
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
            said={saidOf(component, place)}
            share={lamps.get(component.id)}
            selected={component.id === selected}
            onPress={(event) => press(event, component, place)}
            onSelect={() => dispatch({ type: "select", id: component.id === selected ? null : component.id })}
          />
        ))}
      </ol>
      {components.length === 0 ? (
        <p className="absolute inset-0 grid place-content-center p-36 text-center text-mute">
          Prek një pjesë më poshtë: ajo zë vend këtu.
        </p>
      ) : null}
    </div>
  );
}

function ComponentButton({
  component,
  place,
  layout,
  said,
  share,
  selected,
  onPress,
  onSelect,
}: {
  component: Component;
  place: number;
  layout: LoopLayout;
  said: string;
  /** Of the nominal power, where it is a lamp. */
  share: number | undefined;
  selected: boolean;
  onPress: (event: KeyboardEvent) => void;
  onSelect: () => void;
}) {
  const { x, y, turn } = layout.places[place] as LoopLayout["places"][number];
  const upright = turn === 90 || turn === -90;
  const [long, short] = [80 * layout.scale, 52 * layout.scale];
  const [width, height] = upright ? [short, long] : [long, short];
  return (
    <li style={{ left: x - width / 2, top: y - height / 2, width, height }}>
      <button type="button" aria-pressed={selected} aria-label={said} onClick={onSelect} onKeyDown={onPress}>
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

/** Keeps the focus on a component that moves in the list, since the browser drops it there. */
function useKeptFocus(list: RefObject<HTMLOListElement>, components: readonly Component[]) {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    const place = components.findIndex(({ id }) => id === wanted.current);
    if (place !== -1) list.current?.querySelectorAll("button")[place]?.focus();
    wanted.current = null;
  }, [list, components]);
  return wanted;
}

function useDrag(
  board: RefObject<HTMLElement>,
  list: RefObject<HTMLOListElement>,
  components: readonly Component[],
  drag: DragModule | null,
  dispatch: (action: LevelAction) => void,
) {
  useEffect(() => {
    if (!drag || !board.current || !list.current) return;
    const buttons = [...list.current.querySelectorAll<HTMLElement>("button")];
    const undo = components.flatMap(({ id }, place) => {
      const button = buttons[place];
      return button ? [drag.pickUp(button, { id })] : [];
    });
    undo.push(
      drag.receive(board.current, buttons, (what, place) => {
        if ("kind" in what) dispatch({ type: "add", kind: what.kind, at: Date.now(), place: place ?? undefined });
        else if (place !== null) dispatch({ type: "move", id: what.id, place });
      }),
    );
    return () => {
      for (const step of undo) step();
    };
  }, [board, list, components, drag, dispatch]);
}
