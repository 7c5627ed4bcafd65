import { plural } from "../../../app/magazine/albanian";
import { writeEdition } from "../edition/edition-files";
import { contentsWords } from "../publishing/editor-words";
import { buildFile } from "./build-file";
import { type ExitCode, exitCode } from "./exit-code";

/** `edition <folder>`. */
export async function writeFiles(folder: string): Promise<ExitCode> {
  const built = await buildFile();
  if (typeof built === "number") return built;
  const { edition } = built;
  const written = await writeEdition(edition, folder);
  const files = plural(written, "skedar", "skedarë");
  const news = written === 0 ? "skedarët janë gati që më parë" : `${files} te ${folder}`;
  const { contents, version } = edition.manifest;
  console.log(`${contentsWords(contents.length)}, botimi ${version}: ${news}.`);
  return exitCode.done;
}
