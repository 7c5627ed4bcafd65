import { existsSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Assets } from "../../../app/library/kv-layout";
import { annotateFinding } from "../checking/finding";
import type { Edition } from "../edition/edition";
import { mayTravel, withMedia } from "../edition/media";
import type { Undeployed } from "../publishing/deployed-assets";
import { type ExitCode, exitCode } from "./exit-code";
import { countedFindings, findingLines, mendLines } from "./finding-lines";
import { paint } from "./terminal";
import type { Lacking } from "./undeployed-lines";

export const magazineFile = fileURLToPath(new URL("../../magazine.json", import.meta.url));

/** The site's static files. */
export const publicFolder = fileURLToPath(new URL("../../../public", import.meta.url));

export const seeHelp = "Shih ndihmën: npm run seed -- --help";

export interface BuildFileOptions {
  /** Whether a warning is as bad as an error. */
  strict?: boolean;
  /** Whether a place that is still to be written is. */
  forReaders?: boolean;
  /** How a finding is said besides: `github` puts it on its line of a pull request. */
  format?: "github";
  /** The folder of pictures. */
  public?: string;
}

export interface BuiltFile {
  edition: Edition;
  /** The site's files that it shows. */
  assets: Assets;
}

/** Adds to an edition what the deployed site lacks of its files, and tells apart what is too large to travel. */
export function withLacking(
  edition: Edition,
  { missing, changed }: Undeployed,
  folder = publicFolder,
): { edition: Edition; lacking: Lacking } {
  const files = missing.map((address) => ({ address, path: join(folder, address) }));
  const travels = ({ address, path }: (typeof files)[number]) => mayTravel(address, statSync(path).size);
  return {
    edition: withMedia(edition, files.filter(travels)),
    lacking: {
      travelling: files.filter(travels).map(({ address, path }) => ({ address, bytes: statSync(path).size })),
      missing: files.filter((file) => !travels(file)).map(({ address }) => address),
      changed,
    },
  };
}

/**
 * Builds the edition of a file and says what is wrong with it.
 *
 * @returns the edition and its files; or what the command ends with where there is none to go on with
 */
export async function buildFile(
  file = magazineFile,
  { strict = false, format, forReaders = false, public: folder = publicFolder }: BuildFileOptions = {},
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
  // Loaded only now: a wrong command or a call for help answers at once.
  const { buildEdition } = await import("../magazine/build-edition");
  const { keptMemory } = await import("../magazine/kept-readings");
  // Only what is read again and again is kept: a file from elsewhere would drive it out.
  const memory = resolve(file) === magazineFile ? keptMemory() : undefined;
  const { findings, edition, assets } = buildEdition(file, { publicFolder: folder, memory });
  if (format === "github") for (const finding of findings) console.log(annotateFinding(finding, process.cwd()));
  const told = [...findingLines(findings, process.cwd()), ...mendLines(findings)];
  for (const line of told) console.error(line.replace(/^(?:Gabim|Vërejtje|Për t’u bërë)/, painted));
  const faults = strict ? findings.filter(({ severity }) => severity !== "todo") : [];
  const open = forReaders && findings.some(({ severity }) => severity === "todo");
  if (edition !== null && faults.length === 0 && !open) return { edition, assets };
  if (edition !== null && open)
    console.error("Lexuesit nuk duhet të shohin vende bosh: shkruaji ose hiqi, pastaj boto.");
  console.error(`${relative(process.cwd(), file) || file}: ${countedFindings(findings)}; asgjë nuk u shkrua.`);
  return exitCode.contentFindings;
}

const colours: Record<string, "red" | "yellow" | "cyan"> = { Gabim: "red", Vërejtje: "yellow" };

const painted = (kind: string) => paint(colours[kind] ?? "cyan", kind, process.stderr);
