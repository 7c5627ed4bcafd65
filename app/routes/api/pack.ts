import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { jsonResponse } from "../../pages/api-response";
import { pack } from "../../pages/packs-page";

/** `GET /api/packs/{chapter}`: the pages of a chapter with their bytes, of the edition that `X-Version` names. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  return jsonResponse(context.library, (library) => pack(library, params.chapter ?? ""));
}
