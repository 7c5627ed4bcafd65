/**
 * Checks each request to the studio. It listens on the loopback address only, but any page in the same browser can send
 * requests there. It refuses a host other than the loopback (DNS rebinding), another origin, and a request without the
 * token.
 */
import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

export const loopback = "127.0.0.1";

/** The header that carries the page's token. A form or an image of another site cannot send it. */
const tokenHeader = "x-studio-token";

export interface Refusal {
  status: 401 | 403 | 405 | 421;
  why: string;
}

interface Asked {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
}

/** Returns the reason why a request to the studio is refused; null: it is allowed. */
export function refuseStudio({ method, path, headers }: Asked, port: number, token: string): Refusal | null {
  const outside = refuseOutside(headers, port, ["same-origin", "none"]);
  if (outside !== null) return outside;
  if (!path.startsWith("/api/")) return method === "GET" || method === "HEAD" ? null : notRead;
  if (!isSame(headers[tokenHeader], token)) return { status: 401, why: "Mungon hyrja: hape studion nga komanda." };
  return null;
}

/**
 * Returns the reason why a request for a preview is refused; null: it is allowed. @param ticket given: of the address
 * or the cookie, or null
 */
export function refusePreview(
  { method, headers }: Asked,
  port: number,
  ticket: { received: string | null; wanted: string },
): Refusal | null {
  // The frame is embedded by a page on another port of this computer. Browsers call both the same site.
  const outside = refuseOutside(headers, port, ["same-origin", "same-site", "none"]);
  if (outside !== null) return outside;
  if (method !== "GET" && method !== "HEAD") return notRead;
  if (!isSame(ticket.received ?? undefined, ticket.wanted)) return { status: 401, why: "Hape pamjen nga studioja." };
  return null;
}

const notRead: Refusal = { status: 405, why: "Këtu vetëm lexohet." };

function refuseOutside(headers: IncomingHttpHeaders, port: number, sites: string[]): Refusal | null {
  const own = `${loopback}:${port}`;
  if (headers.host !== own) return { status: 421, why: "Studioja përgjigjet vetëm te adresa e vet." };
  const { origin } = headers;
  if (origin !== undefined && origin !== `http://${own}`) return { status: 403, why: "Kërkesë nga një faqe tjetër." };
  const site = headers["sec-fetch-site"];
  if (typeof site === "string" && !sites.includes(site)) return { status: 403, why: "Kërkesë nga një faqe tjetër." };
  return null;
}

/** Compares in constant time, so that the time does not reveal how much was right. */
function isSame(received: string | string[] | undefined, wanted: string): boolean {
  if (typeof received !== "string") return false;
  const [a, b] = [Buffer.from(received), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
