import type { SearchKind } from "../../../app/magazine/search/search-parts";

/** What is found as one: a section of a lesson, a term, an exercise. */
export interface IndexedPassage {
  /** Its heading; empty where it is the page's beginning. */
  where: string;
  /** Added to the page's address: `#puna`; empty at the page's beginning. */
  anchor: string;
  /** What is shown of it: a formula or a line with a formula in signs. */
  sentences: string[];
  /** Words by which it is found and that it does not show. */
  alsoFoundBy?: string[];
  /** Its formulas as signs, each with its sentence. */
  formulas?: { signs: string[]; sentence: number }[];
}

/** A page of results: its places are found together. */
export interface FoundPage {
  kind: SearchKind;
  title: string;
  href: string;
  /** The part that holds its text: its chapter's, so that an edited lesson rewrites no other. */
  part: string;
  /** Words of its title that count as the title does: the words of its address, which say what a witty title does not. */
  named: string[];
  /** Whole queries to which it is the answer: a term's forms, its English name. */
  answers?: string[];
  places: IndexedPassage[];
}
