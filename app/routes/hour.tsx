import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { hourPage } from "../pages/classroom/hour-page";
import { HourView } from "../pages/classroom/hour-view";
import { describePage, missingHead } from "../pages/head/page-head";
import { addressFrom } from "../pages/loaders/content-address";
import { movedOrMissing } from "../pages/loaders/server-loader";
import { NotFoundScreen } from "../ui/absence/not-found";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const address = addressFrom(params);
  const page = await hourPage(context.library, address);
  return page ?? movedOrMissing(context.library, address, "ora");
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page
    ? describePage({
        title: `Plani i orës: ${page.title}`,
        description: `45 minuta me mësimin „${page.title}“: pyetja e hapjes, modeli, prova, ushtrimet dhe bileta e daljes, me kode gati.`,
        picture: page.slug,
        image: page.image,
      })
    : missingHead;

/** Shows the plan of a lesson's hour. */
export default function HourRoute() {
  const page = useLoaderData<typeof loader>();
  return page === null ? <NotFoundScreen /> : <HourView page={page} />;
}
