import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { apiError } from "../../magazine/api-error";
import { withoutTermCards } from "../../magazine/term-cards";
import { jsonResponse } from "../../pages/loaders/api-response";

/**
 * Responds to `GET /api/contents/slug/{slug}` with one whole content. Its body has each word once; with `terms=cards`,
 * as the magazine's own pages request, it has the buttons and cards of its terms too.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const terms = new URL(request.url).searchParams.get("terms");
  if (terms !== null && terms !== "cards") return apiError(400, "Bad Request", "terms is cards, or left out.");
  return jsonResponse(context.library, async (library) => {
    const content = await library.content(params.slug ?? "");
    return content && terms === null ? withoutTermCards(content) : content;
  });
}
