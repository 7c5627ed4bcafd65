import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answer } from "../../pages/api-response";

/** `GET /api/contents/slug/{slug}`: one piece, whole. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  return answer(context, (library) => library.content(params.slug ?? ""));
}
