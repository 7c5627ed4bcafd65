/**
 * Makes the structured data of pages: schema.org as JSON-LD. Only the server makes it, so that no hydrated page
 * carries it as script; `PageMeta` inserts `{origin}`.
 */
import type { BreadcrumbList, DefinedTermSet, Graph, LearningResource, Thing, WebSite } from "schema-dts";
import type { Category } from "../../magazine/category";
import { chapterPath } from "../../magazine/chapters";
import type { Content } from "../../magazine/content";
import type { Dates } from "../../magazine/dates";
import type { ProjectSummary } from "../../magazine/project";
import { searchPath } from "../../magazine/search-path";
import { originMark, siteName, socialPicture } from "../../magazine/site";
import type { Subject } from "../../magazine/subject";
import type { PlacedModel } from "../model/placed-model";

const absolute = (path: string) => originMark + path;

const publisher = { "@type": "Organization", name: siteName, url: absolute("/") } as const;

/** Properties of every piece of the magazine (product 1.1, 1.2). */
const free = { inLanguage: "sq", isAccessibleForFree: true, educationalLevel: "klasat 9 dhe 10", publisher } as const;

const graph = (...things: Exclude<Thing, string>[]): Graph => ({ "@context": "https://schema.org", "@graph": things });

type Step = [name: string, path: string];

const subjects: Record<Subject, Step> = { math: ["Matematikë", "/math"], physics: ["Fizikë", "/physics"] };

/** Makes the breadcrumbs of a page; its own name is the last, without an address. */
function breadcrumbs(steps: Step[], last: string): BreadcrumbList {
  const named = [...steps.map(([name, path]) => ({ name, item: absolute(path) })), { name: last }];
  return {
    "@type": "BreadcrumbList",
    itemListElement: named.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
  };
}

/** Describes the front page: the magazine and its search. */
export function homeData(): Graph {
  const site: WebSite = {
    "@type": "WebSite",
    name: siteName,
    url: absolute("/"),
    inLanguage: "sq",
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: absolute(`${searchPath}?q={search_term_string}`) },
      // Google's own property, which schema.org's types do not know.
      ...{ "query-input": "required name=search_term_string" },
    },
  };
  return graph(site);
}

/** Returns the dates of publication and last change. @param day that a piece of news states itself */
const dated = (dates: Dates | undefined, day?: string) => {
  const published = day ?? dates?.published;
  const changed = dates?.changed ?? dates?.published;
  return { ...(published && { datePublished: published }), ...(changed && { dateModified: changed }) };
};

/** Describes a lesson, a game or a quiz. */
export function contentData(
  { title, slug, imageUrl, deck, contentTypeId, duration, date }: Content,
  path: string,
  { author, chapter, dates }: { author: string | undefined; chapter: Category | null; dates: Dates | undefined },
): Graph {
  const common = {
    ...free,
    url: absolute(path),
    image: absolute(socialPicture(slug, imageUrl)),
    timeRequired: `PT${duration}M`,
    ...dated(dates, date),
    ...(author && { author: { "@type": "Organization", name: author } as const }),
    ...(chapter && { about: chapter.displayName }),
  };
  const way: Step[] = chapter
    ? [subjects[chapter.type], [chapter.displayName, chapterPath({ subject: chapter.type, name: chapter.name })]]
    : [];
  if (contentTypeId === 3) return graph({ "@type": "Quiz", name: title, ...common }, breadcrumbs(way, title));
  if (contentTypeId === 2) {
    const played: LearningResource = {
      "@type": "LearningResource",
      learningResourceType: "simulation",
      name: title,
      ...common,
    };
    return graph(played, breadcrumbs(way, title));
  }
  const lesson = { headline: title, name: title, learningResourceType: "lesson", teaches: deck ?? title, ...common };
  return graph({ "@type": ["Article", "LearningResource"], ...lesson } as never, breadcrumbs(way, title));
}

/** Describes a class project. */
export function projectData({ title, description, slug, image }: ProjectSummary, path: string, dates?: Dates): Graph {
  const project: LearningResource = {
    "@type": "LearningResource",
    learningResourceType: "project",
    ...{ name: title, description, url: absolute(path), image: absolute(socialPicture(slug, image)) },
    ...dated(dates),
    ...free,
  };
  return graph(project, breadcrumbs([subjects.physics, ["Projekte", "/physics/projects"]], title));
}

/** Describes a model with a page of its own. */
export function modelData({ name, title, lesson }: PlacedModel): Graph {
  const model: LearningResource = {
    "@type": "LearningResource",
    learningResourceType: "simulation",
    ...{ name: title, url: absolute(`/modelet/${name}`), teaches: lesson.title },
    ...free,
  };
  return graph(model, breadcrumbs([["Modelet", "/modelet"]], title));
}

/** Describes a chapter. */
export const chapterData = (title: string, subject: Subject): Graph => graph(breadcrumbs([subjects[subject]], title));

/** Describes the glossary as a set of terms. The list itself describes the terms (`glossary-list.tsx`). */
export function glossaryData(): Graph {
  const set: DefinedTermSet = {
    "@type": "DefinedTermSet",
    ...{ "@id": absolute("/fjalori"), name: "Fjalori", url: absolute("/fjalori"), inLanguage: "sq", publisher },
  };
  return graph(set);
}
