import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answer } from "../../pages/api-response";

/** `GET /api/projects/{slug}`: one project, whole. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  return answer(context, (library) => library.project(params.slug ?? ""));
}
