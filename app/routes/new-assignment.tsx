import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ComposeView } from "../features/classroom/compose-view";
import type { ExercisePreview } from "../features/classroom/part-props";
import { hydrated } from "../hydration";
import { classLessons } from "../pages/classroom/class-lessons";
import { describePage } from "../pages/head/page-head";
import { ClassPicture, type ClassPictureParts, qrCode, shade } from "../ui/class-picture";
import { BackLink } from "../ui/frame/back-link";
import { IndexHead } from "../ui/frame/heads";

export const handle = hydrated;

export const loader = ({ context }: LoaderFunctionArgs) => classLessons(context.library);

export const clientLoader = () => import("../pages/loaders/browser-pages").then((pages) => pages.lessonsOfClass());

export const meta = () =>
  describePage({
    title: "Jep detyrë",
    description:
      "Zgjidh ushtrime nga mësimet dhe jepua klasës me një kod: pa llogari, pa server, me numra për secilin.",
  });

const loadLibrary = () => import("../pages/loaders/browser-library").then(({ browserLibrary }) => browserLibrary);

const loadPastedTasks = () =>
  import("../features/circuit/laboratory/task/pasted-tasks.client").then(({ pastedTasks }) => pastedTasks);

const loadPreview = async (): Promise<ExercisePreview> => {
  const { SmallFigure, PaperExercise } = await import("../features/practice/paper-exercise.client");
  return { Figure: SmallFigure, Question: PaperExercise };
};

/** Ticked lines become a code on the board. */
const linesToCode: ClassPictureParts = {
  width: 200,
  subject: "physics",
  tint: "M94 6h102v56h-102z",
  hatch: shade(54, 10, 4, 66, 1.6) + shade(96, 66, 102, 6, 1.6),
  fill: qrCode(101, 18),
  ink: "M2 6h52v70h-52zM8 14h10v10h-10zM8 36h10v10h-10zM8 58h10v10h-10zM24 19h24M24 41h18M24 63h22M94 6h102v56h-102zM90 62h110v3h-110zM112 65l-5 13M178 65l5 13",
  spot: "M9 18l4 4 9-11M9 62l4 4 9-11M62 36h24m-6-6 6 6-6 6",
  words: [
    [141, 32, "4K7Q"],
    [141, 51, "X2M9"],
  ],
};

/** Lets a teacher put an assignment together. */
export default function NewAssignment() {
  const { lessons } = useLoaderData<typeof loader>();
  return (
    <article className="page-width pb-20">
      <div className="teacher-front has-picture">
        <IndexHead title="Jep detyrë" back={<BackLink href="/mesuesi">Për mësuesin</BackLink>}>
          <p>Zgjidh ushtrime dhe jepi me një kod. Çdo nxënës merr numrat e vet; gabimet mblidhen në një tabelë.</p>
        </IndexHead>
        <ClassPicture {...linesToCode} />
      </div>
      <div className="pt-10">
        <ComposeView {...{ lessons, loadLibrary, loadPastedTasks, loadPreview }} />
      </div>
    </article>
  );
}
