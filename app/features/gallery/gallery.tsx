import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useReducer, useRef } from "react";
import type { GalleryItem } from "../../magazine/project";
import { Picture } from "../../ui/picture";
import "./gallery.css";
import { clock } from "./film-facts";
import { FilmSign } from "./film-player";
import { arrowKey, galleryReducer, initialGallery, wrapped } from "./gallery-rules";
import { GalleryViewer } from "./gallery-viewer";
import { useStrip } from "./use-strip";

interface GalleryProps {
  items: readonly GalleryItem[];
  /** What the pictures are of; names the gallery for those who do not see it. */
  title: string;
}

const anchor = (index: number) => `pamja-${index + 1}`;

/** Where an item is found without the viewer. */
const address = (item: GalleryItem) =>
  item.type === "image" ? item.src : (item.src ?? `https://www.youtube.com/watch?v=${item.id}`);

/** Whether a click asks for a new tab or window, and is not ours. */
const isElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/**
 * Pictures and films in a strip, with dots and thumbnails; each opens in a viewer that fills the screen. Every way
 * through it is a link: without script the strip is scrolled by anchors and an item opens as the file it is.
 */
export function Gallery({ items, title }: GalleryProps) {
  const [state, dispatch] = useReducer(galleryReducer, items.length, initialGallery);
  const { count, current, open } = state;
  const strip = useStrip(
    current,
    useCallback((index: number) => dispatch({ type: "show", index }), []),
  );
  const wasOpen = useRef(false);
  useEffect(() => {
    // The slide that is shown now may not be the one that opened the viewer, so the focus returns to it by hand.
    if (wasOpen.current && !open) strip.current?.children[current]?.querySelector("a")?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open, current, strip]);

  const instead = (act: () => void) => (event: MouseEvent) => {
    if (isElsewhere(event)) return;
    event.preventDefault();
    act();
  };
  const show = (index: number) => instead(() => dispatch({ type: "show", index }));
  const turn = (by: 1 | -1) => instead(() => dispatch({ type: "turn", by }));

  function turnByKey(event: KeyboardEvent) {
    const by = arrowKey(event.key);
    if (by === null || open) return;
    event.preventDefault();
    dispatch({ type: "turn", by });
  }

  return (
    <section className="gallery" aria-label={title}>
      <ol className="gallery-strip" ref={strip} onKeyDown={turnByKey}>
        {items.map((item, index) => (
          <li key={address(item)} id={anchor(index)}>
            <figure>
              <a
                className="gallery-open"
                href={address(item)}
                onClick={instead(() => dispatch({ type: "open", index }))}
              >
                <Still item={item} first={index === 0} />
              </a>
              <figcaption>
                {item.type === "video" ? <b>{item.title}.</b> : null} {item.caption}
              </figcaption>
            </figure>
            <p className="gallery-turn">
              <a rel="prev" href={`#${anchor(wrapped(index - 1, count))}`} onClick={turn(-1)}>
                <span className="arr back-arr" />
                <span className="sr-only">E mëparshmja</span>
              </a>
              <span className="num">
                {index + 1} <small>nga {count}</small>
              </span>
              <a rel="next" href={`#${anchor(wrapped(index + 1, count))}`} onClick={turn(1)}>
                <span className="sr-only">Tjetra</span>
                <span className="arr" />
              </a>
            </p>
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {current + 1} nga {count}
      </p>
      <ol className="gallery-dots">
        {items.map((item, index) => (
          <li key={address(item)}>
            {/* Out of the tab order: the thumbnails lead to the same places. */}
            <a
              href={`#${anchor(index)}`}
              tabIndex={-1}
              aria-current={index === current || undefined}
              onClick={show(index)}
            >
              <span className="sr-only">Pamja {index + 1}</span>
            </a>
          </li>
        ))}
      </ol>
      <ol className="gallery-thumbs">
        {items.map((item, index) => (
          <li key={address(item)}>
            <a
              href={`#${anchor(index)}`}
              aria-label={`${index + 1}. ${item.type === "video" ? `Filmi: ${item.title}, ${clock(item.duration)}` : item.alt}`}
              aria-current={index === current || undefined}
              onClick={show(index)}
            >
              <Picture
                src={item.type === "video" ? item.thumbnail : item.src}
                alt=""
                width={720}
                height={480}
                loading="lazy"
              />
              {item.type === "video" ? <span className="film-facts">{clock(item.duration)}</span> : null}
            </a>
          </li>
        ))}
      </ol>
      <GalleryViewer items={items} title={title} state={state} dispatch={dispatch} />
    </section>
  );
}

/** What a slide shows: the picture itself, or a film's poster. Nothing of a film is loaded. */
function Still({ item, first }: { item: GalleryItem; first: boolean }) {
  const loading = first ? "eager" : "lazy";
  if (item.type === "image") {
    return (
      <>
        <Picture src={item.src} alt={item.alt} width={720} height={480} loading={loading} />
        <span className="gallery-hint">Zmadho</span>
      </>
    );
  }
  return (
    <>
      <Picture src={item.thumbnail} alt="" width={720} height={480} loading={loading} />
      <FilmSign film={item} />
    </>
  );
}
