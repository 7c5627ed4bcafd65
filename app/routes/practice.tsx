import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData, useLocation } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { PracticeView } from "../features/practice/practice-view";
import { hydrated } from "../hydration";
import { describePage, missingHead } from "../pages/head/page-head";
import { addressFrom } from "../pages/loaders/content-address";
import { movedOrMissing } from "../pages/loaders/server-loader";
import { practicePage } from "../pages/practice/practice-page";
import { NotFoundScreen } from "../ui/absence/not-found";
import { BackLink } from "../ui/frame/back-link";
import { ToolHead } from "../ui/frame/heads";

/** The sheet for the class comes with its own script. The server renders it whole. */
const PracticeSheet = lazy(() =>
  import("../features/practice/practice-sheet").then((file) => ({ default: file.PracticeSheet })),
);

export const handle = hydrated;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const address = addressFrom(params);
  const page = await practicePage(context.library, address);
  return page ?? movedOrMissing(context.library, address, "ushtrime");
}

export const clientLoader = async ({ params }: ClientLoaderFunctionArgs) =>
  import("../pages/loaders/browser-pages").then((pages) => pages.practice(addressFrom(params)));

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page
    ? describePage({
        title: `Ushtrime: ${page.title}`,
        description: `${page.practice.exercises.length} ushtrime me ndihma e zgjidhje për mësimin „${page.title}“, me numra që ndërrojnë.`,
        picture: page.slug,
        image: page.image,
      })
    : missingHead;

/** Shows the exercises of one lesson. */
export default function PracticeRoute() {
  const page = useLoaderData<typeof loader>();
  const { search } = useLocation();
  if (page === null) return <NotFoundScreen />;
  const query = new URLSearchParams(search);
  const first = query.get("u");
  return (
    <article className={page.subject}>
      <ToolHead back={<BackLink href={page.lesson}>Kthehu te mësimi</BackLink>} title={`Ushtrohu: ${page.title}`} />
      {!query.has("print") ? (
        <PracticeView key={`${page.slug} ${first}`} practice={page.practice} first={first}>
          <p className="page-width flex flex-wrap gap-x-16 gap-y-4 pt-10 pb-14 print:hidden">
            <a href="?print">Fletë për klasën, me dy variante</a>
            <a href="/fletorja">Fletorja ime</a>
          </p>
        </PracticeView>
      ) : (
        <Suspense fallback={<p className="page-width rule-t-7 py-8">Fleta po hapet…</p>}>
          <PracticeSheet title={page.title} practice={page.practice} search={search} />
        </Suspense>
      )}
    </article>
  );
}
