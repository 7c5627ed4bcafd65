/** Sorts the drafts that a crash left by the pieces to which they belong. An editor knows pieces, not files. */
import { canonicalJson } from "../../../app/library/kv-layout";
import { isObject } from "../../../app/magazine/is-object";
import { valueAt } from "../../pipeline/checking/json-edit";
import { pieceOf, type WrittenPiece } from "../../pipeline/magazine/written-pieces";
import type { Draft } from "./drafts";

/** Drafts that are taken over or thrown away together. */
export interface RecoveredPiece {
  /** Titles of the pieces, in Albanian what else it is. */
  title: string;
  drafts: Draft[];
  /** Time of the latest, milliseconds since 1970. */
  at: number;
  /** What was written: of texts from the first changed sentence on. */
  excerpt: RecoveredLine[];
  /** What the editor goes on with; null where no item shows it. */
  opens: { kind: "piece"; slug: string } | { kind: "glossary" } | null;
}

/** A line of what was written: of a text, or of a field or a term, which stands before it. */
export interface RecoveredLine {
  field?: string;
  term?: string;
  text: string;
}

const lists = ["contents", "projects"] as const;

/** Characters of a text, and lines of a file of fields, that are shown, to tell one draft from another. */
const excerptLength = 300;
const excerptLines = 8;

/**
 * Sorts drafts by pieces. Of a piece that was begun and not saved, the texts stand with the draft of `magazine.json`:
 * neither is worth anything without the other.
 *
 * @param savedText returns the saved text of a file
 */
export function recoveredPieces(drafts: readonly Draft[], savedText: (name: string) => string): RecoveredPiece[] {
  const list = drafts.find(({ name }) => name === magazine);
  const saved = piecesIn(savedText(magazine));
  const written = list === undefined ? saved : piecesIn(list.text);
  const isSaved = ({ piece }: Entry) => saved.some((other) => other.piece.slug === piece.slug);
  const entries = [...written, ...saved.filter(({ piece }) => !written.some((each) => each.piece.slug === piece.slug))];
  const groups = new Map<string, Pick<RecoveredPiece, "title" | "drafts" | "opens">>();
  const add = (key: string, title: string, draft: Draft, opens: RecoveredPiece["opens"]) => {
    const group = groups.get(key) ?? { title, drafts: [], opens };
    group.drafts.push(draft);
    groups.set(key, group);
  };
  if (list !== undefined) {
    const differing = differingEntries(saved, written);
    add("", listTitle(saved, differing, differences(savedText(magazine), list)), list, pieceItem(differing[0]));
  }
  for (const draft of drafts) {
    if (draft === list) continue;
    const owner = entries.find(({ piece }) => Object.values(piece.files).includes(draft.name));
    if (draft.name === glossary) add(glossary, "Fjalori", draft, { kind: "glossary" });
    else if (owner === undefined) add(draft.name, draft.name, draft, null);
    else if (list !== undefined && !isSaved(owner)) add("", "", draft, null);
    else add(`piece ${owner.piece.slug}`, owner.piece.title, draft, pieceItem(owner));
  }
  return [...groups.values()].map((group) => ({
    ...group,
    at: Math.max(...group.drafts.map(({ at }) => at)),
    excerpt: excerptOf(group.drafts, savedText),
  }));
}

const magazine = "magazine.json";
const glossary = "glossary.json";

interface Entry {
  piece: WrittenPiece;
  fields: string;
}

const pieceItem = (entry: Entry | undefined): RecoveredPiece["opens"] =>
  entry === undefined ? null : { kind: "piece", slug: entry.piece.slug };

function piecesIn(text: string): Entry[] {
  return lists.flatMap((list) => {
    const items = valueAt(text, [list]);
    if (!Array.isArray(items)) return [];
    return items.map((fields, index) => ({ piece: pieceOf(fields, list, index), fields: canonicalJson(fields) }));
  });
}

