/**
 * Rewrites a page of the magazine for the exported folder. It has relative addresses, classic scripts, no need of a
 * server.
 */
import { type DefaultTreeAdapterMap, parse } from "parse5";
import { pageDataId, pageDataText } from "../../../app/island/page-data";
import { siteOrigin } from "../../../app/magazine/site";
import { namedScripts } from "../client-scripts";
import { borneCandidates, fileOf, isOwn, isWithoutUse, parts, relativeAddress, wayToTop } from "./file-of";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

/** The script and data that mount a hydrated page without Remix. */
interface PageScript {
  /** Its script in the folder, without the file ending. */
  script: string;
  /** The data of the script: the address and the loader data of the page. */
  page: object;
}

export interface RewriteOptions {
  /** The page's address in the magazine. */
  path: string;
  played: PageScript | null;
  /** Style sheets that scripts would load lazily. */
  laterSheets: string[];
  /** Whether the folder holds the films. */
  films: boolean;
  /** The folder's address on a server, `https://shkolla.al/prizma`; missing for a disk, which has no address. */
  address?: string;
  /** The deployed magazine's origin; missing if none is known, and then no page names one. */
  home?: string;
  /**
   * Returns the new location of an address that moved or that the folder leaves out. It returns other paths unchanged.
   */
  placeOf(path: string): string;
}

export interface RewrittenPage {
  html: string;
  /** Addresses inside the folder that the page links to or shows, as in the magazine. */
  addresses: string[];
}

const holdAddress = ["href", "src", "poster", "action", "data", "xlink:href"];
const holdAddresses = ["srcset", "imagesrcset"];
/** The links in the head that work without a server. The canonical one gives the page's main address. */
const keptLinks = ["stylesheet", "icon", "canonical"];

interface Change {
  start: number;
  end: number;
  text: string;
}

/** Rewrites the source in place. Every part that needs no change stays the same, byte for byte. */
export function rewritePage(source: string, options: RewriteOptions): RewrittenPage {
  const top = wayToTop(options.path);
  const changes: Change[] = [];
  const addresses: string[] = [];
  const sheets = new Set<string>();
  let headEnd: number | undefined;

  function placed(address: string): string {
    if (!isOwn(address)) return address;
    const { path, rest } = parts(address);
    const place = options.placeOf(path);
    if (!isOwn(place)) return place + rest;
    addresses.push(place + rest);
    return relativeAddress(place + rest, top);
  }

  function visit(node: Node): void {
    if ("tagName" in node && (withoutUse(node) ? remove(node) : !changeElement(node))) return;
    const children = "content" in node ? node.content.childNodes : "childNodes" in node ? node.childNodes : [];
    for (const child of children) visit(child);
  }

  function remove({ sourceCodeLocation: place }: Element): boolean {
    if (place) changes.push({ start: place.startOffset, end: place.endOffset, text: "" });
    return true;
  }

  /** @returns false if the element was removed together with its content */
  function changeElement(element: Element): boolean {
    const place = element.sourceCodeLocation;
    if (!place) return true;
    const attributes = new Map(
      element.attrs.map(({ name, prefix, value }) => [prefix ? `${prefix}:${name}` : name, value]),
    );
    const replace = (text: string) => {
      changes.push({ start: place.startOffset, end: place.endOffset, text });
      return false;
    };
    if (element.tagName === "script") return replace(keptScript(attributes, top));
    const rel = attributes.get("rel") ?? "";
    const property = attributes.get("property") ?? attributes.get("name") ?? "";
    if (rel === "canonical") return replace(canonicalLink(options));
    if (options.address !== undefined && property === "og:url")
      return replace(`<meta property="og:url" content="${escaped(ownAddress(options.address, options.path))}"/>`);
    // The embed code shows a model from the network: only the deployed magazine serves frames.
    if (attributes.get("class") === "embed-code" && options.home === undefined) return replace("");
    const isTold = options.address !== undefined && /^og:(?:type|title|description|site_name|locale)$/.test(property);
    if (element.tagName === "meta" && /^(og|twitter|article):/.test(property) && !isTold) return replace("");
    if (element.tagName === "link" && !keptLinks.includes(rel)) return replace("");
    if (rel === "stylesheet") sheets.add(attributes.get("href") ?? "");
    if (element.tagName === "html") insert(place.startTag?.endOffset, pageAttributes(options, top), -1);
    if (element.tagName === "head") headEnd = place.endTag?.startOffset;
    if (element.tagName === "body" && options.played)
      insert(place.endTag?.startOffset, playedScripts(options.played, top));
    for (const [name, value] of attributes) {
      const text = holdAddress.includes(name)
        ? placed(value)
        : holdAddresses.includes(name)
          ? borneCandidates(value).replace(/[^\s,]\S*[^\s,]/g, placed)
          : value;
      const attribute = place.attrs?.[name];
      if (text !== value && attribute)
        changes.push({ start: attribute.startOffset, end: attribute.endOffset, text: `${name}="${escaped(text)}"` });
    }
    return true;
  }

  function insert(offset: number | undefined, text: string, by = 0): void {
    if (offset !== undefined) changes.push({ start: offset + by, end: offset + by, text });
  }

  const laterLinks = () =>
    options.laterSheets
      .filter((sheet) => !sheets.has(sheet))
      .map((sheet) => `<link rel="stylesheet" href="${placed(sheet)}"/>`)
      .join("");

  visit(parse(source, { sourceCodeLocationInfo: true }));
  insert(headEnd, laterLinks());
  const html = applied(source, changes);
  return { html: options.home === undefined ? html : html.replaceAll(siteOrigin, options.home), addresses };
}

