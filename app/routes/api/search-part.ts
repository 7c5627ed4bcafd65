import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { indexPart } from "../../magazine/search/part-names";
import { jsonResponse } from "../../pages/loaders/api-response";

/**
 * Responds to `GET /api/search/{part}` with a part of the search data, as a string. The part `index` names the others.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const part = params.part ?? "";
  const response = await jsonResponse(context.library, (library) => library.searchPart(part));
  // The other parts have their hash in their name, so their text never changes.
  if (response.ok && part !== indexPart) response.headers.set("Cache-Control", "public, max-age=31536000, immutable");
  return response;
}
