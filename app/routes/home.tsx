import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { hydrated } from "../hydration";
import { departmentBadge, homeDuration } from "../magazine/badge";
import type { Card } from "../magazine/card";
import { browserLibrary } from "../pages/browser-library";
import { homeSections } from "../pages/hidden-sections";
import { Entries, HomeHero, PocketNumbers } from "../pages/home-front";
import { type HomePage, homePage } from "../pages/home-page";
import { MathShowcase, Newsletter, PhysicsShowcase } from "../pages/home-sections";
import { describePage } from "../pages/page-head";
import { ignoreUnhandled, resolveAll } from "../pages/resolve-page";
import { Deferred } from "../ui/deferred";
import { Folio, FolioPlaceholder } from "../ui/folio";
import { StorySkeletons } from "../ui/skeletons";
import { Story, type StoryForm } from "../ui/story";

/** Only the newsletter's form needs a script. */
export const handle = homeSections.newsletter ? hydrated : undefined;

export const loader = ({ context }: LoaderFunctionArgs) => resolveAll(homePage(context.library));
export const clientLoader = () => ignoreUnhandled(homePage(browserLibrary));

export const meta: MetaFunction = () => [
  ...describePage({
    title: "Eksploro botën e shkencës",
    description:
      "Revistë shkencore në shqip për nxënësit: matematikë dhe fizikë me figura të llogaritura, lojëra e kuize.",
  }),
];

const forms: StoryForm[] = ["lead", "strip", "side"];

function Latest({ cards }: { cards: Card[] }) {
  return (
    <div className="row spread">
      {cards.map((card, i) => (
        <Story
          key={card.content.id}
          card={card}
          form={forms[i] ?? "strip"}
          badge={departmentBadge(card.subject)}
          duration={homeDuration(card.content)}
        />
      ))}
    </div>
  );
}

export default function Home() {
  const { imprint, counts, latest } = useLoaderData() as Deferred<HomePage>;
  return (
    <>
      <HomeHero
        folio={
          <Deferred value={imprint} fallback={<FolioPlaceholder />}>
            {(known) => (known ? <Folio {...known} name="Gazeta e laboratorit" /> : <FolioPlaceholder />)}
          </Deferred>
        }
      />
      <Deferred value={counts} fallback={<Entries counts={null} />}>
        {(known) => <Entries counts={known} />}
      </Deferred>
      <section className="wrap act" aria-labelledby="te-rejat">
        <div className="head">
          <h2 id="te-rejat">Më të rejat</h2>
        </div>
        <Deferred value={latest} fallback={<StorySkeletons count={3} />}>
          {(cards) => <Latest cards={cards} />}
        </Deferred>
      </section>
      <PocketNumbers />
      {homeSections.mathShowcase ? <MathShowcase /> : null}
      {homeSections.physicsShowcase ? <PhysicsShowcase /> : null}
      {homeSections.newsletter ? <Newsletter /> : null}
    </>
  );
}
