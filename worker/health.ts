/** `GET /api/health`: reports the edition in use. Its age and its source are for the operator of the magazine. */
import type { OpenedEdition } from "../app/library/edition/edition-source";

/**
 * Returns the state of the edition in use; 503 only if none can be read.
 *
 * @param origin public origin of the deployment; undefined if it has none
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
