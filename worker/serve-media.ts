/** Serves files published together with an edition, which the last deployment does not have (docs/decisions/027). */
import type { OpenedEdition } from "../app/library/edition/edition-source";
import { holdsAny, isHeld } from "./etag";
import { setSecurityHeaders } from "./security-headers";

/** The policy for a file that is opened by itself. It may run and load nothing except its own styles. */
const policy =
  "default-src 'none'; script-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/**
 * Decodes base64. It uses the runtime's own function if there is one, 1 ms a megabyte; else it goes letter by letter.
 */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const native = (Uint8Array as unknown as { fromBase64?: (text: string) => Uint8Array<ArrayBuffer> }).fromBase64;
  return native ? native.call(Uint8Array, text) : Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** Tells whether an address may name a file. */
export const isFileAddress = (pathname: string): boolean =>
  /\.[a-z0-9]{2,5}$/i.test(pathname) && !pathname.endsWith(".data");

/** Serves the file at an address. @returns null if the edition carries no such file */
export async function serveMedia(request: Request, url: URL, edition: OpenedEdition | null): Promise<Response | null> {
  const files = edition?.manifest.media;
  const file = files && Object.hasOwn(files, url.pathname) ? files[url.pathname] : undefined;
  if (!edition || file === undefined) return null;
  const tag = `"${file.key.replace("media/", "")}"`;
  const headers = new Headers({
    "Content-Type": file.type,
    "Cache-Control": "public, max-age=3600, stale-while-revalidate=604800",
    ETag: tag,
  });
  setSecurityHeaders(headers, { api: false });
  headers.set("Content-Security-Policy", policy);
  const held = request.headers.get("If-None-Match");
  if (holdsAny(held) || isHeld(held, tag)) return new Response(null, { status: 304, headers });
  const text = await edition.read(file.key);
  if (text === null) {
    headers.set("Retry-After", "30");
    headers.set("Cache-Control", "no-store");
    for (const name of ["Content-Type", "ETag"]) headers.delete(name);
    return new Response(null, { status: 503, headers });
  }
  const bytes = bytesOf(text);
  headers.set("Content-Length", String(bytes.length));
  return new Response(request.method === "HEAD" ? null : bytes, { headers });
}
