/** Reads every content of an edition, whole, in the file's order. A valid stored list makes that one read. */
import * as v from "valibot";
import { type Content, type WholeContent, wholeContentSchema, withExcerpt } from "../../magazine/content";
import { parseJson } from "../../magazine/result";
import { contentsKey, type Manifest } from "../kv-layout";
import { isUnreadable } from "../library";
import { forgiveLoss, type OpenedEdition } from "./edition-source";

/**
 * Reads the stored list, else the bodies one by one. Then it leaves out a content that cannot be read.
 *
 * @param slugs of the requested contents
 * @param readContent reads one content
 */
export async function readAllContents(
  edition: OpenedEdition,
  slugs: ReadonlySet<string>,
  readContent: (slug: string) => Promise<Content | null>,
  log: (line: string) => void,
): Promise<WholeContent[]> {
  const key = contentsKey(edition.manifest.version);
  const text = await edition.read(key);
  const stored = text === null ? null : parseStored(text, edition.manifest);
  if (stored) return stored.filter(({ slug }) => slugs.has(slug));
  if (text !== null) log(`${key}: not the contents of its manifest`);
  const contents = await Promise.all([...slugs].map((slug) => readContent(slug).catch(nullIfUnreadable)));
  // A missing list is not reported as lost if every body is there.
  forgiveLoss(edition, key);
  return contents.flatMap((content) => (content ? [withExcerpt(content)] : []));
}

function nullIfUnreadable(error: unknown): null {
  if (isUnreadable(error)) return null;
  throw error;
}

/** Parses the stored list. @returns null unless it holds exactly the contents that the manifest names, in order */
function parseStored(text: string, { contents }: Manifest): WholeContent[] | null {
  const list = parseJson(v.array(wholeContentSchema), text);
  const isWhole = list.ok && list.value.length === contents.length;
  return isWhole && list.value.every(({ slug }, index) => slug === contents[index]?.slug) ? list.value : null;
}
