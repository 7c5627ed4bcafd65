/** Makes responses of plain text or XML: for other sites, robots and feed readers. */
import { isUnreadable, type Library } from "../../library/library";

/**
 * Responds with a text made from the edition.
 *
 * @param make its text; a rejection with `UnreadableError` is a 503
 */
export async function textResponse(library: Library, type: string, make: () => Promise<string>): Promise<Response> {
  try {
    const [text, publishedAt] = await Promise.all([make(), library.publishedAt()]);
    const headers = { "Content-Type": `${type}; charset=utf-8`, "Last-Modified": new Date(publishedAt).toUTCString() };
    return new Response(text, { headers });
  } catch (error) {
    if (isUnreadable(error)) return new Response(null, { status: 503 });
    throw error;
  }
}
