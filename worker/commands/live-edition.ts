/**
 * Reads the magazine from its files, and again at each change. It runs as a process beside Vite's dev server
 * (`live-pages.ts`), which requests the texts of pages from it. It publishes nothing. `--strict` ends it if something
 * is wrong.
 */
import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { parseArgs } from "node:util";
import { canonicalJson, manifestKey } from "../../app/library/kv-layout";
import { magazineFile, publicFolder } from "../../seed/pipeline/commands/build-file";
import { countedFindings, findingLines } from "../../seed/pipeline/commands/finding-lines";
import type { Edition } from "../../seed/pipeline/edition/edition";
import { sanitise } from "../../seed/pipeline/lesson/sanitise";
import { buildEdition } from "../../seed/pipeline/magazine/build-edition";
import { memoryOverKept } from "../../seed/pipeline/magazine/kept-readings";
import { ReadingMemory } from "../../seed/pipeline/magazine/reading-memory";
import { writtenPieces } from "../../seed/pipeline/magazine/written-pieces";
import { findCopy } from "../../seed/pipeline/pictures/find-copy";
import { picturesNeedingPaper } from "../../seed/pipeline/pictures/pictures-needing-paper";
import type { LiveAnswer, LiveQuestion } from "./live-pages";

/** Milliseconds without a change before search and sizes are made anew too. That takes a second of CPU. */
const quiet = 1_500;

const { values } = parseArgs({ options: { file: { type: "string" }, strict: { type: "boolean" } } });
const file = resolve(values.file ?? magazineFile);
const folder = dirname(file);
const pictures = join(folder, "pictures");
let onPaper = await picturesNeedingPaper(pictures);
const memory = file === magazineFile ? memoryOverKept() : new ReadingMemory();

let edition: Edition | null = null;
let later: NodeJS.Timeout | undefined;

/** Reads the given pieces, or all. The edition to preview is made of every piece that can be read. */
function read(slugs: ReadonlySet<string> | null): ReturnType<typeof buildEdition> {
  const built = buildEdition(file, { publicFolder, onPaper, memory, part: { slugs, despiteErrors: true } });
  edition = built.edition ?? edition;
  return built;
}

/** Lists the pieces that a file belongs to. It is all if it belongs to none, for example a picture or a term. */
function piecesOf(path: string): string[] {
  if (path === file) return changedEntries();
  const pieces = writtenPieces(file);
  const name = relative(folder, path).split(sep).join("/");
  const owners = pieces.filter(({ files }) => Object.values(files).includes(name));
  return (owners.length === 0 ? pieces : owners).map(({ slug }) => slug);
}

/** The entries of `magazine.json` at the last reading, by their slug. */
let entries = new Map<string, string>();

/** Lists the pieces whose entry has changed. */
function changedEntries(): string[] {
  const before = entries;
  entries = entriesOf();
  return [...entries].flatMap(([slug, text]) => (before.get(slug) === text ? [] : [slug]));
}

function entriesOf(): Map<string, string> {
  try {
    const { contents = [], projects = [] } = JSON.parse(readFileSync(file, "utf8"));
    return new Map([...contents, ...projects].map((entry: { slug: string }) => [entry.slug, JSON.stringify(entry)]));
  } catch {
    // The reading reports the error; until it is corrected the last entries stay in use.
    return entries;
  }
}

function take(paths: string[]): void {
  clearTimeout(later);
  const began = performance.now();
  const { findings } = read(new Set(paths.flatMap(piecesOf)));
  const own = findings.filter((finding) => paths.includes(finding.file));
  for (const line of findingLines(own, process.cwd())) console.error(line);
  const names = paths.map((path) => relative(process.cwd(), path)).join(", ");
  const counted = countedFindings(own);
  const ms = Math.round(performance.now() - began);
  console.log(`${names}: u lexua për ${ms} ms${counted === "" ? "" : `; ${counted}`}.`);
  later = setTimeout(() => read(null), quiet);
}

process.on("message", async ({ id, key, changed, picture }: LiveQuestion) => {
  if (changed?.some((path) => path.startsWith(pictures + sep))) onPaper = await picturesNeedingPaper(pictures);
  if (changed !== undefined) take(changed);
  if (picture !== undefined) {
    const copy = await findCopy(pictures, picture).catch(() => null);
    process.send?.({ id, text: copy } satisfies LiveAnswer);
    return;
  }
  const text = key === undefined ? null : key === manifestKey ? manifest() : (edition?.entries.get(key) ?? null);
  process.send?.({ id, text } satisfies LiveAnswer);
});
process.on("disconnect", () => process.exit());

const manifest = () => edition && canonicalJson(edition.manifest);

const first = read(null);
entries = entriesOf();
// A cached text needs no sanitiser. Loading it now saves half a second at the first changed text.
setTimeout(() => sanitise("<p>…</p>"), 0);
if (values.strict || first.edition === null)
  for (const line of findingLines(first.findings, process.cwd())) console.error(line);
const failed = values.strict === true && !first.ok;
if (failed) {
  console.error(`${relative(process.cwd(), file)}: ${countedFindings(first.findings)}.`);
  process.exit(1);
}
