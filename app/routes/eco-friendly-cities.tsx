import { Surfaces } from "../features/surfaces/surfaces";
import { hydrated } from "../hydration";
import { projectMeta } from "../pages/page-head";
import { onlyAtAnotherProject, ProjectView, projectClientLoader } from "../pages/project-view";
import { projectLoader } from "../pages/server-loader";

export const handle = hydrated;
export const loader = projectLoader("eco-friendly-cities");
export const clientLoader = projectClientLoader("eco-friendly-cities");
export const shouldRevalidate = onlyAtAnotherProject;
export const meta = projectMeta;

export default function EcoFriendlyCitiesRoute() {
  return <ProjectView model={<Surfaces />} />;
}
