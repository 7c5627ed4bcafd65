import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useReducer, useRef } from "react";
import type { GalleryItem } from "../../magazine/project";
import { Arrow } from "../../ui/arrow";
import { Picture } from "../../ui/picture";
import "./gallery.css";
import { clock } from "./film-facts";
import { FilmSign } from "./film-player";
import { arrowKey, galleryReducer, initialGallery, wrapped } from "./gallery-rules";
import { GalleryViewer } from "./gallery-viewer";
import { useStrip } from "./use-strip";

interface GalleryProps {
  items: readonly GalleryItem[];
  /** The gallery's name for screen readers. */
  title: string;
}

const anchor = (index: number) => `pamja-${index + 1}`;

/** Returns the address at which an item opens without script. */
const address = (item: GalleryItem) =>
  item.type === "image" ? item.src : (item.src ?? `https://www.youtube.com/watch?v=${item.id}`);

/** Tells whether a click asks for a new tab or window, which the browser opens. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

const turnLink = "grid min-h-30 min-w-40 place-items-center text-spot focus-visible:outline-offset-[-3px]";

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

  const inPlace = (act: () => void) => (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    act();
  };
  /** Shows an item for a press on a dot or thumbnail. The picture may be a screen above. */
  const show = (index: number) =>
    inPlace(() => {
      dispatch({ type: "show", index });
      bringBack(strip.current);
    });
  const turn = (by: 1 | -1) => inPlace(() => dispatch({ type: "turn", by }));

  function turnByKey(event: KeyboardEvent) {
    const by = arrowKey(event.key);
    if (by === null || open) return;
    event.preventDefault();
    dispatch({ type: "turn", by });
  }

  return (
    <section className="gallery grid gap-6 py-12" aria-label={title}>
      <ol
        className="gallery-strip relative flex overflow-x-auto overscroll-x-contain rule-t-2 [scroll-snap-type:x_mandatory] [scrollbar-width:none] motion-safe:scroll-smooth [&::-webkit-scrollbar]:hidden print:block print:overflow-visible print:[border:0]"
        ref={strip}
        onKeyDown={turnByKey}
      >
        {items.map((item, index) => (
          <li
            key={address(item)}
            id={anchor(index)}
            className="grid w-full flex-none snap-start snap-always grid-rows-[1fr_auto] columns:gap-x-gutter columns:[grid-template:1fr_auto/minmax(0,8fr)_minmax(0,4fr)] print:block print:break-inside-avoid print:pb-[6mm]"
          >
            <figure className="columns:contents">
              <a
                className="gallery-open group relative block no-underline focus-visible:-outline-offset-3 columns:row-[1/3]"
                href={address(item)}
                onClick={inPlace(() => dispatch({ type: "open", index }))}
              >
                <Still item={item} first={index === 0} />
              </a>
              <figcaption className="max-w-none text-pretty rule-t-1 pt-6 pb-8 text-[0.94rem]/[1.45] text-ink columns:[border-top:0] columns:pt-9 columns:text-[1.3rem]/[1.45] print:text-[9.6pt]">
                {item.type === "video" ? (
                  <b className="mr-0 columns:block columns:pb-6 columns:font-display columns:text-[2rem]/[1]">
                    {item.title}.
                  </b>
                ) : null}{" "}
                {item.caption}
              </figcaption>
            </figure>
            <p className="flex items-center gap-10 rule-y-1/hair columns:self-end print:hidden">
              <a className={turnLink} rel="prev" href={`#${anchor(wrapped(index - 1, count))}`} onClick={turn(-1)}>
                <Arrow turn="back" />
                <span className="sr-only">E mëparshmja</span>
              </a>
              <span className="display-type figures flex-1 text-center text-[1.7rem]">
                {index + 1}{" "}
                <small className="font-text text-[0.92rem]/[1] font-semibold [letter-spacing:0] [font-variant-numeric:normal]">
                  nga {count}
                </small>
              </span>
              <a className={turnLink} rel="next" href={`#${anchor(wrapped(index + 1, count))}`} onClick={turn(1)}>
                <span className="sr-only">Tjetra</span>
                <Arrow />
              </a>
            </p>
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {current + 1} nga {count}
      </p>
      <ol className="gallery-dots flex flex-wrap justify-center columns:-ml-9 columns:justify-start print:hidden">
        {items.map((item, index) => (
          <li key={address(item)}>
            {/* Out of the tab order: the thumbnails have the same targets. */}
            <a
              className="group grid size-27.5 place-items-center"
              href={`#${anchor(index)}`}
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
      <ol className="gallery-thumbs grid grid-cols-[repeat(auto-fill,minmax(5.2rem,1fr))] gap-5 margin:grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] margin:gap-8 print:hidden">
        {items.map((item, index) => (
          <li key={address(item)}>
            <a
              className={`relative block rule-t-1 ${index === current ? "rule-b-5/spot" : "rule-b-5/transparent hover:border-b-hair"}`}
              href={`#${anchor(index)}`}
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

const stillImage = "aspect-3/2 w-full print:max-w-[120mm]";

/** Shows a slide's picture, or a film's poster; the film itself is not loaded. */
function Still({ item, first }: { item: GalleryItem; first: boolean }) {
  const loading = first ? "eager" : "lazy";
  if (item.type === "image") {
    return (
      <>
        <Picture src={item.src} className={stillImage} alt={item.alt} width={720} height={480} loading={loading} />
        <span className="absolute right-0 bottom-0 flex min-h-27.5 items-center rule-2 bg-paper px-10 text-[0.92rem] font-semibold opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 print:hidden">
          Zmadho
        </span>
      </>
    );
  }
  return (
    <>
      <Picture src={item.thumbnail} className={stillImage} alt="" width={720} height={480} loading={loading} />
      <FilmSign film={item} />
    </>
  );
}
