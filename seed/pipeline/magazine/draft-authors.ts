/** Reads the authors that are drafts. They are kept and previewed, and not published. */
import * as v from "valibot";
import { type Author, authorSchema } from "../../../app/magazine/author";
import type { FindingList } from "../checking/finding";
import type { JsonPath, JsonSource } from "../checking/json-source";
import type { PublicFiles } from "../checking/public-files";

/** An author as an editor may write it. */
export const writtenAuthorSchema = v.object({
  ...authorSchema.entries,
  /** Whether it is a draft, which is not published. */
  draft: v.optional(v.boolean()),
});

/** An author that is not published yet. */
export interface DraftAuthor {
  path: JsonPath;
  id: number;
  name: string;
}

/** Returns an author as readers see it: without its mark, and with the address of the picture's copy. */
export function shownAuthor(
  { draft: _, ...author }: v.InferOutput<typeof writtenAuthorSchema>,
  files: PublicFiles,
): Author {
  return { ...author, avatarUrl: author.avatarUrl && files.addressOf(author.avatarUrl) };
}

/** Reports each piece that is no draft, and is signed by an author that is one. */
export function reportDraftAuthors(
  drafts: readonly DraftAuthor[],
  pieces: readonly { path: JsonPath; authorId: number; draft?: boolean }[],
  source: JsonSource,
  findings: FindingList,
): void {
  for (const { path, authorId, draft } of pieces) {
    const author = drafts.find(({ id }) => id === authorId);
    if (draft || author === undefined) continue;
    const hint = "Hiqi redaksisë shenjën „Skicë“ (te skedari: „draft“), ose bëje skicë edhe këtë shkrim.";
    findings.error(source.position([...path, "authorId"]), `Redaksia „${author.name}“ është ende skicë.`, hint);
  }
}
