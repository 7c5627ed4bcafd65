import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answer } from "./answer";

/** `GET /api/contents/slug/{slug}`: one piece, whole. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  return answer(context, (library) => library.content(params.slug ?? ""));
}
