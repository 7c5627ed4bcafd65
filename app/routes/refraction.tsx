import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { contentMeta } from "../pages/head/page-head";
import { refractionPage, refractionSlug } from "../pages/lesson/content-page";
import { withEnding } from "../pages/lesson/lesson-ending";
import { LessonView } from "../pages/lesson/lesson-view";
import { browserLibrary } from "../pages/loaders/browser-library";
import { ignoreUnhandled } from "../pages/loaders/resolve-page";
import { loadContentOr404 } from "../pages/loaders/server-loader";

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadContentOr404(context.library, withEnding(context.library, refractionPage(context.library)));

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const clientLoader = () => ignoreUnhandled(withEnding(browserLibrary, refractionPage(browserLibrary)));

export const meta = contentMeta;

/** Shows the lesson found in the lists, with an Albanian not-found view (product 7.7). */
export default function Refraction() {
  return <LessonView subject="physics" slug={refractionSlug} notFound="albanian" />;
}
