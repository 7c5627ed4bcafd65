import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { browserLibrary } from "../pages/browser-library";
import { refractionPage, refractionSlug } from "../pages/content-page";
import { withEnding } from "../pages/lesson-ending";
import { LessonView } from "../pages/lesson-view";
import { contentMeta } from "../pages/page-head";
import { ignoreUnhandled } from "../pages/resolve-page";
import { loadContentOr404 } from "../pages/server-loader";

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadContentOr404(context.library, withEnding(context.library, refractionPage(context.library)));

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const clientLoader = () => ignoreUnhandled(withEnding(browserLibrary, refractionPage(browserLibrary)));

export const meta = contentMeta;

/** Shows the lesson found in the lists, with an Albanian not-found view (product 7.7). */
export default function Refraction() {
  return <LessonView subject="physics" slug={refractionSlug} notFound="albanian" />;
}
