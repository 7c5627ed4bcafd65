import { type RefObject, useEffect } from "react";

/**
 * Keeps the page still while a finger drags a part of a drawing. Beside that part it scrolls.
 * Chromium ignores `touch-action` on parts of a drawing, and React listens passively: after 20 px the drag would end.
 */
export function useHeldPage(part: RefObject<Element>): void {
  useEffect(() => {
    const keepPage = (event: Event) => event.preventDefault();
    const held = part.current;
    held?.addEventListener("touchstart", keepPage, { passive: false });
    return () => held?.removeEventListener("touchstart", keepPage);
  }, [part]);
}
