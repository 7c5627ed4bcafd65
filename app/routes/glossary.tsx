import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { plural } from "../magazine/albanian";
import { arriving, browserLibrary } from "../pages/browser-library";
import { describePage } from "../pages/page-head";
import { type Arriving, type GlossaryPage, glossaryPage, settle } from "../pages/pages";
import { Later } from "../ui/deferred";
import { GlossaryLetters, GlossaryList } from "../ui/glossary-list";

export const loader = ({ context }: LoaderFunctionArgs) => settle(glossaryPage(context.library));
export const clientLoader = () => arriving(glossaryPage(browserLibrary));

export const meta: MetaFunction = () =>
  describePage({
    title: "Fjalori",
    description: "Termat e matematikës dhe të fizikës, secili me një fjali, me simbolin, njësinë dhe mësimin e vet.",
  });

export default function Glossary() {
  const { letters } = useLoaderData() as Arriving<GlossaryPage>;
  return (
    <article className="wrap glossary">
      <header>
        <h1>Fjalori</h1>
        <div className="line">
          <p className="deck">Çdo term me një fjali. Lidhja poshtë tij të çon te mësimi që e shpjegon.</p>
          <Later value={letters} fallback={<span className="lab">&nbsp;</span>}>
            {(known) => <span className="lab">{plural(count(known), "term", "terma")}</span>}
          </Later>
        </div>
      </header>
      <Later value={letters} fallback={<p className="squared">Duke u ngarkuar…</p>}>
        {(known) => (
          <>
            <GlossaryLetters letters={known} />
            <GlossaryList letters={known} />
          </>
        )}
      </Later>
    </article>
  );
}

const count = (letters: GlossaryPage["letters"]) => letters.reduce((sum, { entries }) => sum + entries.length, 0);
