import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { ContentFilter } from "../../library/library";
import { apiError } from "../../magazine/api-error";
import { parseId } from "../../magazine/identifiers";
import { jsonResponse, printedResponse } from "../../pages/loaders/api-response";

/**
 * Responds to `GET /api/contents` with every content that passes the filter. Each is whole, or a summary with
 * `fields=summary`; `terms` works as for one content.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const filter = parseFilter(query);
  if (typeof filter === "string") return apiError(400, "Bad Request", filter);
  const { library } = context;
  if (query.get("fields") === "summary") return jsonResponse(library, () => library.contents(filter));
  if (query.get("terms") === "cards") return jsonResponse(library, () => library.wholeContents(filter));
  return printedResponse(library, () => library.contentsJson(filter));
}

/**
 * Parses the filter of a list of contents.
 *
 * @returns the error as a sentence, if the API does not know the query
 */
function parseFilter(query: URLSearchParams): ContentFilter | string {
  const filter: ContentFilter = {};
  const featured = query.get("featured");
  if (featured !== null) {
    if (featured !== "true" && featured !== "false") return "featured is true or false.";
    filter.featured = featured === "true";
  }
  const categoryId = query.get("categoryId");
  if (categoryId !== null) {
    const id = parseId(categoryId);
    if (id === null) return "categoryId is a positive integer.";
    filter.categoryId = id;
  }
  const fields = query.get("fields");
  if (fields !== null && fields !== "summary") return "fields is summary, or left out.";
  if (![null, "cards"].includes(query.get("terms"))) return "terms is cards, or left out.";
  return filter;
}
