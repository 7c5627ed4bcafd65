import { createContext, useContext } from "react";

/** The magazine's own origin while a page is rendered on the server. Empty in the browser. */
export const OriginContext = createContext<string | undefined>(undefined);

/** The magazine's own origin, such as `https://prizma.shkolla.workers.dev`; in the browser the page's. */
export function useOrigin(): string {
  return useContext(OriginContext) ?? (typeof location === "undefined" ? "" : location.origin);
}
