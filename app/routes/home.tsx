import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { hydrated } from "../hydration";
import { departmentBadge, homeDuration } from "../magazine/badge";
import type { Card } from "../magazine/card";
import { startOfHour } from "../magazine/of-day";
import { describePage, forOtherSites } from "../pages/head/page-head";
import { homeData } from "../pages/head/structured-data";
import { homeSections } from "../pages/home/hidden-sections";
import { DepartmentEntries, HomeHero, PocketNumbers } from "../pages/home/home-front";
import { IssueIndex } from "../pages/home/home-index";
import { homePage } from "../pages/home/home-page";
import { PlayNow } from "../pages/home/home-play";
import { MathShowcase, Newsletter, PhysicsShowcase } from "../pages/home/home-sections";
import { SkyNow } from "../pages/home/home-sky";
import { TodayColumns } from "../pages/home/home-today";
import { browserLibrary } from "../pages/loaders/browser-library";
import { ignoreUnhandled, resolveAll } from "../pages/loaders/resolve-page";
import { StorySkeletons } from "../ui/absence/skeletons";
import { Deferred } from "../ui/deferred";
import { Folio, FolioPlaceholder } from "../ui/frame/folio";
import { PaperOfFronts } from "../ui/paper-of-fronts";
import { SectionHead } from "../ui/section-head";
import { StoryRow } from "../ui/story/story-row";

/** Only the newsletter's form needs a script. */
export const handle = homeSections.newsletter ? hydrated : undefined;

export const loader = ({ context }: LoaderFunctionArgs) => resolveAll(homePage(context.library, context.now));
export const clientLoader = () => ignoreUnhandled(homePage(browserLibrary, startOfHour(Date.now())));

export const meta: MetaFunction = () => [
  ...describePage({
    title: "Eksploro botën e shkencës",
    description:
      "Revistë shkencore në shqip për nxënësit: matematikë dhe fizikë me figura të llogaritura, lojëra e kuize.",
    data: forOtherSites && homeData,
  }),
];

function Latest({ cards }: { cards: Card[] }) {
  return (
    <StoryRow
      form="spread"
      cards={cards}
      badge={({ subject }) => departmentBadge(subject)}
      duration={({ content }) => homeDuration(content)}
    />
  );
}

export default function Home() {
  const { imprint, sky, counts, latest, today, index } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <HomeHero
        sky={
          <Deferred value={sky} fallback={null}>
            {(known) => <SkyNow sky={known} />}
          </Deferred>
        }
        folio={
          <Deferred value={imprint} fallback={<FolioPlaceholder />}>
            {(known) => (known ? <Folio {...known} name="Gazeta e laboratorit" /> : <FolioPlaceholder />)}
          </Deferred>
        }
      />
      <Deferred value={counts} fallback={<DepartmentEntries counts={null} />}>
        {(known) => <DepartmentEntries counts={known} />}
      </Deferred>
      <section className="page-width mt-act below-fold" aria-labelledby="te-rejat">
        <SectionHead id="te-rejat">Më të rejat</SectionHead>
        <Deferred value={latest} fallback={<StorySkeletons count={3} />}>
          {(cards) => <Latest cards={cards} />}
        </Deferred>
      </section>
      <Deferred value={sky} fallback={null}>
        {({ hour }) => <PlayNow hour={hour} />}
      </Deferred>
      <Deferred value={today} fallback={null}>
        {(known) => <TodayColumns today={known} />}
      </Deferred>
      <PocketNumbers />
      <Deferred value={index} fallback={null}>
        {(chapters) => <IssueIndex chapters={chapters} />}
      </Deferred>
      {homeSections.mathShowcase ? <MathShowcase /> : null}
      {homeSections.physicsShowcase ? <PhysicsShowcase /> : null}
      {homeSections.newsletter ? <Newsletter /> : null}
      <PaperOfFronts />
    </>
  );
}
