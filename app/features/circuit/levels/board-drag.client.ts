/** Lets components be dragged, besides taps and keys. Own chunk, fetched when the board is shown: 6 KB. */
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import type { ComponentKind } from "../parts/component";

/** What is being dragged: a component of the board, or a kind out of the bin. */
type Dragged = { id: string } | { kind: ComponentKind };

/** Makes an element draggable. @returns its clean-up. */
function pickUp(element: HTMLElement, dragged: Dragged): () => void {
  return draggable({ element, getInitialData: () => ({ ...dragged }) });
}

/**
 * Lets things be dropped on the board and on each component of it.
 *
 * @param dropped is told what was dropped, and the place: that of the component it was dropped on, or `null` for the board.
 */
function receive(
  board: HTMLElement,
  places: readonly HTMLElement[],
  dropped: (what: Dragged, place: number | null) => void,
): () => void {
  const mark = (element: HTMLElement) => ({
    onDragEnter: () => element.setAttribute("data-over", ""),
    onDragLeave: () => element.removeAttribute("data-over"),
  });
  return combine(
    dropTargetForElements({
      element: board,
      onDrop: ({ source, location }) => {
        const target = location.current.dropTargets[0]?.element;
        const place = places.indexOf(target as HTMLElement);
        for (const element of [board, ...places]) element.removeAttribute("data-over");
        dropped(source.data as unknown as Dragged, place === -1 ? null : place);
      },
    }),
    ...places.map((element) => dropTargetForElements({ element, ...mark(element) })),
  );
}

export const boardDrag = { pickUp, receive };
