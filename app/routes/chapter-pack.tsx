import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { ChapterPack } from "../features/offline/chapter-pack";
import { hydrated } from "../hydration";
import { categoryPicture, withoutEnding } from "../magazine/category";
import { chapterPath } from "../magazine/chapters";
import { chapterPackPage } from "../pages/chapter/chapter-pack-page";
import { ChapterView } from "../pages/chapter/chapter-view";
import { describePage, missingHead } from "../pages/head/page-head";
import { addressFrom } from "../pages/loaders/content-address";
import { NotFoundScreen } from "../ui/absence/not-found";

export const handle = hydrated;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = await chapterPackPage(context.library, addressFrom(params));
  if (page === null) return data(null, { status: 404 });
  return { ...page, category: page.category && withoutEnding(page.category) };
}

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  import("../pages/loaders/browser-pages").then((pages) => pages.chapterPack(addressFrom(params)));

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page
    ? [
        ...describePage({
          title: `Merre me vete: ${page.pack.title}`,
          description: `Merr në pajisje kapitullin „${page.pack.title}“, me modelet dhe ushtrimet, dhe lexoje pa rrjet.`,
          picture: page.category === null ? page.pack.chapter : categoryPicture(page.category),
        }),
        { name: "robots", content: "noindex" },
      ]
    : missingHead;

/** Shows a chapter's page with the controls to download, update and delete its pack. */
export default function ChapterPackRoute() {
  const page = useLoaderData<typeof loader>();
  if (page === null) return <NotFoundScreen />;
  return <ChapterView page={page} pack={<ChapterPack pack={page.pack} from={chapterPath(page.chapter)} />} />;
}
