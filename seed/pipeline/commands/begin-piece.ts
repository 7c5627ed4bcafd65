/** Makes the files of `npm run new` as text, without touching the disk. A test and an editor get the same. */
import { chapters } from "../../../app/magazine/chapters";
import { contentPath } from "../../../app/magazine/content";
import { isObject } from "../../../app/magazine/is-object";
import { departmentCover } from "../../../app/magazine/site";
import { valueAt, withItem, withValue } from "../checking/json-edit";
import { nearest } from "../checking/suggestion";
import { beginCover, beginModel } from "./begin-drawing";
import {
  type Beginning,
  type Entry,
  type ExtendedFiles,
  freeId,
  InvalidOption,
  listOf,
  magazine,
  type PieceOptions,
} from "./beginning";
import {
  beginningMinutes,
  lessonBeginning,
  newsBeginning,
  planBeginning,
  projectBeginning,
  quizBeginning,
  quizIntroduction,
} from "./lesson-beginning";

export const pieceKinds = [
  ...(["lesson", "quiz", "news", "project"] as const),
  ...(["plan", "author", "category", "path", "cover", "model"] as const),
];

export type PieceKind = (typeof pieceKinds)[number];

/** The last thing to do with a draft. */
const whenReady = 'kur të jetë gati, hiq "draft": true';

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
      return beginAuthor(slug, title, extended);
    case "category":
      return beginCategory(slug, title, options, extended);
    case "path":
      return beginPath(slug, title, extended);
    case "project":
      return beginProject(slug, title, options, extended);
    case "plan":
      return beginPlan(slug, extended);
    case "cover":
      return beginCover(slug, title, extended);
    case "model":
      return beginModel(slug, title, options, extended);
    default:
      return beginContent(kind, slug, title, options, extended, today);
  }
}

function beginAuthor(slug: string, title: string, extended: ExtendedFiles): Beginning {
  const entry = { name: title, title: "✎ Me çfarë merret kjo redaksi", draft: true };
  const { files, next } = inMagazine(extended, "authors", entry, slug);
  return { files, next: [...next, whenReady] };
}

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
  // Every page names the built-in chapters, so none of them is a draft.
  const draft = !chapters.some(({ name }) => name === slug);
  const description = "✎ Një fjali: çfarë gjen lexuesi këtu.";
  const entry = { name: slug, displayName: title, description, type, ...(draft && { draft }) };
  const { files, next } = inMagazine(extended, "categories", entry, slug, (other) => other.type === type);
  const cover = `kopertina: npm run new -- cover ${slug}, ose "cover": "/pictures/…"; deri atëherë del ajo e degës`;
  return { files, next: [...next, cover, ...(draft ? [whenReady] : [])] };
}

/** Begins a path with the first lesson of the magazine, since a path without lessons leads nowhere. */
function beginPath(slug: string, title: string, { magazine: text }: ExtendedFiles): Beginning {
  const paths = valueAt(text, ["paths"]);
  const known: unknown[] = Array.isArray(paths) ? paths : [];
  if (known.some((other) => isObject(other) && other.name === slug))
    throw new InvalidOption(`Shtegu „${slug}“ është tashmë te ${magazine}.`);
  const lesson = listOf(text, "contents").find(({ contentTypeId }) => contentTypeId === 1)?.slug;
  const lessons = lesson === undefined ? [] : [{ lesson, why: "✎ Pse nis këtu." }];
  const entry = { name: slug, title, why: "✎ Për kë është shtegu, dhe ku të çon.", lessons, draft: true };
  const grown = Array.isArray(paths) ? text : withValue(text, ["paths"], []);
  return {
    files: { [magazine]: withItem(grown, ["paths"], known.length, entry) },
    next: ["npm run seed -- check", whenReady],
  };
}

/** Begins the plan of a lesson's hour. What it does not say is computed from the lesson. */
function beginPlan(slug: string, { magazine: text }: ExtendedFiles): Beginning {
  const lessons = listOf(text, "contents").flatMap(({ slug: each, contentTypeId }) =>
    each !== undefined && contentTypeId === 1 ? [each] : [],
  );
  if (!lessons.includes(slug)) {
    const near = nearest(slug, lessons);
    throw new InvalidOption(`Nuk ka mësim „${slug}“ te ${magazine}.${near === null ? "" : ` Mos deshe „${near}“?`}`);
  }
  return {
    files: { [`seed/plans/${slug}.md`]: planBeginning },
    next: [
      `ushtrimet merri nga seed/practice/${slug}.md: ## Klasa, ## Dalja, ## Shtëpia`,
      `npm run seed -- check ${slug}`,
    ],
  };
}

function beginProject(
  slug: string,
  title: string,
  { deck, author }: PieceOptions,
  { magazine: text }: ExtendedFiles,
): Beginning {
  const known = valueAt(text, ["projects"]);
  const projects: Entry[] = Array.isArray(known) ? known : [];
  if (projects.some((other) => other.slug === slug))
    throw new InvalidOption(`Projekti „${slug}“ është tashmë te ${magazine}.`);
  const names = Object.keys(projectBeginning) as (keyof typeof projectBeginning)[];
  const fileOf = (name: string) => `projects/${slug}/${name}.md`;
  const entry = {
    id: freeId(projects),
    title,
    slug,
    description: deck ?? "✎ Një fjali: çfarë ndërtohet.",
    image: departmentCover("physics"),
    icon: "other",
    class: "✎ Klasa që e bëri",
    difficulty: "medium",
    duration: "✎ 2 orë",
    tags: [],
    authorId: authorOf(listOf(text, "authors"), author, projects),
    overviewFile: fileOf("permbledhje"),
    instructionsFile: fileOf("udhezime"),
    materialsFile: fileOf("materiale"),
    gallery: [],
    draft: true,
  };
  const grown = Array.isArray(known) ? text : withValue(text, ["projects"], []);
  return {
    files: {
      [magazine]: withItem(grown, ["projects"], projects.length, entry),
      ...Object.fromEntries(names.map((name) => [`seed/${fileOf(name)}`, projectBeginning[name]])),
    },
    next: [`npm run seed -- check ${slug}`, "npm run studio", whenReady],
  };
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
    next: [`npm run seed -- check ${slug}`, "npm run studio", whenReady],
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
