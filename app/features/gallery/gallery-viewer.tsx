import { type Dispatch, type KeyboardEvent, type TouchEvent, useCallback, useEffect, useRef, useState } from "react";
import type { GalleryItem } from "../../magazine/project";
import { useOnChange } from "../../play/use-on-change";
import { Arrow } from "../../ui/arrow";
import { Button } from "../../ui/button";
import { Picture } from "../../ui/picture";
import { FilmPlayer, FilmPoster } from "./film-player";
import { arrowKey, type FingerMovement, type GalleryAction, type GalleryState, swipe } from "./gallery-rules";
import { useClosedByBack } from "./use-closed-by-back";

interface ViewerProps {
  items: readonly GalleryItem[];
  title: string;
  state: GalleryState;
  dispatch: Dispatch<GalleryAction>;
}

const turnMeasure = "min-h-31 px-13 py-0 text-[1rem]/[1.1]";

/** Shows one item as large as the screen, in a modal dialog. */
export function GalleryViewer({ items, title, state, dispatch }: ViewerProps) {
  const { current, count, open, playing } = state;
  const dialog = useRef<HTMLDialogElement>(null);
  const closing = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => dispatch({ type: "close" }), [dispatch]);
  useEffect(() => {
    if (!open) return dialog.current?.close();
    dialog.current?.showModal();
    // Safari 16.0 leaves the focus on the page. There the arrow keys do not reach the viewer.
    if (!dialog.current?.contains(document.activeElement)) closing.current?.focus();
  }, [open]);
  useClosedByBack(open, close);
  /** Whether the drawing is shown twice as wide as a phone. Its letters are then 8 px high. */
  const [large, setLarge] = useState(false);
  // Another picture is first shown whole.
  useOnChange([current, open], () => setLarge(false));
  const touchHandlers = useSwipe(!large, (by) => dispatch({ type: "turn", by }));

  function turnByKey(event: KeyboardEvent) {
    const by = arrowKey(event.key);
    // In a film the arrow keys seek.
    if (by === null || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    dispatch({ type: "turn", by });
  }

  const item = items[current];
  return (
    <dialog ref={dialog} className="viewer" aria-label={title} onClose={close} onKeyDown={turnByKey}>
      <div className="flex min-h-34 items-center justify-between">
        <p className="display-type figures mr-auto text-[1.7rem]" role="status">
          {current + 1} nga {count}
        </p>
        {item?.type === "image" ? (
          <button
            type="button"
            className="min-h-27.5 cursor-pointer no-border bg-transparent px-8 py-0 font-semibold underline aside:hidden"
            aria-pressed={large}
            onClick={() => setLarge(!large)}
          >
            Zmadho
          </button>
        ) : null}
        <button
          ref={closing}
          type="button"
          className="viewer-close flex min-h-27.5 cursor-pointer items-center gap-6 no-border bg-transparent px-4 py-0 font-semibold"
          onClick={close}
        >
          Mbyll
        </button>
      </div>
      <div className={`viewer-stage${large ? " is-large" : ""}`} {...touchHandlers}>
        {open && item ? (
          <ViewedItem
            key={current}
            item={item}
            large={large}
            playing={playing}
            onPlay={() => dispatch({ type: "play" })}
          />
        ) : null}
      </div>
      <div className="viewer-foot">
        <p className="max-h-72 max-w-[60em] overflow-y-auto pt-5 text-[0.94rem]/[1.4] text-ink">
          {item?.type === "video" ? <b>{item.title}.</b> : null} {item?.caption}
        </p>
        <div className="viewer-turn grid grid-cols-2 gap-8">
          <Button measure={turnMeasure} onClick={() => dispatch({ type: "turn", by: -1 })}>
            <Arrow turn="back" />
            <span className="sr-only">E mëparshmja</span>
          </Button>
          <Button measure={turnMeasure} onClick={() => dispatch({ type: "turn", by: 1 })}>
            <span className="sr-only">Tjetra</span>
            <Arrow />
          </Button>
        </div>
      </div>
    </dialog>
  );
}

interface ViewedProps {
  item: GalleryItem;
  large: boolean;
  playing: boolean;
  onPlay: () => void;
}

function ViewedItem({ item, large, playing, onPlay }: ViewedProps) {
  if (item.type === "image") {
    const measure = large ? "w-[720px] max-w-none" : "size-full min-h-0 object-contain";
    return <Picture src={item.src} className={measure} alt={item.alt} width={720} height={480} />;
  }
  return playing ? <FilmPlayer film={item} /> : <FilmPoster film={item} onPlay={onPlay} />;
}

/** Changes the item by a swipe of one finger. It does nothing in a film, or while page or picture are zoomed. */
function useSwipe(able: boolean, onTurn: (by: 1 | -1) => void) {
  const start = useRef<FingerMovement | null>(null);
  return {
    onTouchStart({ touches, target }: TouchEvent) {
      const finger = touches[0];
      const zoomed = (window.visualViewport?.scale ?? 1) > 1.05;
      const free = able && finger && touches.length === 1 && !zoomed && !(target instanceof HTMLVideoElement);
      start.current = free ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0];
      if (start.current === null || !finger) return;
      const by = swipe({ x: finger.clientX - start.current.x, y: finger.clientY - start.current.y });
      start.current = null;
      if (by !== null) onTurn(by);
    },
  };
}
