import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LastRead } from "../features/offline/last-read";
import { NotebookView } from "../features/practice/notebook-view";
import { hydrated } from "../hydration";
import type { Practice } from "../magazine/practice/exercise";
import { describePage } from "../pages/head/page-head";
import { notebookPage } from "../pages/practice/notebook-page";
import { IndexHead } from "../ui/frame/heads";

export const handle = hydrated;

export const loader = ({ context }: LoaderFunctionArgs) => notebookPage(context.library);

export const clientLoader = () => import("../pages/loaders/browser-pages").then((pages) => pages.notebook());

export const meta = () =>
  describePage({
    title: "Fletorja ime",
    description: "Çfarë ke mësuar, çfarë duhet përsëritur sot, dhe dhjetë ushtrime nga mësimet e nisura.",
  });

const readPractice = (slug: string): Promise<Practice | null> =>
  import("../pages/loaders/browser-library").then(({ browserLibrary }) => browserLibrary.practice(slug));

/** Shows the pupil's own notebook of exercises, stored only on the device. */
export default function Notebook() {
  const { lessons, first } = useLoaderData<typeof loader>();
  return (
    <article>
      <div className="page-width">
        <IndexHead title="Fletorja ime" />
      </div>
      <NotebookView {...{ lessons, first, readPractice }}>
        <LastRead />
      </NotebookView>
    </article>
  );
}
