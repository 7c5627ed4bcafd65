import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useReducer, useRef } from "react";
import type { GalleryItem } from "../../magazine/project";
import { Picture } from "../../ui/picture";
import "./gallery.css";
import { clock } from "./film-facts";
import { itemAddress, onPlainClick, slideId } from "./gallery-links";
import { arrowKey, galleryReducer, initialGallery } from "./gallery-rules";
import { GallerySlide } from "./gallery-slide";
import { GalleryViewer } from "./gallery-viewer";
import { useStrip } from "./use-strip";

interface GalleryProps {
  items: readonly GalleryItem[];
  /** The gallery's name for screen readers. */
  title: string;
}

/**
 * Shows pictures and films in a strip with dots and thumbnails. Each opens in a viewer that fills the screen. Every
 * control is a link: without script, anchors scroll the strip, and an item opens as its file.
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
    // The focus is returned by hand. The current slide may differ from the one that opened the viewer.
    if (wasOpen.current && !open) strip.current?.children[current]?.querySelector("a")?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open, current, strip]);

  /**
   * Shows an item for a press on a dot or thumbnail. A thumbnail may be a screen below the picture, so the strip is
   * brought back.
   */
  const show = (index: number) =>
    onPlainClick(() => {
      dispatch({ type: "show", index });
      bringBack(strip.current);
    });

  function turnByKey(event: KeyboardEvent) {
    const by = arrowKey(event.key);
    if (by === null || open) return;
    event.preventDefault();
    dispatch({ type: "turn", by });
  }

  return (
    <section className="gallery grid gap-6 py-12" aria-label={title}>
      <ol
        className="gallery-strip relative flex overflow-x-auto overscroll-x-contain rule-t-2 [scroll-snap-type:x_mandatory] [scrollbar-width:none] motion-safe:scroll-smooth [&::-webkit-scrollbar]:hidden print:block print:overflow-visible print:no-border"
        ref={strip}
        onKeyDown={turnByKey}
      >
        {items.map((item, index) => (
          <GallerySlide key={itemAddress(item)} {...{ item, index, count, dispatch }} />
        ))}
      </ol>
      <p className="sr-only" role="status">
        {current + 1} nga {count}
      </p>
      <Dots {...{ items, current, show }} />
      <Thumbnails {...{ items, current, show }} />
      <GalleryViewer items={items} title={title} state={state} dispatch={dispatch} />
    </section>
  );
}

/** Scrolls the page to the strip's top, below the bar. It does so only if that is out of view. */
function bringBack(strip: HTMLElement | null): void {
  if (strip === null) return;
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (strip.getBoundingClientRect().top < bar) strip.scrollIntoView({ block: "start" });
}

interface LinkListProps {
  items: readonly GalleryItem[];
  /** Index of the item that the strip shows. */
  current: number;
  /** Makes the click handler that shows an item. */
  show: (index: number) => (event: MouseEvent) => void;
}

function Dots({ items, current, show }: LinkListProps) {
  return (
    <ol className="gallery-dots flex flex-wrap justify-center columns:-ml-9 columns:justify-start print:hidden">
      {items.map((item, index) => (
        <li key={itemAddress(item)}>
          {/* Out of the tab order: the thumbnails have the same targets. */}
          <a
            className="group grid size-27.5 place-items-center"
            href={`#${slideId(index)}`}
            tabIndex={-1}
            aria-current={index === current || undefined}
            onClick={show(index)}
          >
            <span className="sr-only">Pamja {index + 1}</span>
            <span
              className={`size-8.5 rounded-full ${index === current ? "rule-2/spot bg-spot" : "rule-2 group-hover:bg-hair"}`}
            />
          </a>
        </li>
      ))}
    </ol>
  );
}

function Thumbnails({ items, current, show }: LinkListProps) {
  return (
    <ol className="gallery-thumbs grid grid-cols-[repeat(auto-fill,minmax(5.2rem,1fr))] gap-5 aside:grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] aside:gap-8 print:hidden">
      {items.map((item, index) => (
        <li key={itemAddress(item)}>
          <a
            className={`relative block rule-t-1 ${index === current ? "rule-b-5/spot" : "rule-b-5/transparent hover:border-b-hair"}`}
            href={`#${slideId(index)}`}
            aria-label={`${index + 1}. ${item.type === "video" ? `Filmi: ${item.title}, ${clock(item.duration)}` : item.alt}`}
            aria-current={index === current || undefined}
            onClick={show(index)}
          >
            <Picture
              src={item.type === "video" ? item.thumbnail : item.src}
              className="aspect-3/2 w-full"
              alt=""
              width={720}
              height={480}
              loading="lazy"
            />
            {item.type === "video" ? (
              <span className="figures absolute bottom-0 left-0 bg-ink px-4 py-1 text-[0.8rem] font-semibold whitespace-nowrap text-paper">
                {clock(item.duration)}
              </span>
            ) : null}
          </a>
        </li>
      ))}
    </ol>
  );
}
