import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { jsonResponse } from "../../pages/api-response";

/** `GET /api/dates`: when each piece was published first and changed last. */
export async function loader({ context }: LoaderFunctionArgs) {
  return jsonResponse(context.library, (library) => library.dates());
}
