/** Loaders answer by these. Server only: `@remix-run/cloudflare` must not reach the browser. */
import { data } from "@remix-run/cloudflare";
import { modelsOf } from "../magazine/content";
import { type PageScripts, scriptsHeader } from "../magazine/page-scripts";
import { type Arriving, isFound, type LessonPage, type ProjectPageData, settle } from "./pages";

/** Answers with a content's page: 404 where there is none; where it holds a model, the site's own scripts may run. */
export async function answerPiece<Page extends LessonPage>(arriving: Arriving<Page>) {
  const page = await settle(arriving);
  if (!isFound(page)) return data(page, { status: 404 });
  const scripts: PageScripts | null = page.lesson && modelsOf(page.lesson).length > 0 ? "self" : null;
  return data(page, scripts ? { headers: { [scriptsHeader]: scripts } } : {});
}

/** A project's page, 404 where there is no such project. */
export async function answerProject(arriving: Arriving<ProjectPageData>) {
  const page = await settle(arriving);
  return data(page, { status: page.project === null ? 404 : 200 });
}
