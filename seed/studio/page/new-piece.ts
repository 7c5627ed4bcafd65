/** Makes the files of „Shkrim i ri“, the same as `npm run new` writes. They are a valid draft with open places. */
import { beginPiece } from "../../pipeline/commands/begin-piece";

/**
 * The kinds of pieces that the studio creates. Authors, chapters and a developer's drawings are begun by `npm run new`.
 */
export const newKinds = { lesson: "Mësim", quiz: "Kuiz", news: "Lajm" } as const;

export interface NewPiece {
  kind: keyof typeof newKinds;
  title: string;
  deck: string;
  /** The slug of the chapter. */
  category: string;
  authorId: number;
}

/** Makes a slug of a title. */
function slugFrom(title: string): string {
  return title
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60)
    .replace(/-+$/, "");
}

/** Returns a slug that no piece has yet. */
export function freeSlug(title: string, taken: string[]): string {
  const slug = slugFrom(title) || "mesim";
  for (let nth = 1; ; nth++) {
    const tried = nth === 1 ? slug : `${slug}-${nth}`;
    if (!taken.includes(tried)) return tried;
  }
}

/** Returns the files of a new piece by their names in the newsroom. Its text comes first, `magazine.json` last. */
export function newFiles(
  magazine: string,
  slug: string,
  { kind, title, deck, category, authorId }: NewPiece,
): { name: string; text: string }[] {
  const wishes = { title, category, author: String(authorId), ...(deck !== "" && { deck }) };
  const grown = { magazine, modelNames: "", modelFiles: "", modelLoaders: "" };
  const { files } = beginPiece(kind, slug, wishes, grown, new Date().toISOString().slice(0, 10));
  const written = Object.entries(files).map(([path, text]) => ({ name: path.replace(/^seed\//, ""), text }));
  const order = (name: string) => (name.endsWith(".md") ? 0 : name === "magazine.json" ? 2 : 1);
  return written.sort((one, other) => order(one.name) - order(other.name));
}
