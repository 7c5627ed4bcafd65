import type { MetaDescriptor, MetaFunction } from "@remix-run/cloudflare";
import { useEffect } from "react";
import type { Content } from "../magazine/content";
import { excerpt, withEllipsis } from "../magazine/excerpt";
import type { Project } from "../magazine/project";
import { pageTitle, siteName, siteOrigin, socialPicture } from "../magazine/site";
import { type Deferred, useResolved } from "../ui/deferred";
import type { ContentPage } from "./content-page";
import type { ProjectPage } from "./project-pages";

const loading = "Po ngarkohet…";
const missing = "Ndodhi një problem";

interface Described {
  title: string;
  description: string;
  /** Names its social picture; the magazine's own where left out. */
  picture?: string;
}

/** What a page says of itself in its head. */
export function describePage({ title, description, picture = "prizma" }: Described): MetaDescriptor[] {
  return [
    { title: pageTitle(title) },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:site_name", content: siteName },
    { property: "og:locale", content: "sq_AL" },
    { property: "og:image", content: siteOrigin + socialPicture(picture) },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** The head of a page whose record may still be a promise: says so, or that there is none. */
/** The head of a page that does not exist or cannot be read. */
export const missingHead: MetaDescriptor[] = [{ title: pageTitle(missing) }, { name: "robots", content: "noindex" }];

function metaOf<Titled>(record: Titled | null | undefined | Promise<unknown>, headOf: (record: Titled) => Described) {
  if (record instanceof Promise) return [{ title: pageTitle(loading) }];
  if (!record) return missingHead;
  return describePage(headOf(record as Titled));
}

/** The head of a content's page. */
export const contentMeta: MetaFunction = ({ data }) => {
  const page = data as Deferred<ContentPage> | undefined;
  return metaOf<Content>(page?.elsewhere === true ? null : page?.content, ({ title, slug, content }) => {
    const text = excerpt(content);
    return { title, description: text === "" ? title : withEllipsis(text), picture: slug };
  });
};

/** The head of a project's page. */
export const projectMeta: MetaFunction = ({ data }) =>
  metaOf<Project>((data as Deferred<ProjectPage> | undefined)?.project, ({ title, description, slug }) => ({
    title,
    description,
    picture: slug,
  }));

type Titled = { title: string } | null;

/** Gives the page its title once a record that was being read is there. */
export function useResolvedTitle(record: Titled | Promise<Titled>): void {
  const resolved = useResolved<Titled | undefined>(record, undefined);
  useEffect(() => {
    if (record instanceof Promise && resolved !== undefined) document.title = pageTitle(resolved?.title ?? missing);
  }, [record, resolved]);
}
