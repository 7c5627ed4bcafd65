import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { pack } from "../../pages/chapter/packs-page";
import { jsonResponse } from "../../pages/loaders/api-response";

/**
 * Responds to `GET /api/packs/{chapter}` with the pages of a chapter and their bytes. They belong to the edition that
 * `X-Version` names.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  return jsonResponse(context.library, (library) => pack(library, params.chapter ?? ""));
}