/** Returns the pieces whose fields differ. */
const differingEntries = (saved: Entry[], written: Entry[]): Entry[] =>
  written.filter(({ piece, fields }) => {
    const before = saved.find((other) => other.piece.slug === piece.slug);
    return before?.fields !== fields;
  });

/** Names the pieces whose fields differ, else what else may. */
function listTitle(saved: Entry[], differing: Entry[], changed: RecoveredLine[]): string {
  if (differing.length === 0)
    return changed.some(({ field }) => field !== undefined) ? "Kapitujt, redaksitë dhe shtigjet" : "Radha e shkrimeve";
  const titles = differing.map(({ piece }) => piece.title).join(", ");
  return differing.some(({ piece }) => !saved.some((other) => other.piece.slug === piece.slug))
    ? titles
    : `Fushat: ${titles}`;
}

/** Shows the texts of a piece; of fields and terms those that differ from what is saved. */
function excerptOf(drafts: Draft[], savedText: (name: string) => string): RecoveredLine[] {
  const texts = drafts.filter(({ name }) => name.endsWith(".md"));
  const [first] = drafts;
  if (texts.length > 0 || first === undefined)
    return texts.map(({ name, text }) => ({ text: changedSentence(savedText(name), text).slice(0, excerptLength) }));
  return differences(savedText(first.name), first)
    .slice(0, excerptLines)
    .map((line) => ({ ...line, text: line.text.slice(0, excerptLength) }));
}

/** Returns a text from its first changed sentence on, or from a paragraph's beginning. */
function changedSentence(saved: string, text: string): string {
  let same = 0;
  while (same < text.length && text[same] === saved[same]) same++;
  const ends = [...text.slice(0, same).matchAll(/[.!?] |\n/g)].map(({ index, 0: end }) => index + end.length);
  // What was taken away at the end is seen by the sentence before it.
  const last = text.trimEnd().length;
  const from = Math.max(0, ...ends.filter((end) => end < last));
  return from === 0 ? text : `… ${text.slice(from).trimStart()}`;
}

/** Returns what differs in a file of fields; of one that is half written its text. */
function differences(saved: string, { name, text }: Draft): RecoveredLine[] {
  const [before, now] = [valueAt(saved, []), valueAt(text, [])];
  if (!isReadable(text)) return [{ text }];
  return name === glossary ? differingTerms(before, now) : differingFields(before, now);
}

function isReadable(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function differingTerms(before: unknown, now: unknown): RecoveredLine[] {
  const of = (terms: unknown) => (Array.isArray(terms) ? terms : []).filter(isObject);
  const same = new Set(of(before).map(canonicalJson));
  const written = of(now).filter((term) => !same.has(canonicalJson(term)));
  const left = new Set(of(now).map(({ term }) => term));
  const removed = of(before).filter(({ term }) => !left.has(term));
  return [
    ...written.map(({ term, definition }) => ({ term: String(term ?? ""), text: String(definition ?? "") })),
    ...removed.map(({ term }) => ({ term: String(term ?? ""), text: "u hoq" })),
  ];
}

/** Fields by which an item of a list is the same as before, wherever it stands. */
const keys = ["slug", "id", "name"];

function differingFields(before: unknown, now: unknown, field?: string): RecoveredLine[] {
  if (Array.isArray(now)) {
    const others: unknown[] = Array.isArray(before) ? before : [];
    const same = new Set(others.map(canonicalJson));
    return now.flatMap((item: unknown, index) =>
      same.has(canonicalJson(item)) ? [] : differingFields(counterpart(others, item, index), item, field),
    );
  }
  if (isObject(now))
    return Object.entries(now).flatMap(([name, value]) =>
      differingFields(isObject(before) ? before[name] : undefined, value, name),
    );
  if (now === before || now === null || field === undefined) return [];
  return [{ field, text: now === true ? "po" : now === false ? "jo" : String(now) }];
}

function counterpart(others: unknown[], item: unknown, index: number): unknown {
  const key = isObject(item) ? keys.find((name) => name in item) : undefined;
  if (key === undefined || !isObject(item)) return others[index];
  return others.find((other) => isObject(other) && other[key] === item[key]);
}
