import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Edition } from "../library/kv-library";
import { isUnreadable, type Library } from "../library/library";
import { apiError } from "../magazine/api-error";

const unreadable = () => apiError(503, "Service Unavailable", "The magazine cannot be read at the moment.");

/**
 * Answers a call of the API with JSON. What lets an answer be kept, its tag included, the Worker adds to all of them.
 *
 * @param read finds what is asked for; `null` is a 404.
 */
export async function answer(
  { library, edition, log }: AppLoadContext,
  read: (library: Library, edition: Edition, log: (line: string) => void) => Promise<unknown>,
): Promise<Response> {
  if (edition === null) return unreadable();
  let value: unknown;
  try {
    value = await read(library, edition, log);
  } catch (error) {
    if (isUnreadable(error)) return unreadable();
    throw error;
  }
  if (value === null) return apiError(404, "Not Found", "There is nothing at this address.");
  return new Response(JSON.stringify(value), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Last-Modified": new Date(edition.manifest.publishedAt).toUTCString(),
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Expose-Headers": "ETag, Last-Modified",
    },
  });
}
