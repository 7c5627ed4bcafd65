import type { AppLoadContext } from "@remix-run/cloudflare";
import { problem } from "../../library/problem";

/**
 * Answers a call of the API with JSON. What lets an answer be kept, its tag included, the Worker adds to all of them.
 *
 * @param value what was found; `null` is a 404.
 */
export function answer(value: unknown, { edition }: AppLoadContext): Response {
  if (edition === null) return problem(503, "Service Unavailable", "The magazine cannot be read at the moment.");
  if (value === null) return problem(404, "Not Found", "There is nothing at this address.");
  return new Response(JSON.stringify(value), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Last-Modified": new Date(edition.manifest.publishedAt).toUTCString(),
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Expose-Headers": "ETag, Last-Modified",
    },
  });
}
