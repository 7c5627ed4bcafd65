import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { MathFront } from "../pages/departments/math-front";
import { mathPage } from "../pages/departments/subject-page";
import { describePage } from "../pages/head/page-head";
import { browserLibrary } from "../pages/loaders/browser-library";
import { ignoreUnhandled, resolveAll } from "../pages/loaders/resolve-page";
import { Deferred } from "../ui/deferred";
import { Folio, FolioPlaceholder } from "../ui/frame/folio";
import { PaperOfFronts } from "../ui/paper-of-fronts";
import { Latest } from "../ui/story/latest";

export const loader = ({ context }: LoaderFunctionArgs) => resolveAll(mathPage(context.library));
export const clientLoader = () => ignoreUnhandled(mathPage(browserLibrary));

export const meta: MetaFunction = () =>
  describePage({
    title: "Matematikë",
    description: "Mësime, lojëra dhe kuize të matematikës: prova që i ndjek vetë, hap pas hapi.",
    picture: "math",
  });

export default function MathHome() {
  const { imprint, categories, latest } = useLoaderData<typeof clientLoader>();
  const line = (
    <Deferred value={imprint} fallback={<FolioPlaceholder />}>
      {(known) => (known ? <Folio {...known} name="Seksioni A" /> : <FolioPlaceholder />)}
    </Deferred>
  );
  return (
    <div className="math">
      <Deferred value={categories} fallback={<MathFront folio={line} categories={[]} />}>
        {(known) => <MathFront folio={line} categories={known} />}
      </Deferred>
      <Deferred value={latest} fallback={<Latest title="Më të rejat në matematikë" cards={null} />}>
        {(cards) => <Latest title="Më të rejat në matematikë" cards={cards} mirror />}
      </Deferred>
      <PaperOfFronts />
    </div>
  );
}
