import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { arriving, browserLibrary } from "../pages/browser-library";
import { MathFront } from "../pages/math-front";
import { describePage } from "../pages/page-head";
import { type Arriving, mathPage, type SubjectPage, settle } from "../pages/pages";
import { Later } from "../ui/deferred";
import { Folio, FolioPlaceholder } from "../ui/folio";
import { Latest } from "../ui/latest";

export const loader = ({ context }: LoaderFunctionArgs) => settle(mathPage(context.library));
export const clientLoader = () => arriving(mathPage(browserLibrary));

export const meta: MetaFunction = () =>
  describePage({
    title: "Matematikë",
    description: "Mësime, lojëra dhe kuize të matematikës: prova që i ndjek vetë, hap pas hapi.",
    picture: "math",
  });

export default function MathHome() {
  const { folio, chapters, latest } = useLoaderData() as Arriving<SubjectPage>;
  const line = (
    <Later value={folio} fallback={<FolioPlaceholder />}>
      {(known) => (known ? <Folio {...known} name="Seksioni A" /> : <FolioPlaceholder />)}
    </Later>
  );
  return (
    <div className="math">
      <Later value={chapters} fallback={<MathFront folio={line} chapters={[]} />}>
        {(known) => <MathFront folio={line} chapters={known} />}
      </Later>
      <Later value={latest} fallback={<Latest title="Më të rejat në matematikë" cards={null} />}>
        {(cards) => <Latest title="Më të rejat në matematikë" cards={cards} mirror />}
      </Later>
    </div>
  );
}
