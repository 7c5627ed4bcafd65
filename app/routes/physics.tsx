import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { arriving, browserLibrary } from "../pages/browser-library";
import { describePage } from "../pages/page-head";
import { type Arriving, physicsPage, type SubjectPage, settle } from "../pages/pages";
import { PhysicsChapters, PhysicsFront } from "../pages/physics-front";
import { Later } from "../ui/deferred";
import { Folio, FolioPlaceholder } from "../ui/folio";
import { Latest } from "../ui/latest";
import { StorySkeletons } from "../ui/skeletons";

export const loader = ({ context }: LoaderFunctionArgs) => settle(physicsPage(context.library));
export const clientLoader = () => arriving(physicsPage(browserLibrary));

export const meta: MetaFunction = () =>
  describePage({
    title: "Fizikë",
    description: "Mësime, simulatorë, kuize dhe projekte të fizikës për nxënësit 14–16\u00a0vjeç.",
    picture: "physics",
  });

export default function PhysicsHome() {
  const { folio, chapters, latest } = useLoaderData() as Arriving<SubjectPage>;
  return (
    <div className="physics">
      <PhysicsFront
        folio={
          <Later value={folio} fallback={<FolioPlaceholder />}>
            {(known) => (known ? <Folio {...known} name="Seksioni B" /> : <FolioPlaceholder />)}
          </Later>
        }
      />
      <section className="wrap act" aria-labelledby="kapitujt">
        <div className="head">
          <h2 id="kapitujt">Kapitujt e fizikës</h2>
        </div>
        <Later value={chapters} fallback={<StorySkeletons count={6} />}>
          {(known) => <PhysicsChapters chapters={known} />}
        </Later>
      </section>
      <Later value={latest} fallback={<Latest title="Më të rejat në fizikë" cards={null} />}>
        {(cards) => <Latest title="Më të rejat në fizikë" cards={cards} />}
      </Later>
    </div>
  );
}
