import type { MatchedRoute } from "../hydration";
import { shownAs } from "../kinds-of-page";
import { useRouteSheets } from "../remix-internals";

/** A route of each kind of page, with the style sheets of that kind. */
const routeOfKind = { chapter: "mekanika", quiz: "waves-quiz", withdrawn: "routes/not-found" };

/**
 * Links the style sheets of a page that another kind's route serves. Remix links only those of the route itself, and a
 * lesson should not carry 4 KB of quiz styles.
 */
export function ForeignSheets({ matches }: { matches: readonly MatchedRoute[] }) {
  const sheetsOf = useRouteSheets();
  const kind = matches.map((match) => shownAs(match?.data)).find((found) => found !== null);
  if (!kind) return null;
  return sheetsOf(routeOfKind[kind]).map((href) => <link key={href} rel="stylesheet" href={href} />);
}
