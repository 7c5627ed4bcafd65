import { isUnreadable, type Library } from "../../library/library";
import { apiError } from "../../magazine/api-error";
import { apiJson } from "../../magazine/api-json";

/**
 * Responds to an API request with JSON.
 *
 * @param read reads the data: `null` gives a 404, a rejection with `UnreadableError` a 503
 */
export function jsonResponse(library: Library, read: (library: Library) => Promise<unknown>): Promise<Response> {
  return printedResponse(library, async () => {
    const value = await read(library);
    return value === null ? null : JSON.stringify(value);
  });
}

/** Responds with JSON that is printed already. @param read reads it, with the same meanings of `null` and rejections */
export async function printedResponse(
  library: Library,
  read: (library: Library) => Promise<string | ArrayBuffer | null>,
): Promise<Response> {
  try {
    const [json, publishedAt] = await Promise.all([read(library), library.publishedAt()]);
    if (json === null) return apiError(404, "Not Found", "There is nothing at this address.");
    return apiJson(json, publishedAt);
  } catch (error) {
    if (isUnreadable(error)) return apiError(503, "Service Unavailable", "The magazine cannot be read at the moment.");
    throw error;
  }
}
