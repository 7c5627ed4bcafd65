/** Lists the passages of the magazine that search can find, page by page. */
import type { Element, ElementContent } from "hast";
import { type Category, categoryCover } from "../../../app/magazine/category";
import { type Chapter, chapterPath, chaptersFrom } from "../../../app/magazine/chapters";
import { type Content, contentPath, subjectOf } from "../../../app/magazine/content";
import { entryPath, type GlossaryEntry } from "../../../app/magazine/glossary";
import { modelCover, stillsIn } from "../../../app/magazine/model-stills";
import type { Practice } from "../../../app/magazine/practice/exercise";
import type { Project } from "../../../app/magazine/project";
import { panelPath, projectPath } from "../../../app/magazine/project-address";
import { parseHtml } from "../lesson/tree";
import type { FoundPage, IndexedPassage } from "./indexed-passage";
import { inPlainSigns } from "./plain-formula";
import { plainTextOf, plainTextOfHtml } from "./plain-text";

/** The searched parts of a magazine. */
export interface Searched {
  categories: Category[];
  contents: Content[];
  /** Terms with all their forms, which the published entry does not hold. */
  terms: { entry: GlossaryEntry; forms: string[] }[];
  projects: Project[];
  practices: Practice[];
  /** The lessons that have a plan of their hour. */
  hours: { slug: string }[];
  /** Other names of things, by the address of the page, from an editors' table. */
  otherNames: Record<string, string[]>;
}

/** Lists every page to be found, each part's pages together. */
export function findPlaces(magazine: Searched): FoundPage[] {
  const pages = [
    ...termPages(magazine),
    ...chaptersFrom(magazine.categories).map((chapter) => chapterPage(chapter, magazine.categories)),
    ...magazine.contents.flatMap((content) => contentPages(content, magazine)),
    ...magazine.projects.map(projectPage),
  ];
  for (const page of pages) page.named.push(...(magazine.otherNames[page.href] ?? []));
  const parts = [...new Set(pages.map(({ part }) => part))];
  return parts.flatMap((part) => pages.filter((page) => page.part === part));
}

function termPages({ terms }: Searched): FoundPage[] {
  return terms.map(({ entry, forms }): FoundPage => {
    const english = entry.english.split(",").map((name) => name.trim());
    const symbol = entry.symbolMath === undefined ? [] : plainTextOfHtml(entry.symbolMath).sentences.map(inPlainSigns);
    return {
      kind: "t",
      title: entry.term,
      href: entryPath(entry.id),
      part: "fjalori",
      named: [],
      answers: [entry.term, ...forms, ...english],
      symbol: entry.symbolMath,
      unit: entry.unit,
      places: [
        {
          where: "",
          anchor: "",
          sentences: [entry.definition],
          alsoFoundBy: [...forms, ...english, ...symbol, entry.unit ?? ""],
        },
      ],
    };
  });
}

function chapterPage(chapter: Chapter, categories: Category[]): FoundPage {
  const category = categories.find(({ id }) => id === chapter.id);
  const sentences = [category?.description || chapter.description || chapter.title];
  return {
    kind: "c",
    title: chapter.title,
    href: chapterPath(chapter),
    part: "kapitujt",
    picture: drawingOf(categoryCover(category ?? chapter)),
    named: [category?.displayName ?? ""],
    places: [{ where: "", anchor: "", sentences }],
  };
}

function contentPages(content: Content, magazine: Searched): FoundPage[] {
  const category = magazine.categories.find(({ id }) => id === content.categoryId) ?? null;
  const href = contentPath(subjectOf(content, category), content.slug);
  const part = category?.name ?? "te-tjera";
  const kind = ({ 1: "m", 2: "s", 3: "k" } as const)[content.contentTypeId];
  const named = [content.slug.replaceAll("-", " "), content.deck ?? ""];
  const taught = magazine.terms.filter(({ entry }) => entry.taughtIn.includes(href));
  const [beginning, ...sections] = sectionsOf(content.content);
  const opening = beginning ?? emptyPlace;
  // The standfirst describes the lesson in a result that matches no sentence of the beginning.
  const deck = content.deck === undefined ? [] : [content.deck];
  const first: IndexedPassage = {
    ...opening,
    sentences: [...deck, ...opening.sentences],
    formulas: opening.formulas?.map((each) => ({ ...each, sentence: each.sentence + deck.length })),
    alsoFoundBy: taught.flatMap(({ entry, forms }) => [entry.term, ...forms, entry.english]),
  };
  const questions = questionsOf(content);
  const places = [
    first,
    ...sections,
    ...(questions.length > 0 ? [{ where: "Pyetjet", anchor: "", sentences: questions }] : []),
    ...(magazine.hours.some(({ slug }) => slug === content.slug) ? [hourPlace] : []),
  ];
  return [
    { kind, title: content.title, href, part, named, places, picture: drawingOf(content.imageUrl) },
    ...modelPages(content, part),
    ...practicePages(content, href, part, magazine.practices),
  ];
}

