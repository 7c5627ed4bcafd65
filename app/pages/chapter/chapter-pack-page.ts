import type { Library } from "../../library/library";
import { packOfChapter } from "../../magazine/pack";
import type { ContentAddress } from "../loaders/content-address";
import { resolveAll } from "../loaders/resolve-page";
import { chapterAtAddress, chapterPage } from "./chapter-page";

/** Reads a chapter with its pack; null if there is no chapter at the address. */
export async function chapterPackPage(library: Library, address: ContentAddress | null) {
  const chapter = address && (await chapterAtAddress(library, address));
  if (chapter === null) return null;
  const [page, contents] = await Promise.all([
    resolveAll(chapterPage(library, chapter)),
    library.contents({ categoryId: chapter.id }),
  ]);
  return { ...page, chapter, pack: packOfChapter(chapter, contents) };
}
