import { useSyncExternalStore } from "react";

let printing = false;

function subscribe(changed: () => void): () => void {
  const tell = ({ type }: Event) => {
    printing = type === "beforeprint";
    changed();
  };
  window.addEventListener("beforeprint", tell);
  window.addEventListener("afterprint", tell);
  return () => {
    window.removeEventListener("beforeprint", tell);
    window.removeEventListener("afterprint", tell);
  };
}

/**
 * Tells whether the page is being printed. React shows a store's change at the end of its event, before the browser takes
 * the sheet.
 */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => printing,
    () => false,
  );
