import type { Dispatch } from "react";
import type { GalleryItem } from "../../magazine/project";
import { Arrow } from "../../ui/arrow";
import { Picture } from "../../ui/picture";
import { FilmSign } from "./film-player";
import { itemAddress, onPlainClick, slideId } from "./gallery-links";
import { type GalleryAction, wrapped } from "./gallery-rules";

const turnLink = "grid min-h-30 min-w-40 place-items-center text-spot focus-visible:outline-offset-[-3px]";

/** Shows one item with its caption, its number and the links to its neighbours. */
export function GallerySlide({
  item,
  index,
  count,
  dispatch,
}: {
  item: GalleryItem;
  index: number;
  count: number;
  dispatch: Dispatch<GalleryAction>;
}) {
  const turn = (by: 1 | -1) => onPlainClick(() => dispatch({ type: "turn", by }));
  return (
    <li
      id={slideId(index)}
      className="grid w-full flex-none snap-start snap-always grid-rows-[1fr_auto] columns:gap-x-gutter columns:[grid-template:1fr_auto/minmax(0,8fr)_minmax(0,4fr)] print:block print:break-inside-avoid print:pb-[6mm]"
    >
      <figure className="columns:contents">
        <a
          className="gallery-open group relative block no-underline focus-visible:-outline-offset-3 columns:row-[1/3]"
          href={itemAddress(item)}
          onClick={onPlainClick(() => dispatch({ type: "open", index }))}
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
        <a className={turnLink} rel="prev" href={`#${slideId(wrapped(index - 1, count))}`} onClick={turn(-1)}>
          <Arrow turn="back" />
          <span className="sr-only">E mëparshmja</span>
        </a>
        <span className="display-type figures flex-1 text-center text-[1.7rem]">
          {index + 1}{" "}
          <small className="font-text text-[0.92rem]/[1] font-semibold [letter-spacing:0] [font-variant-numeric:normal]">
            nga {count}
          </small>
        </span>
        <a className={turnLink} rel="next" href={`#${slideId(wrapped(index + 1, count))}`} onClick={turn(1)}>
          <span className="sr-only">Tjetra</span>
          <Arrow />
        </a>
      </p>
    </li>
  );
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
