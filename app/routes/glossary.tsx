import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { type GlossaryPage, glossaryPage } from "../pages/glossary-page";
import { describePage } from "../pages/head/page-head";
import { glossaryData } from "../pages/head/structured-data";
import { browserLibrary } from "../pages/loaders/browser-library";
import { type Prerendered, prerenderedOr } from "../pages/loaders/prerendered-page";
import { ignoreUnhandled, resolveAll } from "../pages/loaders/resolve-page";
import { SquaredNote } from "../ui/absence/squared-sheet";
import { Deferred } from "../ui/deferred";
import { GlossaryBody, GlossaryHead } from "../ui/glossary-list";
import "../ui/glossary.css";

export const loader = ({ context: { library } }: LoaderFunctionArgs) =>
  prerenderedOr(library, "fjalori", () => resolveAll(glossaryPage(library)));
export const clientLoader = () => ignoreUnhandled(glossaryPage(browserLibrary));

export const meta: MetaFunction = () =>
  describePage({
    title: "Fjalori",
    description: "Termat e matematikës dhe të fizikës, secili me një fjali, me simbolin, njësinë dhe mësimin e vet.",
    data: glossaryData,
  });

export default function Glossary() {
  const page = useLoaderData() as Prerendered | Deferred<GlossaryPage>;
  const article = {
    className: "glossary page-width",
    itemScope: true,
    itemType: "https://schema.org/DefinedTermSet",
    itemID: "/fjalori",
  };
  if ("html" in page) return <article {...article} dangerouslySetInnerHTML={{ __html: page.html }} />;
  return (
    <article {...article}>
      <Deferred value={page.letters} fallback={<Loading />}>
        {(letters) => <GlossaryBody letters={letters} />}
      </Deferred>
    </article>
  );
}

const Loading = () => (
  <>
    <GlossaryHead>&nbsp;</GlossaryHead>
    <SquaredNote>Duke u ngarkuar…</SquaredNote>
  </>
);
