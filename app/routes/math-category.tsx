import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData, useLocation } from "@remix-run/react";
import { useMemo } from "react";
import type { Library } from "../library/library";
import { arriving, browserLibrary } from "../pages/browser-library";
import { describePage, useArrivedTitle } from "../pages/page-head";
import { type Arriving, type CategoryPage, categoryPage, settle } from "../pages/pages";
import { ChapterFront, EmptyChapter } from "../ui/chapter-front";
import { Later } from "../ui/deferred";
import { StorySkeletons } from "../ui/skeletons";
import { StoryRows } from "../ui/story-rows";

/** The two chapters of mathematics: ids (product 5.2), and words for an unknown category (product 6.8). */
const pure = {
  subject: "math" as const,
  name: "matematika-pastre",
  id: 7,
  title: "Matematikë pastre",
  description: "Numra, trajta dhe funksione, për hir të bukurisë së një prove që nuk rrëzohet.",
};
const applied = {
  subject: "math" as const,
  name: "matematika-aplikuar",
  id: 8,
  title: "Matematikë e aplikuar",
  description: "Ku e takon matematikën jashtë fletores: në lojë, në muzikë, te mjeku dhe në treg.",
};

const chapterAt = (pathname: string) => (pathname.includes(applied.name) ? applied : pure);
const page = (library: Library, { url }: { url: string }) => categoryPage(library, chapterAt(new URL(url).pathname));

export const loader = ({ request, context }: LoaderFunctionArgs) => settle(page(context.library, request));
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => arriving(page(browserLibrary, request));

export const meta: MetaFunction = ({ data, location }) => {
  const chapter = chapterAt(location.pathname);
  const category = (data as Arriving<CategoryPage> | undefined)?.category;
  const known = category instanceof Promise ? null : category;
  const title = known?.displayName ?? chapter.title;
  return describePage({ title, description: known?.description || chapter.description, picture: chapter.name });
};

/** What stands over the list, and in the tab. */
function headingOf(category: Arriving<CategoryPage>["category"], otherwise: string) {
  const heading = (known: CategoryPage["category"]) => ({ title: known?.displayName ?? otherwise });
  return category instanceof Promise ? category.then(heading) : heading(category);
}

export default function MathCategory() {
  const { category, cards } = useLoaderData() as Arriving<CategoryPage>;
  const chapter = chapterAt(useLocation().pathname);
  useArrivedTitle(useMemo(() => headingOf(category, chapter.title), [category, chapter.title]));
  const front = (known: CategoryPage["category"], pieces: number | null) => (
    <ChapterFront
      subject="math"
      name={chapter.name}
      title={known?.displayName ?? chapter.title}
      description={known?.description || chapter.description}
      pieces={pieces}
      back={{ href: "/math", text: "Kthehu te Matematika" }}
    />
  );
  return (
    <div className="math">
      <Later value={category} fallback={front(null, null)}>
        {(known) => front(known, cards instanceof Promise ? null : cards.length)}
      </Later>
      <div className="wrap list">
        <Later value={cards} fallback={<StorySkeletons count={5} />}>
          {(known) => (known.length === 0 ? <EmptyChapter /> : <StoryRows cards={known} level={2} mirror />)}
        </Later>
      </div>
    </div>
  );
}
