import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, relative, resolve } from "node:path";
import { annotateFinding, type Finding, isFault } from "../checking/finding";
import { nearest } from "../checking/suggestion";
import { type FindingFormat, magazineFile, publicFolder, seeHelp } from "./build-file";
import { type ExitCode, exitCode } from "./exit-code";
import { countedFindings, findingLines, mendLines, soundWords } from "./finding-lines";

/** A piece of `magazine.json`. */
interface NamedPiece {
  slug: string;
  /** Its path there, such as `contents[3]`. */
  path: string;
  /** Absolute paths of its files. */
  files: string[];
}

/**
 * `check pitagora`, `check lessons/pitagora.md`: reads one piece alone. It takes one second instead of six for all.
 *
 * @returns the exit code; null where no piece has this name
 */
export async function checkPiece(
  name: string,
  {
    file = magazineFile,
    public: pictures = publicFolder,
    format,
  }: { file?: string; public?: string; format?: FindingFormat } = {},
): Promise<ExitCode | null> {
  const found = await findingsOfPiece(name, file, pictures);
  if (found === null) return null;
  if (typeof found === "string") {
    console.error(`${found} ${seeHelp}`);
    return exitCode.wrongUse;
  }
  if (format === "github") for (const finding of found) console.log(annotateFinding(finding, process.cwd()));
  for (const line of [...findingLines(found, process.cwd()), ...mendLines(found)]) console.error(line);
  const isSound = !found.some(isFault);
  if (isSound) console.log(`${name}: ${soundWords(found, "në rregull")}.`);
  else console.error(`${name}: ${countedFindings(found)}.`);
  return isSound ? exitCode.done : exitCode.contentFindings;
}

/**
 * Returns the findings of one piece. @returns a message where no piece has this name, null for the name of a JSON file
 */
async function findingsOfPiece(name: string, file: string, pictures: string): Promise<Finding[] | string | null> {
  const { writtenPieces } = await import("../magazine/written-pieces");
  const folder = dirname(resolve(file));
  const pieces = writtenPieces(file).map(
    ({ slug, list, index, files }): NamedPiece => ({
      slug,
      path: `${list}[${index}]`,
      files: Object.values(files).map((each) => resolve(folder, each)),
    }),
  );
  const asFile = [resolve(name), resolve(folder, name)];
  const piece = pieces.find(({ slug, files }) => slug === name || files.some((each) => asFile.includes(each)));
  if (piece === undefined) {
    if (name.endsWith(".json")) return null;
    const names = pieces.flatMap(({ slug, files }) => [slug, ...files.map((each) => relative(folder, each))]);
    const near = nearest(name, names);
    return `Skedari ose pjesa „${name}“ nuk gjendet.${near === null ? "" : ` Mos deshe „${near}“?`}`;
  }
  const { buildEdition } = await import("../magazine/build-edition");
  const { keptMemory } = await import("../magazine/kept-readings");
  const memory = resolve(file) === magazineFile ? keptMemory() : undefined;
  const slugs = new Set([piece.slug, ...lessonsOf(piece)]);
  const part = { slugs, despiteErrors: true, alone: true };
  const names = textsOf(piece, file);
  const { modelsOf } = await import("../magazine/models-seen");
  const models = await modelsOf(file, memory, slugs);
  const { findings } = buildEdition(file, { publicFolder: pictures, part, memory, models });
  return findings.filter((finding) => {
    const isOwn = finding.path === piece.path || finding.path.startsWith(`${piece.path}.`);
    // Keeps the findings of `magazine.json` as a whole: without it no piece can be read.
    return (
      isOwn ||
      piece.files.includes(finding.file) ||
      // Its pictures are in a folder of their own.
      names.some((text) => text.includes(`/pictures/${basename(finding.file)}`)) ||
      (finding.path === "" && resolve(finding.file) === resolve(file))
    );
  });
}

/** Returns the texts that name a piece's pictures: its files and its entry. */
function textsOf({ path, files }: NamedPiece, file: string): string[] {
  const [, list = "", index = ""] = /^(\w+)\[(\d+)\]$/.exec(path) ?? [];
  try {
    const magazine = JSON.parse(readFileSync(file, "utf8"));
    const texts = files.flatMap((each) => (existsSync(each) ? [readFileSync(each, "utf8")] : []));
    return [JSON.stringify(magazine[list][Number(index)]), ...texts];
  } catch {
    // A file that cannot be read is a finding already.
    return [];
  }
}

/** Returns the slugs of the lessons that a quiz links to. The quiz needs their exercises. */
function lessonsOf({ files }: NamedPiece): string[] {
  const quiz = files.find((each) => each.endsWith(".json"));
  if (quiz === undefined) return [];
  try {
    return [...readFileSync(quiz, "utf8").matchAll(/"\/(?:math|physics)\/([a-z0-9-]+)/g)].map(([, slug = ""]) => slug);
  } catch {
    // A missing file is a finding already.
    return [];
  }
}
