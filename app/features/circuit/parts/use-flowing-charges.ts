/** Moves the dots that stand for charges, at a speed that follows the current. */

import { type RefObject, useRef } from "react";
import { clamp } from "../../../play/clamp";
import { useFrames } from "../../../play/use-frames";
import { useReducedMotion } from "../../../play/use-reduced-motion";

/** Pixels between two dots, and pixels per second that one ampere moves them. */
export const chargeSpacing = 17;
const speedPerAmpere = 160;
/**
 * Greatest speed in pixels per second, reached at 1.25 A. At 60 frames a second a dot then moves 3.3 px a frame, a
 * fifth of the spacing; above half of it the eye would see the dots run backwards.
 */
const greatestSpeed = 200;

/** Returns the speed along the current, in pixels per second. */
function chargeSpeed(amperes: number): number {
  return clamp(amperes * speedPerAmpere, -greatestSpeed, greatestSpeed);
}

/**
 * Animates the dots of every `[data-current]` path inside an element. Dots are its dashes, the attribute its amperes.
 *
 * Paths are queried in each frame, so a changed drawing needs no notice. On a grid whose edges are a whole number of
 * spacings long the dots continue from edge to edge, as long as all of them start together: hence `circuit`.
 *
 * @param moving false if nothing moves: then no frame is requested.
 * @param circuit identity of the circuit; when it changes all dots start again together.
 */
export function useFlowingCharges(drawing: RefObject<Element>, moving: boolean, circuit: unknown): void {
  const still = useReducedMotion();
  const started = useRef<unknown>(null);
  const ways = useRef(new WeakMap<Element, number>());
  useFrames(moving && !still, (elapsed) => {
    if (started.current !== circuit) ways.current = new WeakMap();
    started.current = circuit;
    // After a hidden tab returns, the dots must not jump.
    const seconds = Math.min(elapsed, 0.1);
    for (const path of drawing.current?.querySelectorAll("[data-current]") ?? []) {
      const spacing = Number(path.getAttribute("data-spacing"));
      const step = chargeSpeed(Number(path.getAttribute("data-current"))) * seconds;
      const way = ((ways.current.get(path) ?? 0) + step) % spacing;
      ways.current.set(path, way);
      path.setAttribute("stroke-dashoffset", (-way).toFixed(2));
    }
  });
}
