/**
 * Drags components by pointer events, with mouse, pen and finger alike. HTML's drag and drop starts under a finger only
 * after a long press, and in some browsers never. Draggable elements need `touch-action: none`, or the page scrolls.
 */
import { type PointerEvent, useCallback, useEffect, useRef } from "react";

export interface ClientPoint {
  /** Pixels of the window. */
  x: number;
  y: number;
}

export interface DragHandlers<T> {
  /** Called at each move with the middle of the dragged element. `null` means the drag ends. */
  onMove?: (what: T, point: ClientPoint | null) => void;
  /** Called with the middle of the element where it was dropped. */
  onDrop: (what: T, point: ClientPoint) => void;
}

/** Pixels that a pointer moves before a press becomes a drag. Less may be a trembling thumb. */
const threshold = 6;

/** @returns a function whose result is spread on each draggable element. */
export function useDrag<T>(handlers: DragHandlers<T>) {
  const latest = useRef(handlers);
  latest.current = handlers;
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  return useCallback(
    (what: T) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || !event.isPrimary) return;
        stop.current();
        stop.current = follow(event.currentTarget, event.nativeEvent, {
          onMove: (point) => latest.current.onMove?.(what, point),
          onDrop: (point) => latest.current.onDrop(what, point),
        });
      },
    }),
    [],
  );
}

/** Follows one press until it ends. @returns a function that cancels it */
function follow(
  element: HTMLElement,
  { pointerId, clientX, clientY }: globalThis.PointerEvent,
  { onMove, onDrop }: { onMove: (point: ClientPoint | null) => void; onDrop: (point: ClientPoint) => void },
): () => void {
  let ghost: HTMLElement | null = null;
  const home = element.getBoundingClientRect();
  /**
   * Returns the middle of the dragged element. The offset of the grip is kept, since the middle counts, not the
   * fingertip.
   */
  const middle = (event: globalThis.PointerEvent): ClientPoint => ({
    x: home.x + home.width / 2 + event.clientX - clientX,
    y: home.y + home.height / 2 + event.clientY - clientY,
  });
  function move(event: globalThis.PointerEvent) {
    if (event.pointerId !== pointerId) return;
    const [dx, dy] = [event.clientX - clientX, event.clientY - clientY];
    if (!ghost) {
      if (Math.hypot(dx, dy) < threshold) return;
      ghost = shadowOf(element, home);
      element.setPointerCapture(pointerId);
    }
    ghost.style.transform = `translate(${dx}px, ${dy}px)`;
    onMove(middle(event));
  }
  function end(event: globalThis.PointerEvent) {
    if (event.pointerId !== pointerId) return;
    const dropped = ghost !== null && event.type === "pointerup";
    const point = middle(event);
    stop();
    if (!dropped) return;
    swallowClick();
    onDrop(point);
  }
  function key(event: KeyboardEvent) {
    if (event.key !== "Escape" || !ghost) return;
    event.preventDefault();
    stop();
    swallowClick();
  }
  function stop() {
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", end);
    window.removeEventListener("pointercancel", end);
    window.removeEventListener("keydown", key);
    if (!ghost) return;
    ghost.remove();
    element.removeAttribute("data-dragged");
    onMove(null);
    ghost = null;
  }
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", end);
  window.addEventListener("pointercancel", end);
  window.addEventListener("keydown", key);
  return stop;
}

/** Draws the dragged symbol over the page, at its own position and size. */
function shadowOf(element: HTMLElement, { x, y, width, height }: DOMRect): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "circuit-ghost";
  ghost.setAttribute("aria-hidden", "true");
  const symbol = element.querySelector("svg");
  if (symbol) ghost.appendChild(symbol.cloneNode(true));
  Object.assign(ghost.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  // Inside the article, whose colours it inherits.
  (element.closest("section") ?? document.body).appendChild(ghost);
  element.setAttribute("data-dragged", "");
  return ghost;
}

/** Suppresses the click at the end of a drag on its own element. The next press counts, even if the timer is late. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    done();
  };
  const done = () => {
    window.removeEventListener("click", swallow, true);
    window.removeEventListener("pointerdown", done, true);
  };
  window.addEventListener("click", swallow, true);
  window.addEventListener("pointerdown", done, true);
  setTimeout(done, 0);
}
