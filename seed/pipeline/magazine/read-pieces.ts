/**
 * Reads the files that a corpus names. They are glossary, exercises, bodies and quizzes of contents, texts of projects.
 */
import { dirname, join } from "node:path";
import type { Content } from "../../../app/magazine/content";
import { modelsIn } from "../../../app/magazine/lesson-markup";
import type { Practice } from "../../../app/magazine/practice/exercise";
import type { Project } from "../../../app/magazine/project";
import type { FindingList, SourcePosition } from "../checking/finding";
import type { JsonSource } from "../checking/json-source";
import type { PageAddresses } from "../checking/known-pages";
import type { PublicFiles } from "../checking/public-files";
import { indexTerms, type Term, usableTerms } from "../lesson/term-links";
import type { HtmlRoot } from "../lesson/tree";
import { readPractice } from "../practice/read-practice";
import type { PieceRecall } from "./piece-recall";
import { modelsNamed } from "./pieces-seen";
import { readBody } from "./read-body";
import { readGlossary } from "./read-glossary";
import type { WrittenContent } from "./read-magazine";
import { readPlayData } from "./read-play-data";
import { readProjectTexts, type WrittenProject } from "./read-projects";
import type { PractisedLesson } from "./read-quiz";
import { rawText } from "./reading-memory";

/** The data of a corpus that are known before its pieces are read. */
export interface WrittenMagazine {
  /** Path of the corpus file. */
  path: string;
  source: JsonSource;
  files: PublicFiles;
  /** Addresses that links may lead to. */
  pages: PageAddresses;
  addressOf: (content: WrittenContent) => string;
  contents: readonly WrittenContent[];
  projects: readonly WrittenProject[];
}

export interface Pieces {
  terms: Term[];
  practices: Practice[];
  /** In the order of the written ones, with their texts. */
  contents: Content[];
  /** Trees of the bodies, by address; null where there is none. */
  bodies: ReadonlyMap<string, HtmlRoot | null>;
  projects: Project[];
}

/** The result of reading a content's files. */
interface KnownTexts {
  texts: Pick<Content, "content" | "models" | "gameData" | "quizData">;
  /** Tree of its body; null where there is none. */
  tree: HtmlRoot | null;
}

/** Reads the pieces of a corpus. @param hasTerms false leaves out the glossary, which takes a second */
export function readPieces(magazine: WrittenMagazine, recalled: PieceRecall, hasTerms: boolean): Pieces {
  const { path, source, files, pages, addressOf } = magazine;
  const { isRead, recall, last } = recalled;
  const glossary = "glossary.json";
  const known = hasTerms ? recall("glossary", null, [glossary], (found) => readGlossary(path, pages, found)) : [];
  // It may have been read in the studio's copy of the folder.
  const here = (place: SourcePosition) => ({ ...place, file: join(dirname(path), glossary) });
  const terms = known.map((term) => ({ ...term, taughtAt: term.taughtAt.map(here) }));
  const textOf = ({ body }: WrittenContent) =>
    (body === null ? "" : "file" in body ? rawText(join(dirname(path), body.file)) : body.inline) ?? "";
  const practices = magazine.contents.flatMap((written): Practice | [] => {
    const { slug } = written.fields;
    const name = `practice/${slug}`;
    const lesson = { address: addressOf(written), models: modelsNamed(textOf(written)) };
    const read = (found: FindingList) => readPractice(slug, path, { files, pages, lesson }, found);
    return (isRead(slug) ? recall(name, lesson, [`${name}.md`], read) : last<Practice | null>(name)) ?? [];
  });
  const practised = practisedLessons(magazine.contents, practices, addressOf);
  const site = { files, pages, addressOf, terms: indexTerms(terms), practices: practised };
  // What a link is made of. A definition stands in the term's card alone, and its place moves with the lines above it.
  const linksOf = (written: WrittenContent) =>
    usableTerms(terms, textOf(written), addressOf(written)).map(
      ({ entry: { id, term, taughtIn }, forms, everyday }) => [
        id,
        term,
        taughtIn.includes(addressOf(written)),
        forms,
        everyday,
      ],
    );
  const bodies = new Map<string, HtmlRoot | null>();
  const contents = magazine.contents.map((written): Content => {
    const { fields, body, play } = written;
    const isQuiz = play.quizData !== undefined || play.quizFile !== undefined;
    const around = recalled.known(() => JSON.stringify(linksOf(written)));
    const { path: _, ...own } = written;
    const made = [addressOf(written), around, own, isQuiz && [...practised]];
    const named = [body !== null && "file" in body ? body.file : undefined, play.quizFile];
    const read = (found: FindingList): KnownTexts => {
      const data = readPlayData(written, source, site, found);
      const { html, tree } = readBody(written, source, site, found);
      return { tree, texts: { ...data, content: html, models: modelsIn(html) } };
    };
    const name = `content/${fields.slug}`;
    const texts = isRead(fields.slug)
      ? recall(name, made, named, read, source.position(written.path))
      : last<KnownTexts>(name);
    bodies.set(addressOf(written), texts?.tree ?? null);
    return { ...fields, content: "", models: [], ...texts?.texts };
  });
  const projects = magazine.projects.flatMap((written): Project | [] => {
    const { slug, overviewFile, instructionsFile, materialsFile } = written.value;
    const name = `project/${slug}`;
    const read = (found: FindingList) => readProjectTexts(written, source, site, found);
    if (!isRead(slug)) return last<Project>(name) ?? [];
    const named = [overviewFile, instructionsFile, materialsFile];
    return recall(name, written.value, named, read, source.position(written.path));
  });
  return { terms, practices, contents, bodies, projects };
}

/** Returns the lessons that have exercises, by their address. */
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
