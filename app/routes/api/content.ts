import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { jsonResponse } from "../../pages/api-response";

/** `GET /api/contents/slug/{slug}`: one content, whole. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  return jsonResponse(context.library, (library) => library.content(params.slug ?? ""));
}
