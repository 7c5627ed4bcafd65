import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { plural } from "../magazine/albanian";
import { type GlossaryPage, glossaryPage } from "../pages/glossary-page";
import { describePage } from "../pages/head/page-head";
import { glossaryData } from "../pages/head/structured-data";
import { browserLibrary } from "../pages/loaders/browser-library";
import { ignoreUnhandled, resolveAll } from "../pages/loaders/resolve-page";
import { SquaredNote } from "../ui/absence/squared-sheet";
import { Deferred } from "../ui/deferred";
import { GlossaryLetters, GlossaryList } from "../ui/glossary-list";

export const loader = ({ context }: LoaderFunctionArgs) => resolveAll(glossaryPage(context.library));
export const clientLoader = () => ignoreUnhandled(glossaryPage(browserLibrary));

export const meta: MetaFunction = () =>
  describePage({
    title: "Fjalori",
    description: "Termat e matematikës dhe të fizikës, secili me një fjali, me simbolin, njësinë dhe mësimin e vet.",
    data: glossaryData,
  });

export default function Glossary() {
  const { letters } = useLoaderData<typeof clientLoader>();
  return (
    <article className="glossary page-width" itemScope itemType="https://schema.org/DefinedTermSet" itemID="/fjalori">
      <header className="page-title">
        <h1>Fjalori</h1>
        <div>
          <p>
            Çdo term me një fjali. Lidhja e parë poshtë tij të çon te vendi ku shpjegohet. Cili mësim vjen para cilit, e
            tregon <a href="/harta">harta e ideve</a>.
          </p>
          <Deferred value={letters} fallback={<span className="caps-label">&nbsp;</span>}>
            {(known) => <span className="caps-label">{plural(count(known), "term", "terma")}</span>}
          </Deferred>
        </div>
      </header>
      <Deferred value={letters} fallback={<SquaredNote>Duke u ngarkuar…</SquaredNote>}>
        {(known) => (
          <>
            <GlossaryLetters letters={known} />
            <GlossaryList letters={known} />
          </>
        )}
      </Deferred>
    </article>
  );
}

const count = (letters: GlossaryPage["letters"]) => letters.reduce((sum, { entries }) => sum + entries.length, 0);
