/**
 * Toasts. One notice at a time is shown for five seconds; pointer or focus on it pauses its time (product 4). Escape,
 * the close button and a swipe to the right close it, and so does the next press or key in the game; F8 moves the focus
 * to it.
 */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import type { LanePlace, Lanes, Notice } from "./notice";
import "./toast.css";

type Show = (notice: Notice) => void;

const ShowContext = createContext<Show | null>(null);
const LaneContext = createContext<((place: LanePlace, lane: HTMLElement | null) => void) | null>(null);

/** @returns a function that shows a notice and replaces the open one. */
export function useToast(): Show {
  const show = useContext(ShowContext);
  if (show === null) throw new Error("useToast needs <Toasts> around it");
  return show;
}

/** Registers an element as a lane of notices. @returns its ref */
export function useLane(place: LanePlace): (lane: HTMLElement | null) => void {
  const register = useContext(LaneContext);
  return useCallback((lane: HTMLElement | null) => register?.(place, lane), [register, place]);
}

/** Events that close a notice. `click` and not `pointerdown`, since a scrolling finger does not play. */
const actions = ["click", "keydown", "input", "dragstart"] as const;

/** Keys that move the focus to a notice or do nothing by themselves. */
const idleKeys = new Set(["F8", "Tab", "Shift", "Control", "Alt", "Meta", "CapsLock"]);

/** Tells whether an event continues the game: outside the notice, and not an idle key. */
function playsOn(event: Event): boolean {
  if (event instanceof KeyboardEvent && idleKeys.has(event.key)) return false;
  return !(event.target instanceof Element && event.target.closest("[data-notices]"));
}

/**
 * Shows the notices of its children, in its lanes. Their view, 12 KB, loads with the first press on the page. An
 * earlier notice waits for it; if it does not load, the page works without notices.
 */
export function Toasts({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<(Notice & { id: number }) | null>(null);
  const [open, setOpen] = useState(false);
  const [lanes, setLanes] = useState<Lanes>({ above: null, beside: null });
  const [view, setView] = useState<typeof import("./open-notice.client") | null>(null);
  const loadView = useCallback(() => {
    import("./open-notice.client").then(setView, () => undefined);
  }, []);
  useEffect(() => {
    document.addEventListener("click", loadView, { once: true });
    return () => document.removeEventListener("click", loadView);
  }, [loadView]);
  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      if (playsOn(event)) setOpen(false);
    };
    for (const action of actions) document.addEventListener(action, close, { capture: true });
    return () => {
      for (const action of actions) document.removeEventListener(action, close, { capture: true });
    };
  }, [open]);
  const show = useCallback<Show>(
    (notice) => {
      setCurrent((before) => ({ ...notice, id: (before?.id ?? 0) + 1 }));
      setOpen(true);
      loadView();
    },
    [loadView],
  );
  const register = useCallback(
    (place: LanePlace, lane: HTMLElement | null) => setLanes((before) => ({ ...before, [place]: lane })),
    [],
  );
  return (
    <ShowContext.Provider value={show}>
      <LaneContext.Provider value={register}>{children}</LaneContext.Provider>
      {view && current ? <view.OpenNotice notice={current} open={open} onOpenChange={setOpen} lanes={lanes} /> : null}
    </ShowContext.Provider>
  );
}
