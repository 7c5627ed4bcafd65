/** Reads the lists of `magazine.json` whose records have no text of their own: chapters, authors, paths. */
import { isObject } from "../../../app/magazine/is-object";
import { valueAt } from "../../pipeline/checking/json-edit";
import type { RecordList, StudioState } from "./studio-reducer";

const titleFields: Record<RecordList, string> = { categories: "displayName", authors: "name", paths: "title" };

/** Returns the records of a list in the text of `magazine.json`. */
export const recordsOf = (text: string, list: RecordList): Record<string, unknown>[] => {
  const items = valueAt(text, [list]);
  return Array.isArray(items) ? items.map((item) => (isObject(item) ? item : {})) : [];
};

/** Returns the title of a record of a list. */
export const recordTitle = (list: RecordList, record: Record<string, unknown> = {}): string =>
  String(record[titleFields[list]] ?? "");

/** Returns the record under another title. */
export const withRecordTitle = (list: RecordList, record: Record<string, unknown>, title: string) => ({
  ...record,
  [titleFields[list]]: title,
});

/** Returns the key by which the server finds a record. */
export const recordKey = (list: RecordList, record: Record<string, unknown> = {}): string =>
  String((list === "authors" ? record.id : record.name) ?? "");

/** Returns the page on which readers meet a record; null where that is none. */
export function recordPage(list: RecordList, record: Record<string, unknown> = {}, state: StudioState): string | null {
  if (list === "paths") return `/harta#${record.name}`;
  if (list === "categories") return `/${record.type}/${record.name}`;
  return state.overview?.pieces.find(({ authorId, address }) => authorId === record.id && address)?.address ?? null;
}

/** Names the chapters, authors and paths that are drafts. */
export const draftRecords = (text: string): string[] =>
  (["categories", "authors", "paths"] as const).flatMap((list) =>
    recordsOf(text, list).flatMap((record) => (record.draft === true ? [recordTitle(list, record)] : [])),
  );
