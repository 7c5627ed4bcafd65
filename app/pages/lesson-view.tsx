import { useLoaderData } from "@remix-run/react";
import { fixedParts } from "../lessons/fixed-parts";
import type { Category, Subject } from "../magazine/category";
import { modelsOf } from "../magazine/content";
import { AuthorBlock } from "../ui/author-block";
import { BackLink } from "../ui/back-link";
import { Deferred, useResolved } from "../ui/deferred";
import { LessonText } from "../ui/lesson-body";
import { LessonHead, MoreFrom } from "../ui/lesson-head";
import { LessonSkeleton } from "../ui/lesson-skeleton";
import { LessonNotFound } from "../ui/not-found";
import { lessonBack, notFoundHref } from "./back-links";
import type { ContentPage } from "./content-page";
import { useResolvedTitle } from "./page-head";

/** The page of a lesson. @param notFound the language of its not-found view (product 7.6, 7.7) */
export function LessonView({
  subject,
  slug,
  notFound = "english",
}: {
  subject: Subject;
  slug: string;
  notFound?: "english" | "albanian";
}) {
  const { content, elsewhere, author, category, related } = useLoaderData() as Deferred<ContentPage>;
  const Part = fixedParts.get(slug);
  const isElsewhere = useResolved(elsewhere, false);
  useResolvedTitle(content);
  const backTo = (known: Category | null | undefined) => {
    const { href, text } = lessonBack(subject, slug, known);
    return <BackLink href={href}>{text}</BackLink>;
  };
  return (
    <Deferred value={content} fallback={<LessonSkeleton />}>
      {(found) =>
        found === null || isElsewhere ? (
          <LessonNotFound variant={notFound} href={notFoundHref(slug)} subject={subject} />
        ) : (
          <>
            <article className={subject}>
              <LessonHead
                lesson={found}
                category={subject === "physics" && !(category instanceof Promise) ? category : null}
                back={
                  <Deferred value={category} fallback={backTo(undefined)}>
                    {backTo}
                  </Deferred>
                }
                author={
                  <Deferred value={author} fallback={<AuthorBlock author={undefined} minutes={found.duration} />}>
                    {(known) => <AuthorBlock author={known} minutes={found.duration} />}
                  </Deferred>
                }
              />
              <LessonText html={found.content} part={Part ? <Part /> : null} />
              {modelsOf(found).length > 0 ? <script type="module" src="/lesson-models.js" /> : null}
            </article>
            <div className={subject}>
              <Deferred value={category} fallback={null}>
                {(chapter) => (
                  <Deferred value={related} fallback={null}>
                    {(others) => (chapter ? <MoreFrom chapter={chapter.displayName} related={others} /> : null)}
                  </Deferred>
                )}
              </Deferred>
            </div>
          </>
        )
      }
    </Deferred>
  );
}
