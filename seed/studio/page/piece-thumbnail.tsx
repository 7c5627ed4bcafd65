import { useState } from "react";
import type { ListedPiece } from "../server/overview";

/** When a drawing shows its dark colours, as in `app/magazine/drawing-sources.ts`. */
const dark = "screen and (prefers-color-scheme: dark)";

/**
 * Shows a piece's cover as a small plate under a rule of its department's colour. It loads once its row comes near.
 *
 * @param preview address of the preview server, with its ticket, which has the covers
 */
export function PieceThumbnail({ piece: { cover }, preview }: { piece: ListedPiece; preview: string }) {
  const [lost, setLost] = useState<string | null>(null);
  const { origin, search } = new URL(preview);
  const isShown = cover?.startsWith("/") === true && cover !== lost;
  const address = `${origin}${cover}${search}`;
  return (
    <span className="st-thumbnail">
      {isShown ? (
        <picture>
          {cover.endsWith(".svg") ? <source media={dark} srcSet={`${address}#dark`} /> : null}
          <img src={address} alt="" loading="lazy" draggable={false} onError={() => setLost(cover)} />
        </picture>
      ) : null}
    </span>
  );
}
