/** Makes the files of `npm run new` as text, without touching the disk. A test and an editor get the same. */
import { contentPath } from "../../../app/magazine/content";
import { departmentCover } from "../../../app/magazine/site";
import { modelFiles } from "../../../app/models/model-files";
import { valueAt, withItem } from "../checking/json-edit";
import { nearest } from "../checking/suggestion";
import {
  beginningMinutes,
  coverBeginning,
  lessonBeginning,
  modelBeginning,
  newsBeginning,
  quizBeginning,
  quizIntroduction,
} from "./lesson-beginning";

export const pieceKinds = ["lesson", "quiz", "author", "category", "cover", "model", "news"] as const;

export type PieceKind = (typeof pieceKinds)[number];

export interface PieceOptions {
  title?: string;
  /** The line below the title. */
  deck?: string;
  category?: string;
  author?: string;
  type?: string;
  /** The folder of a model, under `app/models`. */
  folder?: string;
}

/** The beginning of a piece. It has texts by their path from the root of the project, and the editor's next steps. */
export interface Beginning {
  files: Record<string, string>;
  next: string[];
}

/** The files to which a beginning adds a line. */
export interface ExtendedFiles {
  magazine: string;
  modelNames: string;
  modelFiles: string;
  modelLoaders: string;
}

interface Entry {
  id: number;
  slug?: string;
  name?: string;
  displayName?: string;
  type?: "math" | "physics";
  title?: string;
  categoryId?: number;
  contentTypeId?: number;
  authorId?: number;
}

const magazine = "seed/magazine.json";

/** An argument of `npm run new` is invalid; the message is shown to the editor. */
export class InvalidOption extends Error {}

/** @throws InvalidOption where a name is taken, or leads to nothing */
export function beginPiece(
  kind: PieceKind,
  slug: string,
  options: PieceOptions,
  extended: ExtendedFiles,
  today: string,
): Beginning {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    throw new InvalidOption(`„${slug}“ ka shenja që nuk lejohen: shkruaj a–z, 0–9 dhe viza -, p.sh. pse-bie-guri.`);
  }
  const title = options.title ?? `✎ ${slug[0]?.toUpperCase()}${slug.slice(1).replaceAll("-", " ")}`;
  switch (kind) {
    case "author":
      return inMagazine(extended, "authors", { name: title, title: "✎ Me çfarë merret kjo redaksi" }, slug);
    case "category":
      return beginCategory(slug, title, options, extended);
    case "cover":
      return beginCover(slug, title, extended);
    case "model":
      return beginModel(slug, title, options, extended);
    default:
      return beginContent(kind, slug, title, options, extended, today);
  }
}

function listOf(text: string, list: string): Entry[] {
  const value = valueAt(text, [list]);
  if (!Array.isArray(value)) throw new InvalidOption(`Te ${magazine} mungon lista „${list}“: npm run seed -- check`);
  return value;
}

const freeId = (entries: Entry[]): number => 1 + Math.max(0, ...entries.map(({ id }) => Number(id) || 0));

/** Inserts an entry after the last one like it, or at the list's end. */
function inMagazine(
  { magazine: text }: ExtendedFiles,
  list: string,
  entry: object,
  slug: string,
  isLike: (other: Entry) => boolean = () => true,
): Beginning {
  const entries = listOf(text, list);
  const like = entries.map(isLike).lastIndexOf(true);
  const index = like < 0 ? entries.length : like + 1;
  const files = { [magazine]: withItem(text, [list], index, { id: freeId(entries), ...entry }) };
  return { files, next: [list === "contents" ? `npm run seed -- check ${slug}` : "npm run seed -- check"] };
}

function beginCategory(
  slug: string,
  title: string,
  { type = "physics" }: PieceOptions,
  extended: ExtendedFiles,
): Beginning {
  if (type !== "math" && type !== "physics")
    throw new InvalidOption(`Dega „${type}“ nuk njihet: shkruaj math ose physics.`);
  const taken = listOf(extended.magazine, "categories").some(({ name }) => name === slug);
  if (taken) throw new InvalidOption(`Kapitulli „${slug}“ është tashmë te ${magazine}.`);
  const entry = { name: slug, displayName: title, description: "✎ Një fjali: çfarë gjen lexuesi këtu.", type };
  return inMagazine(extended, "categories", entry, slug, (other) => other.type === type);
}

