import { type RefObject, useEffect } from "react";

/**
 * Prevents scrolling while a finger drags a part of a drawing. Beside that part the page scrolls.
 * Chromium ignores `touch-action` on parts of an SVG, and React's touch listeners are passive: without this the drag
 * would end after 20 px.
 */
export function useHeldPage(part: RefObject<Element>): void {
  useEffect(() => {
    const keepPage = (event: Event) => event.preventDefault();
    const held = part.current;
    held?.addEventListener("touchstart", keepPage, { passive: false });
    return () => held?.removeEventListener("touchstart", keepPage);
  }, [part]);
}
