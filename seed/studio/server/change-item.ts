/**
 * Removes, renames and duplicates what stands in the lists of `magazine.json`, with its files and what refers to it:
 * contents, projects, chapters, authors, paths.
 */
import { chapters } from "../../../app/magazine/chapters";
import { fixedPages } from "../../../app/magazine/fixed-pages";
import { projectPath } from "../../../app/magazine/project-address";
import { quizPages } from "../../../app/magazine/quiz-pages";
import { withItem, withValue } from "../../pipeline/checking/json-edit";
import type { WrittenPiece } from "../../pipeline/magazine/written-pieces";
import {
  findItem,
  itemsOf,
  keyFields,
  type ListedItem,
  linksTo,
  magazine,
  type NewsroomTexts,
  NoSuchChange,
  namePlaces,
  ownFiles,
} from "./item-places";
import type { NewsroomFiles } from "./newsroom-files";
import type { Trash } from "./trash";

/** What is written and what is removed, in this order. */
export interface FileChanges {
  writes: { name: string; text: string }[];
  removes: string[];
}

/** Removes an item, and the files of a piece that no other piece names. @throws NoSuchChange */
export function withoutItem(texts: NewsroomTexts, item: ListedItem): FileChanges {
  const { piece, others, text, path } = findItem(texts, item);
  const theirs = others.flatMap(({ files }) => Object.values(files));
  return {
    writes: [{ name: magazine, text: withValue(text, path, undefined) }],
    removes: ownFiles(texts, piece).filter((name) => !theirs.includes(name)),
  };
}

/** Returns what a removal takes away, for the trash. @throws NoSuchChange */
export function removedItem(texts: NewsroomTexts, item: ListedItem): Parameters<Trash["keep"]>[0] {
  const { path, fields } = findItem(texts, item);
  const { title, displayName, name } = fields;
  return {
    title: String((item.list === "authors" ? name : (title ?? displayName)) ?? item.key),
    was: "removed",
    items: [{ list: item.list, index: path[1], fields, whole: true }],
    texts: withoutItem(texts, item).removes.map((name) => ({ name, text: texts.read(name) })),
  };
}

/**
 * Gives an item another address. Its files get the new name, what refers to it follows, and its old address leads on.
 * A path has an anchor only, which leads nowhere once it is another.
 *
 * @throws NoSuchChange
 */
export function renamedItem(texts: NewsroomTexts, item: ListedItem, to: string): FileChanges {
  const { piece, text, path, fields } = findItem(texts, item);
  const { list, key } = item;
  refuseTaken(texts, item, to);
  refuseFixed(item, fields);
  const moved = ownFiles(texts, piece).flatMap((name) => {
    const renamed = renamedFile(name, key, to);
    return renamed === name ? [] : [{ name, renamed }];
  });
  let written = withValue(text, [...path, keyFields[list]], to);
  for (const field of fileFields) {
    const file = moved.find(({ name }) => name === fields[field]);
    if (file !== undefined) written = withValue(written, [...path, field], file.renamed);
  }
  // Nobody has read a draft, so no address of it leads anywhere.
  if (fields.draft !== true && list !== "paths") {
    const before = fields.formerly;
    const formerly = [...(Array.isArray(before) ? before : []), key].filter((each) => each !== to);
    written = withValue(written, [...path, "formerly"], formerly);
  }
  const links = linksTo(item, fields);
  // The pieces of a chapter name its number, which stays.
  const isNamed = piece !== null;
  const follow = (name: string, text: string) => {
    const linked = text.replace(links, (link) => link.slice(0, -key.length) + to);
    return (isNamed ? namePlaces(name, linked, item, fields) : []).reduce(
      (made, { offset, length }) => made.slice(0, offset) + JSON.stringify(to) + made.slice(offset + length),
      linked,
    );
  };
  const writes = [
    ...moved.map(({ name, renamed }) => ({ name: renamed, text: follow(renamed, texts.read(name)) })),
    ...texts
      .list()
      .filter((name) => name !== magazine && !moved.some((each) => each.name === name))
      .map((name) => ({ name, text: follow(name, texts.read(name)) }))
      .filter(({ name, text }) => text !== texts.read(name)),
    { name: magazine, text: follow(magazine, written) },
  ];
  return { writes, removes: moved.map(({ name }) => name) };
}

