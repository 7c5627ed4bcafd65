import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { indexPart } from "../../magazine/search/part-names";
import { jsonResponse } from "../../pages/api-response";

/** `GET /api/search/{part}`: a part of which search reads, as a string; `index` names the others. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const part = params.part ?? "";
  const response = await jsonResponse(context.library, (library) => library.searchPart(part));
  // The others carry their hash in their name: they are never another text.
  if (response.ok && part !== indexPart) response.headers.set("Cache-Control", "public, max-age=31536000, immutable");
  return response;
}
