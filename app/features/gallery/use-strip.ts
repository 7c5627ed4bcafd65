import { type RefObject, useEffect, useRef } from "react";

/** The strip is at rest once it has not moved for as long, in milliseconds. */
const rest = 120;

/**
 * Keeps a strip of slides, one of which fills it, on the slide that is `current`, and reports where a finger left it.
 * Slides out of sight are inert; the focus moves on with the slides.
 */
export function useStrip(current: number, onSettle: (index: number) => void): RefObject<HTMLOListElement> {
  const strip = useRef<HTMLOListElement>(null);
  const shown = useRef(current);
  /** The slide that the strip was sent to and has not reached; what it passes on the way is not reported. */
  const sentTo = useRef<number | null>(null);

  useEffect(() => {
    const list = strip.current;
    if (list === null) return;
    const slides = [...list.children].filter((slide) => slide instanceof HTMLElement);
    const held = list.contains(document.activeElement) ? linkSelector(document.activeElement) : null;
    for (const [index, slide] of slides.entries()) slide.inert = index !== current;
    if (held !== null) slides[current]?.querySelector<HTMLElement>(held)?.focus({ preventScroll: true });
    if (shown.current === current) return;
    // Beyond a neighbour there is nothing to see on the way.
    const behavior = Math.abs(shown.current - current) === 1 ? "auto" : "instant";
    shown.current = current;
    sentTo.current = current;
    list.scrollTo({ left: current * list.clientWidth, behavior });
  }, [current]);

  useEffect(() => {
    const list = strip.current;
    if (list === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function settle() {
      if (list === null || list.clientWidth === 0) return;
      const index = Math.round(list.scrollLeft / list.clientWidth);
      const goal = (sentTo.current ?? index) * list.clientWidth;
      if (sentTo.current !== null && Math.abs(list.scrollLeft - goal) > 1) {
        // A jump into a glide that was under way is carried past its goal.
        list.scrollTo({ left: goal, behavior: "instant" });
        if (index !== sentTo.current) return;
      }
      sentTo.current = null;
      shown.current = index;
      onSettle(index);
    }
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(settle, rest);
    }
    // From here on it is the hand that moves it.
    function take() {
      sentTo.current = null;
    }
    // The address may have named a slide (#pamja-5), to which the browser has gone by itself.
    settle();
    // Slides keep their share of the strip when it changes its width.
    let width = list.clientWidth;
    const watch = new ResizeObserver(() => {
      if (list.clientWidth === width) return;
      width = list.clientWidth;
      list.scrollTo({ left: shown.current * width, behavior: "instant" });
    });
    watch.observe(list);
    list.addEventListener("scroll", wait, { passive: true });
    for (const start of ["touchstart", "wheel"]) list.addEventListener(start, take, { passive: true });
    return () => {
      clearTimeout(timer);
      watch.disconnect();
      list.removeEventListener("scroll", wait);
      for (const start of ["touchstart", "wheel"]) list.removeEventListener(start, take);
    };
  }, [onSettle]);

  return strip;
}

/** How to find the link of another slide that does what this one does. */
function linkSelector(element: Element | null): string {
  const rel = element?.getAttribute("rel");
  return rel ? `[rel="${rel}"]` : "a";
}
