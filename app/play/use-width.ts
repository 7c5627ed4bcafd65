import { type RefObject, useLayoutEffect, useState } from "react";

/** Pixels until an element has been measured: the least that a screen of 320 leaves. */
const leastWidth = 288;

/** The width that the page gives an element. */
export function useWidth(element: RefObject<HTMLElement>): number {
  const [width, setWidth] = useState(leastWidth);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setWidth(Math.max(leastWidth, Math.floor(measured.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
