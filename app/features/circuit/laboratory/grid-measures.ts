/** How large the board is drawn: as the window allows, so that board, tools and readings are seen together. */

import { useSyncExternalStore } from "react";
import { clamp } from "../../../play/clamp";
import { columns, rows } from "./grid";

/** Pixels beside the points: half an edge, so that a lamp's rays and the hit areas of the rim have room. */
export const marginOf = (step: number) => Math.round(step / 2);
/** The greatest distance between two points, and the least: an edge is touched over its whole length, so 44. */
const widest = 104;
const narrowest = 44;
/** Window's pixels for bar, title and what stands under the board, by its shape. */
const kept = { short: 60 + 46 + 2 * 48 + 194, tall: 60 + 46 + 46 + 3 * 48 + 194, lying: 60 + 4, desk: 60 + 50 + 130 };

/** The window's height without the bars that come and go: the board must not grow under a thumb that scrolls. */
const windowHeight = () => document.documentElement.clientHeight;
const windowWidth = () => document.documentElement.clientWidth;

/** Pixels that the board may be high. */
function heightLimit(): number {
  const [width, height] = [windowWidth(), windowHeight()];
  if (height < 480 && width > height) return height - kept.lying;
  return height - (width >= 992 ? kept.desk : height <= 704 ? kept.short : kept.tall);
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

/** Pixels of a trace's curves on a desk, where they stand under the board. */
const traceHeight = 230;

/** @param width that the page gives the board @param tracing whether curves stand under it */
export function useGridMeasures(width: number, tracing: boolean): GridMeasures {
  const most = useSyncExternalStore(subscribe, heightLimit, () => widest);
  const limit = tracing && windowWidth() >= 992 ? most - traceHeight : most;
  // A margin on both sides is one edge more.
  const step = Math.floor(clamp(Math.min(width / columns, limit / rows), narrowest, widest));
  const outside = 2 * marginOf(step);
  return { step, width: step * (columns - 1) + outside, height: step * (rows - 1) + outside };
}
