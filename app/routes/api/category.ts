import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { apiError } from "../../magazine/api-error";
import { parseId } from "../../magazine/identifiers";
import { jsonResponse } from "../../pages/loaders/api-response";

/** Responds to `GET /api/categories/{id}`. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = parseId(params.id ?? "");
  if (id === null) return apiError(400, "Bad Request", "An id is a positive integer.");
  return jsonResponse(context.library, (library) => library.category(id));
}
