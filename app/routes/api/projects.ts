import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answer } from "../../pages/api-response";

/** `GET /api/projects`: what the list shows of every project, in the file's order. */
export async function loader({ context }: LoaderFunctionArgs) {
  return answer(context, (library) => library.projects());
}
