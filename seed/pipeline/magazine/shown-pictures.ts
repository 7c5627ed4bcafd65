/** Finds the editors' pictures that readers see, and those for the previews of shared links. */
import type { Category } from "../../../app/magazine/category";
import type { Content } from "../../../app/magazine/content";
import type { Project } from "../../../app/magazine/project";
import type { NamedPicture } from "../checking/editor-pictures";
import type { Edition } from "../edition/edition";

export interface ShownPictures {
  pictures: NamedPicture[];
  social: SharedPiece[];
}

/** A piece whose cover is an editor's picture. */
interface SharedPiece {
  slug: string;
  title: string;
  subject: Category["type"];
  picture: NamedPicture;
}

/** Finds these pictures. It leaves out those that only a draft names. */
export function shownPictures(
  { entries }: Edition,
  named: readonly NamedPicture[],
  { categories, contents, projects }: { categories: Category[]; contents: Content[]; projects: Project[] },
): ShownPictures {
  const texts = named.length === 0 ? [] : [...entries.values()];
  // All widths of a picture share this part of the address.
  const stem = ({ shown }: NamedPicture) => shown.replace(/[^.]+\.[^.]+$/, "");
  const pictures = named.filter((picture) => texts.some((text) => text.includes(stem(picture))));
  const pieces = [
    ...contents.map(({ slug, title, imageUrl, categoryId }) => ({
      ...{ slug, title, image: imageUrl },
      subject: categories.find(({ id }) => id === categoryId)?.type ?? "math",
    })),
    ...projects.map(({ slug, title, image }) => ({ slug, title, image, subject: "physics" as const })),
  ];
  const social = pieces.flatMap(({ image, ...piece }): SharedPiece[] => {
    const picture = pictures.find(({ shown }) => shown === image);
    return picture === undefined ? [] : [{ ...piece, picture }];
  });
  return { pictures, social };
}
