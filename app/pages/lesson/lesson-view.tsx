import { useLoaderData } from "@remix-run/react";
import { fixedParts } from "../../lessons/fixed-parts";
import type { Category } from "../../magazine/category";
import { modelsOf } from "../../magazine/content";
import type { Subject } from "../../magazine/subject";
import { LessonNotFound } from "../../ui/absence/not-found";
import { AuthorBlock } from "../../ui/author-block";
import { Deferred, useResolved } from "../../ui/deferred";
import { BackLink } from "../../ui/frame/back-link";
import { IdeaLinks, LessonEnding } from "../../ui/lesson/lesson-ending";
import { LessonHead } from "../../ui/lesson/lesson-head";
import { Onward } from "../../ui/lesson/lesson-sheet";
import { LessonSkeleton } from "../../ui/lesson/lesson-skeleton";
import { LessonText } from "../../ui/lesson/lesson-text";
import { PageScript } from "../../ui/page-script";
import { lessonBack, notFoundHref } from "../back-links";
import { useResolvedTitle } from "../head/page-head";
import type { LessonPage } from "./lesson-ending";

/** Shows the page of a lesson. @param notFound the language of its not-found view (product 7.6, 7.7) */
export function LessonView({
  subject,
  slug,
  notFound = "english",
}: {
  subject: Subject;
  slug: string;
  notFound?: "english" | "albanian";
}) {
  const { content, elsewhere, author, category, related, ending } = useLoaderData<Deferred<LessonPage>>();
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
            <LessonText
              html={found.content}
              cover={found.imageUrl}
              coverAlt={found.imageAlt}
              before={
                <Deferred value={ending} fallback={null}>
                  {(known) => (known ? <IdeaLinks label="Para kësaj" ideas={known.way.before} /> : null)}
                </Deferred>
              }
              part={Part ? (figure) => <Part figure={figure} /> : null}
              ending={(onward) => (
                <>
                  <Onward html={onward} />
                  <Deferred value={ending} fallback={null}>
                    {(known) =>
                      known ? (
                        <div className="page-width">
                          <IdeaLinks label="Pas kësaj" ideas={known.way.after} map />
                        </div>
                      ) : null
                    }
                  </Deferred>
                  <Deferred value={category} fallback={null}>
                    {(chapter) => (
                      <Deferred value={related} fallback={null}>
                        {(others) => (
                          <Deferred value={ending} fallback={null}>
                            {(plates) => (
                              <LessonEnding
                                subject={subject}
                                practice={plates?.practice ?? null}
                                chapter={chapter?.displayName ?? null}
                                related={others}
                                tool={plates?.tool ?? null}
                                quiz={plates?.quiz ?? null}
                              />
                            )}
                          </Deferred>
                        )}
                      </Deferred>
                    )}
                  </Deferred>
                </>
              )}
            />
            {modelsOf(found).length > 0 ? <PageScript name="lesson-models" /> : null}
          </article>
        )
      }
    </Deferred>
  );
}
