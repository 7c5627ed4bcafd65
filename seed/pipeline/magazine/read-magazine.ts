/**
 * Reads and checks `magazine.json`: its shape and its cross-references. `read-body.ts` reads bodies,
 * `read-play-data.ts` the data of games and quizzes.
 */
import * as v from "valibot";
import type { Author } from "../../../app/magazine/author";
import { type Category, categoryCover, categorySchema } from "../../../app/magazine/category";
import { type Content, contentSchema } from "../../../app/magazine/content";
import { slugSchema } from "../../../app/magazine/identifiers";
import { departmentCover, departmentOfCover, socialPicture } from "../../../app/magazine/site";
import { narrowPicture } from "../checking/check-pictures";
import type { FindingList } from "../checking/finding";
import type { JsonPath, JsonSource } from "../checking/json-source";
import { missingImage, type PublicFiles } from "../checking/public-files";
import { reportBlankTexts, reportIssues, reportUnknownFields } from "../checking/schema-findings";
import { bindWords } from "../lesson/bound-words";
import { checkCoverWords } from "./check-cover-words";
import { checkShortText } from "./check-short-text";
import { type DraftAuthor, shownAuthor, writtenAuthorSchema } from "./draft-authors";
import { type DraftChapter, readDraftChapters, reportDraftChapter } from "./draft-chapters";
import { readTiming, writtenTiming } from "./read-timing";

const jsonObjectSchema = v.record(v.string(), v.unknown());

/** Longest title in characters. It fills four lines of a phone in the largest type; the longest so far has 50. */
const longestTitle = 90;

/** A content as an editor may write it. */
export const writtenContentSchema = v.object({
  ...v.omit(contentSchema, ["models"]).entries,
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(longestTitle)),
  content: v.optional(v.string()),
  contentFile: v.optional(v.string()),
  gameData: v.optional(v.union([v.string(), jsonObjectSchema])),
  quizData: v.optional(v.union([v.string(), jsonObjectSchema])),
  quizFile: v.optional(v.string()),
  featured: v.optional(v.boolean(), false),
  /** Ends of its earlier addresses, which lead to the present one. */
  formerly: v.optional(v.array(slugSchema)),
  ...writtenTiming,
});

/** A chapter as an editor may write it. */
export const writtenCategorySchema = v.object({
  ...categorySchema.entries,
  /** Its earlier names, whose addresses lead to the present one. */
  formerly: v.optional(v.array(slugSchema)),
  /** Whether it is a draft, which is not published. */
  draft: v.optional(v.boolean()),
});

/** A content as the editor wrote it. Its body and its game or quiz are not read yet. */
export interface WrittenContent {
  path: JsonPath;
  fields: Omit<Content, "content" | "models" | "gameData" | "quizData">;
  body: { inline: string } | { file: string } | null;
  play: Pick<v.InferOutput<typeof writtenContentSchema>, "gameData" | "quizData" | "quizFile">;
  /** Whether it is an unpublished draft. */
  draft: boolean;
  /** Reason of its withdrawal. */
  withdrawn?: string;
  /** Ends of its earlier addresses. */
  formerly: string[];
}

export interface Corpus {
  /** All authors, drafts too. */
  authors: Author[];
  draftAuthors: DraftAuthor[];
  /** All chapters, drafts too. */
  categories: Category[];
  draftChapters: DraftChapter[];
  /** Earlier names of the chapters, by their present name; none without one. */
  formerChapters: ReadonlyMap<string, string[]>;
  contents: WrittenContent[];
}

/** Lists the valid numbers of a field, each with the name of its entry. */
function choicesOf<T extends { id: number }>(list: string, items: Located<T>[], nameOf: (value: T) => string): string {
  const named = items.map(({ value }) => `${value.id} (${nameOf(value)})`);
  return `Te „${list}“ ka: ${named.join(", ") || "asnjë"}.`;
}

const topLevel = ["authors", "categories", "contents", "projects", "paths"];

/**
 * Checks everything in the JSON file itself. Problems go to `findings`. Returns the entities whose own fields are
 * valid, so that the rest of the file can still be checked.
 *
 * @param now milliseconds since 1970
 */
