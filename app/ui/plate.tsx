import { Picture } from "./picture";

/** A picture in the page's own frame. @param first the first picture of a page is never lazy: it may be its largest part. */
export function Plate({ src, alt = "", first = false }: { src: string; alt?: string; first?: boolean }) {
  return (
    <div className="plate">
      <Picture src={src} alt={alt} width={1200} height={800} loading={first ? "eager" : "lazy"} />
    </div>
  );
}
