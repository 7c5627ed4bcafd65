import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { jsonResponse } from "../../pages/loaders/api-response";

/** Responds to `GET /api/map` with the drawn map of ideas, and the paths through it. */
export async function loader({ context }: LoaderFunctionArgs) {
  return jsonResponse(context.library, (library) => library.ideaMap());
}
