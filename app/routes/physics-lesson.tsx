import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useParams } from "@remix-run/react";
import { browserLibrary } from "../pages/browser-library";
import { type ContentAddress, contentPage } from "../pages/content-page";
import { withEnding } from "../pages/lesson-ending";
import { LessonView } from "../pages/lesson-view";
import { contentMeta } from "../pages/page-head";
import { ignoreUnhandled } from "../pages/resolve-page";
import { loadContentOr404 } from "../pages/server-loader";

const addressOf = ({ slug = "" }: { slug?: string }): ContentAddress => ({ subject: "physics", slug });

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  loadContentOr404(withEnding(context.library, contentPage(context.library, addressOf(params))));

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  ignoreUnhandled(withEnding(browserLibrary, contentPage(browserLibrary, addressOf(params))));

export const meta = contentMeta;

export default function PhysicsLesson() {
  return <LessonView {...addressOf(useParams())} />;
}
