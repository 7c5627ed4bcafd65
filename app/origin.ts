import { createContext, useContext } from "react";

/** The magazine's own origin during rendering on the server. Empty in the browser. */
export const OriginContext = createContext<string | undefined>(undefined);

/** Returns the magazine's own origin, such as `https://prizma.shkolla.workers.dev`; in the browser the page's. */
export function useOrigin(): string {
  return useContext(OriginContext) ?? (typeof location === "undefined" ? "" : location.origin);
}
