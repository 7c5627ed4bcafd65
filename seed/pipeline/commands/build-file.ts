import { existsSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Assets } from "../../../app/library/kv-layout";
import { plural } from "../../../app/magazine/albanian";
import { describeFinding } from "../checking/finding";
import type { Edition } from "../edition/edition";
import { mayTravel, withMedia } from "../edition/media";
import type { Undeployed } from "../publishing/deployed-assets";
import { type ExitCode, exitCode } from "./exit-code";
import { paint } from "./terminal";
import type { Lacking } from "./undeployed-lines";

export const magazineFile = fileURLToPath(new URL("../../magazine.json", import.meta.url));

/** The site's static files. */
export const publicFolder = fileURLToPath(new URL("../../../public", import.meta.url));

export const seeHelp = "Shih ndihmën: npm run seed -- --help";

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
 * @param strict whether a warning is as bad as an error
 * @returns the edition and its files; or what the command ends with where there is none to go on with
 */
export async function buildFile(
  file = magazineFile,
  { strict = false, public: folder = publicFolder }: { strict?: boolean; public?: string } = {},
): Promise<BuiltFile | ExitCode> {
  if (!existsSync(file)) {
    console.error(`Skedari ose komanda „${file}“ nuk gjendet. ${seeHelp}`);
    return exitCode.wrongUse;
  }
  if (!file.endsWith(".json")) {
    console.error(
      `Kjo komandë merr skedarin e revistës, p.sh. seed/magazine.json; „${file}“ kontrollohet bashkë me të.`,
    );
    return exitCode.wrongUse;
  }
  // Loaded only now: a wrong command or a call for help answers at once.
  const { buildEdition } = await import("../magazine/build-edition");
  const { findings, edition, assets } = buildEdition(file, { publicFolder: folder });
  for (const finding of findings) {
    const colour = finding.severity === "error" ? "red" : "yellow";
    const said = describeFinding(finding, process.cwd());
    console.error(said.replace(/^[^:]+:/, (kind) => paint(colour, kind, process.stderr)));
  }
  if (edition !== null && !(strict && findings.length > 0)) return { edition, assets };
  const errors = findings.filter((finding) => finding.severity === "error").length;
  const warnings = findings.length - errors;
  const counted = [
    ...(errors > 0 ? [plural(errors, "gabim", "gabime")] : []),
    ...(warnings > 0 ? [plural(warnings, "vërejtje", "vërejtje")] : []),
  ].join(", ");
  console.error(`${relative(process.cwd(), file) || file}: ${counted}; asgjë nuk u shkrua.`);
  return exitCode.contentFindings;
}
