import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ComposeView } from "../features/classroom/compose-view";
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
    title: "Jep detyrë",
    description:
      "Zgjidh ushtrime nga mësimet dhe jepua klasës me një kod: pa llogari, pa server, me numra për secilin.",
  });

const loadLibrary = () => import("../pages/loaders/browser-library").then(({ browserLibrary }) => browserLibrary);

const loadPastedTasks = () =>
  import("../features/circuit/laboratory/task/pasted-tasks.client").then(({ pastedTasks }) => pastedTasks);

/** Lets a teacher put an assignment together. */
export default function NewAssignment() {
  const { lessons } = useLoaderData<typeof loader>();
  return (
    <article className="page-width pb-20">
      <IndexHead title="Jep detyrë" back={<BackLink href="/mesuesi">Për mësuesin</BackLink>}>
        <p>Zgjidh ushtrime dhe jepi me një kod. Çdo nxënës merr numrat e vet; gabimet mblidhen në një tabelë.</p>
      </IndexHead>
      <div className="pt-10">
        <ComposeView {...{ lessons, loadLibrary, loadPastedTasks }} />
      </div>
    </article>
  );
}
