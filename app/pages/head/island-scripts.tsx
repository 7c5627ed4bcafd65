import { useMatches, useParams } from "@remix-run/react";
import { pageDataId, pageDataText } from "../../island/page-data";
import { useRouteScripts } from "../../remix-internals";

/**
 * Renders the scripts of a played page: the data of its route as JSON, and the entry that hydrates the page from it
 * (docs/decisions/034). It has no inline script, so that every visitor gets the same bytes.
 */
export function IslandScripts() {
  const { id = "", data = null } = useMatches().at(-1) ?? {};
  const params = useParams();
  const { entry, module, preloads, table, refresh } = useRouteScripts(id);
  return (
    <>
      {preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script
        type="application/json"
        id={pageDataId}
        dangerouslySetInnerHTML={{ __html: pageDataText({ module, routes: table, params, data }) }}
      />
      {refresh === undefined ? null : <script type="module" src={refresh} />}
      <script type="module" src={entry} />
    </>
  );
}
