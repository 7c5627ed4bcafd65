/** How large the board is drawn: as the window allows, so that board, tools and readings are seen together. */
import { useSyncExternalStore } from "react";
import { columns, rows } from "./grid";

/** Pixels beside the points: half a symbol. */
export const margin = 24;
/** The greatest distance between two points, and the least: an edge is touched over its whole length, so 44. */
const widest = 104;
const narrowest = 44;
/** Pixels that the window keeps for the bar, the title and what stands under the board, by its shape. */
const kept = { portrait: 56 + 40 + 46 + 3 * 46 + 118, landscape: 56 + 6, desk: 56 + 60 + 120 };

/** The window's height without the bars that come and go: the board must not grow under a thumb that scrolls. */
const windowHeight = () => document.documentElement.clientHeight;
const windowWidth = () => document.documentElement.clientWidth;

/** Pixels that the board may be high. */
function heightLimit(): number {
  const [width, height] = [windowWidth(), windowHeight()];
  if (height < 480 && width > height) return height - kept.landscape;
  return height - (width < 992 ? kept.portrait : kept.desk);
}

function subscribe(changed: () => void): () => void {
  window.addEventListener("resize", changed);
  return () => window.removeEventListener("resize", changed);
}

export interface GridMeasures {
  /** Pixels between two points. */
  step: number;
  width: number;
  height: number;
}

/** @param width that the page gives the board */
export function useGridMeasures(width: number): GridMeasures {
  const limit = useSyncExternalStore(subscribe, heightLimit, () => widest);
  const fit = Math.min(widest, (width - 2 * margin) / (columns - 1), (limit - 2 * margin) / (rows - 1));
  const step = Math.floor(Math.max(narrowest, fit));
  return { step, width: step * (columns - 1) + 2 * margin, height: step * (rows - 1) + 2 * margin };
}
