import { type DrawingUse, drawingAddress, drawingSources } from "../magazine/drawing-sources";
import { editorPicture, pictureClass, pictureSet, pictureSizes } from "../magazine/editor-picture";

interface Shown {
  src: string;
  alt: string;
  /** A wide figure has smaller labels. A cover at the head of a lesson shows its labels. */
  use?: DrawingUse;
  /** The address of the same drawing composed for the whole width of a page. It is used from 52 rem on. */
  strip?: string;
  width?: number;
  height?: number;
  loading?: "eager" | "lazy";
  className?: string;
}

/**
 * Shows a picture of the site. A drawing has a separate address for its dark colours, without which WebKit shows the
 * light ones; an editor's picture has the width that its place needs.
 */
export function Picture({ src, alt, use = "plain", strip, ...others }: Shown) {
  const own = editorPicture(src);
  if (own !== null) {
    const className = `${pictureClass(own)} ${others.className ?? ""}`.trim();
    if (own.copies.length === 0) return <img {...others} src={src} alt={alt} className={className} />;
    const sizes = pictureSizes[use];
    return (
      <picture>
        <source type="image/avif" srcSet={pictureSet(own, "avif")} sizes={sizes} />
        <img {...others} src={own.src} srcSet={pictureSet(own, "webp")} sizes={sizes} alt={alt} className={className} />
      </picture>
    );
  }
  if (!src.endsWith(".svg")) return <img src={src} alt={alt} {...others} />;
  return (
    <picture>
      {strip &&
        drawingSources(strip, use).map(({ media, srcset }) => (
          <source key={srcset} media={`${media} and (min-width:52rem)`} srcSet={srcset} />
        ))}
      {strip && <source media="(min-width:52rem)" srcSet={drawingAddress(strip, use)} />}
      {drawingSources(src, use).map(({ media, srcset }) => (
        <source key={srcset} media={media} srcSet={srcset} />
      ))}
      <img src={drawingAddress(src, use)} alt={alt} {...others} />
    </picture>
  );
}
