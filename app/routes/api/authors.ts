import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { jsonResponse } from "../../pages/loaders/api-response";

/** Responds to `GET /api/authors`. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  jsonResponse(context.library, (library) => library.authors());
