import { Hydraulics } from "../features/hydraulics/hydraulics";
import { hydrated } from "../hydration";
import { projectMeta } from "../pages/head/page-head";
import { projectLoader } from "../pages/loaders/server-loader";
import { ProjectView, projectClientLoader } from "../pages/project/project-view";

export const handle = hydrated;
export const loader = projectLoader("hydraulics");
export const clientLoader = projectClientLoader("hydraulics");
export const meta = projectMeta;

export default function HydraulicsRoute() {
  return <ProjectView model={<Hydraulics />} />;
}
