import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { PaperParts } from "../features/paper-test/paper-parts";
import { PaperTestView } from "../features/paper-test/paper-test-view";
import { hydrated } from "../hydration";
import { classLessons } from "../pages/classroom/class-lessons";
import { describePage } from "../pages/head/page-head";
import { BackLink } from "../ui/frame/back-link";
import { IndexHead } from "../ui/frame/heads";

export const handle = hydrated;

export const loader = ({ context }: LoaderFunctionArgs) => classLessons(context.library);

export const clientLoader = () => import("../pages/loaders/browser-pages").then((pages) => pages.lessonsOfClass());

export const meta = () =>
  describePage({
    title: "Test në letër",
    description: "Shtyp një test me variante A–D nga ushtrimet që zgjodhe, me çelësin dhe me çelësin e gabimeve.",
  });

const loadLibrary = () => import("../pages/loaders/browser-library").then(({ browserLibrary }) => browserLibrary);

const loadParts = async (): Promise<PaperParts> => {
  const { PaperExercise, PaperAnswer } = await import("../features/practice/paper-exercise.client");
  return { Question: PaperExercise, Answer: PaperAnswer };
};

/** Prints an assignment as a test on paper. Its code stands behind the address's #, so no server sees it. */
export default function PaperTest() {
  const { lessons } = useLoaderData<typeof loader>();
  return (
    <article className="page-width min-h-screen pb-20">
      <IndexHead title="Test në letër" back={<BackLink href="/mesuesi">Për mësuesin</BackLink>}>
        <p>Variante me numrat e vet, çelësi, dhe çelësi i gabimeve: ç’përgjigje jep secili gabim, te secili variant.</p>
      </IndexHead>
      <div className="pt-10">
        <PaperTestView {...{ lessons, loadLibrary, loadParts }} />
      </div>
    </article>
  );
}
