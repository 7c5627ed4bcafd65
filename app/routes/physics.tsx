import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PhysicsChapters, PhysicsFront } from "../pages/departments/physics-front";
import { physicsPage } from "../pages/departments/subject-page";
import { describePage } from "../pages/head/page-head";
import { browserLibrary } from "../pages/loaders/browser-library";
import { ignoreUnhandled, resolveAll } from "../pages/loaders/resolve-page";
import { StorySkeletons } from "../ui/absence/skeletons";
import { Deferred } from "../ui/deferred";
import { Folio, FolioPlaceholder } from "../ui/frame/folio";
import { PaperOfFronts } from "../ui/paper-of-fronts";
import { SectionHead } from "../ui/section-head";
import { Latest } from "../ui/story/latest";

export const loader = ({ context }: LoaderFunctionArgs) => resolveAll(physicsPage(context.library));
export const clientLoader = () => ignoreUnhandled(physicsPage(browserLibrary));

export const meta: MetaFunction = () =>
  describePage({
    title: "Fizikë",
    description: "Mësime, simulatorë, kuize dhe projekte të fizikës për nxënësit 14–16\u00a0vjeç.",
    picture: "physics",
  });

export default function PhysicsHome() {
  const { imprint, categories, latest } = useLoaderData<typeof clientLoader>();
  return (
    <div className="physics">
      <PhysicsFront
        folio={
          <Deferred value={imprint} fallback={<FolioPlaceholder />}>
            {(known) => (known ? <Folio {...known} name="Seksioni B" /> : <FolioPlaceholder />)}
          </Deferred>
        }
      />
      <section className="page-width mt-act" aria-labelledby="kapitujt">
        <SectionHead id="kapitujt">Kapitujt e fizikës</SectionHead>
        <Deferred value={categories} fallback={<StorySkeletons count={6} />}>
          {(known) => <PhysicsChapters categories={known} />}
        </Deferred>
      </section>
      <Deferred value={latest} fallback={<Latest title="Më të rejat në fizikë" cards={null} />}>
        {(cards) => <Latest title="Më të rejat në fizikë" cards={cards} />}
      </Deferred>
      <PaperOfFronts />
    </div>
  );
}
