/**
 * Serves byte ranges of films (RFC 9110, section 14). Static files are always sent whole, but without ranges no
 * browser can seek in a film, and Safari does not play it.
 */

/** First and last byte, both included. */
export type Part = readonly [first: number, last: number];

/**
 * Reads which part of `length` bytes a Range header requests.
 * @returns null to send the whole file (no header, several parts, not bytes, last before first), "none" if the range holds no byte
 */
export function partAsked(range: string | null, length: number): Part | "none" | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? "");
  if (match === null || match[0] === "bytes=-") return null;
  const [, from = "", to = ""] = match;
  if (from === "") return to === "0" ? "none" : [Math.max(0, length - Number(to)), length - 1];
  const [first, last] = [Number(from), to === "" ? length - 1 : Math.min(Number(to), length - 1)];
  if (to !== "" && Number(to) < first) return null;
  return first >= length ? "none" : [first, last];
}

/** Serves a film: the requested range, or else the whole file. @param assets reads the file with its headers */
export async function serveFilm(request: Request, assets: (request: Request) => Promise<Response>): Promise<Response> {
  const headers = new Headers(request.headers);
  const range = headers.get("Range");
  headers.delete("Range");
  const whole = await assets(new Request(request.url, { method: request.method, headers }));
  const respond = (body: BodyInit | null, status: number) => new Response(body, { status, headers: whole.headers });
  const changed = headers.get("If-Range") !== null && headers.get("If-Range") !== whole.headers.get("ETag");
  if (whole.status !== 200 || request.method !== "GET" || range === null || changed) {
    const plain = respond(whole.body, whole.status);
    if (whole.status === 200) plain.headers.set("Accept-Ranges", "bytes");
    return plain;
  }
  const bytes = await whole.arrayBuffer();
  const part = partAsked(range, bytes.byteLength);
  const cut = part === null || part === "none" ? bytes : bytes.slice(part[0], part[1] + 1);
  const response = respond(part === "none" ? null : cut, part === null ? 200 : part === "none" ? 416 : 206);
  response.headers.set("Accept-Ranges", "bytes");
  response.headers.delete("Content-Length");
  if (part !== null) {
    const where = part === "none" ? "*" : `${part[0]}-${part[1]}`;
    response.headers.set("Content-Range", `bytes ${where}/${bytes.byteLength}`);
  }
  return response;
}
