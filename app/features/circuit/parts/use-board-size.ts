import { type RefObject, useLayoutEffect, useState } from "react";

/** Size in pixels until an element has been measured, and the smallest for a board. */
const least = { width: 240, height: 136 };

/** Returns the size of an element on the page. */
export function useBoardSize(element: RefObject<HTMLElement>): { width: number; height: number } {
  const [size, setSize] = useState(least);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => {
      const width = Math.max(least.width, Math.floor(measured.clientWidth));
      const height = Math.max(least.height, Math.floor(measured.clientHeight));
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
