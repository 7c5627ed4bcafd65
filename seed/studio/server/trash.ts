/**
 * Keeps what an editor removed or threw away, so that it can be put back: a piece with its texts, a record of a list, a
 * term, an unsaved text.
 */
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { canonicalJson } from "../../../app/library/kv-layout";
import { isObject } from "../../../app/magazine/is-object";
import { valueAt, withItem, withValue } from "../../pipeline/checking/json-edit";
import { pieceOf } from "../../pipeline/magazine/written-pieces";
import { keyFields, magazine, magazineLists, type NewsroomTexts, NoSuchChange } from "./item-places";
import { writeWhole } from "./newsroom-files";

const glossary = "glossary.json";

/** The lists of which items are kept: those of `magazine.json`, and the glossary. */
const trashLists = [...magazineLists, "glossary"] as const;

const trashedItemSchema = v.object({
  list: v.picklist(trashLists),
  /** Where it stood. */
  index: v.number(),
  fields: v.record(v.string(), v.unknown()),
  /** Whether the whole item is gone; else these are fields of an item that was written otherwise. */
  whole: v.boolean(),
});

type TrashedItem = v.InferOutput<typeof trashedItemSchema>;

const namedTextSchema = v.object({ name: v.string(), text: v.string() });

const entrySchema = v.object({
  title: v.string(),
  /** `removed` from the saved files, or `unsaved` work that was thrown away. */
  was: v.picklist(["removed", "unsaved"]),
  items: v.array(trashedItemSchema),
  texts: v.array(namedTextSchema),
  /** Whether it was put back already. */
  isBack: v.optional(v.boolean(), false),
});

type Entry = v.InferOutput<typeof entrySchema>;

/** What the page shows of an entry. */
export interface TrashEntry extends Pick<Entry, "title" | "was" | "isBack"> {
  id: string;
  /** The list of its first item; null for texts alone. */
  list: TrashedItem["list"] | null;
  /** When it was removed, milliseconds since 1970. */
  at: number;
  /** The beginning of its text. */
  excerpt: string;
}

/** What is written when an entry is put back, and the item that shows it. */
export interface PutBack {
  texts: { name: string; text: string }[];
  item: { list: TrashedItem["list"]; key: string } | null;
}

/** The number of entries kept; the oldest go first. */
const keptEntries = 100;

/** Characters of a text that are shown. */
const excerptLength = 300;

export const trashIdSchema = v.pipe(v.string(), v.regex(/^\d{13}-[0-9a-f]{8}$/));

export class Trash {
  /** @param folder of the entries, a file each @param now milliseconds since 1970 */
  constructor(
    private readonly folder: string,
    private readonly now: () => number = Date.now,
  ) {}

  get count(): number {
    return this.ids().length;
  }

  /** Lists the entries, newest first. */
  list(): TrashEntry[] {
    return this.ids().flatMap((id) => {
      const entry = this.read(id);
      if (entry === null) return [];
      const { title, was, isBack, items, texts } = entry;
      const text = texts.find(({ name }) => name.endsWith(".md")) ?? texts[0];
      const excerpt = (text?.text ?? wordsOf(items)).slice(0, excerptLength);
      return [{ id, title, was, isBack, list: items[0]?.list ?? null, at: Number(id.split("-")[0]), excerpt }];
    });
  }

  /** Keeps an entry, unless it holds nothing. */
  keep(entry: Omit<Entry, "isBack">): void {
    if (entry.items.length + entry.texts.length === 0) return;
    this.write(`${String(this.now()).padStart(13, "0")}-${randomBytes(4).toString("hex")}`, {
      ...entry,
      isBack: false,
    });
    for (const old of this.ids().slice(keptEntries)) rmSync(this.file(old), { force: true });
  }

  /** Keeps the items that a saved list loses by another text of its file. */
  keepLost(name: string, before: string, after: string): void {
    for (const item of lostItems(name, before, after))
      this.keep({ title: titleOf(item), was: "removed", items: [item], texts: [] });
  }

  /**
   * Keeps unsaved texts that are thrown away. Of a list it keeps the items that differ from the saved ones.
   *
   * @param saved reads a saved text
   */
  keepUnsaved(title: string, drafts: readonly { name: string; text: string }[], saved: NewsroomTexts["read"]): void {
    const isList = ({ name }: { name: string }) => name === magazine || name === glossary;
    const items = drafts.filter(isList).flatMap(({ name, text }) => writtenItems(name, saved(name), text));
    const texts = drafts.filter((draft) => !isList(draft) && draft.text !== saved(draft.name));
    this.keep({ title, was: "unsaved", items, texts: texts.map(({ name, text }) => ({ name, text })) });
  }

  /**
   * Returns the texts by which an entry is there again, over those that are there now.
   *
   * @throws NoSuchChange where it is no longer kept, or something else has its place
   */
  putBack(id: string, texts: NewsroomTexts): PutBack {
    const entry = this.read(id);
    if (entry === null) throw new NoSuchChange("Kjo nuk ruhet më te „Të hequrat“.");
    const written = new Map(entry.texts.map(({ name, text }) => [name, text]));
    for (const item of entry.items) {
      const name = fileOf(item.list);
      written.set(name, withTrashed(written.get(name) ?? texts.read(name), item));
    }
    const [first] = entry.items;
    const named = entry.texts.map(({ name }) => name);
    const owner = first === undefined ? ownerOf(named, texts.read(magazine)) : { list: first.list, key: keyOf(first) };
    const changed = [...written].flatMap(([name, text]) => (texts.read(name) === text ? [] : [{ name, text }]));
    // The list comes last: the piece whose files it names is there by then.
    changed.sort((one, other) => Number(one.name === magazine) - Number(other.name === magazine));
    return { texts: changed, item: owner };
  }