/** Returns the address of a page's file if the folder is on a server. */
const ownAddress = (address: string, path: string) => `${address}/${fileOf(path)}`;

/** Returns the canonical link of a page. It leads to the folder's server, or else to the deployed site. */
function canonicalLink({ address, home, path }: RewriteOptions): string {
  if (address === undefined && home === undefined) return "";
  return `<link rel="canonical" href="${escaped(address === undefined ? home + path : ownAddress(address, path))}"/>`;
}

/**
 * Attributes that the folder's scripts read. They are the path to the top, whether there are films, and the site's
 * origin.
 */
const pageAttributes = ({ films, home }: RewriteOptions, top: string) =>
  ` data-top="${top}"${films ? ' data-films=""' : ""}${home === undefined ? "" : ` data-home="${escaped(home)}"`}`;

/** Tells whether an element is a link that a folder does not need. A list item with only such a link counts too. */
function withoutUse(element: Element): boolean {
  const [only, ...more] = element.childNodes;
  if (element.tagName === "li" && only !== undefined && "tagName" in only && more.length === 0) return withoutUse(only);
  return element.tagName === "a" && element.attrs.some(({ name, value }) => name === "href" && isWithoutUse(value));
}

/** Lists the addresses of a page's links and forms. */
export function linkedPages(source: string): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if ("tagName" in node && (node.tagName === "a" || node.tagName === "form"))
      found.push(...node.attrs.filter(({ name }) => name === "href" || name === "action").map(({ value }) => value));
    if ("childNodes" in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(source));
  return found;
}

/** Keeps a named script, loaded by the folder's loader, and data that a script reads. It removes all others. */
function keptScript(attributes: ReadonlyMap<string, string>, top: string): string {
  const name = /^\/([\w-]+)\.js$/.exec(attributes.get("src") ?? "")?.[1];
  if (name !== undefined && name in namedScripts) return loaded(name, top);
  return "";
}

const loader = (top: string) => `<script defer src="${top}skripte/system.js"></script>`;
const loaded = (name: string, top: string) =>
  `${loader(top)}<script type="systemjs-module" src="${top}skripte/${name}.js"></script>`;

/** Writes the data into the page. A page from a disk may not fetch another file. */
function playedScripts({ script, page }: PageScript, top: string): string {
  return `<script type="application/json" id="${pageDataId}">${pageDataText(page)}</script>${loaded(script, top)}`;
}

const escaped = (value: string) => value.replace(/&/g, "&amp;").replace(/"/g, "&quot;");

function applied(source: string, changes: Change[]): string {
  let offset = 0;
  let html = "";
  for (const { start, end, text } of [...changes].sort((a, b) => a.start - b.start || a.end - b.end)) {
    html += source.slice(offset, start) + text;
    offset = end;
  }
  return html + source.slice(offset);
}
