/**
 * Who may ask the studio. It listens on the loopback alone, but any page in the same browser can send requests there:
 * so a name other than the loopback's (DNS rebinding), another origin, and a request without the token are refused.
 */
import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

export const loopback = "127.0.0.1";

/** The header in which the page sends its token: a form or an image of another site cannot send it. */
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

/** Says why a request to the studio is refused; null where it may pass. */
export function refuseStudio({ method, path, headers }: Asked, port: number, token: string): Refusal | null {
  const outside = refuseOutside(headers, port, ["same-origin", "none"]);
  if (outside !== null) return outside;
  if (!path.startsWith("/api/")) return method === "GET" || method === "HEAD" ? null : notRead;
  if (!isSame(headers[tokenHeader], token)) return { status: 401, why: "Mungon hyrja: hape studion nga komanda." };
  return null;
}

/** Says why a request for a page to look at is refused. @param ticket what the studio's page put into a cookie, or null */
export function refusePreview(
  { method, headers }: Asked,
  port: number,
  ticket: { received: string | null; wanted: string },
): Refusal | null {
  // The frame stands in a page of another port of this computer, which a browser calls the same site.
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

/** Compares in a time that does not tell how much was right. */
function isSame(received: string | string[] | undefined, wanted: string): boolean {
  if (typeof received !== "string") return false;
  const [a, b] = [Buffer.from(received), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
