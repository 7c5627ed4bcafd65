import type { MouseEvent } from "react";
import type { GalleryItem } from "../../magazine/project";

/** Returns the id of a slide, to which its links scroll without script. */
export const slideId = (index: number) => `pamja-${index + 1}`;

/** Returns the address at which an item opens without script. */
export const itemAddress = (item: GalleryItem) =>
  item.type === "image" ? item.src : (item.src ?? `https://www.youtube.com/watch?v=${item.id}`);

/** Tells whether a click asks for a new tab or window, which the browser opens. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/** Makes a link's click handler that acts in place of the browser. */
export const onPlainClick = (act: () => void) => (event: MouseEvent) => {
  if (opensElsewhere(event)) return;
  event.preventDefault();
  act();
};
