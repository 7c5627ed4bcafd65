import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { jsonResponse } from "../../pages/loaders/api-response";

/** Responds to `GET /api/practice/{slug}` with the exercises of one lesson. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  return jsonResponse(context.library, (library) => library.practice(params.slug ?? ""));
}
