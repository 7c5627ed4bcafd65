import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { Library } from "../library/library";
import { describePage } from "../pages/head/page-head";
import { browserLibrary } from "../pages/loaders/browser-library";
import { type Prerendered, prerenderedOr } from "../pages/loaders/prerendered-page";
import { ModelsBody } from "../pages/model/models-body";
import type { ModelsOfChapter } from "../pages/model/models-by-chapter";
import { modelsPage } from "../pages/model/models-page";
import "../pages/model/models-page.css";

const readPage = (library: Library) => prerenderedOr(library, "modelet", () => modelsPage(library));

export const loader = ({ context }: LoaderFunctionArgs) => readPage(context.library);
export const clientLoader = () => readPage(browserLibrary);

export const meta: MetaFunction = () =>
  describePage({
    title: "Modelet",
    description: "Të gjitha modelet e mësimeve, kapitull pas kapitulli: secili hapet vetëm, i madh, për projektorin.",
  });

/** Shows every model with its still, by chapter, for a teacher with a projector. */
export default function Models() {
  const page = useLoaderData() as Prerendered | { chapters: ModelsOfChapter[] };
  if ("html" in page)
    return <article className="models-list page-width" dangerouslySetInnerHTML={{ __html: page.html }} />;
  return (
    <article className="models-list page-width">
      <ModelsBody chapters={page.chapters} />
    </article>
  );
}
