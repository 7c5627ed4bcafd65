/**
 * Makes a response of the API. The Worker adds the tag and the caching headers.
 *
 * @param json printed, as text or as UTF-8
 * @param publishedAt time of the edition's publication, ISO 8601
 */
export const apiJson = (json: string | ArrayBuffer | null, publishedAt: string): Response =>
  new Response(json, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Last-Modified": new Date(publishedAt).toUTCString(),
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Expose-Headers": "ETag, Last-Modified",
    },
  });
