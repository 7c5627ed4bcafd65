/** Lists the pictures, models and taught terms of each piece now, with their digests. */
import { dirname, join } from "node:path";
import { shortDigest } from "../checking/digest";
import type { SourcePosition } from "../checking/finding";
import type { JsonSource } from "../checking/json-source";
import type { PublicFiles } from "../checking/public-files";
import { rawText } from "./reading-memory";
import { taughtSentences } from "./taught-sentence";
import { captionKey, coverKey, nameOfKey, picturesOfEditors, thingsShown } from "./things-shown";
import { pieceOf, type WrittenPiece } from "./written-pieces";

/** A picture, model or term that lines of a piece refer to. */
export interface SeenThing {
  key: string;
  name: string;
  /** The heading above it; empty before the first, and for a term. */
  section: string;
  /**
   * Digests of its parts. They are of a picture's file; a cover's file and address; a model and its caption; a term's
   * entry and the sentence that teaches it. Null where a digest was not computed.
   */
  digests: readonly (string | null)[];
  /** The lines that refer to it. */
  places: SourcePosition[];
  /** A term's entry and sentence, to be compared side by side. */
  beside?: { entry: string; entryAt(): string; sentence: string };
}

export interface SeenPiece {
  slug: string;
  things: SeenThing[];
}

/** The inputs besides the editor's texts. */
export interface Sights {
  files: PublicFiles;
  /** Digests of models by name; a model without one gives no finding. */
  models: ReadonlyMap<string, string>;
}

/** Lists them for each piece. @param source of `magazine.json` @param slugs of the pieces to read; null for all */
export function piecesSeen(source: JsonSource, sights: Sights, slugs: ReadonlySet<string> | null = null): SeenPiece[] {
  const folder = dirname(source.file);
  const terms = termsTaught(join(folder, "glossary.json"));
  return listedPieces(source, slugs).map((piece) => ({
    slug: piece.slug,
    things: [...thingsOf(piece, source, sights), ...termsOf(piece, folder, terms)],
  }));
}

/** Returns the names of the models that pieces place. */
export function modelsPlaced(source: JsonSource, slugs: ReadonlySet<string> | null = null): string[] {
  const bodies = listedPieces(source, slugs).flatMap(({ files }) => files.body ?? []);
  const texts = bodies.map((body) => rawText(join(dirname(source.file), body)) ?? "");
  return texts.flatMap(modelsNamed);
}

/** Returns the names of the models that a text places, as the editor wrote them. */
export const modelsNamed = (text: string): string[] =>
  [...text.matchAll(/\bemri="([^"]+)"/g)].map(([, name = ""]) => name);

interface ListedPiece extends WrittenPiece {
  fields: Record<string, unknown>;
}

function listedPieces(source: JsonSource, slugs: ReadonlySet<string> | null): ListedPiece[] {
  return (["contents", "projects"] as const).flatMap((list) => {
    const items = source.value([list]);
    return (Array.isArray(items) ? items : []).flatMap((fields: unknown, index): ListedPiece[] => {
      if (typeof fields !== "object" || fields === null) return [];
      const piece = pieceOf(fields as Record<string, unknown>, list, index);
      const isMeant = piece.slug !== "" && (slugs === null || slugs.has(piece.slug));
      return isMeant ? [{ ...piece, fields: fields as Record<string, unknown> }] : [];
    });
  });
}

