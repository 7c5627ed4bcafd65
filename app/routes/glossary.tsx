import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { plural } from "../magazine/albanian";
import { browserLibrary } from "../pages/browser-library";
import { type GlossaryPage, glossaryPage } from "../pages/glossary-page";
import { describePage } from "../pages/page-head";
import { ignoreUnhandled, resolveAll } from "../pages/resolve-page";
import { Deferred } from "../ui/deferred";
import { GlossaryLetters, GlossaryList } from "../ui/glossary-list";
import { SquaredNote } from "../ui/squared-sheet";

export const loader = ({ context }: LoaderFunctionArgs) => resolveAll(glossaryPage(context.library));
export const clientLoader = () => ignoreUnhandled(glossaryPage(browserLibrary));

export const meta: MetaFunction = () =>
  describePage({
    title: "Fjalori",
    description: "Termat e matematikës dhe të fizikës, secili me një fjali, me simbolin, njësinë dhe mësimin e vet.",
  });

export default function Glossary() {
  const { letters } = useLoaderData() as Deferred<GlossaryPage>;
  return (
    <article className="page-width">
      <header className="rule-b-7 pt-4">
        <h1 className="pt-[0.1em] pb-[0.26em] text-title/[0.9] [letter-spacing:-0.01em] print:text-[46pt]">Fjalori</h1>
        <div className="flex flex-wrap items-baseline justify-between gap-x-15 gap-y-3 pb-10">
          <p className="max-w-[32em] text-[1.15rem]/[1.45] text-balance">
            Çdo term me një fjali. Lidhja poshtë tij të çon te mësimi që e shpjegon.
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
