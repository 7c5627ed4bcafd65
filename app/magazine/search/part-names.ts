/** The part that is looked into first. Its number is that of its make, so that no code reads the index of another. */
export const indexPart = "index-2";

/** The address of the index of search, which names the texts of each chapter. */
export const searchIndexPath = `/api/search/${indexPart}`;

/** The names of the parts beside the index, as it opens with them: `name:places;…` (search-parts.ts). */
export const partNames = (index: string): string[] =>
  (index.split("\n", 1)[0] ?? "").split(";").map((part) => part.replace(/:.*$/, ""));
