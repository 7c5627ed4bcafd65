import { statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Assets } from "../../../app/library/kv-layout";
import { checkPictures } from "../checking/check-pictures";
import { readEditorFile } from "../checking/editor-file";
import { EditorPictures } from "../checking/editor-pictures";
import { tableFindings } from "../checking/editor-table";
import { type Finding, FindingList } from "../checking/finding";
import { JsonSource } from "../checking/json-source";
import { KnownPages } from "../checking/known-pages";
import { checkNamedFiles, PublicFiles } from "../checking/public-files";
import { hashOfFile } from "../edition/assets";
import type { Edition } from "../edition/edition";
import { reportStrayPlans } from "../practice/plans";
import { reportStrayPractice } from "../practice/read-practice";
import { readNames } from "../search/read-names";
import { assembleEdition } from "./assemble-edition";
import { checkEndings } from "./check-endings";
import { checkNeeds } from "./check-needs";
import { reportDraftAuthors } from "./draft-authors";
import { forgetToDos } from "./forget-to-dos";
import { type PartialReading, recallPieces } from "./piece-recall";
import { piecesSeen } from "./pieces-seen";
import { checkTaughtIn } from "./read-glossary";
import { readHours } from "./read-hours";
import { readCorpus, type WrittenContent } from "./read-magazine";
import { readPaths } from "./read-paths";
import { readPieces } from "./read-pieces";
import { projectPages, readProjects } from "./read-projects";
import { forgetReadCaptions, readReadWith, reportStale } from "./read-with";
import type { ReadingMemory } from "./reading-memory";
import { reportLinksTo } from "./report-links-to";
import { type ShownPictures, shownPictures } from "./shown-pictures";
import { addressBook, reportTakenAddresses, sitePages } from "./site-pages";
import { reportUnnamedFiles } from "./unnamed-files";

export interface Build {
  /** Whether the edition may be published: warnings do not prevent it. */
  ok: boolean;
  /** Sorted as in the files. */
  findings: Finding[];
  /** Null where the file has an error. */
  edition: Edition | null;
  /** The site's files that the edition shows, each with its hash. */
  assets: Assets;
  /** The editors' pictures that it shows, of which publishing makes copies. */
  shown: ShownPictures;
}

export interface BuildOptions {
  /** Folder of the site's pictures; by default `public/`. */
  publicFolder?: string;
  /** Folder of the editors' originals; by default `pictures/` beside the file. */
  picturesFolder?: string;
  /**
   * Hashes of the pictures that get a paper background in the dark theme. There is none where their pixels were not
   * analysed.
   */
  onPaper?: ReadonlySet<string>;
  /** Milliseconds since 1970; by default now. */
  publishedAt?: number;
  /** Limits the reading to some pieces; by default all are read. */
  part?: PartialReading;
  /** Cache of earlier readings; by default none. */
  memory?: ReadingMemory;
  /**
   * Digests of the models, by which outdated texts about them are found. There is none where they were not computed.
   */
  models?: ReadonlyMap<string, string>;
}

const largestFile = 20 * 1024 * 1024;
const sitePublic = fileURLToPath(new URL("../../../public", import.meta.url));

/**
 * Reads and checks a corpus file with all files that it names. Then it makes the edition.
 *
 * @param file path of a JSON file such as `seed/magazine.json`
 * @returns every finding at once; throws nothing that an editor can correct
 */
