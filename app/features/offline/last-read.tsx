import { useEffect, useState } from "react";
import { isPiece, type Kept, pagesCache } from "./offline-rules";
import "./offline.css";

/** Leads back to the lesson that was open last, as the kept pages know it. Nothing where none is kept. */
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
    <p className="page-width pb-8 text-[1.1rem]/[1.4]">
      <span className="caps-label block text-mute">Vazhdo këtu</span>
      {/* The title stands in the page's head as HTML: its entities were never read. */}
      <a className="font-semibold" href={last.path} dangerouslySetInnerHTML={{ __html: last.title }} />
    </p>
  );
}
