import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { hydrated } from "../hydration";
import type { Arriving, ProjectPageData } from "../library/pages";
import { projectMeta } from "./page-title";
import { loadProject, loadProjectInBrowser, onlyAtAnotherProject, ProjectPage } from "./project-page";

export const handle = hydrated;

export const loader = (args: LoaderFunctionArgs) => loadProject(args);

export const clientLoader = (args: ClientLoaderFunctionArgs) => loadProjectInBrowser(args);

export const shouldRevalidate = onlyAtAnotherProject;

export const meta: MetaFunction = ({ data }) => projectMeta(data as Arriving<ProjectPageData> | undefined);

/** A project that has no model of its own. */
export default function OtherProject() {
  return <ProjectPage />;
}