export function buildEdition(file: string, options: BuildOptions = {}): Build {
  const path = resolve(file);
  const findings = new FindingList();
  findings.all.push(...tableFindings.all);
  const text = readText(path, findings);
  const source = text === null ? null : JsonSource.read(path, text, findings);
  if (source === null) return noEdition(findings);

  const originals = new EditorPictures(options.picturesFolder ?? join(dirname(path), "pictures"), options.onPaper);
  const files = new PublicFiles(resolve(options.publicFolder ?? sitePublic), originals);
  const { part } = options;
  const publishedAt = options.publishedAt ?? Date.now();
  const corpus = readCorpus(source, files, findings, publishedAt);
  const { authors, contents: written } = corpus;
  // The studio shows drafts to their author; readers do not see them.
  const isHidden = ({ draft, withdrawn }: WrittenContent) => withdrawn !== undefined || (draft && part === undefined);
  const contents = written.filter((content) => !isHidden(content));
  checkNeeds(written, source, findings);
  reportTakenAddresses(corpus, source, findings);
  const isPublished = ({ draft }: { draft?: boolean }) => !draft || part !== undefined;
  const writtenPaths = readPaths(contents, written, source, findings);
  const paths = writtenPaths.filter(isPublished).map(({ value }) => value);
  const { draftAuthors, draftChapters } = corpus;
  const categories = corpus.categories.filter(({ id }) =>
    isPublished({ draft: draftChapters.some((each) => each.id === id) }),
  );
  const writtenProjects = readProjects(source, files, authors, findings);
  const published = authors.filter(({ id }) => isPublished({ draft: draftAuthors.some((each) => each.id === id) }));
  const signed = [
    ...written.map(({ path, fields: { authorId }, draft }) => ({ path, authorId, draft })),
    ...writtenProjects.map(({ path, value: { authorId, draft } }) => ({ path, authorId, draft })),
  ];
  reportDraftAuthors(draftAuthors, signed, source, findings);
  const projects = writtenProjects.filter(({ value }) => isPublished(value));
  const drafts = [
    ...[...written, ...writtenPaths].filter(({ draft }) => draft),
    ...writtenProjects.filter(({ value }) => value.draft),
    ...draftAuthors,
    ...draftChapters,
  ];
  if (part === undefined) forgetToDos(findings, drafts);
  checkEndings(written, projects, source, findings);
  const pages = new KnownPages(new Set([...sitePages(corpus), ...projectPages(projects)]));
  const addressOf = addressBook(corpus);

  const recalled = recallPieces(options, { folder: dirname(path), files, pages }, findings);
  const magazine = { path, source, files, pages, addressOf, contents, projects };
  const read = readPieces(magazine, recalled, !part?.alone);
  const pieces = { ...read, ...readHours({ ...magazine, corpus: { categories }, paths }, read, recalled, findings) };
  const unread = [
    ...written.filter(isHidden).map((each) => ({ ...each, title: each.fields.title, address: addressOf(each) })),
    ...(part === undefined ? draftChapters : []),
  ];
  reportLinksTo(unread, pieces.bodies, source, findings);
  checkTaughtIn(pieces.terms, (address) => pieces.bodies.get(address) ?? null, findings);
  reportStrayPractice(path, writtenSlugs(source), findings);
  reportStrayPlans(path, writtenSlugs(source), findings);
  const otherNames = readNames(path, pages, findings);
  const models = options.models ?? new Map();
  const table = readReadWith(path, findings);
  const seen = piecesSeen(source, { files, models }, part?.slugs ?? null);
  reportStale(seen, table, findings);
  forgetReadCaptions(seen, table, findings);
  checkNamedFiles(files, findings);
  checkPictures(files.namedPictures(), findings);
  if (findings.hasErrors && !part?.despiteErrors) return noEdition(findings);
  // A misspelt name is already an error. So forgotten files are reported only in a whole magazine.
  if (part === undefined) reportUnnamedFiles(source, findings);

  const isWhole = part === undefined || (part.slugs === null && !part.alone && !part.findingsOnly);
  const assembled = {
    ...magazine,
    corpus: { ...corpus, authors: published, categories },
    paths,
    otherNames,
    isWhole,
    hasMap: !part?.alone,
    publishedAt,
  };
  const edition = assembleEdition(assembled, pieces, recalled);
  const assets = Object.fromEntries(files.named().map(({ address, path }) => [address, hashOfFile(path)]));
  const shown = shownPictures(edition, files.namedPictures(), { ...pieces, categories });
  return { ok: !findings.hasErrors, findings: findings.sorted(), edition, assets, shown };
}

/** Returns the slugs of all entries, also of those with errors. */
function writtenSlugs(source: JsonSource): ReadonlySet<string> {
  const entries = source.value(["contents"]);
  return new Set(Array.isArray(entries) ? entries.map((entry) => String(entry?.slug)) : []);
}

const noEdition = (findings: FindingList): Build => ({
  ok: false,
  findings: findings.sorted(),
  edition: null,
  assets: {},
  shown: { pictures: [], social: [] },
});

function readText(file: string, findings: FindingList): string | null {
  const start = { file, line: 1, column: 1, path: "" };
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined || !stat.isFile()) {
    findings.error(start, "Skedari nuk gjendet.", "Kontrollo adresën e skedarit.");
    return null;
  }
  if (stat.size > largestFile) {
    findings.error(start, "Skedari është më i madh se 20 MB.", "Nxirri mësimet në skedarë më vete me „contentFile“.");
    return null;
  }
  return readEditorFile(file, findings);
}
