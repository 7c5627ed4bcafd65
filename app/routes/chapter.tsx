import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { chapterAt } from "../magazine/chapters";
import { browserLibrary } from "../pages/browser-library";
import { chapterMeta, chapterPage } from "../pages/chapter-page";
import { ChapterView, type ShownChapter } from "../pages/chapter-view";
import { ignoreUnhandled, resolveAll } from "../pages/resolve-page";
import { sizedChapterPage } from "../pages/sized-chapter-page";

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  resolveAll(sizedChapterPage(context.library, chapterAt(request.url)));

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  ignoreUnhandled(chapterPage(browserLibrary, chapterAt(request.url)));

export const meta = chapterMeta;

export default function ChapterRoute() {
  return <ChapterView page={useLoaderData<ShownChapter>()} />;
}
