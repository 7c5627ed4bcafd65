import { Surfaces } from "../features/surfaces/surfaces";
import { hydrated } from "../hydration";
import { projectMeta } from "../pages/head/page-head";
import { projectLoader } from "../pages/loaders/server-loader";
import { ProjectView, projectClientLoader } from "../pages/project/project-view";

export const handle = hydrated;
export const loader = projectLoader("eco-friendly-cities");
export const clientLoader = projectClientLoader("eco-friendly-cities");
export const meta = projectMeta;

export default function EcoFriendlyCitiesRoute() {
  return <ProjectView model={<Surfaces />} />;
}