function beginContent(
  kind: "lesson" | "quiz" | "news",
  slug: string,
  title: string,
  options: PieceOptions,
  extended: ExtendedFiles,
  today: string,
): Beginning {
  const contents = listOf(extended.magazine, "contents");
  if (contents.some((other) => other.slug === slug))
    throw new InvalidOption(`Slug-u „${slug}“ është tashmë te ${magazine}.`);
  const category = categoryOf(listOf(extended.magazine, "categories"), options.category);
  const contentTypeId = kind === "quiz" ? 3 : 1;
  const isLike = (other: Entry) =>
    other.contentTypeId === contentTypeId && (kind === "quiz" || other.categoryId === category.id);
  const authorId = authorOf(listOf(extended.magazine, "authors"), options.author, contents.filter(isLike));
  const cover = departmentCover(category.type ?? "physics");
  const folder = kind === "quiz" ? "introductions" : "lessons";
  const entry = {
    title,
    slug,
    deck: options.deck ?? "✎ Një fjali nën titull: pse ia vlen të lexohet.",
    imageUrl: cover,
    categoryId: category.id,
    contentTypeId,
    authorId,
    duration: kind === "lesson" ? beginningMinutes : kind === "quiz" ? quizBeginning.timeLimit : 1,
    ...(kind === "news" && { form: "lajm", date: today }),
    contentFile: `${folder}/${slug}.md`,
    ...(kind === "quiz" && { quizFile: `quizzes/${slug}.json` }),
    draft: true,
  };
  const { files } = inMagazine(extended, "contents", entry, slug, isLike);
  const other = contents.filter((each) => each.contentTypeId === 1 && each.categoryId === category.id).at(-1);
  const next =
    other?.slug === undefined
      ? { title: category.displayName ?? "", address: `/${category.type}/${category.name}` }
      : { title: other.title ?? other.slug, address: contentPath(category.type ?? "physics", other.slug) };
  const body = { lesson: lessonBeginning(cover, next), quiz: quizIntroduction, news: newsBeginning }[kind];
  return {
    files: {
      ...files,
      [`seed/${folder}/${slug}.md`]: body,
      ...(kind === "quiz" && { [`seed/quizzes/${slug}.json`]: `${JSON.stringify(quizBeginning, null, 2)}\n` }),
    },
    next: [`npm run seed -- check ${slug}`, "npm run studio", `kur të jetë gati, hiq "draft": true`],
  };
}

function categoryOf(categories: Entry[], wished: string | undefined): Entry {
  const found = categories.find(({ id, name }) => wished === undefined || name === wished || String(id) === wished);
  if (found !== undefined) return found;
  const near = nearest(
    wished ?? "",
    categories.flatMap(({ name }) => name ?? []),
  );
  const all = categories.map(({ id, name }) => `${id} (${name})`).join(", ");
  throw new InvalidOption(`Nuk ka kapitull „${wished}“.${near === null ? "" : ` Mos deshe „${near}“?`} Janë: ${all}.`);
}

/** Returns the author that was named; else the author of the last similar entry. */
function authorOf(authors: Entry[], wished: string | undefined, like: Entry[]): number {
  if (wished === undefined) return like.at(-1)?.authorId ?? authors[0]?.id ?? 1;
  const found = authors.find(({ id, name }) => String(id) === wished || name === wished);
  if (found !== undefined) return found.id;
  throw new InvalidOption(
    `Nuk ka autor „${wished}“. Janë: ${authors.map(({ id, name }) => `${id} (${name})`).join(", ")}.`,
  );
}

function beginCover(slug: string, title: string, extended: ExtendedFiles): Beginning {
  const owner = listOf(extended.magazine, "contents").find((each) => each.slug === slug);
  const category = listOf(extended.magazine, "categories").find(
    ({ id, name }) => id === owner?.categoryId || name === slug,
  );
  const text = coverBeginning(slug, category?.type ?? "physics", owner?.title ?? title);
  return {
    files: { [`seed/drawings/covers/${slug}.ts`]: text },
    next: [`npm run covers -- ${slug}`, `te ${magazine}: "imageUrl": "/covers/${slug}.svg"`],
  };
}

/**
 * Adds a line at the end of a table in a program's text.
 *
 * @param table how the table's statement begins @param end its last line's beginning
 */
function withLine(text: string, table: string, line: string, end: string): string {
  const from = text.indexOf(table);
  const at = from < 0 ? -1 : text.indexOf(`\n${end}`, from);
  if (at < 0) throw new Error(`No table begins with "${table}".`);
  return `${text.slice(0, at)}\n  ${line}${text.slice(at)}`;
}

function beginModel(slug: string, title: string, { folder }: PieceOptions, extended: ExtendedFiles): Beginning {
  const name = slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (Object.hasOwn(modelFiles, slug)) throw new InvalidOption(`Modeli „${slug}“ është tashmë.`);
  const key = slug === name ? slug : `"${slug}"`;
  const file = `${modelFolder(folder)}/${slug}`;
  const loader = `${key}: async () => (await import("./${file}")).${name},`;
  return {
    files: {
      [`app/models/${file}.tsx`]: modelBeginning(name, title),
      "app/magazine/lesson-markup.ts": withLine(
        extended.modelNames,
        "export const touchModelNames ",
        `"${slug}",`,
        "]",
      ),
      "app/models/model-files.ts": withLine(extended.modelFiles, "export const modelFiles:", `${key}: "${file}",`, "}"),
      "app/models/all-models.ts": withLine(extended.modelLoaders, "export const modelLoaders:", loader, "}"),
    },
    next: [
      `::modeli[Çfarë të vërehet.]{emri="${slug}"} te mësimi`,
      "lartësia e kornizës te seed/pipeline/lesson/frame-heights.ts",
      "docs/decisions/014-models-that-are-touched.md",
    ],
  };
}

/** Returns the folder of a model, which is that of its science. */
function modelFolder(wished: string | undefined): string {
  const folders = [...new Set(Object.values(modelFiles).map((file) => file.split("/")[0] ?? ""))].sort();
  if (wished !== undefined && folders.includes(wished)) return wished;
  const all = `Janë: ${folders.join(", ")}.`;
  if (wished === undefined) throw new InvalidOption(`Ku ta vë modelin? Shto --folder dhe dosjen e lëndës. ${all}`);
  const near = nearest(wished, folders);
  throw new InvalidOption(`Nuk ka dosje „${wished}“.${near === null ? "" : ` Mos deshe „${near}“?`} ${all}`);
}
