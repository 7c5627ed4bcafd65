import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData, useLocation } from "@remix-run/react";
import { fixedParts } from "../lessons/fixed-parts";
import type { Library } from "../library/library";
import type { Subject } from "../magazine/category";
import { modelsOf } from "../magazine/content";
import { arriving, browserLibrary } from "../pages/browser-library";
import { lessonBack, notFoundHref } from "../pages/lesson-back";
import { pageMeta, useArrivedTitle } from "../pages/page-head";
import { type Arriving, type LessonPage, lessonPage, refractionPage } from "../pages/pages";
import { answerPiece } from "../pages/server-loader";
import { AuthorBlock } from "../ui/author-block";
import { BackLink } from "../ui/back-link";
import { Later, useArrived } from "../ui/deferred";
import { LessonText } from "../ui/lesson-body";
import { LessonHead, MoreFrom } from "../ui/lesson-head";
import { LessonNotFound } from "../ui/not-found";
import { LessonSkeleton } from "../ui/skeletons";

/** This lesson is found in the lists, and its not-found view is Albanian (product 7.7). */
const refraction = "perthyerja-dhe-reflektimi-i-drites";

function addressOf(pathname: string): { subject: Subject; slug: string } {
  const [, department, slug = ""] = pathname.split("/");
  return { subject: department === "math" ? "math" : "physics", slug };
}

function page(library: Library, { url }: { url: string }): Arriving<LessonPage> {
  const address = addressOf(new URL(url).pathname);
  const listed = address.subject === "physics" && address.slug === refraction;
  return listed ? refractionPage(library, refraction) : lessonPage(library, address);
}

export const loader = ({ request, context }: LoaderFunctionArgs) => answerPiece(page(context.library, request));

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => arriving(page(browserLibrary, request));

export const meta: MetaFunction = ({ data }) => pageMeta(data as Arriving<LessonPage> | undefined);

export default function Lesson() {
  const { lesson, elsewhere, author, category, related } = useLoaderData() as Arriving<LessonPage>;
  const { subject, slug } = addressOf(useLocation().pathname);
  const Part = fixedParts.get(slug);
  const gone = useArrived(elsewhere, false);
  useArrivedTitle(lesson);
  const backTo = (known: Parameters<typeof lessonBack>[2]) => {
    const { href, text } = lessonBack(subject, slug, known);
    return <BackLink href={href}>{text}</BackLink>;
  };
  return (
    <Later value={lesson} fallback={<LessonSkeleton />}>
      {(found) =>
        found === null || gone ? (
          <LessonNotFound
            variant={slug === refraction ? "albanian" : "english"}
            href={notFoundHref(slug)}
            subject={subject}
          />
        ) : (
          <>
            <article className={subject}>
              <LessonHead
                lesson={found}
                category={subject === "physics" && !(category instanceof Promise) ? category : null}
                back={
                  <Later value={category} fallback={backTo(undefined)}>
                    {backTo}
                  </Later>
                }
                author={
                  <Later value={author} fallback={<AuthorBlock author={undefined} minutes={found.duration} />}>
                    {(known) => <AuthorBlock author={known} minutes={found.duration} />}
                  </Later>
                }
              />
              <LessonText html={found.content} part={Part ? <Part /> : null} />
              {modelsOf(found).length > 0 ? <script type="module" src="/lesson-models.js" /> : null}
            </article>
            <div className={subject}>
              <Later value={category} fallback={null}>
                {(chapter) => (
                  <Later value={related} fallback={null}>
                    {(others) => (chapter ? <MoreFrom chapter={chapter.displayName} related={others} /> : null)}
                  </Later>
                )}
              </Later>
            </div>
          </>
        )
      }
    </Later>
  );
}
