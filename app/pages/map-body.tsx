import { IndexHead } from "../ui/frame/heads";
import { IdeaMapPicture, IdeaSteps, MapLegend, ReadingPaths } from "../ui/idea-map";
import { SectionHead } from "../ui/section-head";
import type { DrawnMap } from "./map-page";

/** Shows the map's page, inside its article. */
export function MapBody({ map }: { map: DrawnMap }) {
  return (
    <>
      <MapOpening paths={map.paths} hasKey={map.key !== undefined} />
      <IdeaMapPicture map={map} />
      <IdeaSteps steps={map.steps} />
      {map.paths.length === 0 ? null : (
        <section className="map-paths mt-act" aria-labelledby="shtigje">
          <SectionHead id="shtigje">Shtigje</SectionHead>
          <ReadingPaths paths={map.paths} />
        </section>
      )}
    </>
  );
}

/** Shows its heading, with links to the paths. A picture with a key of its own names the colours there. */
export function MapOpening({ paths, hasKey = false }: { paths: { name: string; title: string }[]; hasKey?: boolean }) {
  return (
    <IndexHead title="Harta">
      <div>
        <p>
          Cila ide e kërkon cilën. Te hapi&nbsp;1 nuk duhet asgjë më parë; më tej çdo ide mbështetet te ato para saj.
        </p>
        {paths.length === 0 ? null : (
          <ul className="map-links">
            {paths.map(({ name, title }) => (
              <li key={name}>
                <a href={`#${name}`}>{title}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <MapLegend className={hasKey ? "without-picture" : ""} />
    </IndexHead>
  );
}
