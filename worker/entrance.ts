/**
 * Makes a page for a visitor who comes from outside. It has its style sheets inside, because a browser without them
 * would wait a round trip before it paints. It also links them, for the next page.
 */
import type { ReadFile } from "./covers-in-page";
import type { KeptResponse } from "./page-cache";
import { savesData } from "./response-headers";

/**
 * Tells whether a request is of a visitor who comes from outside: by an address, a bookmark or a link of another site.
 * Browsers without this header, and who saves data, get links alone.
 */
export const isEntrance = (request: Request): boolean =>
  ["none", "cross-site"].includes(request.headers.get("Sec-Fetch-Site") ?? "") && !savesData(request);

interface Sheet {
  text: string;
  /** Its hash, as a content policy names it. */
  hash: string;
}

/** Sheets by their address, which names their content. */
const sheets = new Map<string, Sheet>();

async function readSheet(address: string, readFile: ReadFile): Promise<Sheet | null> {
  const known = sheets.get(address);
  if (known) return known;
  const text = await readFile(address).catch(() => null);
  if (text === null) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const sheet = { text, hash: `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'` };
  sheets.set(address, sheet);
  return sheet;
}

const sheetLink = /<link rel="stylesheet" href="([^"]+)"\/>/g;
/** The preload of the headlines' font. A played page keeps that of its text, whose line breaks would move its parts. */
const fontPreload = /<link rel="preload" href="[^"]*\bgazeta-display\b[^"]*" as="font"[^>]*>/;

/**
 * Puts a page's style sheets into it, each before its link, and leaves out the preload of the headlines' font, which would
 * take the line before the first paint.
 *
 * @returns the page itself if it is none, or if a sheet cannot be read
 */
export async function entrancePage(kept: KeptResponse, readFile: ReadFile): Promise<KeptResponse> {
  if (!kept.headers.get("Content-Type")?.startsWith("text/html")) return kept;
  const html = new TextDecoder().decode(kept.bytes);
  const inside = new Map<string, Sheet>();
  for (const [, address = ""] of html.matchAll(sheetLink)) {
    const sheet = await readSheet(address, readFile);
    if (sheet === null) return kept;
    inside.set(address, sheet);
  }
  const page = html
    .replace(
      sheetLink,
      (_, address: string) =>
        `<style>${inside.get(address)?.text}</style><link rel="stylesheet" href="${address}" media="not all"/>`,
    )
    .replace(fontPreload, "");
  const headers = new Headers(kept.headers);
  const hashes = [...inside.values()].map(({ hash }) => hash).join(" ");
  const policy = headers.get("Content-Security-Policy") ?? "";
  headers.set("Content-Security-Policy", policy.replace("style-src 'self'", `style-src 'self' ${hashes}`));
  return { bytes: new TextEncoder().encode(page).buffer as ArrayBuffer, headers };
}
