/** The rules of a gallery. One item is shown at a time, on the page or in the viewer. */

export interface GalleryState {
  count: number;
  /** Index of the shown item. */
  current: number;
  /** Whether the viewer is open. */
  open: boolean;
  /** Whether the film in the viewer plays. It does not while the pupil only browses past it. */
  playing: boolean;
}

export type GalleryAction =
  | { type: "turn"; by: 1 | -1 }
  | { type: "show"; index: number }
  | { type: "open"; index: number }
  | { type: "play" }
  | { type: "close" };

/** Returns the state of a closed gallery of `count` items at its first item. */
export const initialGallery = (count: number): GalleryState => ({ count, current: 0, open: false, playing: false });

/** Wraps an index around: the first item follows the last (product 12.7). */
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

/** The movement of a finger, CSS pixels. */
export interface FingerMovement {
  x: number;
  y: number;
}

/** Shorter movements are taps or trembling. A toast is swiped away at the same 50 px. */
const minSwipe = 50;

/** Returns the direction of a swipe: left is next (1), right is previous (-1). Null if it is no swipe. */
export function swipe({ x, y }: FingerMovement): 1 | -1 | null {
  if (Math.abs(x) < minSwipe || Math.abs(x) < 1.5 * Math.abs(y)) return null;
  return x < 0 ? 1 : -1;
}

/** Returns the direction of an arrow key; null for other keys. */
export function arrowKey(key: string): 1 | -1 | null {
  if (key === "ArrowRight") return 1;
  return key === "ArrowLeft" ? -1 : null;
}
