import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { jsonResponse } from "../../pages/loaders/api-response";

/** Responds to `GET /api/dates` with the first publication and the last change of each piece. */
export async function loader({ context }: LoaderFunctionArgs) {
  return jsonResponse(context.library, (library) => library.dates());
}
