import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Delays a model's state while a pointer is down in it. So the content above its picture does not move.
 *
 * After release the page scrolls by the picture's shift: Chromium and Firefox anchor the scroll position, WebKit does
 * not.
 *
 * @param state the current state @returns `settled`: the state at pointer down, or the current one without a pointer;
 * `byPointer`: whether the last input came from a pointer; `handlers` for the model's element
 */
export function useSteadyHand<State>(model: RefObject<HTMLElement>, state: State) {
  const [held, setHeld] = useState(false);
  const latest = useRef(state);
  if (!held) latest.current = state;
  const byPointer = useRef(false);
  useEffect(() => {
    if (!held) return;
    const release = () => {
      const top = () => model.current?.querySelector(".model-picture")?.getBoundingClientRect().top ?? 0;
      const before = top();
      flushSync(() => setHeld(false));
      const slipped = top() - before;
      if (slipped !== 0) window.scrollBy({ top: slipped, behavior: "instant" });
    };
    const ends = ["pointerup", "pointercancel"] as const;
    for (const end of ends) window.addEventListener(end, release);
    return () => {
      for (const end of ends) window.removeEventListener(end, release);
    };
  }, [held, model]);
  const handlers = {
    onPointerDownCapture: () => {
      byPointer.current = true;
      setHeld(true);
    },
    onKeyDownCapture: () => {
      byPointer.current = false;
    },
  };
  return { settled: latest.current, byPointer, handlers };
}
