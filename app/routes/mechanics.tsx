import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Mechanics } from "../features/mechanics/mechanics";
import { hydrated } from "../hydration";
import { inBrowser } from "../pages/client-loader";
import { pageMeta } from "../pages/page-head";
import { type Arriving, type LessonPage, lessonPage } from "../pages/pages";
import { answerPiece } from "../pages/server-loader";
import { type Tool, ToolPage, toPhysics } from "../pages/tool-page";

const mechanics: Tool = { subject: "physics", slug: "classical-mechanics", back: toPhysics };

export const handle = hydrated;

export const loader = ({ context }: LoaderFunctionArgs) => answerPiece(lessonPage(context.library, mechanics));

export const clientLoader = () =>
  inBrowser(
    () => import("../pages/pages"),
    (pages, library) => pages.lessonPage(library, mechanics),
  );

export const meta: MetaFunction = ({ data }) => pageMeta(data as Arriving<LessonPage> | undefined);

export default function MechanicsPage() {
  return <ToolPage tool={mechanics}>{() => <Mechanics />}</ToolPage>;
}
