import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { browserLibrary } from "../pages/browser-library";
import { describePage } from "../pages/page-head";
import { PhysicsChapters, PhysicsFront } from "../pages/physics-front";
import { ignoreUnhandled, resolveAll } from "../pages/resolve-page";
import { physicsPage } from "../pages/subject-page";
import { Deferred } from "../ui/deferred";
import { Folio, FolioPlaceholder } from "../ui/folio";
import { Latest } from "../ui/latest";
import { SectionHead } from "../ui/section-head";
import { StorySkeletons } from "../ui/skeletons";

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
    </div>
  );
}
