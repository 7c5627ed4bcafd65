import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { jsonResponse } from "../../pages/api-response";

/** `GET /api/projects/{slug}`: one project, whole. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  return jsonResponse(context.library, (library) => library.project(params.slug ?? ""));
}
