import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Moves the focus on when its element was removed. The browser would drop it to the page, where Tab starts from the
 * beginning.
 *
 * @param area element that is observed
 * @param next returns the new target; called after the change is drawn
 */
export function useHeldFocus(area: RefObject<HTMLElement>, next: () => HTMLElement | null | undefined): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const element = area.current;
    const remember = ({ target }: FocusEvent) => {
      last.current = target as Element;
    };
    element?.addEventListener("focusin", remember);
    return () => element?.removeEventListener("focusin", remember);
  }, [area]);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === null || document.activeElement === document.body)
      next()?.focus({ preventScroll: true });
  });
}
