import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { plural } from "../../../app/magazine/albanian";
import { pictureFault } from "../checking/check-pictures";
import { EditorPictures } from "../checking/editor-pictures";
import type { Finding } from "../checking/finding";
import { tellsPlace } from "../checking/photo-place";
import { withMends } from "../checking/with-mends";
import { magazineFile, publicFolder, seeHelp } from "./build-file";
import { markFirst, seenNow } from "./confirm-readings";
import { type ExitCode, exitCode } from "./exit-code";
import { keepLayout } from "./keep-layout";

/** Number of rounds. A correction may reveal the next fault: „1 000 m“ has two spaces whose findings overlap. */
const rounds = 3;

/**
 * `fix`: corrects in the editor's files everything that is certain: U+00A0, quotes, minutes, numbers.
 * The files remain the only source: what they hold is published.
 *
 * @param options.layout earlier text of the file, whose layout is restored after a form has rewritten it
 */
export async function fixFiles(
  file = magazineFile,
  { public: pictures = publicFolder, layout }: { public?: string; layout?: string } = {},
): Promise<ExitCode> {
  const missing = [file, ...(layout === undefined ? [] : [layout])].find((each) => !existsSync(each));
  if (missing !== undefined) {
    console.error(`Skedari „${missing}“ nuk gjendet. ${seeHelp}`);
    return exitCode.wrongUse;
  }
  const isLaid = layout !== undefined && keepLayout(file, readFileSync(layout, "utf8"));
  if (isLaid) console.log(`${relative(process.cwd(), file)}: rreshtat si më parë`);
  const { buildEdition } = await import("../magazine/build-edition");
  const mended = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    const byFile = new Map<string, Finding[]>();
    for (const finding of buildEdition(file, { publicFolder: pictures }).findings) {
      if (finding.mend) byFile.set(finding.file, [...(byFile.get(finding.file) ?? []), finding]);
    }
    let count = 0;
    for (const [path, findings] of byFile) {
      const before = readFileSync(path, "utf8");
      const { text, mends } = withMends(before, findings);
      if (mends === 0) continue;
      writeFileSync(path, text);
      mended.set(path, (mended.get(path) ?? 0) + mends);
      count += mends;
    }
    if (count === 0) break;
  }
  for (const [path, count] of mended) {
    console.log(`${relative(process.cwd(), path)}: ${plural(count, "vend i ndrequr", "vende të ndrequra")}`);
  }
  const before = await seenNow(file, pictures);
  const tidied = await tidyPhotographs(join(dirname(file), "pictures"));
  for (const path of tidied) console.log(`${relative(process.cwd(), path)}: pa vendin ku u bë`);
  const marked = await markFirst(file, pictures, before);
  if (marked > 0) console.log(`seed/tables/read-with.json: ${plural(marked, "lexim i ri", "lexime të reja")}`);
  if (!isLaid && mended.size + tidied.length + marked === 0) console.log("Asgjë për të ndrequr vetë.");
  return exitCode.done;
}

/** Removes place and author from the photographs of a folder. @returns the names of those that had a place */
async function tidyPhotographs(folder: string): Promise<string[]> {
  const paths = new EditorPictures(folder).names().map((name) => join(folder, name));
  const telling = paths.filter((path) => {
    const bytes = readFileSync(path);
    return pictureFault(basename(path), bytes) === null && tellsPlace(bytes);
  });
  if (telling.length === 0) return [];
  const { tidyPicture } = await import("../pictures/tidy-picture");
  for (const path of telling) writeFileSync(path, await tidyPicture(readFileSync(path)));
  return telling;
}
