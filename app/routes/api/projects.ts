import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { jsonResponse } from "../../pages/loaders/api-response";

/** Responds to `GET /api/projects` with the summary of every project, in the file's order. */
export async function loader({ context }: LoaderFunctionArgs) {
  return jsonResponse(context.library, (library) => library.projects());
}
