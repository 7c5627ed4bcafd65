/** Removes, renames and duplicates a lesson, quiz or piece of news, with its files and what refers to it. */
import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { valueAt, withItem, withValue } from "../../pipeline/checking/json-edit";
import { pieceOf, type WrittenPiece } from "../../pipeline/magazine/written-pieces";
import type { NewsroomFiles } from "./newsroom-files";

/** The texts of a newsroom. A file that does not exist has an empty one. */
export interface NewsroomTexts {
  list(): string[];
  read(name: string): string;
}

/** What is written and what is removed, in this order. */
export interface FileChanges {
  writes: { name: string; text: string }[];
  removes: string[];
}

/** The change cannot be made; the message is shown to the editor. */
export class NoSuchChange extends Error {}

const magazine = "magazine.json";

/** Removes a piece and the files that no other piece names. @throws NoSuchChange */
export function withoutPiece(texts: NewsroomTexts, slug: string): FileChanges {
  const { piece, others, text } = find(texts, slug);
  const theirs = others.flatMap(({ files }) => Object.values(files));
  return {
    writes: [{ name: magazine, text: withValue(text, ["contents", piece.index], undefined) }],
    removes: ownFiles(texts, piece).filter((name) => !theirs.includes(name)),
  };
}

/**
 * Gives a piece another address. Its files get the new name, what refers to it follows, and its old address leads on.
 *
 * @throws NoSuchChange
 */
export function withSlug(texts: NewsroomTexts, slug: string, to: string): FileChanges {
  const { piece, others, text } = find(texts, slug);
  refuseTaken(texts, others, to);
  const path = ["contents", piece.index];
  const moved = ownFiles(texts, piece).flatMap((name) => {
    const renamed = renamedFile(name, slug, to);
    return renamed === name ? [] : [{ name, renamed }];
  });
  let written = withValue(text, [...path, "slug"], to);
  for (const field of ["contentFile", "quizFile"]) {
    const file = moved.find(({ name }) => name === valueAt(text, [...path, field]));
    if (file !== undefined) written = withValue(written, [...path, field], file.renamed);
  }
  // Nobody has read a draft, so no address of it leads anywhere.
  if (!piece.sketch) {
    const before = valueAt(text, [...path, "formerly"]);
    const formerly = [...(Array.isArray(before) ? before : []), slug].filter((each) => each !== to);
    written = withValue(written, [...path, "formerly"], formerly);
  }
  const follow = (name: string, text: string) => withNames(name, withLinks(text, slug, to), slug, to);
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

/** Copies a piece as a draft with a title and an address of its own, after the piece. @throws NoSuchChange */
export function withCopy(texts: NewsroomTexts, slug: string, to: string, title: string): FileChanges {
  const { piece, others, text } = find(texts, slug);
  refuseTaken(texts, [...others, piece], to);
  const contents = valueAt(text, ["contents"]) as Record<string, unknown>[];
  const { formerly: _, featured: __, withdrawn: ___, ...fields } = contents[piece.index] ?? {};
  const copied = ownFiles(texts, piece).map((name) => ({ name, renamed: copiedFile(name, slug, to) }));
  const named = Object.fromEntries(
    ["contentFile", "quizFile"].flatMap((field) => {
      const file = copied.find(({ name }) => name === fields[field]);
      return file === undefined ? [] : [[field, file.renamed]];
    }),
  );
  const id = 1 + Math.max(...contents.map((each) => Number(each.id) || 0));
  const entry = { ...fields, id, title, slug: to, ...named, draft: true };
  return {
    writes: [
      ...copied.map(({ name, renamed }) => ({ name: renamed, text: texts.read(name) })),
      { name: magazine, text: withItem(text, ["contents"], piece.index + 1, entry) },
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

function find(texts: NewsroomTexts, slug: string) {
  const text = texts.read(magazine);
  const contents = valueAt(text, ["contents"]);
  const pieces = Array.isArray(contents) ? contents.map((each, index) => pieceOf(each, "contents", index)) : [];
  const piece = pieces.find((each) => each.slug === slug);
  if (piece === undefined) throw new NoSuchChange(`Shkrimi „${slug}“ nuk gjendet te lista.`);
  return { text, piece, others: pieces.filter((each) => each !== piece) };
}

function refuseTaken(texts: NewsroomTexts, others: WrittenPiece[], slug: string): void {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    throw new NoSuchChange(`„${slug}“ ka shenja që nuk lejohen: shkruaj a–z, 0–9 dhe viza -, p.sh. pse-bie-guri.`);
  if (others.some((each) => each.slug === slug) || texts.read(`practice/${slug}.md`) !== "")
    throw new NoSuchChange(`Adresën „${slug}“ e ka një shkrim tjetër.`);
}

/** Returns the files of a piece that exist. */
const ownFiles = (texts: NewsroomTexts, { files }: WrittenPiece) =>
  Object.values(files).filter((name) => texts.list().includes(name));

/** Renames a file that has the piece's name; one with a name of its own keeps it. */
const renamedFile = (name: string, slug: string, to: string) =>
  name.replace(/([^/]+)(\.\w+)$/, (whole, stem, ending) => (stem === slug ? to + ending : whole));

const copiedFile = (name: string, slug: string, to: string) => {
  const renamed = renamedFile(name, slug, to);
  return renamed === name ? name.replace(/[^/]+(\.\w+)$/, `${to}$1`) : renamed;
};

/** Replaces the address of a piece: `/physics/SLUG`, with what follows it. */
const withLinks = (text: string, slug: string, to: string) =>
  text.replace(new RegExp(`(/(?:math|physics)/)${slug}(?![\\w-])`, "g"), `$1${to}`);

/** Replaces the slug where a JSON file names pieces by it alone. */
function withNames(name: string, text: string, slug: string, to: string): string {
  const root = name === magazine || name === "tables/read-with.json" ? parseTree(text) : undefined;
  if (root === undefined) return text;
  const places: { offset: number; length: number }[] = [];
  const look = (path: (string | number)[], isMeant: (value: unknown) => boolean) => {
    const node = findNodeAtLocation(root, path);
    for (const child of node?.type === "array" ? (node.children ?? []) : node === undefined ? [] : [node]) {
      if (isMeant(child.value)) places.push(child);
    }
  };
  const isIt = (value: unknown) => value === slug;
  if (name === magazine) {
    const count = (list: string) => findNodeAtLocation(root, [list])?.children?.length ?? 0;
    for (let nth = 0; nth < count("contents"); nth++) look(["contents", nth, "needs"], isIt);
    for (let nth = 0; nth < count("categories"); nth++) {
      look(["categories", nth, "ending", "quizzes"], isIt);
      look(["categories", nth, "ending", "tool"], isIt);
    }
    for (let nth = 0; nth < count("paths"); nth++) {
      const lessons = findNodeAtLocation(root, ["paths", nth, "lessons"])?.children?.length ?? 0;
      for (let at = 0; at < lessons; at++) look(["paths", nth, "lessons", at, "lesson"], isIt);
    }
  } else {
    for (const property of root.children ?? []) {
      const [key] = property.children ?? [];
      if (key?.value === slug) places.push(key);
    }
  }
  return places
    .sort((a, b) => b.offset - a.offset)
    .reduce(
      (made, { offset, length }) => made.slice(0, offset) + JSON.stringify(to) + made.slice(offset + length),
      text,
    );
}
