import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData, useLocation } from "@remix-run/react";
import type { Library } from "../library/library";
import { arriving, browserLibrary } from "../pages/browser-library";
import { describePage } from "../pages/page-head";
import { type Arriving, type CategoryPage, categoryPage, settle } from "../pages/pages";
import { ChapterFront, EmptyChapter } from "../ui/chapter-front";
import { Later } from "../ui/deferred";
import { StorySkeletons } from "../ui/skeletons";
import { StoryRows } from "../ui/story-rows";

/** The six chapters of physics: name, id, title and number of placeholder cards (product 6.9). */
const chapters = [
  { name: "mekanika", id: 1, title: "Mekanikë (Lëvizja dhe Forcat)", placeholders: 5 },
  { name: "termodinamika", id: 2, title: "Termodinamika (Nxehtësia dhe temperatura)", placeholders: 4 },
  { name: "elektriciteti", id: 3, title: "Elektriciteti dhe Magnetizmi", placeholders: 4 },
  { name: "optika", id: 4, title: "Drita dhe Optika", placeholders: 3 },
  { name: "valet", id: 5, title: "Valët dhe Zëri", placeholders: 3 },
  { name: "astronomia", id: 6, title: "Astronomia dhe Fizika Moderne", placeholders: 4 },
] as const;

function chapterAt(pathname: string): (typeof chapters)[number] {
  const name = pathname.split("/")[2];
  return chapters.find((chapter) => chapter.name === name) ?? chapters[0];
}

const page = (library: Library, { url }: { url: string }) =>
  categoryPage(library, { subject: "physics", ...chapterAt(new URL(url).pathname) });

export const loader = ({ request, context }: LoaderFunctionArgs) => settle(page(context.library, request));
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => arriving(page(browserLibrary, request));

export const meta: MetaFunction = ({ location }) => {
  const { title, name } = chapterAt(location.pathname);
  return describePage({
    title,
    description: `${title}: mësime, modele dhe kuize të fizikës në shqip.`,
    picture: name,
  });
};

export default function PhysicsCategory() {
  const { category, cards } = useLoaderData() as Arriving<CategoryPage>;
  const chapter = chapterAt(useLocation().pathname);
  const front = (description: string, pieces: number | null) => (
    <ChapterFront
      subject="physics"
      name={chapter.name}
      title={chapter.title}
      description={description}
      pieces={pieces}
      back={{ href: "/physics", text: "Kthehu tek Fizika" }}
    />
  );
  return (
    <div className="physics">
      <Later value={category} fallback={front("", null)}>
        {(known) => front(known?.description ?? "", cards instanceof Promise ? null : cards.length)}
      </Later>
      <div className="wrap list">
        <Later value={cards} fallback={<StorySkeletons count={chapter.placeholders} />}>
          {(known) => (known.length === 0 ? <EmptyChapter /> : <StoryRows cards={known} level={2} />)}
        </Later>
      </div>
    </div>
  );
}
