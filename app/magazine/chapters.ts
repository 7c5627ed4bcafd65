import type { Category } from "./category";
import type { Subject } from "./subject";

/**
 * A chapter of a department, with a page of its own (product 2.2). Every category of `seed/magazine.json` is one; the
 * eight of the product keep their addresses and texts here, whatever is published.
 */
export interface Chapter {
  /** The id of its category (product 5.2), which finds its contents. */
  id: number;
  subject: Subject;
  /** The segment of its address, and the name of its category and of its cover. */
  name: string;
  /** The heading of its page. Physics always has it, mathematics only if its category is unknown (product 6.8, 6.9). */
  title: string;
  /** The page's description if its category is unknown or has none (product 6.8). */
  description?: string;
  /** Its link in the side menu (product 3.3): short, in Albanian. */
  menu: string;
  /** Its link in the footer of every page (product 3.4). */
  footer: { text: string; lang?: "en"; href?: string };
  /** The number of placeholder cards while its list loads. */
  placeholders: number;
}

/** The product's chapters, in the order of departments and footer. */
export const chapters: readonly Chapter[] = [
  {
    id: 7,
    subject: "math",
    name: "matematika-pastre",
    title: "Matematikë pastre",
    description: "Numra, trajta dhe funksione, për hir të bukurisë së një prove që nuk rrëzohet.",
    menu: "E pastër",
    footer: { text: "Matematikë pastre" },
    placeholders: 5,
  },
  {
    id: 8,
    subject: "math",
    name: "matematika-aplikuar",
    title: "Matematikë e aplikuar",
    description: "Ku e takon matematikën jashtë fletores: në lojë, në muzikë, te mjeku dhe në treg.",
    menu: "E aplikuar",
    footer: { text: "Matematikë e aplikuar" },
    placeholders: 5,
  },
  {
    id: 1,
    subject: "physics",
    name: "mekanika",
    title: "Mekanikë (Lëvizja dhe Forcat)",
    menu: "Mekanika",
    footer: { text: "Mekanika" },
    placeholders: 5,
  },
  {
    id: 2,
    subject: "physics",
    name: "termodinamika",
    title: "Termodinamika (Nxehtësia dhe temperatura)",
    menu: "Termodinamika",
    footer: { text: "Termodinamika" },
    placeholders: 4,
  },
  {
    id: 3,
    subject: "physics",
    name: "elektriciteti",
    title: "Elektriciteti dhe Magnetizmi",
    menu: "Elektriciteti",
    footer: { text: "Elektriciteti & Magnetizmi" },
    placeholders: 4,
  },
  {
    id: 4,
    subject: "physics",
    name: "optika",
    title: "Drita dhe Optika",
    menu: "Optika",
    footer: { text: "Drita dhe Optika" },
    placeholders: 3,
  },
  {
    id: 5,
    subject: "physics",
    name: "valet",
    title: "Valët dhe Zëri",
    menu: "Valët",
    footer: { text: "Valët dhe Zëri" },
    placeholders: 3,
  },
  {
    id: 6,
    subject: "physics",
    name: "astronomia",
    title: "Astronomia dhe Fizika Moderne",
    menu: "Astronomia",
    footer: { text: "Astronomy & Modern Physics", lang: "en", href: "/astronomia" },
    placeholders: 4,
  },
];

/** Lists the chapters of a department, among the given ones. */
export const chaptersOf = (subject: Subject, among: readonly Chapter[] = chapters) =>
  among.filter((chapter) => chapter.subject === subject);

/** Returns the address of a chapter's page. */
export const chapterPath = ({ subject, name }: Pick<Chapter, "subject" | "name">) => `/${subject}/${name}`;

/** Returns the address where a chapter's pack is downloaded, updated and deleted. It is the hydrated chapter page. */
export const packPath = (chapter: Pick<Chapter, "subject" | "name">): string => `${chapterPath(chapter)}/me-vete`;

const byPath = new Map(chapters.map((chapter) => [chapterPath(chapter), chapter]));

/** Returns the product's chapter at an address. @throws if there is none, which `app/routes.ts` rules out */
export function chapterAt(url: string): Chapter {
  const { pathname } = new URL(url);
  const chapter = byPath.get(pathname.replace(/\/$/, ""));
  if (chapter === undefined) throw new Error(`no chapter at ${pathname}`);
  return chapter;
}

/**
 * Makes the chapter of a category. A chapter of the product keeps its id and its texts, unless the category sets
 * another.
 */
function chapterOf({ id, name, type, displayName, title, menu }: Category): Chapter {
  const standard = byPath.get(chapterPath({ subject: type, name }));
  if (standard) return { ...standard, title: title ?? standard.title, menu: menu ?? standard.menu };
  return {
    id,
    subject: type,
    name,
    title: title ?? displayName,
    menu: menu ?? displayName,
    footer: { text: displayName },
    placeholders: 4,
  };
}

/** Lists every chapter. Those of the categories come in their order, then the product's chapters without a category. */
export function chaptersFrom(categories: readonly Category[]): Chapter[] {
  const published = categories.map(chapterOf);
  const addresses = new Set(published.map(chapterPath));
  const all = [...published, ...chapters.filter((chapter) => !addresses.has(chapterPath(chapter)))];
  return [...chaptersOf("math", all), ...chaptersOf("physics", all)];
}
