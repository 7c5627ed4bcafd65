import { readFileSync, statSync } from "node:fs";
import { join, normalize, sep } from "node:path";
import { mayShow } from "./addresses";

export interface ImageSize {
  width: number;
  height: number;
}

/** The pictures a content may show: files under `public/`, by the address at which the site serves them. */
export class PublicFiles {
  private readonly known = new Map<string, boolean>();

  constructor(private readonly folder: string) {}

  /** Whether an address such as `/covers/graviteti.svg` is a file of the site. */
  has(address: string): boolean {
    let known = this.known.get(address);
    if (known === undefined) {
      const path = this.path(address);
      known = path !== null && (statSync(path, { throwIfNoEntry: false })?.isFile() ?? false);
      this.known.set(address, known);
    }
    return known;
  }

  /** Width and height in CSS pixels of an SVG or PNG. @returns null where the file does not say. */
  size(address: string): ImageSize | null {
    const path = this.path(address);
    if (path === null || !this.has(address)) return null;
    const bytes = readFileSync(path);
    if (bytes.subarray(1, 4).toString("latin1") === "PNG") {
      return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    }
    return svgSize(bytes.toString("utf8"));
  }

  /** The file's length in bytes; undefined where there is none. */
  bytes(address: string): number | undefined {
    const path = this.path(address);
    return path !== null && this.has(address) ? statSync(path).size : undefined;
  }

  /** null for an address that leads out of the folder or off the site. */
  private path(address: string): string | null {
    if (!/^\/(?![/\\])[^?#\\]*$/.test(address)) return null;
    const path = normalize(join(this.folder, address));
    return path.startsWith(this.folder + sep) ? path : null;
  }
}

/** What to tell the editor about a picture that the site has not: what is wrong, what to do. */
export function missingImage(address: string): [message: string, hint: string] {
  const hint = mayShow(address)
    ? `Vëre skedarin te public${address}.`
    : "Vëre figurën te public/ dhe shkruaj adresën e saj, p.sh. /figures/katrori.svg.";
  return [`Figura „${address}“ nuk gjendet.`, hint];
}

function svgSize(svg: string): ImageSize | null {
  const tag = /<svg\b[^>]*>/.exec(svg)?.[0] ?? "";
  const width = /\swidth="([\d.]+)(?:px)?"/.exec(tag)?.[1];
  const height = /\sheight="([\d.]+)(?:px)?"/.exec(tag)?.[1];
  const box = /\sviewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(tag);
  const size = { width: Math.round(Number(width ?? box?.[1])), height: Math.round(Number(height ?? box?.[2])) };
  return size.width > 0 && size.height > 0 ? size : null;
}
