/** Makes the files of „Shkrim i ri“, the same as `npm run new` writes. They are a valid draft with open places. */
import { beginPiece } from "../../pipeline/commands/begin-piece";
import { slugOf } from "../../pipeline/lesson/slug-of";
import type { RecordList } from "./studio-reducer";

/** The kinds that the studio begins. A developer's drawings are begun by `npm run new`. */
export const newKinds = {
  lesson: "Mësim",
  quiz: "Kuiz",
  news: "Lajm",
  project: "Projekt",
  category: "Kapitull",
  author: "Redaksi",
  path: "Shteg",
} as const;

/** The kinds that are pieces, with a line under the title and an author. */
export const pieceKinds: readonly NewPiece["kind"][] = ["lesson", "quiz", "news", "project"];

/** The list of `magazine.json` in which each other kind stands. */
export const listOfKind: Partial<Record<NewPiece["kind"], RecordList>> = {
  category: "categories",
  author: "authors",
  path: "paths",
};

export interface NewPiece {
  kind: keyof typeof newKinds;
  title: string;
  deck: string;
  /** The slug of the chapter. */
  category: string;
  authorId: number;
  /** The department of a new chapter. */
  type: string;
}

const longestSlug = 60;

/** Returns a slug that no piece has yet. */
export function freeSlug(title: string, taken: string[]): string {
  const slug = slugOf(title).slice(0, longestSlug).replace(/-$/, "") || "mesim";
  for (let nth = 1; ; nth++) {
    const tried = nth === 1 ? slug : `${slug}-${nth}`;
    if (!taken.includes(tried)) return tried;
  }
}

/** Returns the files of what is new by their names in the newsroom. Its text comes first, `magazine.json` last. */
export function newFiles(
  magazine: string,
  slug: string,
  { kind, title, deck, category, authorId, type }: NewPiece,
): { name: string; text: string }[] {
  const wishes = { title, category, type, author: String(authorId), ...(deck !== "" && { deck }) };
  const grown = { magazine, modelNames: "", modelFiles: "", modelLoaders: "" };
  const { files } = beginPiece(kind, slug, wishes, grown, new Date().toISOString().slice(0, 10));
  const written = Object.entries(files).map(([path, text]) => ({ name: path.replace(/^seed\//, ""), text }));
  const order = (name: string) => (name.endsWith(".md") ? 0 : name === "magazine.json" ? 2 : 1);
  return written.sort((one, other) => order(one.name) - order(other.name));
}