/** Copies a piece with a title and an address of its own, as a draft, after the piece. @throws NoSuchChange */
export function copiedPiece(
  texts: NewsroomTexts,
  item: ListedItem & { list: WrittenPiece["list"] },
  to: string,
  title: string,
): FileChanges {
  const { piece, text, path, fields } = findItem(texts, item);
  refuseTaken(texts, item, to);
  const { formerly: _, featured: __, withdrawn: ___, ...copiedFields } = fields;
  const copied = ownFiles(texts, piece).map((name) => ({ name, renamed: copiedFile(name, item.key, to) }));
  const named = Object.fromEntries(
    fileFields.flatMap((field) => {
      const file = copied.find(({ name }) => name === fields[field]);
      return file === undefined ? [] : [[field, file.renamed]];
    }),
  );
  const id = 1 + Math.max(...itemsOf(text, item.list).map((each) => Number(each.id) || 0));
  const entry = { ...copiedFields, id, title, slug: to, ...named, draft: true };
  return {
    writes: [
      ...copied.map(({ name, renamed }) => ({ name: renamed, text: texts.read(name) })),
      { name: magazine, text: withItem(text, [item.list], Number(path[1]) + 1, entry) },
    ],
    removes: [],
  };
}

/**
 * Makes changes, all or none: if one is refused, those before it are taken back.
 *
 * @throws ChangedOutside, NotAnEditorsFile, NotWritable
 */
export function makeChanges(files: NewsroomFiles, { writes, removes }: FileChanges): void {
  const made: { name: string; before: { text: string; hash: string }; hash: string }[] = [];
  try {
    for (const { name, text } of writes) {
      const before = files.read(name);
      made.push({ name, before, hash: files.write(name, text, before.hash) });
    }
    for (const name of removes) {
      const before = files.read(name);
      files.remove(name, before.hash);
      made.push({ name, before, hash: "" });
    }
  } catch (error) {
    for (const { name, before, hash } of made.reverse()) {
      if (before.hash === "") files.remove(name, hash);
      else files.write(name, before.text, hash);
    }
    throw error;
  }
}

function refuseTaken(texts: NewsroomTexts, { list }: ListedItem, to: string): void {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(to))
    throw new NoSuchChange(`„${to}“ ka shenja që nuk lejohen: shkruaj a–z, 0–9 dhe viza -, p.sh. pse-bie-guri.`);
  const text = texts.read(magazine);
  // A chapter and a content stand at addresses of one form.
  const beside: ListedItem["list"][] =
    list === "contents" || list === "categories" ? ["contents", "categories"] : [list];
  const isTaken = beside.some((each) => itemsOf(text, each).some((item) => item[keyFields[each]] === to));
  const besides = list === "contents" ? [`practice/${to}.md`, `plans/${to}.md`] : [];
  if (isTaken || besides.some((name) => texts.read(name) !== ""))
    throw new NoSuchChange(`Adresën „${to}“ e ka një tjetër.`);
}

/** What the site's code shows at one address would show nothing at another. @throws NoSuchChange */
function refuseFixed({ list, key }: ListedItem, fields: Record<string, unknown>): void {
  const isFixed =
    (list === "projects" && fixedPages.includes(projectPath(key))) ||
    (list === "categories" && chapters.some(({ name }) => name === key)) ||
    (list === "contents" && (fields.contentTypeId === 2 || quizPages.some(({ slug }) => slug === key)));
  if (isFixed)
    throw new NoSuchChange(
      "Kjo adresë është shkruar edhe në programin e faqes, bashkë me çfarë luhet a vizatohet aty: e ndryshon vetëm kush programon. Titullin ndryshoje lirisht.",
    );
}

/** Fields of a piece that name a file. */
const fileFields = ["contentFile", "quizFile", "overviewFile", "instructionsFile", "materialsFile"] as const;

/** Renames a file that has the piece's name, or whose folder has it; one with a name of its own keeps it. */
const renamedFile = (name: string, slug: string, to: string) =>
  name.startsWith("projects/")
    ? name.replace(/^projects\/([^/.]+)/, (whole, stem: string) =>
        stem === slug || stem.startsWith(`${slug}-`) ? `projects/${to}${stem.slice(slug.length)}` : whole,
      )
    : name.replace(/([^/]+)(\.\w+)$/, (whole, stem, ending) => (stem === slug ? to + ending : whole));

const copiedFile = (name: string, slug: string, to: string) => {
  const renamed = renamedFile(name, slug, to);
  if (renamed !== name) return renamed;
  return name.startsWith("projects/")
    ? name.replace(/^.*\/([^/]+)$/, `projects/${to}/$1`)
    : name.replace(/[^/]+(\.\w+)$/, `${to}$1`);
};
