import type { MetaDescriptor, MetaFunction } from "@remix-run/cloudflare";
import { useEffect } from "react";
import type { Graph } from "schema-dts";
import type { Content } from "../../magazine/content";
import type { Dates } from "../../magazine/dates";
import { excerpt, withEllipsis } from "../../magazine/excerpt";
import type { ProjectSummary } from "../../magazine/project";
import { originMark, pageTitle, siteName, socialPicture, socialSize } from "../../magazine/site";
import { type Deferred, useResolved } from "../../ui/deferred";
import type { ContentPage } from "../lesson/content-page";
import type { ProjectPage } from "../project/project-pages";
import { contentData, projectData } from "./structured-data";

const loading = "Po ngarkohet…";
const missing = "Ndodhi një problem";

interface Described {
  title: string;
  description: string;
  /** The name of its social picture; the magazine's own if missing. */
  picture?: string;
  /** The address of its own picture. */
  image?: string;
  /** "article" for a piece of the magazine, "website" for pages that list pieces. */
  type?: "article" | "website";
  /** Its author, shown by a browser's reader view and other sites. */
  author?: string;
  /** The path of a page that another site may preview by oEmbed. */
  embeddable?: string;
  /** Its structured data, as JSON-LD. */
  data?: (() => Graph) | false;
}

/** Whether other sites may read this head. In the browser, structured data alone was 1 KB of script. */
export const forOtherSites = import.meta.env.SSR;

/** Makes the head of a page. */
export function describePage({
  title,
  description,
  picture = "prizma",
  image,
  type = "website",
  author,
  embeddable,
  data,
}: Described): MetaDescriptor[] {
  return [
    { title: pageTitle(title) },
    { name: "description", content: description },
    ...(author === undefined ? [] : [{ name: "author", content: author }]),
    { property: "og:type", content: type },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:site_name", content: siteName },
    { property: "og:locale", content: "sq_AL" },
    { property: "og:image", content: originMark + socialPicture(picture, image) },
    { property: "og:image:width", content: String(socialSize.width) },
    { property: "og:image:height", content: String(socialSize.height) },
    { name: "twitter:card", content: "summary_large_image" },
    ...(embeddable === undefined ? [] : [embedLink(embeddable)]),
    ...(data ? [{ "script:ld+json": data() as object }] : []),
  ];
}

/** Links the oEmbed response of a page, for other sites. */
const embedLink = (path: string): MetaDescriptor => ({
  tagName: "link",
  rel: "alternate",
  type: "application/json+oembed",
  href: `${originMark}/oembed?url=${originMark}${path}`,
});

/** Makes the head of an embedded page. No search engine lists it, since it is useless alone. */
export const embeddedHead = (title: string | undefined): MetaDescriptor[] =>
  title === undefined ? missingHead : [{ title: pageTitle(title) }, { name: "robots", content: "noindex" }];

/** The head of a page that does not exist or cannot be read. */
export const missingHead: MetaDescriptor[] = [{ title: pageTitle(missing) }, { name: "robots", content: "noindex" }];

/** Makes the head of a page whose record may be pending. It says so, or that there is none. */
function metaOf<Titled>(record: Titled | null | undefined | Promise<unknown>, headOf: (record: Titled) => Described) {
  if (record instanceof Promise) return [{ title: pageTitle(loading) }];
  if (!record) return missingHead;
  return describePage(headOf(record as Titled));
}

/** Makes the head of a content's page. */
export const contentMeta: MetaFunction = ({ data, location: { pathname } }) => {
  const page = data as (Deferred<ContentPage> & { dates?: Dates }) | undefined;
  return metaOf<Content>(page?.elsewhere === true ? null : page?.content, (found) => {
    const text = excerpt(found.content);
    const chapter = page?.category instanceof Promise ? null : (page?.category ?? null);
    const author = page?.author instanceof Promise ? undefined : page?.author?.name;
    return {
      title: found.title,
      description: text === "" ? found.title : withEllipsis(text),
      picture: found.slug,
      image: found.imageUrl,
      type: "article",
      author,
      embeddable: pathname,
      data: forOtherSites && (() => contentData(found, pathname, { author, chapter, dates: page?.dates })),
    };
  });
};

/** Makes the head of a project's page. */
export const projectMeta: MetaFunction = ({ data, location: { pathname } }) => {
  const page = data as (Deferred<ProjectPage> & { dates?: Dates }) | undefined;
  return metaOf<ProjectSummary>(page?.project, (project) => ({
    title: project.title,
    description: project.description,
    picture: project.slug,
    image: project.image,
    type: "article",
    embeddable: pathname,
    data: forOtherSites && (() => projectData(project, pathname, page?.dates)),
  }));
};

type Titled = { title: string } | null;

/** Sets the page's title once a pending record is read. */
export function useResolvedTitle(record: Titled | Promise<Titled>): void {
  const resolved = useResolved<Titled | undefined>(record, undefined);
  useEffect(() => {
    if (record instanceof Promise && resolved !== undefined) document.title = pageTitle(resolved?.title ?? missing);
  }, [record, resolved]);
}
