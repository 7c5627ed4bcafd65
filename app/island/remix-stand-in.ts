/**
 * Replaces `@remix-run/react` in scripts of the browser, of the site and of the exported folder (docs/decisions/034).
 * The server renders routes with Remix itself. Its router was 35 KB of each played page.
 */
import { useContext } from "react";
import { OpenPageContext, type RoutePage } from "./page-context";

function useOpenPage(): RoutePage {
  const page = useContext(OpenPageContext);
  if (page === null) throw new Error("no page is open");
  return page;
}

export const useLoaderData = () => useOpenPage().data;
export const useParams = () => useOpenPage().params;
export const useLocation = () => useOpenPage().location;
export const useNavigate = () => useOpenPage().navigate;
