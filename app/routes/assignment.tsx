import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AssignmentView } from "../features/assignment/assignment-view";
import type { ExerciseParts } from "../features/assignment/exercise-parts";
import { hydrated } from "../hydration";
import { classLessons } from "../pages/classroom/class-lessons";
import { describePage } from "../pages/head/page-head";
import { BackLink } from "../ui/frame/back-link";
import { ToolHead } from "../ui/frame/heads";

export const handle = hydrated;

export const loader = ({ context }: LoaderFunctionArgs) => classLessons(context.library);

export const clientLoader = () => import("../pages/loaders/browser-pages").then((pages) => pages.lessonsOfClass());

export const meta = () =>
  describePage({
    title: "Detyrë nga mësuesi",
    description:
      "Hape detyrën me kodin e mësuesit, puno ushtrimet dhe tregoji kodin e përgjigjeve. Asgjë nuk dërgohet.",
  });

const loadLibrary = () => import("../pages/loaders/browser-library").then(({ browserLibrary }) => browserLibrary);

const loadGame = () => import("../features/number-ninja/assigned-game.client").then(({ AssignedGame }) => AssignedGame);

const loadCircuit = () =>
  import("../features/circuit/assigned-circuit.client").then(({ AssignedCircuit }) => AssignedCircuit);

const loadParts = async (): Promise<ExerciseParts> => {
  const { AssignedExercise, UnhelpedExercise, AssignedSolution, rememberEnd } = await import(
    "../features/practice/assigned-exercise.client"
  );
  return {
    Helped: AssignedExercise,
    Unhelped: UnhelpedExercise,
    Solution: AssignedSolution,
    remember: rememberEnd,
    loadGame,
    loadCircuit,
  };
};

/** Opens the assignment that a teacher has set. Its code stands behind the address's #, so no server sees it. */
export default function Assignment() {
  const { lessons } = useLoaderData<typeof loader>();
  return (
    <article>
      <ToolHead back={<BackLink href="/fletorja">Fletorja ime</BackLink>} title="Detyrë nga mësuesi" />
      <div className="page-width min-h-screen rule-t-7 pt-8 pb-20">
        <AssignmentView {...{ lessons, loadLibrary, loadParts }} />
      </div>
    </article>
  );
}