function thingsOf(piece: ListedPiece, source: JsonSource, { files, models }: Sights): SeenThing[] {
  const things = new Map<string, SeenThing>();
  const digestOf = (address: string) => {
    const bytes = files.contents(address);
    return bytes && shortDigest(bytes);
  };
  const cover = piece.fields.imageUrl ?? piece.fields.image;
  const digestsOf = (key: string, caption = "") => {
    if (key === coverKey) return typeof cover === "string" ? [digestOf(cover), cover] : [null];
    return key.startsWith("/") ? [digestOf(key)] : [models.get(nameOfKey(key)) ?? null, shortDigest(caption)];
  };
  const add = (thing: Omit<SeenThing, "digests">, caption?: string) => {
    const known = things.get(thing.key);
    if (known === undefined) things.set(thing.key, { ...thing, digests: digestsOf(thing.key, caption) });
    else known.places.push(...thing.places);
  };
  for (const [field, name] of Object.entries(piece.files)) {
    const file = join(dirname(source.file), name);
    const path = `${piece.list}[${piece.index}].${field === "body" ? "content" : field}File`;
    for (const { caption, ...thing } of thingsShown(rawText(file) ?? "")) {
      const places = thing.places.map((place) => ({ file, ...place, path }));
      add({ ...thing, places }, caption);
      const address = thing.key === coverKey ? String(cover) : thing.key;
      if (!address.startsWith(picturesOfEditors) || !/\d/.test(caption ?? "")) continue;
      const key = captionKey + thing.key;
      things.set(key, { ...thing, key, digests: [shortDigest(caption ?? "")], places });
    }
  }
  for (const [index, address] of galleryOf(piece.fields).entries()) {
    const places = [source.position([piece.list, piece.index, "gallery", index])];
    if (address !== null) add({ key: address, name: nameOfKey(address), section: "", places });
  }
  // A missing picture is reported elsewhere.
  return [...things.values()].filter(({ digests: [seen, caption] }) => seen !== null || caption !== undefined);
}

/** Returns the picture of each item of a project's gallery; null where it names none. */
function galleryOf({ gallery }: Record<string, unknown>): (string | null)[] {
  const items: unknown[] = Array.isArray(gallery) ? gallery : [];
  return items.map((item) => {
    const { src, thumbnail = src } = Object(item) as Record<string, unknown>;
    return typeof thumbnail === "string" ? thumbnail : null;
  });
}

interface WrittenTerm {
  names: string[];
  entry: string;
  taughtIn: unknown[];
  /** Returns the file and line of its entry. */
  source(): string;
}

/** Reads the terms of the glossary as written. There is none where it cannot be read, which is reported elsewhere. */
function termsTaught(file: string): WrittenTerm[] {
  const text = rawText(file) ?? "[]";
  const lineOf = (term: string) => text.slice(0, text.indexOf(`"term": ${JSON.stringify(term)}`)).split("\n").length;
  try {
    return (JSON.parse(text) as Record<string, unknown>[]).flatMap((each): WrittenTerm[] => {
      const { term, definition, symbol = "", unit = "", forms, taughtIn } = each;
      if (typeof term !== "string" || !Array.isArray(forms) || !Array.isArray(taughtIn)) return [];
      const entry = `${term}: ${definition} ${symbol} ${unit}`.trim();
      return [{ names: [term, ...forms], entry, taughtIn, source: () => `glossary.json:${lineOf(term)}` }];
    });
  } catch {
    return [];
  }
}

function termsOf(
  { slug, files: { body }, list, index }: ListedPiece,
  folder: string,
  terms: WrittenTerm[],
): SeenThing[] {
  const own = terms.filter(({ taughtIn }) => taughtIn.some((address) => String(address).endsWith(`/${slug}`)));
  if (body === undefined || own.length === 0) return [];
  const file = join(folder, body);
  const sentenceOf = taughtSentences(rawText(file) ?? "");
  return own.flatMap(({ names, entry, source: entryAt }): SeenThing[] => {
    const taught = sentenceOf(names);
    const [name = ""] = names;
    if (taught === null) return [];
    const { sentence, line, column } = taught;
    return [
      {
        key: `termi ${name}`,
        name,
        section: "",
        digests: [shortDigest(entry), shortDigest(sentence)],
        places: [{ file, line, column, path: `${list}[${index}].contentFile` }],
        beside: { entry, entryAt, sentence },
      },
    ];
  });
}
