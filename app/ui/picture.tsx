interface Shown {
  src: string;
  alt: string;
  width?: number;
  height?: number;
  loading?: "eager" | "lazy";
  className?: string;
}

/** A picture of the site: in the dark theme by the address of its dark colours, without which WebKit shows the light. */
export function Picture({ src, alt, ...others }: Shown) {
  const image = <img src={src} alt={alt} {...others} />;
  if (!src.endsWith(".svg")) return image;
  return (
    <picture>
      {/* On paper it is light: browsers choose again as they print. */}
      <source media="screen and (prefers-color-scheme:dark)" srcSet={`${src}#dark`} />
      {image}
    </picture>
  );
}
