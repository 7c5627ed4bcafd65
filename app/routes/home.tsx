import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { hydrated } from "../hydration";
import { departmentBadge, homeDuration } from "../magazine/badge";
import type { Card } from "../magazine/card";
import { arriving, browserLibrary } from "../pages/browser-library";
import { homeSections } from "../pages/hidden-sections";
import { Entries, HomeHero, PocketNumbers } from "../pages/home-front";
import { MathShowcase, Newsletter, PhysicsShowcase } from "../pages/home-sections";
import { describePage } from "../pages/page-head";
import { type Arriving, type HomePage, homePage, settle } from "../pages/pages";
import { Later } from "../ui/deferred";
import { Folio, FolioPlaceholder } from "../ui/folio";
import { StorySkeletons } from "../ui/skeletons";
import { Story, type StoryForm } from "../ui/story";

/** Only the newsletter's form needs a script. */
export const handle = homeSections.newsletter ? hydrated : undefined;

export const loader = ({ context }: LoaderFunctionArgs) => settle(homePage(context.library));
export const clientLoader = () => arriving(homePage(browserLibrary));

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
  const { folio, counts, latest } = useLoaderData() as Arriving<HomePage>;
  return (
    <>
      <HomeHero
        folio={
          <Later value={folio} fallback={<FolioPlaceholder />}>
            {(known) => (known ? <Folio {...known} name="Gazeta e laboratorit" /> : <FolioPlaceholder />)}
          </Later>
        }
      />
      <Later value={counts} fallback={<Entries counts={null} />}>
        {(known) => <Entries counts={known} />}
      </Later>
      <section className="wrap act" aria-labelledby="te-rejat">
        <div className="head">
          <h2 id="te-rejat">Më të rejat</h2>
        </div>
        <Later value={latest} fallback={<StorySkeletons count={3} />}>
          {(cards) => <Latest cards={cards} />}
        </Later>
      </section>
      <PocketNumbers />
      {homeSections.mathShowcase ? <MathShowcase /> : null}
      {homeSections.physicsShowcase ? <PhysicsShowcase /> : null}
      {homeSections.newsletter ? <Newsletter /> : null}
    </>
  );
}
