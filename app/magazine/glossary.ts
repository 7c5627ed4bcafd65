import * as v from "valibot";
import { compareAlbanian, lettersOf } from "./albanian";
import { slugSchema } from "./identifiers";

const wordsSchema = v.pipe(v.string(), v.minLength(1));

export const glossaryEntrySchema = v.object({
  /** The anchor of the entry on the glossary's page, made from its term. */
  id: slugSchema,
  term: wordsSchema,
  /** The definition, one sentence. */
  definition: wordsSchema,
  /** The symbol as TeX; missing if the term has none. */
  symbol: v.optional(wordsSchema),
  /** The symbol typeset: MathML, sanitised at publication. */
  symbolMath: v.optional(wordsSchema),
  /** The SI unit as printed; for a term that is a unit, its sign. */
  unit: v.optional(wordsSchema),
  english: wordsSchema,
  /** Addresses of the lessons that teach it, in the order of the map of ideas. */
  taughtIn: v.array(wordsSchema),
  /** The address of the section that explains it first, in a lesson. Older publications lack it. */
  explainedAt: v.optional(wordsSchema),
});

/** One term of the magazine. */
export type GlossaryEntry = v.InferOutput<typeof glossaryEntrySchema>;

/** Returns the address of an entry. */
export const entryPath = (id: string) => `/fjalori#${id}`;

/** The terms of one Albanian letter; `Sh` and `Th` are letters too. */
export interface GlossaryLetter<Entry> {
  letter: string;
  entries: Entry[];
}

/** Groups terms in Albanian order under their letters; omits letters without terms. */
export function byLetter<Entry extends Pick<GlossaryEntry, "term">>(entries: Entry[]): GlossaryLetter<Entry>[] {
  const letters = new Map<string, Entry[]>();
  for (const entry of entries.slice().sort((a, b) => compareAlbanian(a.term, b.term))) {
    const first = lettersOf(entry.term)[0] ?? "";
    const letter = first.charAt(0).toUpperCase() + first.slice(1);
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return [...letters].map(([letter, found]) => ({ letter, entries: found }));
}
