import { apiError } from "../app/magazine/api-error";
import { parseId, slugPattern } from "../app/magazine/identifiers";

/** An address without a route: Remix responds with the not-found page. */
const missingPath = "/nuk-ekziston";

/** Addresses with a file ending that a route serves. */
const files: ReadonlySet<string> = new Set(["/robots.txt", "/sitemap.xml", "/feed.xml"]);

/** The query parameter by which Remix returns the data of one route without these checks. */
const dataQuery = "_data";

/**
 * Checks a request before Remix sees it, in the cases that Remix handles badly. These are other methods, addresses
 * that do not decode, doubled or trailing slashes, impossible slugs and ids.
 *
 * @returns a response, or the address to render; it is the visitor's own address if nothing is wrong
 */
export function checkAddress(request: Request, url: URL): { response: Response } | { address: URL } {
  const api = url.pathname.startsWith("/api/") || url.pathname === "/api";
  if (request.method !== "GET" && request.method !== "HEAD") return { response: methodNotAllowed(api) };
  const segments = decode(url.pathname);
  if (segments === null) return api ? { response: notFound() } : missing(url);
  const path = `/${segments.join("/")}`;
  if (path !== url.pathname && segments.every((segment) => /^[\w.-]+$/.test(segment))) {
    return { response: new Response(null, { status: 308, headers: { Location: path + url.search } }) };
  }
  const response = api ? checkApi(segments) : null;
  if (response) return { response };
  if (files.has(path)) return { address: url };
  const isSlug = (segment: string) => slugPattern.test(segment.replace(/\.data$/, ""));
  if (!api && path !== "/_root.data" && !segments.every(isSlug)) return missing(url);
  return { address: withoutDataQuery(url) };
}

const missing = (url: URL) => ({ address: new URL(missingPath, url) });

function withoutDataQuery(url: URL): URL {
  if (!url.searchParams.has(dataQuery)) return url;
  const address = new URL(url);
  address.searchParams.delete(dataQuery);
  return address;
}

/** Checks the path segments of an API address. @returns null if its route may handle the request */
function checkApi([, collection, first, second, ...more]: string[]): Response | null {
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

function methodNotAllowed(api: boolean): Response {
  const headers = { Allow: "GET, HEAD" };
  return api
    ? apiError(405, "Method Not Allowed", "Only GET and HEAD are answered.", headers)
    : new Response(null, { status: 405, headers });
}

/** Decodes a path into its segments, without empty ones. @returns null if it does not decode to plain text */
function decode(pathname: string): string[] | null {
  try {
    const segments = pathname.split("/").map(decodeURIComponent);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for these characters.
    if (segments.some((segment) => /[\u0000-\u001f\u007f/\\]/.test(segment))) return null;
    return segments.filter((segment) => segment !== "");
  } catch {
    return null;
  }
}