export function readCorpus(
  source: JsonSource,
  files: PublicFiles,
  findings: FindingList,
  now: number = Date.now(),
): Corpus {
  const root = source.value();
  if (typeof root !== "object" || root === null || Array.isArray(root)) {
    findings.error(
      source.position([]),
      "Skedari duhet të jetë një objekt { … }.",
      `Fushat e tij: ${topLevel.join(", ")}.`,
    );
    return {
      authors: [],
      draftAuthors: [],
      categories: [],
      draftChapters: [],
      formerChapters: new Map(),
      contents: [],
    };
  }
  for (const key of Object.keys(root)) {
    if (key === "$schema" || topLevel.includes(key)) continue;
    findings.warning(source.keyPosition([key]), `Fusha „${key}“ nuk njihet ende dhe nuk merret parasysh.`, "Hiqe.");
  }
  const authors = entities(source, "authors", writtenAuthorSchema, Object.keys(writtenAuthorSchema.entries), findings);
  const categoryFields = Object.keys(writtenCategorySchema.entries);
  const categories = entities(source, "categories", writtenCategorySchema, categoryFields, findings);
  const contentFields = Object.keys(writtenContentSchema.entries);
  const choices = {
    authorId: choicesOf("authors", authors, ({ name }) => name),
    categoryId: choicesOf("categories", categories, ({ displayName }) => displayName),
  };
  const contents = entities(source, "contents", writtenContentSchema, contentFields, findings, choices);

  for (const list of ["authors", "categories", "contents", "projects"]) reportBlankTexts(source, [list], findings);
  for (const list of [authors, categories, contents]) reportDuplicates(source, list, "id", findings);
  reportDuplicates(source, categories, "name", findings);
  reportDuplicates(source, contents, "slug", findings);
  for (const field of ["contentFile", "quizFile"] as const) reportDuplicates(source, contents, field, findings);
  reportDuplicates(source, contents, "title", findings, "warning");
  for (const { path, value } of categories) {
    for (const field of ["displayName", "description", "title", "menu"])
      checkShortText(source, [...path, field], findings);
    checkImage(source, [...path, "cover"], value.cover ?? "", files, findings, "cover");
  }
  for (const { path, value } of authors) {
    for (const field of ["name", "title"]) checkShortText(source, [...path, field], findings);
    checkImage(source, [...path, "avatarUrl"], value.avatarUrl ?? "", files, findings);
  }
  const draftChapters = readDraftChapters(source, categories, findings);
  const known = { authorId: idsOf(authors), categoryId: idsOf(categories) };
  const written = contents.map(({ path, value }): WrittenContent => {
    const {
      content,
      contentFile,
      gameData,
      quizData,
      quizFile,
      draft,
      withdrawn,
      formerly = [],
      from,
      until,
      ...own
    } = value;
    const timing = readTiming({ from, until }, own, source, path, findings, now);
    for (const field of ["authorId", "categoryId"] as const) {
      if (known[field].has(own[field])) continue;
      const what = field === "authorId" ? "autor" : "kategori";
      findings.error(source.position([...path, field]), `Nuk ka ${what} me id ${own[field]}.`, choices[field]);
    }
    if (!draft) reportDraftChapter(draftChapters, own.categoryId, source.position([...path, "categoryId"]), findings);
    for (const field of ["title", "deck", "idea"]) checkShortText(source, [...path, field], findings);
    checkImage(source, [...path, "imageUrl"], own.imageUrl, files, findings, "cover");
    checkCoverWords(source, path, own.imageAlt, files.picture(own.imageUrl) !== null, findings);
    // `npm run new` begins a lesson with its department's cover. A finished lesson has its own.
    if (own.contentTypeId === 1 && departmentOfCover(own.imageUrl) !== undefined) {
      const hint = `Nise me: npm run new -- cover ${own.slug}; ose vër te seed/pictures një figurë tënden.`;
      const message = `„${own.slug}“ ka ende kopertinën e kapitullit.`;
      findings.add(source.position([...path, "imageUrl"]), { message, hint, severity: "advice", rule: "own-cover" });
    } else if (
      files.picture(own.imageUrl) === null &&
      files.has(socialPicture("prizma")) &&
      !files.has(socialPicture(own.slug, own.imageUrl))
    ) {
      const hint = "Krijoje me: npm run covers.";
      findings.warning(source.position([...path, "slug"]), `„${own.slug}“ nuk ka figurë për rrjetet shoqërore.`, hint);
    }
    if (content !== undefined && contentFile !== undefined) {
      const hint = "Lër vetëm njërën nga të dyja.";
      findings.error(source.keyPosition([...path, "contentFile"]), "Ka edhe „content“, edhe „contentFile“.", hint);
    }
    if (quizData !== undefined && quizFile !== undefined) {
      const hint = "Lër vetëm njërën nga të dyja.";
      findings.error(source.keyPosition([...path, "quizFile"]), "Ka edhe „quizData“, edhe „quizFile“.", hint);
    }
    const body = contentFile !== undefined ? { file: contentFile } : content ? { inline: content } : null;
    const imageUrl = files.addressOf(own.imageUrl);
    const bound = {
      ...own,
      imageUrl,
      ...timing,
      title: bindWords(own.title),
      ...(own.deck && { deck: bindWords(own.deck) }),
    };
    return { path, fields: bound, body, play: { gameData, quizData, quizFile }, draft, withdrawn, formerly };
  });
  return {
    authors: authors.map(({ value }) => shownAuthor(value, files)),
    draftAuthors: authors.flatMap(({ path, value: { id, name, draft } }) => (draft ? [{ path, id, name }] : [])),
    categories: categories.map(({ value: { formerly: _, draft: __, ...category } }) => withCover(category, files)),
    draftChapters,
    formerChapters: new Map(
      categories.flatMap(({ value: { name, formerly } }) => (formerly ? [[name, formerly]] : [])),
    ),
    contents: written,
  };
}

