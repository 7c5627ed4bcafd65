/** What the beginnings of all kinds of pieces share. */
import { valueAt } from "../checking/json-edit";

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

export interface Entry {
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

export const magazine = "seed/magazine.json";

/** An argument of `npm run new` is invalid; the message is shown to the editor. */
export class InvalidOption extends Error {}

/** Returns the entries of a list. @throws InvalidOption where it is none */
export function listOf(text: string, list: string): Entry[] {
  const value = valueAt(text, [list]);
  if (!Array.isArray(value)) throw new InvalidOption(`Te ${magazine} mungon lista „${list}“: npm run seed -- check`);
  return value;
}

/** Returns the number of a new entry. */
export const freeId = (entries: Entry[]): number => 1 + Math.max(0, ...entries.map(({ id }) => Number(id) || 0));
