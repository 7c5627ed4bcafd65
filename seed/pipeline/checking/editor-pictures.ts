/** Finds the editors' originals in `pictures/` beside `magazine.json`, of which copies are published. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { widestPicture } from "../../../app/magazine/editor-picture";
import { measureImage } from "./measure-image";

/** Version of the copies: a change of it gives every picture a new address. */
const recipe = "1";

/** An editor's picture that a piece names. */
export interface NamedPicture {
  /** Its address in the editor's text: `/pictures/guri.jpg`. */
  address: string;
  path: string;
  /** Hash of its bytes and of the version of the copies, 16 hex digits. */
  hash: string;
  /** Public address of its widest copy. */
  shown: string;
  /** Pixels of the widest copy. */
  width: number;
  height: number;
  /** Pixels of the original. */
  original: { width: number; height: number };
  /** Type of its bytes: `jpg`, `svg`; empty where it is not a picture. */
  type: string;
  bytes: number;
}

export class EditorPictures {
  static readonly none = new EditorPictures(null);
  private readonly known = new Map<string, NamedPicture | null>();

  /**
   * @param folder of the originals; null where there is no such folder
   * @param onPaper hashes of the pictures whose ink is too dark for the dark theme, from an analysis of their pixels
   */
  constructor(
    private readonly folder: string | null,
    private readonly onPaper: ReadonlySet<string> = new Set(),
  ) {}

  /** Finds the original of an address; null where there is none. */
  find(address: string): NamedPicture | null {
    const name = /^\/pictures\/([^/\\?#\s]+)$/.exec(address)?.[1];
    if (this.folder === null || name === undefined || name.startsWith(".")) return null;
    let known = this.known.get(name);
    if (known === undefined) {
      known = this.read(name, join(this.folder, name));
      this.known.set(name, known);
    }
    return known;
  }

  /** Returns the file names of all originals. */
  names(): string[] {
    if (this.folder === null || !statSync(this.folder, { throwIfNoEntry: false })?.isDirectory()) return [];
    return readdirSync(this.folder).filter((name) => !name.startsWith("."));
  }

  private read(name: string, path: string): NamedPicture | null {
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return null;
    const bytes = readFileSync(path);
    const measured = measureImage(bytes) ?? { width: 0, height: 0, type: "" };
    const { type, ...original } = measured;
    const hash = pictureHash(bytes);
    const width = type === "svg" ? original.width : Math.min(original.width, widestPicture);
    const height = Math.round((original.height * width) / Math.max(1, original.width));
    const size = `${width}x${height}${this.onPaper.has(hash) ? "p" : ""}`;
    const shown = `/pictures/${stemOf(name)}.${hash.slice(0, 8)}.${size}.${type === "svg" ? "svg" : "webp"}`;
    return { address: `/pictures/${name}`, path, hash, shown, width, height, original, type, bytes: bytes.length };
  }
}

/** Returns the hash in the addresses of a picture's copies. */
export const pictureHash = (bytes: Buffer): string =>
  createHash("sha256").update(recipe).update(bytes).digest("hex").slice(0, 16);

/** Makes of a file's name one that is valid in an address. */
const stemOf = (name: string): string =>
  name
    .slice(0, name.length - extname(name).length)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "figura";
