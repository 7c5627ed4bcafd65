import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PacksView } from "../features/offline/packs-view";
import { hydrated } from "../hydration";
import { packsPage } from "../pages/chapter/packs-page";
import { describePage } from "../pages/head/page-head";
import { IndexHead } from "../ui/frame/heads";

export const handle = hydrated;

export const loader = ({ context }: LoaderFunctionArgs) => packsPage(context.library);

export const clientLoader = () => import("../pages/loaders/browser-pages").then((pages) => pages.packs());

export const meta = () =>
  describePage({
    title: "Merre me vete",
    description: "Merr një kapitull të tërë në telefon, me modelet dhe ushtrimet, dhe lexoje pa rrjet.",
  });

/** Shows the chapters that a pupil can download for offline reading. */
export default function Packs() {
  const { packs } = useLoaderData<typeof loader>();
  return (
    <article>
      <div className="page-width">
        <IndexHead title="Merre me vete">
          <p>Merr një kapitull të tërë, me modelet dhe ushtrimet, dhe lexoje pa rrjet, në autobus a në klasë.</p>
        </IndexHead>
      </div>
      <PacksView packs={packs} />
    </article>
  );
}
