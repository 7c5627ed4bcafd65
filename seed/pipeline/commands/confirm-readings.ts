import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { plural } from "../../../app/magazine/albanian";
import { EditorPictures } from "../checking/editor-pictures";
import { FindingList } from "../checking/finding";
import { PublicFiles } from "../checking/public-files";
import { nearest } from "../checking/suggestion";
import type { SeenPiece, SeenThing } from "../magazine/pieces-seen";
import { magazineFile, publicFolder, seeHelp } from "./build-file";
import { type ExitCode, exitCode } from "./exit-code";
import { findingLines } from "./finding-lines";

interface Places {
  file?: string;
  public?: string;
}

/**
 * `confirm pitagora`: records that a piece was read again. It was read with its pictures, models and terms as they are
 * now.
 *
 * @param slugs of the pieces; empty with `all` for every piece
 */
export async function confirmReadings(
  slugs: readonly string[],
  { only, all = false }: { only?: string; all?: boolean } = {},
  { file = magazineFile, public: pictures = publicFolder }: Places = {},
): Promise<ExitCode> {
  if (slugs.length === 0 && !all) {
    console.error(`Shkruaj pjesën që lexove, p.sh. confirm pitagora, ose --all. ${seeHelp}`);
    return exitCode.wrongUse;
  }
  const pieces = await seenNow(file, pictures, all ? null : new Set(slugs));
  const missing = slugs.find((slug) => !pieces.some((piece) => piece.slug === slug));
  const things = pieces.flatMap(({ things }) => things.map(({ name }) => name));
  if (missing !== undefined || (only !== undefined && !things.includes(only))) {
    const { writtenPieces } = await import("../magazine/written-pieces");
    const names = missing === undefined ? things : writtenPieces(file).map(({ slug }) => slug);
    const near = nearest(missing ?? only ?? "", names);
    const what = missing === undefined ? `Figura, modeli ose termi „${only}“` : `Pjesa „${missing}“`;
    console.error(`${what} nuk gjendet.${near === null ? "" : ` Mos deshe „${near}“?`} ${seeHelp}`);
    return exitCode.wrongUse;
  }
  const marked = await mark(file, pieces, only === undefined ? undefined : ({ name }) => name === only);
  if (marked === null) return exitCode.contentFindings;
  if (marked === 0) console.log("Ishin lexuar tashmë; asgjë nuk ndryshoi.");
  else console.log(`seed/tables/read-with.json: ${plural(marked, "lexim u shënua", "lexime u shënuan")}.`);
  return exitCode.done;
}

/**
 * Confirms things without an entry: they are new, with the text about them. A thing that was up to date before a
 * program changed it stays confirmed.
 *
 * @param before the things of the pieces before the change @returns the number of new entries; 0 without a table
 */
export async function markFirst(file: string, pictures: string, before: readonly SeenPiece[]): Promise<number> {
  const { entryOf, tableFile } = await import("../magazine/read-with");
  if (!existsSync(tableFile(file))) return 0;
  const known = new Set(before.flatMap(({ things }) => things.map((thing) => `${thing.key} ${entryOf(thing)}`)));
  const isMeant = ({ key }: SeenThing, read: string | undefined) => read === undefined || known.has(`${key} ${read}`);
  return (await mark(file, await seenNow(file, pictures), isMeant)) ?? 0;
}

/** Returns the pictures, models and terms of the pieces now. @param slugs null for all */
export async function seenNow(
  file: string,
  pictures: string,
  slugs: ReadonlySet<string> | null = null,
): Promise<SeenPiece[]> {
  const { piecesSeen } = await import("../magazine/pieces-seen");
  const { magazineSource, modelsOf } = await import("../magazine/models-seen");
  const source = magazineSource(file);
  if (source === null) return [];
  const { keptMemory } = await import("../magazine/kept-readings");
  const memory = resolve(file) === magazineFile ? keptMemory() : undefined;
  const originals = new EditorPictures(join(dirname(resolve(file)), "pictures"));
  const files = new PublicFiles(resolve(pictures), originals);
  return piecesSeen(source, { files, models: await modelsOf(file, memory, slugs) }, slugs);
}

/** Writes the table if it changed. @returns the number of new entries; null where it cannot be read */
async function mark(
  file: string,
  pieces: SeenPiece[],
  isMeant: ((thing: SeenThing, read: string | undefined) => boolean) | undefined,
): Promise<number | null> {
  const { confirmed, readReadWith, tableFile, tableText } = await import("../magazine/read-with");
  const findings = new FindingList();
  const before = readReadWith(file, findings);
  if (findings.hasErrors) {
    for (const line of findingLines(findings.all, process.cwd())) console.error(line);
    return null;
  }
  const after = confirmed(before, pieces, isMeant);
  const table = tableFile(file);
  mkdirSync(dirname(table), { recursive: true });
  if (tableText(after) !== tableText(before) || !existsSync(table)) writeFileSync(table, tableText(after));
  return Object.entries(after).flatMap(([slug, own]) =>
    Object.entries(own).filter(([key, digests]) => before[slug]?.[key] !== digests),
  ).length;
}
