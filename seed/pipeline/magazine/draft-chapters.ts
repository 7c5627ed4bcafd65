/** Reads the chapters that are drafts. They are kept and previewed with their pieces, and not published. */
import type { Category } from "../../../app/magazine/category";
import { chapters } from "../../../app/magazine/chapters";
import type { FindingList, SourcePosition } from "../checking/finding";
import type { JsonPath, JsonSource } from "../checking/json-source";

type WrittenCategory = Category & { draft?: boolean };

/** A chapter that is not published yet. */
export interface DraftChapter {
  path: JsonPath;
  id: number;
  title: string;
  address: string;
}

/** Lists the draft chapters. Every page names the built-in ones without reading them, so none of those is a draft. */
export function readDraftChapters(
  source: JsonSource,
  categories: readonly { path: JsonPath; value: WrittenCategory }[],
  findings: FindingList,
): DraftChapter[] {
  return categories.flatMap(({ path, value: { id, name, displayName, type, draft } }) => {
    if (!draft) return [];
    if (chapters.some((chapter) => chapter.name === name)) {
      const message = `„${displayName}“ është te menyja e çdo faqeje dhe nuk bëhet skicë.`;
      findings.error(source.position([...path, "draft"]), message, "Hiqi shenjën „Skicë“ (te skedari: „draft“).");
      return [];
    }
    return [{ path, id, title: displayName, address: `/${type}/${name}` }];
  });
}

/** Reports a piece that is no draft, in a chapter that is one. */
export function reportDraftChapter(
  drafts: readonly DraftChapter[],
  categoryId: number,
  position: SourcePosition,
  findings: FindingList,
): void {
  const chapter = drafts.find(({ id }) => id === categoryId);
  if (chapter === undefined) return;
  const hint = "Hiqja kapitullit shenjën „Skicë“ (te skedari: „draft“), ose bëje skicë edhe këtë shkrim.";
  findings.error(position, `Kapitulli „${chapter.title}“ është ende skicë.`, hint);
}
