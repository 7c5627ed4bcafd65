import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Holds a model's state back while a pointer is down in it, for what stands above its picture.
 *
 * Then the page scrolls by as much as the picture slipped: Chromium and Firefox anchor it by themselves, WebKit does not.
 *
 * @param state what it is now @returns `settled`, as it was when the pointer went down or is without one; whether the
 * last input was a pointer's; what the model's element is to be given
 */
export function useSteadyHand<State>(model: RefObject<HTMLElement>, state: State) {
  const [held, setHeld] = useState(false);
  const latest = useRef(state);
  if (!held) latest.current = state;
  const byPointer = useRef(false);
  useEffect(() => {
    if (!held) return;
    const letGo = () => {
      const top = () => model.current?.querySelector(".model-picture")?.getBoundingClientRect().top ?? 0;
      const before = top();
      flushSync(() => setHeld(false));
      const slipped = top() - before;
      if (slipped !== 0) window.scrollBy({ top: slipped, behavior: "instant" });
    };
    const ends = ["pointerup", "pointercancel"] as const;
    for (const end of ends) window.addEventListener(end, letGo);
    return () => {
      for (const end of ends) window.removeEventListener(end, letGo);
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
