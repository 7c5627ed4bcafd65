import { useMediaQuery } from "./use-media-query";

/** Tells whether the reader prefers reduced motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery("(prefers-reduced-motion: reduce)");
}
