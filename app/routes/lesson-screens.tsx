import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { type PageScripts, scriptsHeader } from "../magazine/page-scripts";
import { screenPage } from "../pages/classroom/screen-page";
import { ScreensView } from "../pages/classroom/screens-view";
import { describePage, missingHead } from "../pages/head/page-head";
import { addressFrom } from "../pages/loaders/content-address";
import { movedOrMissing } from "../pages/loaders/server-loader";
import { PageScript } from "../ui/page-script";
import NotFound from "./not-found";

const scripts: PageScripts = "self";

export async function loader({ params, context: { library } }: LoaderFunctionArgs) {
  const address = addressFrom(params);
  const page = await screenPage(library, address);
  if (page !== null) return data(page, { headers: { [scriptsHeader]: scripts } });
  return movedOrMissing(library, address, "ne-ekran");
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page
    ? [
        ...describePage({
          title: `Në ekran: ${page.title}`,
          description: `Mësimi „${page.title}“ për klasën, një gjë në ekran: modeli, figurat, formulat, shembulli hap pas hapi.`,
          image: page.cover.imageUrl,
        }),
        // Its words are the lesson's, which search engines know already.
        { name: "robots", content: "noindex" },
      ]
    : missingHead;

/** Shows a lesson to a class, one thing a screen. There is no `clientLoader`, so a link opens it as a document. */
export default function ClassScreens() {
  const page = useLoaderData<typeof loader>();
  if (page === null) return <NotFound />;
  return (
    <>
      <ScreensView page={page} />
      <PageScript name="lesson-models" />
      <PageScript name="class-screens" />
    </>
  );
}
