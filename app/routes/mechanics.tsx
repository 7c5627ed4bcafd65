import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { Mechanics } from "../features/mechanics/mechanics";
import { hydrated } from "../hydration";
import type { Arriving, LessonPage } from "../library/pages";
import { pageMeta } from "./page-title";
import { loadTool, loadToolInBrowser, type Tool, ToolPage, toPhysics } from "./tool-page";

const mechanics: Tool = { subject: "physics", slug: "classical-mechanics", back: toPhysics };

export const handle = hydrated;

export const loader = (args: LoaderFunctionArgs) => loadTool(mechanics, args);

export const clientLoader = (args: ClientLoaderFunctionArgs) => loadToolInBrowser(mechanics, args);

export const meta: MetaFunction = ({ data }) => pageMeta(data as Arriving<LessonPage> | undefined);

export default function MechanicsPage() {
  return <ToolPage tool={mechanics}>{() => <Mechanics />}</ToolPage>;
}
