/** Lists every public address of the magazine. */
import { kindOf } from "../app/magazine/badge";
import { chapterPath, chaptersFrom } from "../app/magazine/chapters";
import { contentPath, subjectOf } from "../app/magazine/content";
import { isWhole } from "./long-series";
import { realMagazine } from "./real-magazine";

const fronts = (): string[] => [
  ...[
    "/",
    "/math",
    "/physics",
    ...chaptersFrom(realMagazine().categories).map(chapterPath),
    "/fjalori",
    "/harta",
    "/modelet",
    "/fletorja",
    "/mesuesi",
    "/mesuesi/detyre",
    "/mesuesi/test",
    "/detyra",
    "/klasa",
    "/klasa/kartela",
    "/kerko",
    "/pa-rrjet",
    "/merre-me-vete",
    "/physics/optika/me-vete",
    "/math/pitagora/ushtrime",
    "/math/pitagora/ora",
    "/physics/graviteti/ne-ekran",
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
    "/api/hours/pitagora",
    "/api/questions/pitagora",
    "/api/search/index-3",
  ],
  ...["/api/packs/mekanika", "/api/packs/mesuesi"],
  "/api/dates",
];

/** Lists the address of every content. */
export function contentAddresses(): string[] {
  const { contents, categories } = realMagazine();
  return contents.map((content) => {
    const category = categories.find(({ id }) => id === content.categoryId) ?? null;
    return contentPath(subjectOf(content, category), content.slug);
  });
}

/** Lists every page. Of the lessons, which share one template, it has only the tested share of a long series. */
export function triedPages(oneIn: number): string[] {
  const isLesson = (nth: number) => kindOf(realMagazine().contents[nth]?.contentTypeId ?? 1) === "lesson";
  const addresses = contentAddresses().filter((_, nth) => isWhole || !isLesson(nth) || nth % oneIn === 0);
  return [...fronts(), ...addresses];
}

/** Lists pages first, then the API. */
export function publicAddresses(): string[] {
  return [...fronts(), ...contentAddresses(), ...apiAddresses];
}
