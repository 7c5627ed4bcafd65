import { Hydraulics } from "../features/hydraulics/hydraulics";
import { hydrated } from "../hydration";
import { projectMeta } from "../pages/page-head";
import { onlyAtAnotherProject, ProjectView, projectClientLoader } from "../pages/project-view";
import { projectLoader } from "../pages/server-loader";

export const handle = hydrated;
export const loader = projectLoader("hydraulics");
export const clientLoader = projectClientLoader("hydraulics");
export const shouldRevalidate = onlyAtAnotherProject;
export const meta = projectMeta;

export default function HydraulicsRoute() {
  return <ProjectView model={<Hydraulics />} />;
}
