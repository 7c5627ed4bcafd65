import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { describePage } from "../pages/head/page-head";
import { browserLibrary } from "../pages/loaders/browser-library";
import { type Prerendered, prerenderedOr } from "../pages/loaders/prerendered-page";
import { ignoreUnhandled, resolveAll } from "../pages/loaders/resolve-page";
import { MapBody, MapOpening } from "../pages/map-body";
import { type MapPage, mapPage } from "../pages/map-page";
import { SquaredNote } from "../ui/absence/squared-sheet";
import { Deferred } from "../ui/deferred";
import "../ui/idea-map.css";

export const loader = ({ context: { library } }: LoaderFunctionArgs) =>
  prerenderedOr(library, "harta", () => resolveAll(mapPage(library)));
export const clientLoader = () => ignoreUnhandled(mapPage(browserLibrary));

export const meta: MetaFunction = () =>
  describePage({
    title: "Harta e ideve",
    description:
      "Cili mësim e kërkon cilin, hap pas hapi, dhe katër shtigje: për fillestarin dhe për klasat IX, X e XI.",
  });

/** Shows which lesson needs which, and the paths through them. */
export default function IdeaMapRoute() {
  const page = useLoaderData() as Prerendered | Deferred<MapPage>;
  const className = "map-page page-width";
  if ("html" in page) return <article className={className} dangerouslySetInnerHTML={{ __html: page.html }} />;
  return (
    <article className={className}>
      <Deferred value={page.map} fallback={<MapOpening paths={[]} />}>
        {(map) => (map === null ? <NoMap /> : <MapBody map={map} />)}
      </Deferred>
    </article>
  );
}

const NoMap = () => (
  <>
    <MapOpening paths={[]} />
    <SquaredNote>Harta nuk është vizatuar ende. Mësimet i gjen te kreu, kapitull pas kapitulli.</SquaredNote>
  </>
);
