import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Hands the focus on when what had it is gone. The browser drops it to the page, from where Tab begins anew.
 *
 * @param area what is watched
 * @param next where the focus goes then; asked after the change is drawn
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
