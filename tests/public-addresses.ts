/** Every address of the magazine that somebody may be sent to. */
import { chapterPath, chapters } from "../app/magazine/chapters";
import { contentPath, subjectOf } from "../app/magazine/content";
import { realMagazine } from "./real-magazine";

const fronts = [
  ...[
    "/",
    "/math",
    "/physics",
    ...chapters.map(chapterPath),
    "/fjalori",
    "/harta",
    "/modelet",
    "/fletorja",
    "/kerko",
    "/pa-rrjet",
    "/merre-me-vete",
    "/physics/optika/me-vete",
    "/math/pitagora/ushtrime",
    "/about",
    "/contact",
    "/privacy",
    "/terms",
  ],
  ...["/physics/projects", "/physics/projects/hydraulics", "/physics/projects/eco-friendly-cities"],
];

/** The addresses of the API, one of each kind. */
export const apiAddresses = [
  ...["/api/contents", "/api/contents?fields=summary", "/api/contents?featured=true&categoryId=1"],
  ...["/api/contents/slug/graviteti", "/api/categories", "/api/categories?type=math", "/api/categories/1"],
  "/api/withdrawn",
  ...[
    "/api/authors",
    "/api/authors/1",
    "/api/glossary",
    "/api/map",
    "/api/projects",
    "/api/projects/hydraulics",
    "/api/practice/pitagora",
    "/api/search/index",
  ],
  ...["/api/packs/mekanika"],
  "/api/dates",
];

/** The address of every content. */
export function contentAddresses(): string[] {
  const { contents, categories } = realMagazine();
  return contents.map((content) => {
    const category = categories.find(({ id }) => id === content.categoryId) ?? null;
    return contentPath(subjectOf(content, category), content.slug);
  });
}

/** Pages first, then the API. */
export function publicAddresses(): string[] {
  return [...fronts, ...contentAddresses(), ...apiAddresses];
}
