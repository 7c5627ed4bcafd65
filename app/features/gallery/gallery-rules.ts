/** A gallery: one of its items is shown, on the page or in the viewer that fills the screen. */

export interface GalleryState {
  count: number;
  /** Index of the item that is shown. */
  current: number;
  /** Whether the viewer is open. */
  open: boolean;
  /** Whether the film in the viewer was asked for; a film that is only passed by does not start. */
  playing: boolean;
}

export type GalleryAction =
  | { type: "turn"; by: 1 | -1 }
  | { type: "show"; index: number }
  | { type: "open"; index: number }
  | { type: "play" }
  | { type: "close" };

/** A closed gallery of `count` items at its first. */
export const initialGallery = (count: number): GalleryState => ({ count, current: 0, open: false, playing: false });

/** The item `by` places on; after the last comes the first (product 12.7). */
export const wrapped = (index: number, count: number): number => ((index % count) + count) % count;

export function galleryReducer(state: GalleryState, action: GalleryAction): GalleryState {
  switch (action.type) {
    case "turn":
      return { ...state, current: wrapped(state.current + action.by, state.count), playing: false };
    case "show":
      return action.index === state.current
        ? state
        : { ...state, current: wrapped(action.index, state.count), playing: false };
    case "open":
      return { ...state, current: wrapped(action.index, state.count), open: true, playing: true };
    case "play":
      return { ...state, playing: state.open };
    case "close":
      return state.open ? { ...state, open: false, playing: false } : state;
  }
}

/** A finger's way across the screen, in CSS pixels. */
export interface Stroke {
  x: number;
  y: number;
}

/** Shorter strokes are taps or trembling: the same 50 px at which a toast is wiped away. */
const leastStroke = 50;

/** Where a stroke turns the gallery: to the left is on, to the right is back, and anything else (null) is no swipe. */
export function swipe({ x, y }: Stroke): 1 | -1 | null {
  if (Math.abs(x) < leastStroke || Math.abs(x) < 1.5 * Math.abs(y)) return null;
  return x < 0 ? 1 : -1;
}

/** Where an arrow key turns the gallery; null for every other key. */
export function arrowKey(key: string): 1 | -1 | null {
  if (key === "ArrowRight") return 1;
  return key === "ArrowLeft" ? -1 : null;
}
