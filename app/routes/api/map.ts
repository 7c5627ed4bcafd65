import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { jsonResponse } from "../../pages/api-response";

/** `GET /api/map`: the map of ideas as it was drawn, and the paths through it. */
export async function loader({ context }: LoaderFunctionArgs) {
  return jsonResponse(context.library, (library) => library.ideaMap());
}
