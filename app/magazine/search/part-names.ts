/** The address of the index of search, which names the texts of each chapter. */
export const searchIndexPath = "/api/search/index";

/** The names of the parts beside the index, as it opens with them: `name:places;…` (search-parts.ts). */
export const partNames = (index: string): string[] =>
  (index.split("\n", 1)[0] ?? "").split(";").map((part) => part.replace(/:.*$/, ""));
