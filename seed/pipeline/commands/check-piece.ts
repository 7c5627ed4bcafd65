import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, relative, resolve } from "node:path";
import { annotateFinding, type Finding, isFault } from "../checking/finding";
import { nearest } from "../checking/suggestion";
import { magazineFile, publicFolder, seeHelp } from "./build-file";
import { type ExitCode, exitCode } from "./exit-code";
import { countedFindings, findingLines, mendLines } from "./finding-lines";

/** A piece as `magazine.json` names it. */
interface NamedPiece {
  slug: string;
  /** Where it stands there, such as `contents[3]`. */
  path: string;
  /** Its files, absolute. */
  files: string[];
}

/**
 * `check pitagora`, `check lessons/pitagora.md`: reads one piece alone, in a second where the whole takes six.
 *
 * @returns what it ends with; null where no piece is called so
 */
export async function checkPiece(
  name: string,
  {
    file = magazineFile,
    public: pictures = publicFolder,
    format,
  }: { file?: string; public?: string; format?: "github" } = {},
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
  const counted = countedFindings(found);
  if (isSound) console.log(counted === "" ? `${name}: gjithçka në rregull.` : `${name}: në rregull; ${counted}.`);
  else console.error(`${name}: ${counted}.`);
  return isSound ? exitCode.done : exitCode.contentFindings;
}

/** What is wrong with one piece. @returns a complaint where nothing is called so, null where a file of JSON was meant */
async function findingsOfPiece(name: string, file: string, pictures: string): Promise<Finding[] | string | null> {
  const { writtenPieces } = await import("../magazine/written-pieces");
  const folder = dirname(resolve(file));
  const pieces = writtenPieces(file).map(
    ({ slug, list, at, files }): NamedPiece => ({
      slug,
      path: `${list}[${at}]`,
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
    // A magazine that cannot be read says nothing of its pieces.
    return (
      isOwn ||
      piece.files.includes(finding.file) ||
      // Its pictures lie in a folder of their own.
      names.some((text) => text.includes(`/pictures/${basename(finding.file)}`)) ||
      (finding.path === "" && resolve(finding.file) === resolve(file))
    );
  });
}

/** The texts that name a piece's pictures: its files, and its entry. */
function textsOf({ path, files }: NamedPiece, file: string): string[] {
  const [, list = "", index = ""] = /^(\w+)\[(\d+)\]$/.exec(path) ?? [];
  try {
    const magazine = JSON.parse(readFileSync(file, "utf8"));
    const texts = files.flatMap((each) => (existsSync(each) ? [readFileSync(each, "utf8")] : []));
    return [JSON.stringify(magazine[list][Number(index)]), ...texts];
  } catch {
    // That it cannot be read is a finding.
    return [];
  }
}

/** The lessons that a quiz leads to: their exercises are asked for. */
function lessonsOf({ files }: NamedPiece): string[] {
  const quiz = files.find((each) => each.endsWith(".json"));
  if (quiz === undefined) return [];
  try {
    return [...readFileSync(quiz, "utf8").matchAll(/"\/(?:math|physics)\/([a-z0-9-]+)/g)].map(([, slug = ""]) => slug);
  } catch {
    // That it is not there is a finding.
    return [];
  }
}
