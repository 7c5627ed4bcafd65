import { type RefObject, useLayoutEffect, useState } from "react";

/** Width in pixels until an element has been measured. It is the least on a screen of 320 pixels. */
const leastWidth = 288;

/** Returns the current width of an element, in pixels. */
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
