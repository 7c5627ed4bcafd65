import { apiError } from "../app/magazine/api-error";
import { parseId, slugPattern } from "../app/magazine/identifiers";

/** An address that no route has: Remix answers it with the not-found screen. */
const nowhere = "/nuk-ekziston";

/**
 * What Remix answers badly is settled before it is asked: other methods, addresses that do not decode, doubled or
 * trailing slashes, impossible slugs and ids.
 *
 * @returns an answer; or the address to ask Remix for in place of the visitor's; or null, where all is well.
 */
export function refuse(request: Request, url: URL): Response | URL | null {
  const api = url.pathname.startsWith("/api/") || url.pathname === "/api";
  if (request.method !== "GET" && request.method !== "HEAD") {
    const allow = { Allow: "GET, HEAD" };
    return api
      ? apiError(405, "Method Not Allowed", "Only GET and HEAD are answered.", allow)
      : new Response(null, { status: 405, headers: allow });
  }
  const segments = decode(url.pathname);
  if (segments === null) return api ? notFound() : new URL(nowhere, url);
  const straight = `/${segments.join("/")}`;
  if (straight !== url.pathname && segments.every((segment) => /^[\w.-]+$/.test(segment))) {
    return new Response(null, { status: 308, headers: { Location: straight + url.search } });
  }
  const known = (segment: string) => slugPattern.test(segment.replace(/\.data$/, ""));
  const refused = api ? refuseApi(segments) : null;
  if (refused) return refused;
  if (!api && straight !== "/_root.data" && !segments.every(known)) return new URL(nowhere, url);
  return url.searchParams.has(oldData) ? withoutOldData(url) : null;
}

/** The old way to ask Remix for one route's data: it still answers, outside of what is checked here. */
const oldData = "_data";

function withoutOldData(url: URL): URL {
  const asked = new URL(url);
  asked.searchParams.delete(oldData);
  return asked;
}

function refuseApi([, collection, first, second, ...more]: string[]): Response | null {
  if (collection === "contents" && first === "slug" && second !== undefined && more.length === 0) {
    return slugPattern.test(second) ? null : notFound();
  }
  if (collection === "projects" && first !== undefined && second === undefined) {
    return slugPattern.test(first) ? null : notFound();
  }
  if ((collection === "categories" || collection === "authors") && first !== undefined && second === undefined) {
    return parseId(first) === null ? apiError(400, "Bad Request", "An id is a positive integer.") : null;
  }
  return null;
}

const notFound = () => apiError(404, "Not Found", "There is nothing at this address.");

/** The segments of a path, decoded, empty ones left out. @returns null where it does not decode to plain text. */
function decode(pathname: string): string[] | null {
  try {
    const segments = pathname.split("/").map(decodeURIComponent);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
    if (segments.some((segment) => /[\u0000-\u001f\u007f/\\]/.test(segment))) return null;
    return segments.filter((segment) => segment !== "");
  } catch {
    return null;
  }
}
