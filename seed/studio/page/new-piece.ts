/** The beginning of a lesson: its entry in `magazine.json` and a text with its eight parts. */
import { valueAt } from "../../pipeline/checking/json-edit";

export interface NewPiece {
  title: string;
  deck: string;
  categoryId: number;
  authorId: number;
}

/** A title as the end of an address. */
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

/** A slug that no piece has. */
export function freeSlug(title: string, taken: string[]): string {
  const slug = slugFrom(title) || "mesim";
  for (let nth = 1; ; nth++) {
    const tried = nth === 1 ? slug : `${slug}-${nth}`;
    if (!taken.includes(tried)) return tried;
  }
}

/** The entry of a new lesson. @param cover address of a picture that is there */
export function newEntry(
  magazine: string,
  slug: string,
  { title, deck, categoryId, authorId }: NewPiece,
  cover: string,
) {
  const contents = valueAt(magazine, ["contents"]);
  const ids = (Array.isArray(contents) ? contents : []).map(({ id }: { id?: unknown }) =>
    typeof id === "number" ? id : 0,
  );
  return {
    id: Math.max(0, ...ids) + 1,
    title,
    slug,
    ...(deck === "" ? {} : { deck }),
    imageUrl: cover,
    categoryId,
    contentTypeId: 1,
    authorId,
    duration: 4,
    contentFile: `lessons/${slug}.md`,
  };
}

/** An empty lesson: an opening to be written over. */
export const newLesson =
  "::kapaku[Çfarë të vërehet te kopertina.]\n\nNjë pyetje që do ta bënte një pesëmbëdhjetëvjeçar.\n";
