import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { Hydraulics } from "../features/hydraulics/hydraulics";
import { hydrated } from "../hydration";
import { projectMeta } from "../pages/page-head";
import { type Arriving, type ProjectPageData, projectPage } from "../pages/pages";
import { loadProjectInBrowser, onlyAtAnotherProject, ProjectPage, slugAt } from "../pages/project-page";
import { answerProject } from "../pages/server-loader";

export const handle = hydrated;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  answerProject(projectPage(context.library, slugAt(request.url)));

export const clientLoader = (args: ClientLoaderFunctionArgs) => loadProjectInBrowser(args);

export const shouldRevalidate = onlyAtAnotherProject;

export const meta: MetaFunction = ({ data }) => projectMeta(data as Arriving<ProjectPageData> | undefined);

export default function HydraulicsProject() {
  return <ProjectPage model={<Hydraulics />} />;
}
