/** `GET /api/health`: which edition is read, how old it is, where it came from. For whoever runs the magazine. */
import type { OpenedEdition } from "../app/library/edition/edition-source";

/**
 * Tells the state of what is read. 503 only where nothing can be read at all.
 *
 * @param origin that the deployment was told; left out where it was told none
 */
export function health(edition: OpenedEdition | null, now: number, origin: string | undefined): Response {
  const state =
    edition === null
      ? { edition: null, published: null, age: null, source: null, origin }
      : {
          edition: edition.manifest.version,
          published: edition.manifest.publishedAt,
          age: Math.max(0, Math.floor((now - Date.parse(edition.manifest.publishedAt)) / 1_000)),
          source: edition.source,
          origin,
        };
  return new Response(JSON.stringify(state), {
    status: edition === null ? 503 : 200,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-store",
      "Access-Control-Allow-Origin": "*",
    },
  });
}