  /** Notes that an entry was put back. It stays, since what was put back is not saved yet. */
  noteBack(id: string): void {
    const entry = this.read(id);
    if (entry !== null) this.write(id, { ...entry, isBack: true });
  }

  private ids(): string[] {
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder)
      .flatMap((file) => {
        const id = file.replace(/\.json$/, "");
        return v.is(trashIdSchema, id) ? [id] : [];
      })
      .sort()
      .reverse();
  }

  private read(id: string): Entry | null {
    try {
      return v.parse(entrySchema, JSON.parse(readFileSync(this.file(id), "utf8")));
    } catch {
      return null;
    }
  }

  private write(id: string, entry: Entry): void {
    writeWhole(this.file(id), JSON.stringify(entry));
  }

  private file(id: string): string {
    return join(this.folder, `${id}.json`);
  }
}

const fileOf = (list: TrashedItem["list"]) => (list === "glossary" ? glossary : magazine);

const listsOf = (name: string): readonly TrashedItem["list"][] =>
  name === glossary ? ["glossary"] : name === magazine ? magazineLists : [];

const pathOf = (list: TrashedItem["list"]) => (list === "glossary" ? [] : [list]);

const keyField = (list: TrashedItem["list"]) => (list === "glossary" ? "term" : keyFields[list]);

const keyOf = ({ list, fields }: Pick<TrashedItem, "list" | "fields">) => String(fields[keyField(list)] ?? "");

/** Names an item: „Lëngjet“. */
function titleOf({ list, fields }: Pick<TrashedItem, "list" | "fields">): string {
  const { title, displayName, name, term } = fields;
  return String((list === "authors" ? name : (title ?? displayName ?? term)) ?? keyOf({ list, fields }));
}

/** Returns the sentences of items without a text of their own. */
const wordsOf = (items: readonly TrashedItem[]) =>
  items
    .map(({ fields: { deck, description, why, definition, title } }) =>
      String(deck ?? description ?? why ?? definition ?? title ?? ""),
    )
    .join("\n");

function itemsIn(text: string, list: TrashedItem["list"]): Omit<TrashedItem, "whole">[] {
  const items = valueAt(text, pathOf(list));
  if (!Array.isArray(items)) return [];
  return items.map((fields, index) => ({ list, index, fields: isObject(fields) ? fields : {} }));
}

/** Returns the items that a list has no longer. One that is only called otherwise leaves the list as long. */
function lostItems(name: string, before: string, after: string): TrashedItem[] {
  return listsOf(name).flatMap((list) => {
    const [was, is] = [itemsIn(before, list), itemsIn(after, list)];
    if (is.length >= was.length) return [];
    const keys = new Set(is.map(keyOf));
    return was.filter((item) => !keys.has(keyOf(item))).map((item) => ({ ...item, whole: true }));
  });
}

/** Returns the items that a draft of a list adds or writes otherwise. */
function writtenItems(name: string, saved: string, draft: string): TrashedItem[] {
  return listsOf(name).flatMap((list) => {
    const before = new Map(itemsIn(saved, list).map((item) => [keyOf(item), item.fields]));
    return itemsIn(draft, list).flatMap((item) => {
      const there = before.get(keyOf(item));
      if (there !== undefined && canonicalJson(there) === canonicalJson(item.fields)) return [];
      return [{ ...item, whole: there === undefined }];
    });
  });
}

/** Writes an item into its list again. @throws NoSuchChange where another one has its address */
function withTrashed(text: string, { list, index, fields, whole }: TrashedItem): string {
  const path = pathOf(list);
  const there = itemsIn(text, list);
  const same = there.find((item) => keyOf(item) === keyOf({ list, fields }));
  if (same !== undefined && canonicalJson(same.fields) === canonicalJson(fields)) return text;
  if (same !== undefined && !whole) return withValue(text, [...path, same.index], fields);
  if (same !== undefined && list !== "authors")
    throw new NoSuchChange(
      `„${titleOf(same)}“ ka tani të njëjtën adresë a emër („${keyOf(same)}“): ndryshoja, pastaj kthe këtë.`,
    );
  const ids = there.map((item) => Number(item.fields.id) || 0);
  const isTaken = "id" in fields && ids.includes(Number(fields.id));
  const put = isTaken ? { ...fields, id: 1 + Math.max(...ids) } : fields;
  const whose = list !== "glossary" && valueAt(text, path) === undefined ? withValue(text, path, []) : text || "[]\n";
  return withItem(whose, path, Math.min(index, there.length), put);
}

/** Returns the piece that has one of these files; null where none has. */
function ownerOf(names: readonly string[], text: string): PutBack["item"] {
  for (const list of ["contents", "projects"] as const) {
    for (const { fields, index } of itemsIn(text, list)) {
      const { slug, files } = pieceOf(fields, list, index);
      if (Object.values(files).some((name) => names.includes(name))) return { list, key: slug };
    }
  }
  return null;
}
