/** Loaders answer by these. Server only: `@remix-run/cloudflare` must not reach the browser. */
import { data } from "@remix-run/cloudflare";
import { type Arriving, isFound, type LessonPage, type ProjectPageData, settle } from "./pages";

/** A lesson's or a tool's page, 404 where its piece is not there. */
export async function answerPiece<Page extends LessonPage>(arriving: Arriving<Page>) {
  const page = await settle(arriving);
  return data(page, { status: isFound(page) ? 200 : 404 });
}

/** A project's page, 404 where there is no such project. */
export async function answerProject(arriving: Arriving<ProjectPageData>) {
  const page = await settle(arriving);
  return data(page, { status: page.project === null ? 404 : 200 });
}
