import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { apiError } from "../../magazine/api-error";
import { subjectSchema } from "../../magazine/category";
import { parse } from "../../magazine/result";
import { jsonResponse } from "../../pages/loaders/api-response";

/** Responds to `GET /api/categories`, `?type=math`, `?type=physics`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const subject = new URL(request.url).searchParams.get("type");
  const type = subject === null ? null : parse(subjectSchema, subject);
  if (type && !type.ok) return apiError(400, "Bad Request", "type is math or physics.");
  return jsonResponse(context.library, (library) => library.categories({ type: type?.value }));
}
