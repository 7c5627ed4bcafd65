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
  return (
    <div className={`plate ${className}`.trim()}>
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
