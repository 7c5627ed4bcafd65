import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { oembedResponse } from "../pages/oembed";

/** `GET /oembed?url=…`: what another site shows for an address of the magazine. */
export function loader({ request, context: { library } }: LoaderFunctionArgs) {
  const { origin, searchParams } = new URL(request.url);
  return oembedResponse(library, origin, searchParams);
}
