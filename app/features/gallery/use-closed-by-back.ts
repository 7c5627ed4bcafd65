import { useEffect } from "react";
import { isObject } from "../../magazine/is-object";

const mark = "viewer";

const isMarked = (state: unknown) => isObject(state) && mark in state;

/**
 * Lets Back close the viewer. While it is open, the history has one more entry with the same address. If it is closed
 * another way, that entry is removed. The router must not see these events, or it would load the page again.
 */
export function useClosedByBack(open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    history.pushState({ ...history.state, [mark]: true }, "");
    let wentBack = false;
    function back(event: PopStateEvent) {
      event.stopImmediatePropagation();
      wentBack = true;
      close();
    }
    addEventListener("popstate", back, { capture: true });
    return () => {
      removeEventListener("popstate", back, { capture: true });
      if (wentBack || !isMarked(history.state)) return;
      addEventListener("popstate", (event) => event.stopImmediatePropagation(), { capture: true, once: true });
      history.back();
    };
  }, [open, close]);
}
