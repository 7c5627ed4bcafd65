import { hydrated } from "../hydration";
import { projectMeta } from "../pages/head/page-head";
import { projectLoader } from "../pages/loaders/server-loader";
import { ProjectView, projectClientLoader } from "../pages/project/project-view";

export const handle = hydrated;
export const loader = projectLoader();
export const clientLoader = projectClientLoader();
export const meta = projectMeta;

/** Shows a project that has no model of its own. */
export default function ProjectRoute() {
  return <ProjectView />;
}
