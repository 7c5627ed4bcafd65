import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { chapterAt } from "../magazine/chapters";
import { chapterMeta, chapterPage } from "../pages/chapter/chapter-page";
import { ChapterView, type ShownChapter } from "../pages/chapter/chapter-view";
import { sizedChapterPage } from "../pages/chapter/sized-chapter-page";
import { browserLibrary } from "../pages/loaders/browser-library";
import { ignoreUnhandled, resolveAll } from "../pages/loaders/resolve-page";

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  resolveAll(sizedChapterPage(context.library, chapterAt(request.url)));

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  ignoreUnhandled(chapterPage(browserLibrary, chapterAt(request.url)));

export const meta = chapterMeta;

export default function ChapterRoute() {
  return <ChapterView page={useLoaderData<ShownChapter>()} />;
}
