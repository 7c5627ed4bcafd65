import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { PaperParts } from "../features/paper-test/paper-parts";
import { PaperTestView } from "../features/paper-test/paper-test-view";
import { hydrated } from "../hydration";
import { classLessons } from "../pages/classroom/class-lessons";
import { describePage } from "../pages/head/page-head";
import { ClassPicture, type ClassPictureParts, shade } from "../ui/class-picture";
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

const sheet = (x: number) => `M${x} 6h46v68h-46zM${x + 8} 34h30M${x + 8} 46h30M${x + 8} 58h18`;
/** Two variants, and the key that tells which answer is of which error. */
const sheetsAndKey: ClassPictureParts = {
  width: 180,
  subject: "math",
  hatch: [50, 104, 174].map((x) => shade(x, 10, 4, 66, 1.6)).join(""),
  tint: "M128 6h46v68h-46z",
  ink: `${sheet(4)}${sheet(58)}M128 6h46v68h-46zM150 34h16M150 46h16M150 58h16M136 42l8 8m0-8l-8 8M136 54l8 8m0-8l-8 8`,
  spot: "M134 33l4 4 8-9",
  words: [
    [11, 25, "A"],
    [65, 25, "B"],
    [135, 22, "A B"],
  ],
};

/** Prints an assignment as a test on paper. Its code stands behind the address's #, so no server sees it. */
export default function PaperTest() {
  const { lessons } = useLoaderData<typeof loader>();
  return (
    <article className="page-width min-h-screen pb-20">
      <div className="teacher-front has-picture">
        <IndexHead title="Test në letër" back={<BackLink href="/mesuesi">Për mësuesin</BackLink>}>
          <p>
            Variante me numrat e vet, çelësi, dhe çelësi i gabimeve: ç’përgjigje jep secili gabim, te secili variant.
          </p>
        </IndexHead>
        <ClassPicture {...sheetsAndKey} />
      </div>
      <div className="pt-10">
        <PaperTestView {...{ lessons, loadLibrary, loadParts }} />
      </div>
    </article>
  );
}
