import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { describePage } from "../pages/head/page-head";
import { browserLibrary } from "../pages/loaders/browser-library";
import { ignoreUnhandled, resolveAll } from "../pages/loaders/resolve-page";
import { mapPage } from "../pages/map-page";
import { SquaredNote } from "../ui/absence/squared-sheet";
import { Deferred } from "../ui/deferred";
import { IdeaMapPicture, IdeaSteps, ReadingPaths } from "../ui/idea-map";
import { SectionHead } from "../ui/section-head";

export const loader = ({ context }: LoaderFunctionArgs) => resolveAll(mapPage(context.library));
export const clientLoader = () => ignoreUnhandled(mapPage(browserLibrary));

export const meta: MetaFunction = () =>
  describePage({
    title: "Harta e ideve",
    description:
      "Cili mësim e kërkon cilin, hap pas hapi, dhe katër shtigje: për fillestarin dhe për klasat IX, X e XI.",
  });

/** Shows which lesson needs which, and the paths through them. */
export default function IdeaMapRoute() {
  const { map } = useLoaderData<typeof clientLoader>();
  return (
    <article className="map-page page-width">
      <Deferred value={map} fallback={<Opening paths={[]} />}>
        {(known) => (
          <>
            <Opening paths={known?.paths ?? []} />
            {known === null ? (
              <SquaredNote>Harta nuk është vizatuar ende. Mësimet i gjen te kreu, kapitull pas kapitulli.</SquaredNote>
            ) : (
              <>
                <IdeaMapPicture {...known} />
                <IdeaSteps steps={known.steps} />
                {known.paths.length === 0 ? null : (
                  <section className="map-paths mt-act" aria-labelledby="shtigje">
                    <SectionHead id="shtigje">Shtigje</SectionHead>
                    <ReadingPaths paths={known.paths} />
                  </section>
                )}
              </>
            )}
          </>
        )}
      </Deferred>
    </article>
  );
}

function Opening({ paths }: { paths: { name: string; title: string }[] }) {
  return (
    <header className="page-title">
      <h1>Harta</h1>
      <div>
        <p>
          Cila ide e kërkon cilën. Te hapi&nbsp;1 nuk duhet asgjë më parë; më tej çdo ide mbështetet te ato para saj.
        </p>
        {paths.length === 0 ? null : (
          <ul>
            {paths.map(({ name, title }) => (
              <li key={name}>
                <a href={`#${name}`}>{title}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </header>
  );
}
