import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { oembedResponse } from "../pages/syndication/oembed";

/** Responds to `GET /oembed?url=…` with the preview of an address of the magazine. Another site shows it. */
export function loader({ request, context: { library } }: LoaderFunctionArgs) {
  const { origin, searchParams } = new URL(request.url);
  return oembedResponse(library, origin, searchParams);
}
