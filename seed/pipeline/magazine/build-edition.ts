import { statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Assets } from "../../../app/library/kv-layout";
import type { Category } from "../../../app/magazine/category";
import type { Content } from "../../../app/magazine/content";
import type { IdeaMap } from "../../../app/magazine/idea-map";
import { modelsIn } from "../../../app/magazine/lesson-markup";
import type { Practice } from "../../../app/magazine/practice/exercise";
import type { Project } from "../../../app/magazine/project";
import { stretchesOf, stretchName } from "../../../app/magazine/timing";
import type { Withdrawn } from "../../../app/magazine/withdrawn";
import { checkPictures } from "../checking/check-pictures";
import { readEditorFile } from "../checking/editor-file";
import { EditorPictures } from "../checking/editor-pictures";
import { tableFindings } from "../checking/editor-table";
import { type Finding, FindingList } from "../checking/finding";
import { JsonSource } from "../checking/json-source";
import { checkNamedFiles, PublicFiles } from "../checking/public-files";
import { hashOfFile } from "../edition/assets";
import { type Edition, hash, makeEdition } from "../edition/edition";
import { addTermCards } from "../lesson/term-cards";
import { indexTerms } from "../lesson/term-links";
import { placeTerm } from "../lesson/term-sections";
import type { HtmlRoot } from "../lesson/tree";
import { readPractice, reportStrayPractice } from "../practice/read-practice";
import { partsOfStretches } from "../search/parts-of-stretches";
import { readNames } from "../search/read-names";
import { checkNeeds } from "./check-needs";
import { forgetToDos } from "./forget-to-dos";
import { layOutMap } from "./lay-out-map";
import { mapOrder } from "./map-order";
import { measurePages } from "./page-bytes";
import { readBody } from "./read-body";
import { checkTaughtIn, readGlossary } from "./read-glossary";
import { readCorpus, type WrittenContent } from "./read-magazine";
import { readPaths } from "./read-paths";
import { readPlayData } from "./read-play-data";
import { projectPages, readProjects, readProjectTexts } from "./read-projects";
import type { PractisedLesson } from "./read-quiz";
import { type ReadingMemory, rawText } from "./reading-memory";
import { reportLinksTo } from "./report-links-to";
import { type ShownPictures, shownPictures } from "./shown-pictures";
import { addressBook, reportTakenAddresses, sitePages } from "./site-pages";
import { reportUnnamedFiles } from "./unnamed-files";

export interface Build {
  /** Whether the file may be published: no finding but warnings. */
  ok: boolean;
  /** In reading order. */
  findings: Finding[];
  /** null where the file has an error. */
  edition: Edition | null;
  /** The site's files that the edition shows. */
  assets: Assets;
  /** The editors' pictures that it shows: copies are made of them when it is published. */
  shown: ShownPictures;
}

export interface BuildOptions {
  /** Where pictures are looked for; by default the site's `public/`. */
  publicFolder?: string;
  /** Where the editors' originals lie; by default `pictures/` beside the file. */
  picturesFolder?: string;
  /** Hashes of those under which the dark theme lays paper; none where nobody has looked at their pixels. */
  onPaper?: ReadonlySet<string>;
  /** Milliseconds since 1970; by default now. */
  publishedAt?: number;
  /** Reads some pieces alone; by default all are read. */
  part?: PartialReading;
  /** What was read before; by default nothing. */
  memory?: ReadingMemory;
}

/**
 * A reading of some pieces alone. Its edition is for looking, never for publishing: a piece that is not read now stands
 * in it as the memory has it, or empty.
 */
interface PartialReading {
  /** Slugs of the contents and projects that are read; null for all. */
  slugs: ReadonlySet<string> | null;
  /** Makes an edition of what can be read even where something is wrong. */
  despiteErrors?: boolean;
  /** Asks only what is wrong with these pieces: no glossary and no map is made, which take a second. */
  alone?: boolean;
}

/** What reading a content's files gives. */
interface KnownTexts {
  texts: Pick<Content, "content" | "models" | "gameData" | "quizData">;
  /** Its body before it was printed; null where there is none. */
  tree: HtmlRoot | null;
}

const largestFile = 20 * 1024 * 1024;
const sitePublic = fileURLToPath(new URL("../../../public", import.meta.url));

