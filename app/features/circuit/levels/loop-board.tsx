import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { readingText } from "../../../play/quantity";
import { isArrow } from "../parts/arrow-keys";
import type { Part } from "../parts/component";
import { CircuitSymbol } from "../parts/component-symbol";
import { capital, partNames, valueLabel } from "../parts/component-words";
import { useFlow } from "../parts/use-flowing-charges";
import type { BoardAction } from "./levels-rules";
import { LoopDrawing } from "./loop-drawing";
import { type LoopLayout, placeTowards } from "./loop-layout";
import { type LoopState, lampsOf } from "./series-loop";
import type { DragModule } from "./use-drag";

/** The board: the loop as a drawing, and on it each part as a button. */
export function LoopBoard({
  board,
  layout,
  parts,
  loop,
  selected,
  drag,
  send,
}: {
  board: RefObject<HTMLDivElement>;
  layout: LoopLayout;
  parts: readonly Part[];
  loop: LoopState;
  selected: string | null;
  drag: DragModule | null;
  send: (action: BoardAction) => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  useFlow(board, loop.current !== 0, null);
  useDrag(board, list, parts, drag, send);
  const moved = useKeptFocus(list, parts);

  function press(event: KeyboardEvent, part: Part, place: number) {
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      send({ type: "remove", id: part.id });
      const neighbour = parts[place + 1] ?? parts[place - 1];
      if (neighbour) moved.current = neighbour.id;
    } else if (event.key === "Escape") {
      send({ type: "select", id: null });
    } else if (isArrow(event.key)) {
      event.preventDefault();
      const target = placeTowards(layout.places, place, event.key);
      if (part.id === selected) {
        moved.current = part.id;
        send({ type: "move", id: part.id, place: target });
      } else {
        list.current?.querySelectorAll("button")[target]?.focus();
      }
    }
  }

  return (
    <div className="circuit-board" ref={board}>
      <svg className="diagram" width={layout.width} height={layout.height} aria-hidden="true">
        <LoopDrawing parts={parts} loop={loop} layout={layout} />
      </svg>
      <ol ref={list} aria-label="Pjesët në qark, sipas radhës">
        {parts.map((part, place) => (
          <PlacedPart
            key={part.id}
            {...{ part, place, layout, loop, parts }}
            selected={part.id === selected}
            onPress={(event) => press(event, part, place)}
            onSelect={() => send({ type: "select", id: part.id === selected ? null : part.id })}
          />
        ))}
      </ol>
      {parts.length === 0 ? <p className="blank">Prek një pjesë më poshtë: ajo zë vend këtu.</p> : null}
    </div>
  );
}

function PlacedPart({
  part,
  place,
  parts,
  layout,
  loop,
  selected,
  onPress,
  onSelect,
}: {
  part: Part;
  place: number;
  parts: readonly Part[];
  layout: LoopLayout;
  loop: LoopState;
  selected: boolean;
  onPress: (event: KeyboardEvent) => void;
  onSelect: () => void;
}) {
  const { x, y, turn } = layout.places[place] as LoopLayout["places"][number];
  const upright = turn === 90 || turn === -90;
  const [long, short] = [80 * layout.scale, 52 * layout.scale];
  const [width, height] = upright ? [short, long] : [long, short];
  const said = [
    capital(partNames(parts).get(part.id) as string),
    part.component === "switch" ? (part.on ? "i mbyllur" : "i hapur") : valueLabel(part),
    `tensioni ${readingText(loop.voltageAcross(part.id), "V")}`,
    `vendi ${place + 1} nga ${parts.length}`,
  ];
  return (
    <li style={{ left: x - width / 2, top: y - height / 2, width, height }}>
      <button type="button" aria-pressed={selected} aria-label={said.join(", ")} onClick={onSelect} onKeyDown={onPress}>
        <svg className="diagram" viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`} aria-hidden="true">
          <g transform={`rotate(${turn})scale(${layout.scale})`}>
            <CircuitSymbol
              symbol={part.component}
              on={part.on}
              reversed={part.reversed}
              share={lampsOf(parts, loop).find(({ id }) => id === part.id)?.share}
              turn={turn}
            />
          </g>
        </svg>
      </button>
    </li>
  );
}

/** Gives the focus back to a part whose button the browser let go of when it was moved in the list. */
function useKeptFocus(list: RefObject<HTMLOListElement>, parts: readonly Part[]) {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    const place = parts.findIndex(({ id }) => id === wanted.current);
    if (place !== -1) list.current?.querySelectorAll("button")[place]?.focus();
    wanted.current = null;
  }, [list, parts]);
  return wanted;
}

function useDrag(
  board: RefObject<HTMLElement>,
  list: RefObject<HTMLOListElement>,
  parts: readonly Part[],
  drag: DragModule | null,
  send: (action: BoardAction) => void,
) {
  useEffect(() => {
    if (!drag || !board.current || !list.current) return;
    const buttons = [...list.current.querySelectorAll<HTMLElement>("button")];
    const undo = parts.flatMap(({ id }, place) => {
      const button = buttons[place];
      return button ? [drag.pickUp(button, { part: id })] : [];
    });
    undo.push(
      drag.receive(board.current, buttons, (what, place) => {
        if ("component" in what)
          send({ type: "add", component: what.component, at: Date.now(), place: place ?? undefined });
        else if (place !== null) send({ type: "move", id: what.part, place });
      }),
    );
    return () => {
      for (const step of undo) step();
    };
  }, [board, list, parts, drag, send]);
}
