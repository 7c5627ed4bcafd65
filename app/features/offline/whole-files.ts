/**
 * Checks files before they are cached and before they are used. A network may answer 200 with something else: a captive
 * portal with its page, a filter that opens TLS with another script, a broken connection with half of a file.
 */
import { digestHeader } from "./offline-rules";

/** Content types of files, by the ending of the name. */
const types: [ending: RegExp, type: RegExp][] = [
  [/\.js$/, /^(?:text|application)\/javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.woff2$/, /^font\//],
  [/\.json$/, /^application\/json\b/],
  [/\.(?:svg|webp|avif|png|jpe?g)$/, /^image\//],
];
/** Tells whether a build makes the file. The build's table then has its digest. */
const isBuilt = (path: string) => /\.(?:js|css|woff2)$/.test(path);

/** Tells whether a response is the file of this name. Status, type and headers decide. */
export function isFile(path: string, { status, type, redirected, headers }: Response): boolean {
  const contentType = headers.get("Content-Type") ?? "";
  const fits = types.some(([ending, fitting]) => ending.test(path) && fitting.test(contentType));
  // Type `default` belongs to a response that was checked and built again here.
  return fits && status === 200 && !redirected && (type === "basic" || type === "default");
}

/** Returns the first 48 bits of the SHA-256 as base64. `pack-files.json` holds it for each file of a build. */
export async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...digest.subarray(0, 6)));
}

/**
 * Reads a file to its end and checks it.
 *
 * @param digest from the build's table; a script, style sheet or font without one is of another build
 * @returns the response to cache; null if it is not the file @throws if the connection breaks
 */
export async function wholeFile(path: string, response: Response, digest?: string): Promise<Response | null> {
  if (!isFile(path, response)) {
    // An unread body holds one of the six connections to the site.
    await response.body?.cancel();
    return null;
  }
  const bytes = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  if (digest !== undefined) {
    if ((await digestOf(bytes)) !== digest) return null;
    headers.set(digestHeader, digest);
  } else if (isBuilt(path)) return null;
  else if (path.endsWith(".svg") && !/<\/svg>\s*$/.test(new TextDecoder().decode(bytes))) return null;
  return new Response(bytes, { headers });
}

/**
 * Checks a cached file before it is used. Earlier workers cached every response: such files have no digest.
 *
 * @returns `unsure` if it may be used only without a network
 */
export async function judge(path: string, kept: Response): Promise<"whole" | "unsure" | "broken"> {
  if (!isFile(path, kept)) return "broken";
  const digest = kept.headers.get(digestHeader);
  if (digest === null) return isBuilt(path) ? "unsure" : "whole";
  if (!path.endsWith(".js")) return "whole";
  return (await digestOf(await kept.clone().arrayBuffer())) === digest ? "whole" : "broken";
}

/** Tells whether a page or its data is complete. */
export function isWholeText(text: string, type: string): boolean {
  if (type.startsWith("text/html")) return text.includes("</html>");
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}
