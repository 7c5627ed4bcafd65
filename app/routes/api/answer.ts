import type { AppLoadContext } from "@remix-run/cloudflare";
import { problem } from "../../library/problem";

/**
 * Answers a call of the API with JSON: validators from the edition, so that an unchanged answer costs a 304.
 *
 * @param value what was found; `null` is a 404.
 */
export function answer(value: unknown, request: Request, { edition }: AppLoadContext): Response {
  if (edition === null) return problem(503, "Service Unavailable", "The magazine cannot be read at the moment.");
  if (value === null) return problem(404, "Not Found", "There is nothing at this address.");
  const etag = `W/"${edition.manifest.version}"`;
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    ETag: etag,
    "Last-Modified": new Date(edition.manifest.publishedAt).toUTCString(),
    "Cache-Control": "public, max-age=60, stale-while-revalidate=600",
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "ETag, Last-Modified",
  };
  if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(JSON.stringify(value), { headers });
}

/** Whether the visitor holds this very answer (RFC 9110, 13.1.2: weak comparison, a list, or any). */
function isUnchanged(request: Request, etag: string): boolean {
  const held = request.headers.get("If-None-Match");
  if (held === null) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return held.trim() === "*" || held.split(",").some((tag) => opaque(tag) === opaque(etag));
}