/** Gives a category without a picture of its own the picture of its subject. */
function withCover(category: Category, files: PublicFiles): Category {
  const fallback = departmentCover(category.type);
  const own = files.shown(categoryCover(category));
  if (own === null) return files.has(fallback) ? { ...category, cover: fallback } : category;
  return category.cover === undefined ? category : { ...category, cover: own };
}

interface Located<T> {
  path: JsonPath;
  value: T;
}

function entities<S extends v.GenericSchema>(
  source: JsonSource,
  list: string,
  schema: S,
  fields: string[],
  findings: FindingList,
  choices: Readonly<Record<string, string>> = {},
): Located<v.InferOutput<S>>[] {
  const items = source.value([list]);
  if (!Array.isArray(items)) {
    findings.error(source.position([list]), `Mungon lista „${list}“.`, `Shto „${list}“: [ … ] në nivelin e parë.`);
    return [];
  }
  return items.flatMap((item: unknown, index) => {
    const path = [list, index];
    reportUnknownFields(source, path, fields, findings);
    const parsed = v.safeParse(schema, item);
    if (parsed.success) return [{ path, value: parsed.output }];
    reportIssues(source, path, parsed.issues, findings, choices);
    return [];
  });
}

function idsOf(list: Located<{ id: number }>[]): Set<number> {
  return new Set(list.map((item) => item.value.id));
}

function reportDuplicates<K extends string>(
  source: JsonSource,
  list: Located<{ [Field in K]?: unknown }>[],
  field: K,
  findings: FindingList,
  severity: "error" | "warning" = "error",
): void {
  const lines = new Map<unknown, number>();
  let free = 1 + Math.max(0, ...list.map(({ value }) => Number(value[field]) || 0));
  for (const { path, value } of list) {
    if (value[field] === undefined) continue;
    const position = source.position([...path, field]);
    const line = lines.get(value[field]);
    if (line === undefined) lines.set(value[field], position.line);
    else {
      const hint = `E njëjta vlerë është te rreshti ${line}; njërës jepi një tjetër.`;
      // Nothing refers to a content by its number. So the next free one is a safe correction.
      const isNumbered = field === "id" && path[0] === "contents";
      const mend = isNumbered ? { from: String(value[field]), to: String(free++) } : undefined;
      const message = `„${field}“ ${JSON.stringify(value[field])} përsëritet.`.replace(/"(.*)"/, "„$1“");
      findings.add(position, { message, hint, severity }, mend);
    }
  }
}

function checkImage(
  source: JsonSource,
  path: JsonPath,
  address: string,
  files: PublicFiles,
  findings: FindingList,
  place?: "cover",
): void {
  if (address === "") return;
  if (!files.has(address)) findings.error(source.position(path), ...missingImage(address));
  const narrow = place && narrowPicture(files.picture(address), place);
  if (narrow) findings.error(source.position(path), ...narrow);
}
