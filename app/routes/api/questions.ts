import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { jsonResponse } from "../../pages/loaders/api-response";

/** Responds to `GET /api/questions/{slug}` with the questions of a quiz, or of a lesson's models, as exercises. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  return jsonResponse(context.library, (library) => library.questions(params.slug ?? ""));
}
