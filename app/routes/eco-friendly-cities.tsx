import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { Surfaces } from "../features/surfaces/surfaces";
import { hydrated } from "../hydration";
import { type Arriving, type ProjectPageData, projectPage } from "../library/pages";
import { answerProject } from "./answer-page";
import { projectMeta } from "./page-title";
import { loadProjectInBrowser, onlyAtAnotherProject, ProjectPage, slugAt } from "./project-page";

export const handle = hydrated;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  answerProject(projectPage(context.library, slugAt(request.url)));

export const clientLoader = (args: ClientLoaderFunctionArgs) => loadProjectInBrowser(args);

export const shouldRevalidate = onlyAtAnotherProject;

export const meta: MetaFunction = ({ data }) => projectMeta(data as Arriving<ProjectPageData> | undefined);

export default function EcoCityProject() {
  return <ProjectPage model={<Surfaces />} />;
}
