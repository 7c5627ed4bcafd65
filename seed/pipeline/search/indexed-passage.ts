import type { SearchKind } from "../../../app/magazine/search/search-parts";

/** A passage that is found as one. It is a section of a lesson, a term, an exercise. */
export interface IndexedPassage {
  /** Its heading; empty at the page's beginning. */
  where: string;
  /** Whether its heading is not sought: a number, or one that all lessons have. */
  isUntold?: true;
  /** Added to the page's address: `#puna`; empty at the page's beginning. */
  anchor: string;
  /** Its sentences for a result; a formula in them has its marks (`written-formula.ts`). */
  sentences: string[];
  /** Words by which it is found, but which it does not show. */
  alsoFoundBy?: string[];
  /** Its formulas as signs, each with the number of its sentence. */
  formulas?: { signs: string[]; sentence: number }[];
}

/** A page of results, with its passages. */
export interface FoundPage {
  kind: SearchKind;
  title: string;
  href: string;
  /** The part that holds its text. It is that of its chapter, so that an edited lesson changes no other part. */
  part: string;
  /** Words of its address, weighted nearly like the title. A witty title may not name its subject. */
  named: string[];
  /** Whole queries that it answers: a term's forms, its English name. */
  answers?: string[];
  places: IndexedPassage[];
  /** Address of the drawing beside its result. */
  picture?: string;
  /** A term's symbol as MathML, and its unit. */
  symbol?: string;
  unit?: string;
}
