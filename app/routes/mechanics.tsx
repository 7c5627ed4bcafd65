import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Mechanics } from "../features/mechanics/mechanics";
import { hydrated } from "../hydration";
import { contentMeta } from "../pages/head/page-head";
import { contentPage } from "../pages/lesson/content-page";
import type { ContentAddress } from "../pages/loaders/content-address";
import { loadContentOr404 } from "../pages/loaders/server-loader";
import { ToolView } from "../pages/tool-view";
import { LessonBody } from "../ui/lesson/lesson-body";

const address: ContentAddress = { subject: "physics", slug: "classical-mechanics" };

export const handle = hydrated;

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadContentOr404(context.library, contentPage(context.library, address));

export const clientLoader = () => import("../pages/loaders/browser-pages").then((pages) => pages.content(address));

export const meta = contentMeta;

export default function MechanicsRoute() {
  return (
    <ToolView address={address}>{({ content }) => <Mechanics introduction={<LessonBody html={content} />} />}</ToolView>
  );
}
