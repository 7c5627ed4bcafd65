import { useEffect } from "react";

const mark = "viewer";

const isMarked = (state: unknown) => typeof state === "object" && state !== null && mark in state;

/**
 * While `open`, the page has one more entry in the browser's history, so that Back closes the viewer and stays on the
 * page. Closed another way, the entry is taken back. The address is the same in both entries, so the router, which
 * would read the page anew, does not hear of it.
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
