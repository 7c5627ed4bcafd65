import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Mechanics } from "../features/mechanics/mechanics";
import { hydrated } from "../hydration";
import type { ContentAddress } from "../pages/content-address";
import { contentPage } from "../pages/content-page";
import { contentMeta } from "../pages/page-head";
import { loadContentOr404 } from "../pages/server-loader";
import { ToolView } from "../pages/tool-view";
import { LessonBody } from "../ui/lesson-body";

const address: ContentAddress = { subject: "physics", slug: "classical-mechanics" };

export const handle = hydrated;

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadContentOr404(context.library, contentPage(context.library, address));

export const clientLoader = () => import("../pages/browser-pages").then((pages) => pages.content(address));

export const meta = contentMeta;

export default function MechanicsRoute() {
  return (
    <ToolView address={address}>{({ content }) => <Mechanics introduction={<LessonBody html={content} />} />}</ToolView>
  );
}
