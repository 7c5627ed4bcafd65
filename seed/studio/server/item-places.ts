/** Finds the items of the lists of `magazine.json`, and what refers to each. */
import { findNodeAtLocation, type JSONPath, parseTree } from "jsonc-parser";
import { isObject } from "../../../app/magazine/is-object";
import { projectPath } from "../../../app/magazine/project-address";
import { valueAt } from "../../pipeline/checking/json-edit";
import { pieceOf, type WrittenPiece, writtenPiecesIn } from "../../pipeline/magazine/written-pieces";

/** The texts of a newsroom. A file that does not exist has an empty one. */
export interface NewsroomTexts {
  list(): string[];
  read(name: string): string;
}

/** The lists of `magazine.json`. */
export const magazineLists = ["contents", "projects", "categories", "authors", "paths"] as const;

/** An item of a list: its slug, the name in its address, or the number of an author. */
export interface ListedItem {
  list: (typeof magazineLists)[number];
  key: string;
}

/** What refers to an item: the title of a piece or of another part of the magazine, and how often. */
export interface Reference {
  title: string;
  count: number;
}

/** The change cannot be made; the message is shown to the editor. */
export class NoSuchChange extends Error {}

export const magazine = "magazine.json";

/** The field by which an item of each list is named. */
export const keyFields: Record<ListedItem["list"], string> = {
  contents: "slug",
  projects: "slug",
  categories: "name",
  authors: "id",
  paths: "name",
};

/**
 * Finds what refers to an item, besides its own files and fields, in the order of the magazine. To one that was added
 * this moment nothing does yet.
 */
export function referencesTo(texts: NewsroomTexts, item: ListedItem): Reference[] {
  if (!itemsOf(texts.read(magazine), item.list).some((each) => isItem(each, item))) return [];
  const { piece, text: list, path, fields } = findItem(texts, item);
  const own = ownFiles(texts, piece);
  const links = linksTo(item, fields);
  const pieces = writtenPiecesIn(list);
  const found = new Map<string, number>();
  const add = (title: string, count: number) => {
    if (count > 0) found.set(title, (found.get(title) ?? 0) + count);
  };
  for (const { list: each, index, title } of pieces) {
    if (each === path[0] && index === path[1]) continue;
    const places = namePlaces(magazine, list, item, fields).filter(({ at }) => at[0] === each && at[1] === index);
    add(`„${title}“`, places.length + countOf(JSON.stringify(valueAt(list, [each, index])), links));
  }
  for (const [name, word, titled] of [
    ["categories", "Kapitulli", "displayName"],
    ["paths", "Shtegu", "title"],
  ] as const) {
    for (const [index, other] of itemsOf(list, name).entries()) {
      if (name === path[0] && index === path[1]) continue;
      const places = namePlaces(magazine, list, item, fields).filter(({ at }) => at[0] === name && at[1] === index);
      add(`${word} „${other[titled] ?? other.name}“`, places.length);
    }
  }
  for (const name of texts.list()) {
    if (name === magazine || own.includes(name)) continue;
    const owner = pieces.find(({ files }) => Object.values(files).includes(name));
    // Notes of what was read with what belong to the piece, and lead nowhere.
    if (owner === undefined && name !== "glossary.json") continue;
    add(owner === undefined ? "Fjalori" : `„${owner.title}“`, countOf(texts.read(name), links));
  }
  return [...found].map(([title, count]) => ({ title, count }));
}

const countOf = (text: string, links: RegExp) => text.match(links)?.length ?? 0;

interface FoundItem {
  /** The text of `magazine.json`. */
  text: string;
  path: [ListedItem["list"], number];
  fields: Record<string, unknown>;
  /** Null for what is no piece. */
  piece: WrittenPiece | null;
  /** The other pieces. */
  others: WrittenPiece[];
}

