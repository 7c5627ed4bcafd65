/** Size of the board. It depends on the window: board, tools and readings are seen together. */

import { useSyncExternalStore } from "react";
import { clamp } from "../../../../play/clamp";
import { columns, rows } from "./grid";

/**
 * Returns the pixels outside the points: half an edge. A lamp's rays and the hit areas at the border need that room.
 */
export const marginOf = (step: number) => Math.round(step / 2);
/** Largest distance between two points, then the smallest. An edge is pressed over its whole length, so 44 px. */
const widest = 104;
const narrowest = 44;
/** Height in pixels of what is not the board, by the window's shape. It is bar, title and the text under the board. */
const kept = { short: 60 + 46 + 2 * 48 + 194, tall: 60 + 46 + 46 + 3 * 48 + 194, lying: 60 + 4, wide: 60 + 50 + 130 };

/** Returns the window's height without the browser's collapsing bars. The board must not grow while a thumb scrolls. */
const windowHeight = () => document.documentElement.clientHeight;
const windowWidth = () => document.documentElement.clientWidth;

/** Returns the greatest height of the board in pixels. */
function heightLimit(): number {
  const [width, height] = [windowWidth(), windowHeight()];
  if (height < 480 && width > height) return height - kept.lying;
  return height - (width >= 992 ? kept.wide : height <= 704 ? kept.short : kept.tall);
}

function subscribe(changed: () => void): () => void {
  window.addEventListener("resize", changed);
  return () => window.removeEventListener("resize", changed);
}

export interface GridMeasures {
  /** Pixels between two grid points. */
  step: number;
  width: number;
  height: number;
}

/** Pixels of the graph in a wide window, where it is under the board. */
const traceHeight = 230;

/** Returns the sizes of the board. @param width available pixels @param tracing whether the graph is shown under it */
export function useGridMeasures(width: number, tracing: boolean): GridMeasures {
  const most = useSyncExternalStore(subscribe, heightLimit, () => widest);
  const limit = tracing && windowWidth() >= 992 ? most - traceHeight : most;
  // The margins on both sides are together one edge.
  const step = Math.floor(clamp(Math.min(width / columns, limit / rows), narrowest, widest));
  const outside = 2 * marginOf(step);
  return { step, width: step * (columns - 1) + outside, height: step * (rows - 1) + outside };
}
