/** Makes the responses of loaders. Server only: `@remix-run/cloudflare` must not reach the browser. */
import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { Library } from "../../library/library";
import { withoutEnding } from "../../magazine/category";
import { modelsOf } from "../../magazine/content";
import { type PageScripts, scriptsHeader } from "../../magazine/page-scripts";
import { withdrawnAt, withdrawnProject } from "../../magazine/withdrawn";
import type { Deferred } from "../../ui/deferred";
import { type ContentPage, isFound } from "../lesson/content-page";
import { type ProjectPage, projectPage } from "../project/project-pages";
import type { ContentAddress } from "./content-address";
import { resolveAll } from "./resolve-page";

const ownScripts: PageScripts = "self";

/** Responds with the not-found page, on which a script of the site may run. */
export const missingPage = () => data(null, { status: 404, headers: { [scriptsHeader]: ownScripts } });

/** Responds where a part of a lesson is missing: the lesson moved, or there is no such part. @param part of its address */
export async function movedOrMissing(library: Library, address: ContentAddress | null, part: string) {
  const gone = address && withdrawnAt(await library.withdrawn(), address);
  return gone?.moved ? redirect(`${gone.onward.href}/${part}`, 301) : missingPage();
}

/** Loads a content's page; 404 if there is none. If it holds a model, the site's own scripts may run. */
export async function loadContentOr404<Page extends ContentPage>(library: Library, page: Deferred<Page>) {
  const [undated, dates] = await Promise.all([resolveAll(page), library.dates()]);
  const category = undated.category && withoutEnding(undated.category);
  const resolved = { ...undated, category, dates: dates[`content/${undated.content?.slug}`] };
  if (!isFound(resolved)) return data(resolved, { status: 404 });
  const hasModel = resolved.content !== null && modelsOf(resolved.content).length > 0;
  return data(resolved, hasModel ? { headers: { [scriptsHeader]: ownScripts } } : {});
}

/** Loads a project's page; 404 if there is no such project. */
async function loadProjectOr404(library: Library, page: Deferred<ProjectPage>) {
  const [undated, dates] = await Promise.all([resolveAll(page), library.dates()]);
  const resolved = { ...undated, dates: dates[`project/${undated.project?.slug}`] };
  return data(resolved, { status: resolved.project === null ? 404 : 200 });
}

/** Makes the loader of a project's route. @param slug of its project; without it the address's counts */
export const projectLoader =
  (slug?: string) =>
  async ({ params, context: { library } }: LoaderFunctionArgs) => {
    const wanted = slug ?? params.slug ?? "";
    const page = projectPage(library, wanted);
    const gone = (await page.project) === null ? withdrawnProject(await library.withdrawn(), wanted) : undefined;
    return gone === undefined ? loadProjectOr404(library, page) : redirect(gone.onward.href, 301);
  };