/**
 * Reads a corpus file and everything it names, checks all of it and makes the edition.
 *
 * @param file path of a JSON file such as `seed/magazine.json`
 * @returns every finding at once; nothing thrown for what an editor can mend
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
  const { part, memory } = options;
  const { authors, categories, contents: written } = readCorpus(source, files, findings);
  // Whoever writes a draft sees it; a reader does not.
  const isHidden = ({ draft, withdrawn }: WrittenContent) => withdrawn !== undefined || (draft && part === undefined);
  if (part === undefined) forgetToDos(findings, written);
  const contents = written.filter((content) => !isHidden(content));
  checkNeeds(written, source, findings);
  reportTakenAddresses({ authors, categories, contents: written }, source, findings);
  const paths = readPaths(contents, source, findings);
  const projects = readProjects(source, files, authors, findings);
  const pages = new Set([...sitePages({ categories, contents: written }), ...projectPages(projects)]);
  const isRead = (slug: string) => part === undefined || part.slugs === null || part.slugs.has(slug);
  const folder = dirname(path);
  /** Reads something made of these values and of these files, which lie beside `magazine.json`. */
  const recall = <T>(
    name: string,
    made: unknown,
    named: (string | undefined)[],
    read: (found: FindingList) => T,
  ): T => {
    if (memory === undefined) return read(findings);
    // Alone, a piece knows no terms: what is read of it is not what the whole magazine reads. Its exercises are.
    const keptAs = part?.alone && !name.startsWith("practice/") ? `${name}+` : name;
    const texts = named.map((each) => each && rawText(join(folder, each)));
    return memory.recall(keptAs, [made, texts], folder, files, findings, read);
  };
  const addresses = hash([...pages].sort().join("\n"));
  const terms = part?.alone
    ? []
    : recall("glossary", addresses, ["glossary.json"], (found) => readGlossary(path, pages, found));
  const practices = contents.flatMap(({ fields: { slug } }): Practice | [] => {
    const name = `practice/${slug}`;
    const read = (found: FindingList) => readPractice(slug, path, { files, pages }, found);
    const practice = isRead(slug) ? recall(name, addresses, [`${name}.md`], read) : memory?.last<Practice | null>(name);
    return practice ?? [];
  });
  const addressOf = addressBook({ categories });
  const practised = practisedLessons(contents, practices, addressOf);
  const site = { files, pages, addressOf, terms: indexTerms(terms), practices: practised };
  const around = memory && hash(addresses + JSON.stringify(terms));
  const bodies = new Map<string, HtmlRoot | null>();
  const whole = contents.map((written): Content => {
    const { fields, body, play } = written;
    const isQuiz = play.quizData !== undefined || play.quizFile !== undefined;
    const made = [around, written, source.position(written.path).line, isQuiz && [...practised]];
    const named = [body !== null && "file" in body ? body.file : undefined, play.quizFile];
    const read = (found: FindingList): KnownTexts => {
      const data = readPlayData(written, source, site, found);
      const { html, tree } = readBody(written, source, site, found);
      return { tree, texts: { ...data, content: html, models: modelsIn(html) } };
    };
    const name = `content/${fields.slug}`;
    const known = isRead(fields.slug) ? recall(name, made, named, read) : memory?.last<KnownTexts>(name);
    bodies.set(site.addressOf(written), known?.tree ?? null);
    return { ...fields, content: "", models: [], ...known?.texts };
  });
  const bodyAt = (address: string) => bodies.get(address) ?? null;
  reportLinksTo(written.filter(isHidden), addressOf, bodies, source, findings);
  checkTaughtIn(terms, bodyAt, findings);
  const practical = projects.flatMap((written): Project | [] => {
    const { slug, overviewFile, instructionsFile, materialsFile } = written.value;
    const name = `project/${slug}`;
    const made = [around, written, source.position(written.path).line];
    const read = (found: FindingList) => readProjectTexts(written, source, site, found);
    if (!isRead(slug)) return memory?.last<Project>(name) ?? [];
    return recall(name, made, [overviewFile, instructionsFile, materialsFile], read);
  });
  reportStrayPractice(path, new Set(written.map(({ fields }) => fields.slug)), findings);
  const otherNames = readNames(path, pages, findings);
  checkNamedFiles(files, findings);
  checkPictures(files.namedPictures(), findings);
  if (findings.hasErrors && !part?.despiteErrors) return noEdition(findings);
  // A misspelt name is an error already; only a sound magazine can be asked what it has forgotten.
  if (part === undefined) reportUnnamedFiles(source, findings);
  const rankOf = mapOrder(contents, site.addressOf);
  const glossary = terms.map((term) => placeTerm(term, rankOf, bodyAt).entry);
  const entries = new Map(glossary.map((entry) => [entry.id, entry]));
  const nameOf = new Map(contents.map((each) => [site.addressOf(each), each.fields.idea ?? each.fields.title]));
  const placed = memory && hash(JSON.stringify([glossary, [...nameOf]]));
  const carded = whole.map((content, at): Content => {
    const written = contents[at];
    if (written === undefined) return content;
    const read = () => addTermCards(content.content, entries, site.addressOf(written), (each) => nameOf.get(each));
    return { ...content, content: recall(`cards/${content.slug}`, [placed, content.content], [], read) };
  });
  const stretches = stretchesOf(whole);
  const maps = [...stretches].flatMap(([passed, contents]): [string, IdeaMap][] => {
    const mapped = part?.alone ? [] : ideasOf(contents);
    const draw = () => layOutMap(mapped);
    const name = stretchName("map", passed);
    return contents.some(isMapped) ? [[String(passed), { ...recall(name, mapped, [], draw), paths }]] : [];
  });
  const { 0: ideaMap, ...laterMaps } = Object.fromEntries(maps);
  const searched = { categories, terms, projects: practical, practices, otherNames };
  // Of a part of the magazine nothing is searched, and nothing taken along.
  const isWhole = part === undefined || (part.slugs === null && !part.alone);
  const search = isWhole ? partsOfStretches(searched, stretches, hash) : [];
  const bytes = isWhole ? measurePages(carded, practices, files) : {};
  const withdrawn = written.flatMap((each) => tombstone(each, addressOf(each), categories));
  const edition = makeEdition(
    {
      withdrawn,
      authors,
      categories,
      contents: carded,
      glossary,
      projects: practical,
      practices,
      ideaMap,
      laterMaps,
      search,
      bytes,
    },
    options.publishedAt ?? Date.now(),
  );
  const assets = Object.fromEntries(files.named().map(({ address, path }) => [address, hashOfFile(path)]));
  const shown = shownPictures(edition, files.namedPictures(), { categories, contents: carded, projects: practical });
  return { ok: !findings.hasErrors, findings: findings.sorted(), edition, assets, shown };
}

