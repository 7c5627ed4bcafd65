/** Sorts the drafts that a crash left by the pieces to which they belong. An editor knows pieces, not files. */
import { canonicalJson } from "../../../app/library/kv-layout";
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
  /** The beginning of what was written. */
  excerpt: string;
}

const lists = ["contents", "projects"] as const;

/** Characters of a text that are shown, to tell one draft from another. */
const excerptLength = 300;

/**
 * Sorts drafts by pieces. Of a piece that was begun and not saved, the texts stand with the draft of `magazine.json`:
 * neither is worth anything without the other.
 *
 * @param magazine the saved text of `magazine.json`
 */
export function recoveredPieces(drafts: readonly Draft[], magazine: string): RecoveredPiece[] {
  const list = drafts.find(({ name }) => name === "magazine.json");
  const saved = piecesIn(magazine);
  const written = list === undefined ? saved : piecesIn(list.text);
  const isSaved = ({ piece }: Entry) => saved.some((other) => other.piece.slug === piece.slug);
  const entries = [...written, ...saved.filter(({ piece }) => !written.some((each) => each.piece.slug === piece.slug))];
  const groups = new Map<string, { title: string; drafts: Draft[] }>();
  const add = (key: string, title: string, draft: Draft) => {
    const group = groups.get(key) ?? { title, drafts: [] };
    group.drafts.push(draft);
    groups.set(key, group);
  };
  if (list !== undefined) add("", listTitle(saved, written), list);
  for (const draft of drafts) {
    if (draft === list) continue;
    const owner = entries.find(({ piece }) => Object.values(piece.files).includes(draft.name));
    if (owner === undefined) add(draft.name, otherNames[draft.name] ?? draft.name, draft);
    else if (list !== undefined && !isSaved(owner)) add("", "", draft);
    else add(`piece ${owner.piece.slug}`, owner.piece.title, draft);
  }
  return [...groups.values()].map((group) => ({
    ...group,
    at: Math.max(...group.drafts.map(({ at }) => at)),
    excerpt:
      (group.drafts.find(({ name }) => name.endsWith(".md")) ?? group.drafts[0])?.text.slice(0, excerptLength) ?? "",
  }));
}

const otherNames: Record<string, string> = { "glossary.json": "Fjalori" };

interface Entry {
  piece: WrittenPiece;
  fields: string;
}

function piecesIn(magazine: string): Entry[] {
  return lists.flatMap((list) => {
    const items = valueAt(magazine, [list]);
    if (!Array.isArray(items)) return [];
    return items.map((fields, index) => ({ piece: pieceOf(fields, list, index), fields: canonicalJson(fields) }));
  });
}

/** Names the pieces whose fields differ. */
function listTitle(saved: Entry[], written: Entry[]): string {
  const differing = written.filter(({ piece, fields }) => {
    const before = saved.find((other) => other.piece.slug === piece.slug);
    return before?.fields !== fields;
  });
  if (differing.length === 0) return "Radha e shkrimeve";
  const titles = differing.map(({ piece }) => piece.title).join(", ");
  return differing.some(({ piece }) => !saved.some((other) => other.piece.slug === piece.slug))
    ? titles
    : `Fushat: ${titles}`;
}
