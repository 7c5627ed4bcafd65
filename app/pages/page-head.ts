import type { MetaDescriptor } from "@remix-run/cloudflare";
import { useEffect } from "react";
import { excerpt, withEllipsis } from "../magazine/excerpt";
import { pageTitle, siteName, siteOrigin, socialPicture } from "../magazine/site";
import { useArrived } from "../ui/deferred";
import type { Arriving, LessonPage, ProjectPageData } from "./pages";

const loading = "Po ngarkohet…";
const missing = "Ndodhi një problem";

/** What a page says of itself in its head. `picture` names its social picture; the magazine's own serves else. */
export function describePage({
  title,
  description,
  picture = "prizma",
}: {
  title: string;
  description: string;
  picture?: string;
}): MetaDescriptor[] {
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

/** The head of a lesson's or a tool's page. While the piece is on its way the title says so. */
export function pageMeta(page: Arriving<LessonPage> | undefined): MetaDescriptor[] {
  const lesson = page?.elsewhere === true ? null : page?.lesson;
  if (lesson instanceof Promise) return [{ title: pageTitle(loading) }];
  if (!lesson) return [{ title: pageTitle(missing) }, { name: "robots", content: "noindex" }];
  const text = excerpt(lesson.content);
  return describePage({
    title: lesson.title,
    description: text === "" ? lesson.title : withEllipsis(text),
    picture: lesson.slug,
  });
}

/** The head of a project's page. */
export function projectMeta(page: Arriving<ProjectPageData> | undefined): MetaDescriptor[] {
  const project = page?.project;
  if (project instanceof Promise) return [{ title: pageTitle(loading) }];
  if (!project) return [{ title: pageTitle(missing) }, { name: "robots", content: "noindex" }];
  return describePage({ title: project.title, description: project.description, picture: project.slug });
}

type Titled = { title: string } | null;

/** Gives the page its title once a piece that was on its way is there. */
export function useArrivedTitle(lesson: Titled | Promise<Titled>): void {
  const arrived = useArrived<Titled | undefined>(lesson, undefined);
  useEffect(() => {
    if (lesson instanceof Promise && arrived !== undefined) document.title = pageTitle(arrived?.title ?? missing);
  }, [lesson, arrived]);
}
