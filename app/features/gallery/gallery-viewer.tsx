import { type Dispatch, type KeyboardEvent, type TouchEvent, useCallback, useEffect, useRef } from "react";
import type { GalleryItem } from "../../magazine/project";
import { Picture } from "../../ui/picture";
import { FilmPlayer, FilmPoster } from "./film-player";
import { arrowKey, type GalleryAction, type GalleryState, type Stroke, swipe } from "./gallery-rules";
import { useClosedByBack } from "./use-closed-by-back";

interface ViewerProps {
  items: readonly GalleryItem[];
  title: string;
  state: GalleryState;
  dispatch: Dispatch<GalleryAction>;
}

/** The viewer that fills the screen: one item, large, over everything else. */
export function GalleryViewer({ items, title, state, dispatch }: ViewerProps) {
  const { current, count, open, playing } = state;
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => dispatch({ type: "close" }), [dispatch]);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  useClosedByBack(open, close);
  const strokes = useStrokes((by) => dispatch({ type: "turn", by }));

  function turnByKey(event: KeyboardEvent) {
    const by = arrowKey(event.key);
    // In a film the arrows are the film's own: they wind it on and back.
    if (by === null || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    dispatch({ type: "turn", by });
  }

  const item = items[current];
  return (
    <dialog ref={dialog} className="viewer" aria-label={title} onClose={close} onKeyDown={turnByKey}>
      <div className="viewer-bar">
        <p className="num" role="status">
          {current + 1} nga {count}
        </p>
        <button type="button" className="viewer-close" onClick={close}>
          Mbyll
        </button>
      </div>
      <div className="viewer-stage" {...strokes}>
        {open && item ? (
          <Shown key={current} item={item} playing={playing} onPlay={() => dispatch({ type: "play" })} />
        ) : null}
      </div>
      <div className="viewer-foot">
        <p className="cap">
          {item?.type === "video" ? <b>{item.title}.</b> : null} {item?.caption}
        </p>
        <div className="viewer-turn">
          <button type="button" className="btn" onClick={() => dispatch({ type: "turn", by: -1 })}>
            <span className="arr back-arr" />
            <span className="sr-only">E mëparshmja</span>
          </button>
          <button type="button" className="btn" onClick={() => dispatch({ type: "turn", by: 1 })}>
            <span className="sr-only">Tjetra</span>
            <span className="arr" />
          </button>
        </div>
      </div>
    </dialog>
  );
}

function Shown({ item, playing, onPlay }: { item: GalleryItem; playing: boolean; onPlay: () => void }) {
  if (item.type === "image") return <Picture src={item.src} alt={item.alt} width={720} height={480} />;
  return playing ? <FilmPlayer film={item} /> : <FilmPoster film={item} onPlay={onPlay} />;
}

/** One finger drawn across turns the gallery; two fingers, a film and a picture that is zoomed in are left alone. */
function useStrokes(onTurn: (by: 1 | -1) => void) {
  const start = useRef<Stroke | null>(null);
  return {
    onTouchStart({ touches, target }: TouchEvent) {
      const finger = touches[0];
      const zoomed = (window.visualViewport?.scale ?? 1) > 1.05;
      const free = finger && touches.length === 1 && !zoomed && !(target instanceof HTMLVideoElement);
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
