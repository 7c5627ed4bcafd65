/** Renders pages that are the same for all readers (`app/magazine/prerendered.ts`), for each stretch. */
import { renderToStaticMarkup } from "react-dom/server";
import type { Category } from "../../../app/magazine/category";
import type { Content } from "../../../app/magazine/content";
import type { GlossaryEntry } from "../../../app/magazine/glossary";
import type { IdeaMap } from "../../../app/magazine/idea-map";
import { prerenderedName } from "../../../app/magazine/prerendered";
import { stretchesOf, stretchName } from "../../../app/magazine/timing";
import { prerenderedPages } from "../../../app/pages/prerendered-pages";

interface Records {
  categories: Category[];
  contents: readonly Content[];
  glossary: GlossaryEntry[];
  ideaMap?: IdeaMap;
  laterMaps: Record<string, IdeaMap>;
}

/** Returns the HTML of each page by its name. A later stretch has its own name only where its HTML differs. */
export function prerenderPages({ contents, ideaMap, laterMaps, ...records }: Records): Record<string, string> {
  const rendered: Record<string, string> = {};
  for (const [passed, out] of stretchesOf(contents)) {
    const map = laterMaps[passed] ?? ideaMap;
    for (const [page, element] of prerenderedPages({ ...records, contents: out, ...(map && { ideaMap: map }) })) {
      const name = prerenderedName(page);
      const html = renderToStaticMarkup(element);
      if (passed === 0 || html !== rendered[name]) rendered[stretchName(name, passed)] = html;
    }
  }
  return rendered;
}
