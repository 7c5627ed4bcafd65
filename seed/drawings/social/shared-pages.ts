/**
 * Lists the pages with a social picture of their own. They are every content and chapter, the front pages and the
 * projects.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { SocialPage } from "./social-picture";

interface Magazine {
  categories: { id: number; name: string; displayName: string; type: "math" | "physics" }[];
  contents: { slug: string; title: string; imageUrl: string; categoryId: number }[];
  projects: { slug: string; title: string; image: string }[];
}

/**
 * Fields of covers in their own units that a card shows instead of the whole cover. On a page these run out of the plate
 * on purpose; in a card's panel closed orbits would be cut, and the front's small prism be lost.
 */
const fields: Readonly<Record<string, readonly [x: number, y: number, width: number, height: number]>> = {
  "/covers/graviteti.svg": [-330, -60, 1980, 1320],
  "/covers/rreze.svg": [340, -100, 720, 480],
  "/covers/sdiellor.svg": [-375, -250, 1950, 1300],
  "/covers/numrat-irracional.svg": [-255, -170, 1710, 1140],
};

const root = new URL("../../../", import.meta.url);

/** The covers of a department, which a page shows until it has its own. A page gets its social picture with that one. */
const departmentCover = /^\/covers\/kapitull-/;
const isDrawn = (image: string) => existsSync(new URL(`public${image}`, root));

/** Reads the titles from `seed/magazine.json` and the covers from `public/`, which must be drawn already. */
export async function sharedPages(): Promise<SocialPage[]> {
  const { categories, contents, projects }: Magazine = JSON.parse(
    await readFile(new URL("seed/magazine.json", root), "utf8"),
  );
  const subjectOf = (id: number) => categories.find((category) => category.id === id)?.type ?? null;
  const pages = [
    { name: "prizma", title: "Eksploro botën e shkencës", subject: null, image: "/covers/rreze.svg" },
    { name: "math", title: "Matematikë", subject: "math" as const, image: "/covers/matematika.svg" },
    { name: "physics", title: "Fizikë", subject: "physics" as const, image: "/covers/fizika.svg" },
    { name: "projects", title: "Projekte për klasën", subject: "physics" as const, image: "/covers/hydraulics.svg" },
    ...projects.map(({ slug, title, image }) => ({ name: slug, title, subject: "physics" as const, image })),
    ...categories
      .map(({ name, displayName, type }) => ({
        name,
        title: displayName,
        subject: type,
        image: `/covers/${name}.svg`,
      }))
      .filter(({ image }) => isDrawn(image)),
    ...contents.map(({ slug, title, categoryId, imageUrl }) => ({
      name: slug,
      title,
      subject: subjectOf(categoryId),
      image: imageUrl,
    })),
  ];
  // Publishing makes those with an editor's photograph.
  const drawn = pages.filter(({ image }) => !image.startsWith("/pictures/") && !departmentCover.test(image));
  return Promise.all(
    drawn.map(async ({ image, ...page }) => ({
      ...page,
      cover: inField(await readCover(image), fields[image]),
    })),
  );
}

/** Returns a drawing that shows another field of itself. */
function inField(cover: string, field: readonly number[] | undefined): string {
  if (field === undefined) return cover;
  const [, , width, height] = field;
  return cover.replace(
    /viewBox="[^"]*" width="\d+" height="\d+"/,
    `viewBox="${field.join(" ")}" width="${width}" height="${height}"`,
  );
}

/**
 * Reads a cover. Where it is missing, the error names the command to begin one, since a new chapter gets its cover
 * last.
 */
export async function readCover(image: string): Promise<string> {
  try {
    return await readFile(new URL(`public${image}`, root), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    const name = image.replace(/^.*\/|\.svg$/g, "");
    throw new Error(
      `Figura „public${image}“ nuk gjendet: nise me „npm run new -- cover ${name}“, vizatoje, provo përsëri.`,
    );
  }
}