/** Returns the items of a list. */
export const itemsOf = (text: string, list: ListedItem["list"]): Record<string, unknown>[] => {
  const items = valueAt(text, [list]);
  return Array.isArray(items) ? items.map((item) => (isObject(item) ? item : {})) : [];
};

const isItem = (fields: Record<string, unknown>, { list, key }: ListedItem) => String(fields[keyFields[list]]) === key;

/** Finds an item. @throws NoSuchChange */
export function findItem(texts: NewsroomTexts, { list, key }: ListedItem): FoundItem {
  const text = texts.read(magazine);
  const items = itemsOf(text, list);
  const index = items.findIndex((each) => isItem(each, { list, key }));
  const fields = items[index];
  if (fields === undefined) throw new NoSuchChange(`„${key}“ nuk gjendet te lista.`);
  const piece = list === "contents" || list === "projects" ? pieceOf(fields, list, index) : null;
  const others = writtenPiecesIn(text).filter((each) => each.list !== list || each.index !== index);
  return { text, path: [list, index], fields, piece, others };
}

/** Returns the files of a piece that exist. */
export const ownFiles = (texts: NewsroomTexts, piece: WrittenPiece | null) =>
  Object.values(piece?.files ?? {}).filter((name) => texts.list().includes(name));

/** Matches the links to an item, up to the end of its key: what follows is of no concern. */
export function linksTo({ list, key }: ListedItem, fields: Record<string, unknown>): RegExp {
  const before = {
    contents: "/(?:math|physics)/",
    projects: projectPath(""),
    categories: `/${fields.type}/`,
    authors: null,
    paths: "/harta#",
  }[list];
  return before === null ? /(?!)/g : new RegExp(`${before}${key}(?![\\w-])`, "g");
}

/** A value, or the key of an object, that names an item. */
interface NamePlace {
  offset: number;
  length: number;
  at: JSONPath;
}

/** Returns where a JSON file names an item by its key alone, from the last place to the first. */
export function namePlaces(
  name: string,
  text: string,
  { list, key }: ListedItem,
  { id }: Record<string, unknown>,
): NamePlace[] {
  const root = name === magazine || name === "tables/read-with.json" ? parseTree(text) : undefined;
  if (root === undefined) return [];
  const places: NamePlace[] = [];
  if (name !== magazine) {
    if (list !== "contents" && list !== "projects") return [];
    for (const property of root.children ?? []) {
      const [named] = property.children ?? [];
      if (named?.value === key) places.push({ offset: named.offset, length: named.length, at: [key] });
    }
    return places.reverse();
  }
  const look = (path: JSONPath, wanted: unknown) => {
    const node = findNodeAtLocation(root, path);
    for (const child of node?.type === "array" ? (node.children ?? []) : node === undefined ? [] : [node]) {
      if (child.value === wanted) places.push({ offset: child.offset, length: child.length, at: path });
    }
  };
  const count = (path: JSONPath) => findNodeAtLocation(root, path)?.children?.length ?? 0;
  for (const each of ["contents", "projects"] as const) {
    for (let nth = 0; nth < count([each]); nth++) {
      if (list === "contents" && each === "contents") look([each, nth, "needs"], key);
      if (list === "categories" && each === "contents") look([each, nth, "categoryId"], id);
      if (list === "authors") look([each, nth, "authorId"], id);
    }
  }
  for (let nth = 0; nth < count(["categories"]); nth++) {
    if (list === "contents") look(["categories", nth, "ending", "quizzes"], key);
    if (list === "contents") look(["categories", nth, "ending", "tool"], key);
    if (list === "projects") look(["categories", nth, "ending", "project"], key);
  }
  for (let nth = 0; list === "contents" && nth < count(["paths"]); nth++) {
    for (let at = 0; at < count(["paths", nth, "lessons"]); at++) look(["paths", nth, "lessons", at, "lesson"], key);
  }
  return places.sort((a, b) => b.offset - a.offset);
}
