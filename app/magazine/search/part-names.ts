/**
 * The name of the index, the part that is read first. Its number is its format version, so that no code reads another
 * format.
 */
export const indexPart = "index-3";

/** The address of the search index, which names the texts of each chapter. */
export const searchIndexPath = `/api/search/${indexPart}`;

/** Lists the names of the parts beside the index, from its first line: `name:places;…` (search-parts.ts). */
export const partNames = (index: string): string[] =>
  (index.split("\n", 1)[0] ?? "").split(";").map((part) => part.replace(/:.*$/, ""));
