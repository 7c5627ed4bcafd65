/**
 * `npm run export`: writes the whole magazine as a folder. It opens by double click, without network or server
 * (docs/decisions/026). `-- dosja` names the folder; `--zip` also packs it; `--films` adds the films; `--address
 * https://shkolla.al/prizma` gives the address of a copy on a server, for its canonical links; `--home https://…` names
 * the deployed site, if `npm run deploy` has not run on this machine.
 */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { Command, CommanderError, InvalidArgumentError } from "commander";
import { zipSync } from "fflate";
import { fileSize } from "../../app/magazine/file-size";
import { deployedOrigin } from "./deployed-origin";
import { bundleScripts } from "./export/bundle-scripts";
import { doorFiles, innerFolder } from "./export/door";
import { nameFaults } from "./export/folder-names";
import { answerFiles, type FolderFiles, magazineFiles } from "./export/magazine-folder";
import { openMagazine } from "./export/magazine-server";
import { editionAddresses } from "./export/page-addresses";
import { renderPages } from "./export/render-pages";
import { mayWriteTo, writeFolder } from "./export/write-folder";
import { prepare, root } from "./prepare.mjs";

/** The size limit for a school's USB stick, which may read slowly. */
const mostBytes = 30_000_000;

const { folder, zip, films, address, home } = readOptions();
const began = Date.now();
process.exitCode = await exportMagazine();

function readOptions() {
  const program = new Command("export")
    .argument("[dosja]", "dosja që bëhet", "build/export")
    .option("--zip", "edhe si një skedar zip, pranë dosjes")
    .option("--films", "me filmat e projekteve")
    .option("--address <adresa>", "ku do të rrijë në serverin e shkollës", readAddress)
    .option("--home <adresa>", "ku është revista në rrjet", readAddress)
    .configureOutput({ writeErr: () => undefined })
    .exitOverride();
  try {
    program.parse();
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) process.exit(0);
    console.error(
      "Përdorimi: npm run export -- [dosja] [--zip] [--films] [--address https://shkolla.al/prizma] [--home https://prizma.shkolla.workers.dev]",
    );
    process.exit(2);
  }
  const {
    zip = false,
    films = false,
    address,
    home = deployedOrigin(),
  } = program.opts<{ zip?: boolean; films?: boolean; address?: string; home?: string }>();
  const [folderArgument] = program.processedArgs as [string];
  // npm runs from the project's folder. The folder is named from the editor's own one.
  const named =
    program.args.length === 0 ? join(root, folderArgument) : resolve(process.env.INIT_CWD ?? ".", folderArgument);
  return { folder: named, zip, films, address, home };
}

/** Checks a web address and returns it without a slash at its end. */
function readAddress(value: string): string {
  if (!URL.canParse(value) || !/^https?:/.test(value)) throw new InvalidArgumentError("");
  return value.replace(/\/+$/, "");
}

async function exportMagazine(): Promise<number> {
  const allowed = mayWriteTo(folder);
  if (!allowed.ok) return fail(`${shown(folder)} ${allowed.message}`);
  if (zip && isForeignZip())
    return fail(`${shown(folder)}.zip është aty dhe nuk është i revistës: zgjidh një emër tjetër.`);
  if (!process.env.NOPREP) await prepare({ seed: false });
  done("Faqja u ndërtua");

  const server = await openMagazine();
  const { pages: begin, answers } = await editionAddresses(server);
  const rendered = await renderPages(server, begin);
  done(`U shkruan ${rendered.pages.length} faqe`);

  const played = rendered.pages.flatMap((page) => (page.played ? [{ ...page.played, path: page.path }] : []));
  const routes = new Map(
    played.map(({ script, file, data }) => [script, { name: script, file, fresh: data === undefined }]),
  );
  const scripts = join(tmpdir(), `prizma-export-${process.pid}`);
  await bundleScripts([...routes.values()], scripts);
  done(`U bënë skriptet e ${routes.size} llojeve të faqeve që luhen`);

  const { files, missing } = magazineFiles(rendered, server, { films, address, home });
  for (const [file, text] of await answerFiles(server, answers)) files.set(file, text);
  for (const file of filesIn(scripts)) files.set(`skripte/${file}`, readFileSync(join(scripts, file)));
  rmSync(scripts, { recursive: true, force: true });

  const all: FolderFiles = new Map([
    ...doorFiles,
    ...[...files].map(([path, bytes]) => [`${innerFolder}/${path}`, bytes] as const),
  ]);
  const faults = [...rendered.broken, ...missing, ...nameFaults([...all.keys()])];
  for (const fault of faults) console.error(`✗ ${fault}`);
  if (faults.length > 0) return fail("Dosja nuk u shkrua: këto lidhje a emra nuk do të punonin në të.");
  return write(all);
}

function write(files: FolderFiles): number {
  const size = writeFolder(folder, files);
  done(`${shown(folder)}: ${files.size} skedarë, ${fileSize(size)}, ${((Date.now() - began) / 1000).toFixed(0)} s`);
  if (zip) {
    const name = folder.replace(/^.*[\\/]/, "");
    const packed = zipSync(
      Object.fromEntries([...files].map(([path, bytes]) => [`${name}/${path}`, Buffer.from(bytes)] as const)),
    );
    // Writes to another name first, so that an interrupted run leaves the earlier file whole.
    writeFileSync(`${folder}.zip.ri`, packed);
    renameSync(`${folder}.zip.ri`, `${folder}.zip`);
    done(`${shown(folder)}.zip: ${fileSize(packed.length)}`);
  }
  if (!films && size > mostBytes) return fail(`Dosja kalon ${fileSize(mostBytes)}.`);
  console.log("Kopjoje dosjen në USB dhe kliko dy herë mbi HAP-PRIZMEN.html.");
  return 0;
}

/** A zip of the folder's name may belong to an export. It does only if the exported folder exists. */
const isForeignZip = () => existsSync(`${folder}.zip`) && !existsSync(join(folder, "HAP-PRIZMEN.html"));

function filesIn(under: string): string[] {
  return readdirSync(under, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(under, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

function shown(path: string): string {
  return relative(process.env.INIT_CWD ?? ".", path) || path;
}

function done(what: string): void {
  console.log(`✓ ${what}`);
}

function fail(why: string): number {
  console.error(`✗ ${why}`);
  return 3;
}
