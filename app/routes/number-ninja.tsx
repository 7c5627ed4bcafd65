import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLocation } from "@remix-run/react";
import type { GameData } from "../features/number-ninja/game-data";
import { NumberNinja } from "../features/number-ninja/number-ninja";
import { hydrated } from "../hydration";
import { inBrowser } from "../pages/client-loader";
import { pageMeta } from "../pages/page-head";
import type { Arriving, LessonPage } from "../pages/pages";
import { ninjaPage, type Played } from "../pages/played-pages";
import { answerPiece } from "../pages/server-loader";
import { type Tool, ToolPage, toMath } from "../pages/tool-page";
import { LessonBody } from "../ui/lesson-body";

const ninja: Tool = { subject: "math", slug: "number-ninja", back: toMath };

export const handle = hydrated;

export const loader = ({ context }: LoaderFunctionArgs) => answerPiece(ninjaPage(context.library, ninja));

export const clientLoader = () =>
  inBrowser(
    () => import("../pages/played-pages"),
    (pages, library) => pages.ninjaPage(library, ninja),
  );

export const meta: MetaFunction = ({ data }) => pageMeta(data as Arriving<LessonPage> | undefined);

export default function NumberNinjaPage() {
  const { search } = useLocation();
  return (
    <ToolPage tool={ninja} introduction={false}>
      {({ play, content }: Played<GameData>) => (
        <NumberNinja settings={play} search={search} introduction={<LessonBody html={content} />} />
      )}
    </ToolPage>
  );
}
