/**
 * The check of what is kept: a file only as what it is. A network may answer with something else and say 200: a portal
 * with its page, a filter that opens TLS with another script, a line that is cut with half of a file.
 */
import { digestHeader } from "./offline-rules";

/** The types of a file, by the ending of its name. */
const types: [ending: RegExp, type: RegExp][] = [
  [/\.js$/, /^(?:text|application)\/javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.woff2$/, /^font\//],
  [/\.json$/, /^application\/json\b/],
  [/\.(?:svg|webp|avif|png|jpe?g)$/, /^image\//],
];
/** What a build makes: its table has a digest of each. */
const isBuilt = (path: string) => /\.(?:js|css|woff2)$/.test(path);

/** Whether an answer is the file of this name, by all that its head says. */
export function isFile(path: string, { status, type, redirected, headers }: Response): boolean {
  const said = headers.get("Content-Type") ?? "";
  const fits = types.some(([ending, fitting]) => ending.test(path) && fitting.test(said));
  // `default` is what was checked before and made anew.
  return fits && status === 200 && !redirected && (type === "basic" || type === "default");
}

/** The first 48 bits of a text's or a file's SHA-256, as base64: what `pack-files.json` holds of each file of a build. */
export async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...digest.subarray(0, 6)));
}

/**
 * Reads a file to its end and checks it.
 *
 * @param digest as the build's table has it; a script, sheet or font without one is of another build
 * @returns what may be kept; null where it is not the file @throws where the line is cut
 */
export async function wholeFile(path: string, response: Response, digest?: string): Promise<Response | null> {
  if (!isFile(path, response)) {
    // A body that nobody reads holds one of the six connections to the site.
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
 * Judges a kept file before it is handed out. Earlier workers kept whatever came: their files have no digest.
 *
 * @returns `unsure` where it may be handed out only without a network
 */
export async function judge(path: string, kept: Response): Promise<"whole" | "unsure" | "broken"> {
  if (!isFile(path, kept)) return "broken";
  const digest = kept.headers.get(digestHeader);
  if (digest === null) return isBuilt(path) ? "unsure" : "whole";
  if (!path.endsWith(".js")) return "whole";
  return (await digestOf(await kept.clone().arrayBuffer())) === digest ? "whole" : "broken";
}

/** Whether a page or its data came to the end. */
export function isWholeText(text: string, type: string): boolean {
  if (type.startsWith("text/html")) return text.includes("</html>");
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}
