import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData, useParams } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { hydrateByData, type KindOfPage, shownAs } from "../kinds-of-page";
import { type Withdrawn, withdrawnAt } from "../magazine/withdrawn";
import { chapterAtAddress, chapterMeta } from "../pages/chapter/chapter-page";
import { sizedChapterPage } from "../pages/chapter/sized-chapter-page";
import { contentMeta } from "../pages/head/page-head";
import { contentPage, isQuiz } from "../pages/lesson/content-page";
import { withEnding } from "../pages/lesson/lesson-ending";
import { LessonView } from "../pages/lesson/lesson-view";
import { browserLibrary } from "../pages/loaders/browser-library";
import { addressFrom, type ContentAddress } from "../pages/loaders/content-address";
import { quizPage } from "../pages/loaders/played-pages";
import { ignoreUnhandled, resolveAll } from "../pages/loaders/resolve-page";
import { loadContentOr404, missingPage } from "../pages/loaders/server-loader";
import { WithdrawnScreen } from "../ui/absence/withdrawn-screen";
import { LessonSkeleton } from "../ui/lesson/lesson-skeleton";
import NotFound from "./not-found";

const Chapter = lazy(() => import("./chapter"));
const Quiz = lazy(() => import("./quiz"));

/**
 * These addresses may be any kind of page in the edition. That is a chapter or a quiz without a route of its own, or a
 * lesson.
 */
export const handle = hydrateByData;

export async function loader({ params, context: { library } }: LoaderFunctionArgs) {
  const address = addressFrom(params);
  if (address === null) return missingPage();
  const chapter = await chapterAtAddress(library, address);
  if (chapter !== null) {
    return data({
      shownAs: "chapter" satisfies KindOfPage["shownAs"],
      ...(await resolveAll(sizedChapterPage(library, chapter))),
    });
  }
  const page = contentPage(library, address);
  if ((await page.content) === null) {
    const gone = withdrawnAt(await library.withdrawn(), address);
    if (gone?.moved) return redirect(gone.onward.href, 301);
    if (gone) return data({ shownAs: "withdrawn" satisfies KindOfPage["shownAs"], gone }, { status: 410 });
  }
  if (!isQuiz(await page.content)) return loadContentOr404(library, withEnding(library, page));
  return loadContentOr404(library, { shownAs: "quiz" satisfies KindOfPage["shownAs"], ...quizPage(library, address) });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const address = addressFrom(params);
  return address && ignoreUnhandled(withEnding(browserLibrary, lessonOrDocument(address, request.url)));
}

/** Reads a lesson's page. The server shows any other kind, since an open page does not know every kind. */
function lessonOrDocument(address: ContentAddress, url: string) {
  const page = contentPage(browserLibrary, address);
  const content = page.content.then((found) => {
    if (found !== null && !isQuiz(found)) return found;
    location.assign(url);
    return new Promise<never>(() => undefined);
  });
  return { ...page, content };
}

export const meta: MetaFunction = (args) => (shownAs(args.data) === "chapter" ? chapterMeta(args) : contentMeta(args));

export default function Lesson() {
  const page = useLoaderData<{ gone?: Withdrawn } | null>();
  const kind = shownAs(page);
  const address = addressFrom(useParams());
  if (page === null || address === null) return <NotFound />;
  if (page.gone) return <WithdrawnScreen {...page.gone} />;
  if (kind === null) return <LessonView {...address} />;
  return <Suspense fallback={<LessonSkeleton />}>{kind === "chapter" ? <Chapter /> : <Quiz />}</Suspense>;
}
