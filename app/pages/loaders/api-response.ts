import { isUnreadable, type Library } from "../../library/library";
import { apiError } from "../../magazine/api-error";

/**
 * Responds to an API request with JSON. The Worker adds the tag and the caching headers.
 *
 * @param read reads the data: `null` gives a 404, a rejection with `UnreadableError` a 503
 */
export async function jsonResponse(library: Library, read: (library: Library) => Promise<unknown>): Promise<Response> {
  try {
    const [value, publishedAt] = await Promise.all([read(library), library.publishedAt()]);
    if (value === null) return apiError(404, "Not Found", "There is nothing at this address.");
    return new Response(JSON.stringify(value), {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Last-Modified": new Date(publishedAt).toUTCString(),
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Expose-Headers": "ETag, Last-Modified",
      },
    });
  } catch (error) {
    if (isUnreadable(error)) return apiError(503, "Service Unavailable", "The magazine cannot be read at the moment.");
    throw error;
  }
}
