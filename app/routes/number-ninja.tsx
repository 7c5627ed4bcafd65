import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLocation } from "@remix-run/react";
import { NumberNinja } from "../features/number-ninja/number-ninja";
import { hydrated } from "../hydration";
import type { Arriving, LessonPage } from "../library/pages";
import { LessonBody } from "../ui/lesson-body";
import { pageMeta } from "./page-title";
import { loadTool, loadToolInBrowser, type Tool, ToolPage, toMath } from "./tool-page";

const ninja: Tool = { subject: "math", slug: "number-ninja", back: toMath };

export const handle = hydrated;

export const loader = (args: LoaderFunctionArgs) => loadTool(ninja, args);

export const clientLoader = (args: ClientLoaderFunctionArgs) => loadToolInBrowser(ninja, args);

export const meta: MetaFunction = ({ data }) => pageMeta(data as Arriving<LessonPage> | undefined);

export default function NumberNinjaPage() {
  const { search } = useLocation();
  return (
    <ToolPage tool={ninja} introduction={false}>
      {({ gameData, content }) => (
        <NumberNinja gameData={gameData} search={search} introduction={<LessonBody html={content} />} />
      )}
    </ToolPage>
  );
}
