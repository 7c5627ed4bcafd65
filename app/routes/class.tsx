import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ClassView } from "../features/classroom/class-view";
import { hydrated } from "../hydration";
import { cameraHeader } from "../magazine/camera-page";
import { classLessons } from "../pages/classroom/class-lessons";
import { describePage } from "../pages/head/page-head";
import { BackLink } from "../ui/frame/back-link";
import { IndexHead } from "../ui/frame/heads";

export const handle = hydrated;

export const loader = ({ context }: LoaderFunctionArgs) => classLessons(context.library);

export const headers: HeadersFunction = () => ({ [cameraHeader]: "self" });

export const clientLoader = () => import("../pages/loaders/browser-pages").then((pages) => pages.lessonsOfClass());

export const meta = () =>
  describePage({
    title: "Klasa",
    description: "Mblidh kodet e nxënësve dhe shiko ku është klasa, gabim për gabim. Asgjë nuk del nga pajisja jote.",
  });

const loadLibrary = () => import("../pages/loaders/browser-library").then(({ browserLibrary }) => browserLibrary);

const loadWallQuestion = () =>
  import("../features/practice/wall-question.client").then(({ WallQuestion }) => WallQuestion);

/** Collects the results of a class, and shows where it stands. */
export default function ClassPage() {
  const { lessons } = useLoaderData<typeof loader>();
  return (
    <article className="page-width min-h-screen pb-20">
      <div className="teacher-front has-picture">
        <IndexHead title="Klasa" back={<BackLink href="/mesuesi">Për mësuesin</BackLink>}>
          <p>Mblidh kodet e nxënësve dhe shiko ku është klasa. Asgjë nuk del nga kjo pajisje.</p>
        </IndexHead>
      </div>
      <div className="class-desk pt-10">
        <ClassView {...{ lessons, loadLibrary, loadWallQuestion }} />
      </div>
    </article>
  );
}
