import { existsSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Assets } from "../../../app/library/kv-layout";
import { annotateFinding, type Finding, isFault } from "../checking/finding";
import type { Edition } from "../edition/edition";
import { mayTravel, withMedia } from "../edition/media";
import type { ShownPictures } from "../magazine/shown-pictures";
import type { MadePicture } from "../pictures/make-pictures";
import type { Undeployed } from "../publishing/deployed-assets";
import type { Reporter } from "./command-report";
import { type ExitCode, exitCode } from "./exit-code";
import { countedFindings, findingLines, mendLines } from "./finding-lines";
import { paint } from "./terminal";
import type { Lacking } from "./undeployed-lines";

export const magazineFile = fileURLToPath(new URL("../../magazine.json", import.meta.url));

/** Folder of the site's static files. */
export const publicFolder = fileURLToPath(new URL("../../../public", import.meta.url));

/** Folder into which a build writes the copies of the editors' pictures. */
export const builtPictures = fileURLToPath(new URL("../../../build/client/pictures", import.meta.url));

export const seeHelp = "Shih ndihmën: npm run seed -- --help";

/** An additional form of the findings. `github` puts each on its line of a pull request, `comment` all into one text. */
export type FindingFormat = "github" | "comment";

export interface BuildFileOptions {
  /** Whether a warning fails the check like an error. */
  strict?: boolean;
  /** Whether a to-do fails the check. */
  forReaders?: boolean;
  /** Whether to make copies of the editors' pictures; only publishing needs them. */
  copies?: boolean;
  format?: FindingFormat;
  /** Address under which GitHub opens a file of the branch for editing. */
  edit?: string;
  /** Commit from which the branch began: of the drafts, the comment names those changed since. */
  since?: string;
  /** Folder of the pictures. */
  public?: string;
  /** Tells another program what happens. */
  reporter?: Reporter;
}

export interface BuiltFile {
  edition: Edition;
  /** The site's files that it shows, each with its hash. */
  assets: Assets;
  /** The copies made of the editors' pictures; none unless `copies` was set. */
  made: MadePicture[];
  /** The findings that do not prevent it. */
  findings: Finding[];
}

/**
 * Adds to an edition the files that the deployed site lacks. Files too large for that are listed separately.
 *
 * @param made copies of the editors' pictures @param folder of the site's static files
 */
export function withLacking(
  edition: Edition,
  { missing, changed }: Undeployed,
  made: readonly MadePicture[],
  folder = publicFolder,
): { edition: Edition; lacking: Lacking } {
  const madePaths = new Map(made.flatMap(({ files }) => files.map(({ address, path }) => [address, path])));
  const files = missing.map((address) => ({ address, path: madePaths.get(address) ?? join(folder, address) }));
  const travels = ({ address, path }: (typeof files)[number]) => mayTravel(address, statSync(path).size);
  return {
    edition: withMedia(edition, files.filter(travels)),
    lacking: {
      travelling: files
        .filter((file) => travels(file) && !madePaths.has(file.address))
        .map(({ address, path }) => ({ address, bytes: statSync(path).size })),
      pictures: made.filter(({ files }) => files.some(({ address }) => missing.includes(address))),
      missing: files.filter((file) => !travels(file)).map(({ address }) => address),
      changed,
    },
  };
}

/**
 * Builds the edition of a file and prints its findings.
 *
 * @returns the edition and its files; or the exit code where there is no edition
 */
export async function buildFile(
  file = magazineFile,
  {
    strict = false,
    format,
    edit,
    since,
    forReaders = false,
    copies = false,
    public: folder = publicFolder,
    reporter,
  }: BuildFileOptions = {},
): Promise<BuiltFile | ExitCode> {
  if (!existsSync(file)) {
    console.error(`Skedari ose komanda „${file}“ nuk gjendet. ${seeHelp}`);
    return exitCode.wrongUse;
  }
  if (!file.endsWith(".json")) {
    console.error(
      `Kjo komandë merr skedarin e revistës, p.sh. seed/magazine.json; „${file}“ kontrollohet me: npm run seed -- check ${file}`,
    );
    return exitCode.wrongUse;
  }
  reporter?.stage("build");
  // Imported only now. A wrong command or a call for help answers at once.
  const { buildEdition } = await import("../magazine/build-edition");
  const { keptMemory, readingsOf } = await import("../magazine/kept-readings");
  const readings = readingsOf(file);
  const memory = readings === undefined ? undefined : keptMemory(readings);
  const { picturesNeedingPaper } = await import("../pictures/pictures-needing-paper");
  const onPaper = await picturesNeedingPaper(join(dirname(resolve(file)), "pictures"));
  const { modelsOf } = await import("../magazine/models-seen");
  const models = await modelsOf(file, memory);
  const options = { publicFolder: folder, memory, onPaper, models };
  const { findings, edition, assets, shown } = buildEdition(file, options);
  if (format === "github") for (const finding of findings) console.log(annotateFinding(finding, process.cwd()));
  if (format === "comment") {
    const { commentLines } = await import("./comment-lines");
    const { changedDrafts } = await import("./changed-drafts");
    const drafts = since === undefined ? [] : changedDrafts(file, since);
    console.log(commentLines(findings, { file: resolve(file), folder: process.cwd(), edit, drafts }));
  }
  if (reporter !== undefined) reporter.report.findings = findings;
  const lines = [...findingLines(findings, process.cwd()), ...mendLines(findings)];
  for (const line of lines) console.error(line.replace(/^(?:Gabim|Vërejtje|Për t’u bërë|Këshillë)/, painted));
  const faults = strict ? findings.filter(isFault) : [];
  const open = forReaders && findings.some(({ severity }) => severity === "todo");
  if (edition !== null && faults.length === 0 && !open) {
    if (copies) reporter?.stage("picture");
    const made = copies ? await copiesOf(shown) : [];
    return made === null ? exitCode.contentFindings : { edition, assets, made, findings };
  }
  if (edition !== null && open)
    console.error("Lexuesit nuk duhet të shohin vende bosh: shkruaji ose hiqi, pastaj boto.");
  console.error(`${relative(process.cwd(), file) || file}: ${countedFindings(findings)}; asgjë nuk u shkrua.`);
  return exitCode.contentFindings;
}

/** Makes the copies of pictures. @returns null where one is broken, after printing a message */
async function copiesOf(shown: ShownPictures): Promise<MadePicture[] | null> {
  if (shown.pictures.length === 0) return [];
  const { BrokenPicture } = await import("../pictures/make-copies");
  const { makePictures } = await import("../pictures/make-pictures");
  try {
    return await makePictures(shown, (name) => process.stderr.write(`Po zvogëloj „${name}“ …\n`));
  } catch (error) {
    if (!(error instanceof BrokenPicture)) throw error;
    console.error(`${paint("red", "Gabim", process.stderr)}: ${error.message}`);
    console.error(`  ku: ${relative(process.cwd(), error.path)}:1:1\nAsgjë nuk u shkrua.`);
    return null;
  }
}

const colours: Record<string, "red" | "yellow" | "cyan"> = { Gabim: "red", Vërejtje: "yellow" };

const painted = (kind: string) => paint(colours[kind] ?? "cyan", kind, process.stderr);
