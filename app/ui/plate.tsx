import { useState, useSyncExternalStore } from "react";
import type { DrawingUse } from "../magazine/drawing-sources";
import { Picture } from "./picture";

/**
 * Shows a picture in the page's own frame. It has a rule above it, a tick scale below, three by two (frame.css).
 *
 * @param first the first picture of a page is never lazy: it may be its largest part
 * @param strip its composition for the whole width of a page
 * @param use at the head of a lesson it shows its labels
 * @param className for another shape
 */
export function Plate({
  src,
  alt = "",
  first = false,
  use = "plain",
  strip,
  className = "",
}: {
  src: string;
  alt?: string;
  first?: boolean;
  use?: DrawingUse;
  strip?: string;
  className?: string;
}) {
  const classes = `plate ${className}`.trim();
  const served = useServed(src);
  if (first && served === src)
    return <div key="served" className={classes} dangerouslySetInnerHTML={servedHtml} suppressHydrationWarning />;
  return (
    <div className={classes}>
      <Picture
        src={src}
        use={use}
        strip={strip}
        alt={alt}
        width={1200}
        height={800}
        loading={first ? "eager" : "lazy"}
      />
    </div>
  );
}

/** React hydrates an element of given HTML without looking inside, where the Worker may have put the drawing itself. */
const servedHtml = { __html: "" };

const never = () => () => undefined;
const isBrowser = () => typeof document !== "undefined";

/** Returns the picture that stands in the page already, since the browser hydrates it; otherwise null. */
function useServed(src: string): string | null {
  const hydrates = useSyncExternalStore(never, () => false, isBrowser);
  return useState(hydrates ? src : null)[0];
}
