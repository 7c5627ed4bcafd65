import { type RefObject, useEffect, useRef } from "react";

/** Milliseconds without a scroll event after which the strip counts as settled. */
const settleDelay = 120;

/**
 * Scrolls a strip to its `current` slide. It reports the slide at which a finger left it. Slides out of view are inert;
 * the focus moves along.
 */
export function useStrip(current: number, onSettle: (index: number) => void): RefObject<HTMLOListElement> {
  const strip = useRef<HTMLOListElement>(null);
  const shown = useRef(current);
  /** The slide that the strip is scrolling to; slides on the way are not reported. */
  const target = useRef<number | null>(null);

  useEffect(() => {
    const list = strip.current;
    if (list === null) return;
    const slides = [...list.children].filter((slide) => slide instanceof HTMLElement);
    const focusedLink = list.contains(document.activeElement) ? linkSelector(document.activeElement) : null;
    for (const [index, slide] of slides.entries()) slide.inert = index !== current;
    if (focusedLink !== null) slides[current]?.querySelector<HTMLElement>(focusedLink)?.focus({ preventScroll: true });
    if (shown.current === current) return;
    // Only a move to a neighbour is smooth.
    const behavior = Math.abs(shown.current - current) === 1 ? "auto" : "instant";
    shown.current = current;
    target.current = current;
    list.scrollTo({ left: current * list.clientWidth, behavior });
  }, [current]);

  useEffect(() => {
    const list = strip.current;
    if (list === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function settle() {
      if (list === null || list.clientWidth === 0) return;
      const index = Math.round(list.scrollLeft / list.clientWidth);
      const goal = (target.current ?? index) * list.clientWidth;
      if (target.current !== null && Math.abs(list.scrollLeft - goal) > 1) {
        // A jump during a smooth scroll would overshoot its target.
        list.scrollTo({ left: goal, behavior: "instant" });
        if (index !== target.current) return;
      }
      target.current = null;
      shown.current = index;
      onSettle(index);
    }
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(settle, settleDelay);
    }
    // From here on the finger or wheel scrolls the strip.
    function release() {
      target.current = null;
    }
    // The browser may have scrolled to a slide named in the address (#pamja-5).
    settle();
    // When its width changes the strip stays at its slide.
    let width = list.clientWidth;
    const watch = new ResizeObserver(() => {
      if (list.clientWidth === width) return;
      width = list.clientWidth;
      list.scrollTo({ left: shown.current * width, behavior: "instant" });
    });
    watch.observe(list);
    list.addEventListener("scroll", wait, { passive: true });
    for (const start of ["touchstart", "wheel"]) list.addEventListener(start, release, { passive: true });
    return () => {
      clearTimeout(timer);
      watch.disconnect();
      list.removeEventListener("scroll", wait);
      for (const start of ["touchstart", "wheel"]) list.removeEventListener(start, release);
    };
  }, [onSettle]);

  return strip;
}

/** Selects the link of another slide with the same purpose. */
function linkSelector(element: Element | null): string {
  const rel = element?.getAttribute("rel");
  return rel ? `[rel="${rel}"]` : "a";
}
