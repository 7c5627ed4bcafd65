import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLocation } from "@remix-run/react";
import type { GameData } from "../features/number-ninja/game-data";
import { NumberNinja } from "../features/number-ninja/number-ninja";
import { hydrated } from "../hydration";
import { contentMeta } from "../pages/head/page-head";
import type { ContentAddress } from "../pages/loaders/content-address";
import { ninjaPage, type Played } from "../pages/loaders/played-pages";
import { loadContentOr404 } from "../pages/loaders/server-loader";
import { ToolView } from "../pages/tool-view";
import { LessonBody } from "../ui/lesson/lesson-body";

const address: ContentAddress = { subject: "math", slug: "number-ninja" };

export const handle = hydrated;

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadContentOr404(context.library, ninjaPage(context.library, address));

export const clientLoader = () => import("../pages/loaders/browser-pages").then((pages) => pages.ninja(address));

export const meta = contentMeta;

export default function NumberNinjaRoute() {
  const { search } = useLocation();
  return (
    <ToolView address={address}>
      {({ play, content }: Played<GameData>) => (
        <NumberNinja settings={play} search={search} introduction={<LessonBody html={content} />} />
      )}
    </ToolView>
  );
}