/** Returns a picture that is small as a file: a drawing. Photographs are not shown beside results. */
const drawingOf = (picture: string) => (picture.endsWith(".svg") ? picture : undefined);

/** The plan of a lesson's hour. Its heading is not sought, since „orë“ would find all lessons. */
const hourPlace: IndexedPassage = {
  where: "Plani i orës",
  isUntold: true,
  anchor: "/ora",
  sentences: ["Plani për mësuesin: çfarë bëhet, kur dhe sa gjatë."],
  alsoFoundBy: ["plani, planifikimi, ditari"],
};

const emptyPlace: IndexedPassage = { where: "", anchor: "", sentences: [] };
const isElement = (node: ElementContent): node is Element => node.type === "element";
const isHeading = (node: ElementContent): boolean => isElement(node) && node.tagName === "h2";

/** Splits a lesson into sections, each from its heading to the next. The text before the first heading comes first. */
function sectionsOf(html: string): IndexedPassage[] {
  const sections: { heading: Element | null; nodes: ElementContent[] }[] = [{ heading: null, nodes: [] }];
  const walk = (nodes: readonly ElementContent[]) => {
    for (const node of nodes) {
      if (isElement(node) && isHeading(node)) sections.push({ heading: node, nodes: [] });
      else if (isElement(node) && node.children.some(isHeading)) walk(node.children);
      else sections.at(-1)?.nodes.push(node);
    }
  };
  const kept = (parseHtml(html)?.children ?? []).filter((node) => node.type === "element" && !isEnding(node));
  walk(kept as ElementContent[]);
  return sections.map(({ heading, nodes }): IndexedPassage => {
    const where = heading === null ? "" : inPlainSigns(plainTextOf(heading.children).sentences.join(" "));
    const id = heading?.properties.id;
    return { where, anchor: id === undefined ? "" : `#${id}`, ...plainTextOf(nodes) };
  });
}

/** Tells whether a section leads away from the lesson: it holds words of others. */
function isEnding({ properties: { className } }: Element): boolean {
  return (
    Array.isArray(className) &&
    className.some((name) => name === "onward" || name === "sources" || name === "term-cards")
  );
}

function modelPages(content: Content, part: string): FoundPage[] {
  return stillsIn(content.content).map(({ name, title, caption }): FoundPage => {
    const { sentences } = plainTextOfHtml(caption);
    const shown = sentences.length > 0 ? sentences : [content.title];
    const places = [{ where: "", anchor: "", sentences: shown, alsoFoundBy: [content.slug.replaceAll("-", " ")] }];
    const picture = modelCover(name);
    return { kind: "o", title, href: `/modelet/${name}`, part, picture, named: [name.replaceAll("-", " ")], places };
  });
}

/** Marks of numbers that are drawn later. */
const drawn = /⟦\d+⟧/g;

function practicePages(
  { slug, title, imageUrl }: Content,
  href: string,
  part: string,
  practices: Practice[],
): FoundPage[] {
  const practice = practices.find((each) => each.slug === slug);
  if (practice === undefined) return [];
  // The lesson's name finds all its exercises; words of one exercise open that one.
  const all: IndexedPassage = { ...emptyPlace, sentences: ["Me ndihma dhe zgjidhje; numrat ndërrojnë."] };
  const each = practice.exercises.map(({ id, question }, index): IndexedPassage => {
    const { sentences } = plainTextOfHtml(question.replace(drawn, "…"));
    const where = `Ushtrimi\u00a0${index + 1}`;
    return { where, isUntold: true, anchor: `?u=${id}#${id}`, sentences: [sentences.join(" ")] };
  });
  const places = [all, ...each];
  const named = [slug.replaceAll("-", " "), "ushtrime"];
  return [{ kind: "u", title, href: `${href}/ushtrime`, part, picture: drawingOf(imageUrl), named, places }];
}

function questionsOf({ quizData }: Content): string[] {
  if (quizData === undefined) return [];
  const { questions = [] } = JSON.parse(quizData) as { questions?: { question: string }[] };
  return questions.map(({ question }) => plainTextOfHtml(question).sentences.join(" "));
}

function projectPage(project: Project): FoundPage {
  const panels = [
    ["permbledhje", project.overview],
    ["udhezime", project.instructions],
    ["materiale", project.materials],
  ] as const;
  const places = panels.flatMap(([panel, html]) => {
    const address = panelPath(project.slug, panel).slice(projectPath(project.slug).length);
    return sectionsOf(html).map((place) => ({ ...place, anchor: address + place.anchor }));
  });
  const first: IndexedPassage = { where: "", anchor: "", sentences: [project.description], alsoFoundBy: project.tags };
  return {
    kind: "p",
    picture: drawingOf(project.image),
    title: project.subtitle ?? project.title,
    href: projectPath(project.slug),
    part: "projektet",
    named: [project.title, project.slug.replaceAll("-", " ")],
    places: [first, ...places.filter(({ sentences }) => sentences.length > 0)],
  };
}
