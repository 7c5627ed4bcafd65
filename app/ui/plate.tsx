import { Picture } from "./picture";

/**
 * A picture in the page's own frame: a rule above it, a tick scale below (frame.css).
 *
 * @param first the first picture of a page is never lazy: it may be its largest part
 * @param className its shape, and the rule above it
 */
export function Plate({
  src,
  first = false,
  className = "aspect-[3/2] rule-t-2",
}: {
  src: string;
  first?: boolean;
  className?: string;
}) {
  return (
    <div className={`plate ${className}`}>
      <Picture src={src} alt="" width={1200} height={800} loading={first ? "eager" : "lazy"} />
    </div>
  );
}
