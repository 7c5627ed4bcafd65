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

/** Whether a request is answered; if not, with which status and which message in Albanian. */
export type Admission = Refusal | { ok: true };

interface Refusal {
  ok: false;
  status: 401 | 403 | 405 | 421;
  message: string;
}

interface Asked {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
}

const admitted: Admission = { ok: true };
const readOnly: Refusal = { ok: false, status: 405, message: "Këtu vetëm lexohet." };
const otherPage: Refusal = { ok: false, status: 403, message: "Kërkesë nga një faqe tjetër." };

/** Returns the path of a request; null where it has none, as `OPTIONS *` and what a browser sends to a proxy. */
export function pathOf(address: string | undefined): string | null {
  if (address === undefined || !address.startsWith("/")) return null;
  const asked = `http://${loopback}${address}`;
  return URL.canParse(asked) ? new URL(asked).pathname : null;
}

/** Tells whether the studio answers a request. */
export function admitToStudio({ method, path, headers }: Asked, port: number, token: string): Admission {
  const sender = admitSender(headers, port, ["same-origin", "none"]);
  if (!sender.ok) return sender;
  if (!path.startsWith("/api/")) return method === "GET" || method === "HEAD" ? admitted : readOnly;
  if (!isSame(headers[tokenHeader], token))
    return {
      ok: false,
      status: 401,
      message: "Kjo skedë është e një studioje që u mbyll. Mbylle, dhe shkruaj te skeda që hap studioja tani.",
    };
  return admitted;
}

/** Tells whether a preview is shown. @param ticket `received`: of the address or the cookie, or null */
export function admitToPreview(
  { method, headers }: Asked,
  port: number,
  ticket: { received: string | null; wanted: string },
): Admission {
  // A page on another port of this computer embeds the frame. Browsers call that the same site.
  const sender = admitSender(headers, port, ["same-origin", "same-site", "none"]);
  if (!sender.ok) return sender;
  if (method !== "GET" && method !== "HEAD") return readOnly;
  if (!isSame(ticket.received ?? undefined, ticket.wanted))
    return { ok: false, status: 401, message: "Hape pamjen nga studioja." };
  return admitted;
}

function admitSender(headers: IncomingHttpHeaders, port: number, sites: string[]): Admission {
  const own = `${loopback}:${port}`;
  if (headers.host !== own) return { ok: false, status: 421, message: "Studioja përgjigjet vetëm te adresa e vet." };
  const { origin } = headers;
  if (origin !== undefined && origin !== `http://${own}`) return otherPage;
  const site = headers["sec-fetch-site"];
  return typeof site === "string" && !sites.includes(site) ? otherPage : admitted;
}

/** Compares in constant time, so that the time does not reveal how much was right. */
function isSame(received: string | string[] | undefined, wanted: string): boolean {
  if (typeof received !== "string") return false;
  const [a, b] = [Buffer.from(received), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
