/** Answers of text that are no pages: for other sites, their robots and their readers. */
import { isUnreadable, type Library } from "../library/library";

/**
 * Answers with a text made of what is published.
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
