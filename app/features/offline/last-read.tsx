import { useEffect, useState } from "react";
import { isPiece, type Kept, pagesCache } from "./offline-rules";
import "./offline.css";

/** Links to the lesson that was opened last, among the cached pages. Renders nothing if none is cached. */
export function LastRead() {
  const [last, setLast] = useState<Kept | null>(null);
  useEffect(() => {
    if (!("caches" in window)) return;
    import("./kept-pages")
      .then(({ listPages }) => listPages(pagesCache))
      .then(
        (pages) => setLast(pages.find(({ path }) => isPiece(path)) ?? null),
        () => undefined,
      );
  }, []);
  if (last === null) return null;
  return (
    <p className="text-[1.1rem]/[1.4]">
      <span className="caps-label block text-mute">Vazhdo këtu</span>
      {/* The title comes from the page's head as HTML, with its entities. */}
      <a className="font-semibold" href={last.path} dangerouslySetInnerHTML={{ __html: last.title }} />
    </p>
  );
}
