import { readFileSync, statSync } from "node:fs";
import { extname, join, normalize, sep } from "node:path";
import { imageSize } from "image-size";
import { fileSize } from "../../../app/magazine/file-size";
import { mayShow } from "./addresses";
import type { FindingList } from "./finding";

export interface ImageSize {
  width: number;
  height: number;
}

/** The pictures a content may show: files under `public/`, by the address at which the site serves them. */
export class PublicFiles {
  private readonly known = new Map<string, boolean>();
  private asked = new Set<string>();

  constructor(private readonly folder: string) {}

  /** Whether an address such as `/covers/graviteti.svg` is a file of the site. */
  has(address: string): boolean {
    this.asked.add(address);
    let known = this.known.get(address);
    if (known === undefined) {
      const path = this.path(address);
      known = path !== null && (statSync(path, { throwIfNoEntry: false })?.isFile() ?? false);
      this.known.set(address, known);
    }
    return known;
  }

  /** Every file of the site that was asked for and is there. */
  named(): { address: string; path: string }[] {
    return [...this.known].flatMap(([address, known]) => {
      const path = known ? this.path(address) : null;
      return path === null ? [] : [{ address, path }];
    });
  }

  /** Does some work. @returns what it gives, and the addresses that it asked for, there or not */
  askedBy<T>(work: () => T): [value: T, addresses: string[]] {
    const before = this.asked;
    this.asked = new Set();
    try {
      return [work(), [...this.asked]];
    } finally {
      this.asked = before;
    }
  }

  /** What tells whether a file is still the same: its length and time; empty where there is none. */
  stamp(address: string): string {
    const path = this.path(address);
    const stat = path === null ? undefined : statSync(path, { throwIfNoEntry: false });
    return stat?.isFile() ? `${stat.size} ${stat.mtimeMs}` : "";
  }

  /** Width and height of a picture in CSS pixels. @returns null where the file does not say. */
  size(address: string): ImageSize | null {
    const path = this.path(address);
    if (path === null || !this.has(address)) return null;
    const measured = measure(readFileSync(path));
    return measured === null ? null : { width: Math.round(measured.width), height: Math.round(measured.height) };
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

/** Endings of pictures, each with what the bytes of such a file are. */
const pictureTypes: Record<string, string> = {
  ".svg": "svg",
  ".png": "png",
  ".jpg": "jpg",
  ".jpeg": "jpg",
  ".webp": "webp",
  ".avif": "avif",
  ".gif": "gif",
};

/** A pupil with 1.6 Mbit/s waits two and a half seconds for this many bytes; our own drawings travel as at most 7 KB. */
const largestPicture = 500 * 1024;

/** Cloudflare takes no larger static file. */
const largestFile = 25 * 1024 * 1024;

/** Says of every file that was named so far whether it can be served to a pupil: its size, and that it is what it says. */
export function checkNamedFiles(files: PublicFiles, findings: FindingList): void {
  for (const { path, address } of files.named()) {
    const position = { file: path, line: 1, column: 1, path: "" };
    const { size } = statSync(path);
    const expected = pictureTypes[extname(address).toLowerCase()];
    const largest = expected === undefined ? largestFile : largestPicture;
    if (size > largest) {
      const hint =
        expected === undefined
          ? "Zvogëloje ose vëre në një faqe tjetër e lidhe me https://."
          : "Zvogëloje: një fotografi 1200 × 800 px, e ruajtur si JPG ose WebP, mjafton.";
      const message = `„${address}“ ka ${fileSize(size)}; më shumë se ${fileSize(largest)} nuk merren.`;
      findings.error(position, message, hint);
    } else if (expected !== undefined && measure(readFileSync(path))?.type !== expected) {
      const hint = "Hape dhe ruaje përsëri si figurë, me prapashtesën e vet.";
      findings.error(position, `„${address}“ nuk është figurë ${extname(address)} që lexohet.`, hint);
    } else if (expected !== undefined) {
      checkPicture(address, path, (message, hint) => findings.error(position, message, hint));
    }
  }
}

/** Pixels of a picture's longer side: twice the widest screen that a lesson fills. */
const longestSide = 4096;

/** What in an SVG runs, or asks for something outside it. */
const runs = /<script\b|<foreignObject\b|<!ENTITY\b|\son[a-z]+\s*=|javascript:|href\s*=\s*["'](?!#|data:image\/)/i;

function checkPicture(address: string, path: string, report: (message: string, hint: string) => void): void {
  const bytes = readFileSync(path);
  const size = measure(bytes);
  if (size?.type === "svg") {
    if (!runs.test(bytes.toString("utf8"))) return;
    const hint = "Ruaje përsëri si „Plain SVG“, pa skripte, pa lidhje dhe pa figura nga jashtë.";
    report(`„${address}“ ka brenda kod, ose diçka që merret nga jashtë.`, hint);
  } else if (size !== null && Math.max(size.width, size.height) > longestSide) {
    const hint = "Zvogëloje: 1200 × 800 px mjaftojnë.";
    report(`„${address}“ është ${size.width} × ${size.height} px; më shumë se ${longestSide} px nuk merren.`, hint);
  }
}

function measure(bytes: Buffer): ReturnType<typeof imageSize> | null {
  try {
    return imageSize(bytes);
  } catch {
    return null;
  }
}
