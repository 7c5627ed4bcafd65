/** What loaders answer with. Server only: `@remix-run/cloudflare` must not reach the browser. */
import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { modelsOf } from "../magazine/content";
import { type PageScripts, scriptsHeader } from "../magazine/page-scripts";
import type { Deferred } from "../ui/deferred";
import { type ContentPage, isFound } from "./content-page";
import { type ProjectPage, projectPage } from "./project-pages";
import { resolveAll } from "./resolve-page";

/** Loads a content's page: 404 where there is none; where it holds a model, the site's own scripts may run. */
export async function loadContentOr404<Page extends ContentPage>(page: Deferred<Page>) {
  const resolved = await resolveAll(page);
  if (!isFound(resolved)) return data(resolved, { status: 404 });
  const scripts: PageScripts | null = resolved.content && modelsOf(resolved.content).length > 0 ? "self" : null;
  return data(resolved, scripts ? { headers: { [scriptsHeader]: scripts } } : {});
}

/** Loads a project's page, 404 where there is no such project. */
async function loadProjectOr404(page: Deferred<ProjectPage>) {
  const resolved = await resolveAll(page);
  return data(resolved, { status: resolved.project === null ? 404 : 200 });
}

/** Makes the loader of a project's route. @param slug of its project; the address's where left out */
export const projectLoader =
  (slug?: string) =>
  ({ params, context }: LoaderFunctionArgs) =>
    loadProjectOr404(projectPage(context.library, slug ?? params.slug ?? ""));