const noEdition = (findings: FindingList): Build => ({
  ok: false,
  findings: findings.sorted(),
  edition: null,
  assets: {},
  shown: { pictures: [], social: [] },
});

/** Whether the map has it: a lesson, and no piece of news. */
const isMapped = ({ contentTypeId, form }: Content) => contentTypeId === 1 && form === undefined;

/** What the map shows of lessons: no need leads to one that is not there. */
function ideasOf(contents: readonly Content[]) {
  const lessons = contents.filter(isMapped);
  const shown = new Set(lessons.map(({ slug }) => slug));
  return lessons.map(({ slug, title, idea, needs }) => ({
    slug,
    title,
    idea,
    needs: needs?.filter((need) => shown.has(need)),
  }));
}

/** What stands at the address of a piece that was taken back, with a way on to its chapter. */
function tombstone(
  { withdrawn: reason, fields }: WrittenContent,
  address: string,
  categories: Category[],
): Withdrawn[] {
  const subject = address.startsWith("/math/") ? "math" : "physics";
  const chapter = categories.find(({ id }) => id === fields.categoryId);
  if (reason === undefined || chapter === undefined) return [];
  const onward = { href: `/${subject}/${chapter.name}`, text: `Te ${chapter.displayName}` };
  return [{ subject, slug: fields.slug, title: fields.title, reason, onward }];
}

/** The lessons that have exercises, by their address. */
function practisedLessons(
  contents: readonly WrittenContent[],
  practices: readonly Practice[],
  addressOf: (content: WrittenContent) => string,
): ReadonlyMap<string, PractisedLesson> {
  const ids = new Map(practices.map(({ slug, exercises }) => [slug, exercises.map(({ id }) => id)]));
  return new Map(
    contents.flatMap((content) => {
      const { slug, title } = content.fields;
      const exercises = ids.get(slug);
      return exercises === undefined ? [] : [[addressOf(content), { title, exercises }] as const];
    }),
  );
}

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
