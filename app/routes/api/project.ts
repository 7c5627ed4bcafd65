import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { jsonResponse } from "../../pages/loaders/api-response";

/** Responds to `GET /api/projects/{slug}` with one whole project. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  return jsonResponse(context.library, (library) => library.project(params.slug ?? ""));
}
