import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { plural } from "../../../app/magazine/albanian";
import { writeEdition } from "../edition/edition-files";
import type { MadePicture } from "../pictures/make-pictures";
import { contentsWords } from "../publishing/editor-words";
import { buildFile } from "./build-file";
import { type ExitCode, exitCode } from "./exit-code";

/** Writes the copies of pictures beside the edition, in place of an older edition's copies. */
function layPictures(made: readonly MadePicture[], folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const copies = made.flatMap(({ use, files }) => (use === "page" ? files : []));
  if (copies.length > 0) mkdirSync(folder, { recursive: true });
  for (const { address, path } of copies) copyFileSync(path, join(folder, basename(address)));
}

/** `edition <folder>`. */
export async function writeFiles(folder: string): Promise<ExitCode> {
  const built = await buildFile(undefined, { copies: true });
  if (typeof built === "number") return built;
  const { edition, made } = built;
  layPictures(made, join(folder, "../pictures"));
  const written = await writeEdition(edition, folder);
  const files = plural(written, "skedar", "skedarë");
  const news = written === 0 ? "skedarët janë gati që më parë" : `${files} te ${folder}`;
  const { contents, version } = edition.manifest;
  console.log(`${contentsWords(contents.length)}, botimi ${version}: ${news}.`);
  return exitCode.done;
}
