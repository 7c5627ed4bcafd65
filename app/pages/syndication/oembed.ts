/** Responds to oEmbed (oembed.com, version 1.0). By it another site previews a pasted address of the magazine. */
import { isUnreadable, type Library } from "../../library/library";
import { embedCode, embeddedSimulator, frameSize, isEmbedPath, wholePath } from "../../magazine/embed";
import { siteName, socialPicture, socialSize } from "../../magazine/site";
import { xmlText } from "../../magazine/xml";
import { modelPage } from "../model/models-page";
import { datedPieces } from "./dated-pieces";

/** Seconds for which a consumer may cache a response. */
const cacheAge = 86_400;

type OEmbedRecord = Record<string, string | number>;

interface Limits {
  width: number;
  height: number;
}

/** Responds to an oEmbed consumer. 501 is an unknown format, 404 an address without a preview. */
export async function oembedResponse(library: Library, origin: string, query: URLSearchParams): Promise<Response> {
  const format = query.get("format") ?? "json";
  if (format !== "json" && format !== "xml") return plain(501);
  const path = pathIn(query.get("url"), origin);
  if (path === null) return plain(404);
  try {
    const limits = { width: limitIn(query.get("maxwidth")), height: limitIn(query.get("maxheight")) };
    const answer = await answerFor(path, library, origin, limits);
    if (answer === null) return plain(404);
    return format === "json"
      ? plain(200, JSON.stringify(answer), "application/json")
      : plain(200, asXml(answer), "text/xml");
  } catch (error) {
    if (isUnreadable(error)) return plain(503);
    throw error;
  }
}

function plain(status: number, text: string | null = null, type = "text/plain"): Response {
  const headers = { "Content-Type": `${type}; charset=utf-8`, "Access-Control-Allow-Origin": "*" };
  return new Response(text, { status, headers });
}

/** Returns the path of a magazine address; null for another site's, and for invalid addresses. */
function pathIn(address: string | null, origin: string): string | null {
  try {
    const { protocol, host, pathname } = new URL(address ?? "");
    const isOurs = /^https?:$/.test(protocol) && host === new URL(origin).host;
    return isOurs ? pathname.replace(/(?<=.)\/$/, "") : null;
  } catch {
    return null;
  }
}

/** Returns the consumer's limit in pixels; infinite if it gives none. */
const limitIn = (text: string | null) => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Infinity);

async function answerFor(path: string, library: Library, origin: string, limits: Limits): Promise<OEmbedRecord | null> {
  const common = { version: "1.0", provider_name: siteName, provider_url: `${origin}/`, cache_age: cacheAge };
  const name = frameNameOf(path);
  if (name !== null) {
    const model = name === embeddedSimulator ? null : await modelPage(library, name);
    const title = name === embeddedSimulator ? await simulatorTitle(library) : model?.title;
    if (title === undefined) return null;
    const size = frameSize(name, model?.height);
    const fitted = { width: Math.min(size.width, limits.width), height: Math.min(size.height, limits.height) };
    return { ...common, type: "rich", title, ...fitted, html: embedCode(origin, name, title, fitted) };
  }
  const piece = (await datedPieces(library)).find((each) => each.path === path);
  if (piece === undefined) return null;
  const author = piece.authorId === null ? null : await library.author(piece.authorId).catch(() => null);
  const picture = { url: origin + socialPicture(piece.name.replace(/^.*\//, ""), piece.image), ...socialSize };
  const fits = picture.width <= limits.width && picture.height <= limits.height;
  return {
    ...common,
    type: "link",
    title: piece.title,
    ...(author && { author_name: author.name }),
    ...(fits && { thumbnail_url: picture.url, thumbnail_width: picture.width, thumbnail_height: picture.height }),
  };
}

/** Returns the name of the model or simulator to frame. It is null if the page gets only a link. */
function frameNameOf(path: string): string | null {
  if (path === wholePath(embeddedSimulator)) return embeddedSimulator;
  const name = /^\/modelet\/([^/]+)$/.exec(path)?.[1];
  return name ?? (isEmbedPath(path) ? path.replace(/^\/ngulit\//, "") : null);
}

const simulatorTitle = async (library: Library) =>
  (await library.contents()).find(({ slug }) => slug === "electricity-simulator")?.title;

function asXml(answer: OEmbedRecord): string {
  const fields = Object.entries(answer).map(([name, value]) => `<${name}>${xmlText(String(value))}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields.join("")}</oembed>\n`;
}
