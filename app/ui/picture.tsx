import { type DrawingUse, drawingAddress, drawingSources } from "../magazine/drawing-sources";

interface Shown {
  src: string;
  alt: string;
  /** A figure's labels are smaller where it is wide; at the head of a lesson a cover carries words. */
  use?: DrawingUse;
  /** The same drawing composed for the whole width of a page: its address, used from 52 rem on. */
  strip?: string;
  width?: number;
  height?: number;
  loading?: "eager" | "lazy";
  className?: string;
}

/** A picture of the site: in the dark theme by the address of its dark colours, without which WebKit shows the light. */
export function Picture({ src, alt, use = "plain", strip, ...others }: Shown) {
  if (!src.endsWith(".svg")) return <img src={src} alt={alt} {...others} />;
  return (
    <picture>
      {strip === undefined
        ? null
        : drawingSources(strip, "plain").map(({ media, srcset }) => (
            <source key={srcset} media={`${media} and (min-width:52rem)`} srcSet={srcset} />
          ))}
      {strip === undefined ? null : <source media="(min-width:52rem)" srcSet={strip} />}
      {drawingSources(src, use).map(({ media, srcset }) => (
        <source key={srcset} media={media} srcSet={srcset} />
      ))}
      <img src={drawingAddress(src, use)} alt={alt} {...others} />
    </picture>
  );
}
