import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { feed } from "../pages/syndication/feed";
import { textResponse } from "../pages/syndication/text-response";

/** Responds to `GET /feed.xml` with new and changed pieces, as Atom. */
export const loader = ({ request, context: { library } }: LoaderFunctionArgs) =>
  textResponse(library, "application/atom+xml", () => feed(library, new URL(request.url).origin));
