import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { siteMap } from "../pages/syndication/site-map";
import { textResponse } from "../pages/syndication/text-response";

/** Responds to `GET /sitemap.xml` with every public page and the day of its last change. */
export const loader = ({ request, context: { library } }: LoaderFunctionArgs) =>
  textResponse(library, "application/xml", () => siteMap(library, new URL(request.url).origin));
