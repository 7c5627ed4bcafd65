import { readFileSync, statSync } from "node:fs";
import { basename, extname, join, normalize, sep } from "node:path";
import { fileSize } from "../../../app/magazine/file-size";
import { mayShow } from "./addresses";
import { cutOff, isCutOff } from "./cut-off-picture";
import { EditorPictures, type NamedPicture } from "./editor-pictures";
import type { FindingList } from "./finding";
import { foreignIn, foreignWords } from "./foreign-in-svg";
import { type ImageSize, measureImage } from "./measure-image";
import { siteLimits } from "./picture-limits";
import { copiesIn, copiesWords, mostCopies } from "./svg-copies";

/**
 * Finds the pictures of contents by the address in the editor's text. They are files under `public/`, served as they
 * are, or originals beside `magazine.json`, of which copies are made.
 */
export class PublicFiles {
  private readonly known = new Map<string, string | null>();
  private requested = new Set<string>();

  /** @param folder the site's static files @param pictures the editors' originals; none where left out */
  constructor(
    private readonly folder: string,
    private readonly pictures = EditorPictures.none,
  ) {}

  /** Tells whether an address such as `/covers/graviteti.svg` is a site's or an editor's file. */
  has(address: string): boolean {
    return this.shown(address) !== null;
  }

  /** Returns the public address: for an editor's picture that of its copies. @returns null where there is no file */
  shown(address: string): string | null {
    this.requested.add(address);
    let known = this.known.get(address);
    if (known === undefined) {
      known = this.pictures.find(address)?.shown ?? (this.isPublic(address) ? address : null);
      this.known.set(address, known);
    }
    return known;
  }

  /** Returns the public address. It is the address itself where there is no file, which is reported elsewhere. */
  addressOf(address: string): string {
    return this.shown(address) ?? address;
  }

  /** Returns every existing file of the site that was requested. */
  named(): { address: string; path: string }[] {
    return [...this.known].flatMap(([address, known]) => {
      const path = known === address ? this.path(address) : null;
      return path === null ? [] : [{ address, path }];
    });
  }

  /** Does some work. @returns its result, and the addresses that it requested, existing or not */
  askedBy<T>(work: () => T): [value: T, addresses: string[]] {
    const before = this.requested;
    this.requested = new Set();
    try {
      return [work(), [...this.requested]];
    } finally {
      this.requested = before;
    }
  }

  /** Returns a stamp that changes with the file. It has its length and time; empty where there is none. */
  stamp(address: string): string {
    const own = this.pictures.find(address);
    if (own !== null) return own.shown;
    const path = this.path(address);
    const stat = path === null ? undefined : statSync(path, { throwIfNoEntry: false });
    return stat?.isFile() ? `${stat.size} ${stat.mtimeMs}` : "";
  }

  /** Returns every existing picture of the editors that was requested. */
  namedPictures(): NamedPicture[] {
    return [...this.known.keys()].flatMap((address) => this.pictures.find(address) ?? []);
  }

  /** Returns an editor's picture; null for a file of the site. */
  picture(address: string): NamedPicture | null {
    return this.pictures.find(address);
  }

  /** Returns width and height of a picture in CSS pixels. It is null where the file does not tell them. */
  size(address: string): ImageSize | null {
    const own = this.pictures.find(address);
    if (own !== null) return { width: own.width, height: own.height };
    const path = this.path(address);
    const measured = path !== null && this.has(address) ? measureImage(readFileSync(path)) : null;
    return measured && { width: measured.width, height: measured.height };
  }

  /** Returns the file's length in bytes; undefined where there is none. */
  bytes(address: string): number | undefined {
    const path = this.path(address);
    return path !== null && this.has(address) ? statSync(path).size : undefined;
  }

  /**
   * Reads a picture's file without recording it as requested, so that it is not published. @returns null where there is
   * none
   */
  contents(address: string): Buffer | null {
    const path = this.pictures.find(address)?.path ?? this.path(address);
    return path !== null && statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : null;
  }

  private isPublic(address: string): boolean {
    const path = this.path(address);
    return path !== null && (statSync(path, { throwIfNoEntry: false })?.isFile() ?? false);
  }

  /** Returns the path of a file. It is null for an address that leads out of the folder or off the site. */
  private path(address: string): string | null {
    if (!/^\/(?![/\\])[^?#\\]*$/.test(address)) return null;
    const path = normalize(join(this.folder, address));
    return path.startsWith(this.folder + sep) ? path : null;
  }
}

/** Returns message and hint about a picture that the site does not have. */
export function missingImage(address: string): [message: string, hint: string] {
  if (/\s/.test(address)) {
    const named = address.trim().replace(/\s+/g, "-");
    const hint = `Quaje skedarin „${basename(named)}“ dhe shkruaj ${named}.`;
    return [`Figura „${address}“ nuk lexohet: emri i skedarit ka hapësira.`, hint];
  }
  const own = address.startsWith("/pictures/");
  const hint = own
    ? `Vëre skedarin te seed${address}: e zvogëlon vetë revista.`
    : mayShow(address)
      ? `Vëre skedarin te public${address}.`
      : "Vëre figurën te seed/pictures/ dhe shkruaj adresën e saj, p.sh. /pictures/guri.jpg.";
  return [`Figura „${address}“ nuk gjendet.`, hint];
}

/** Extensions of pictures, each with the type of its bytes. */
const pictureTypes: Record<string, string> = {
  ".svg": "svg",
  ".png": "png",
  ".jpg": "jpg",
  ".jpeg": "jpg",
  ".webp": "webp",
  ".avif": "avif",
  ".gif": "gif",
};

/**
 * Reports named files that cannot be served to a pupil. They are too large, or of another type than their extension.
 */
export function checkNamedFiles(files: PublicFiles, findings: FindingList): void {
  for (const { path, address } of files.named()) {
    const position = { file: path, line: 1, column: 1, path: "" };
    const { size } = statSync(path);
    const expected = pictureTypes[extname(address).toLowerCase()];
    const largest = expected === undefined ? siteLimits.file : siteLimits.picture;
    if (size > largest) {
      const hint =
        expected === undefined
          ? "Zvogëloje ose vëre në një faqe tjetër e lidhe me https://."
          : `Vëre te seed/pictures/ dhe shkruaj /pictures/${basename(address)}: atje e zvogëlon vetë revista.`;
      const message = `„${address}“ ka ${fileSize(size)}; më shumë se ${fileSize(largest)} nuk merren.`;
      findings.error(position, message, hint);
    } else if (expected !== undefined && measureImage(readFileSync(path))?.type !== expected) {
      const hint = "Hape dhe ruaje përsëri si figurë, me prapashtesën e vet.";
      findings.error(position, `„${address}“ nuk është figurë ${extname(address)} që lexohet.`, hint);
    } else if (expected !== undefined) {
      checkPicture(address, path, (message, hint, lineColumn) =>
        findings.error({ ...position, ...lineColumn }, message, hint),
      );
    }
  }
}

function checkPicture(
  address: string,
  path: string,
  report: (message: string, hint: string, lineColumn?: { line: number; column: number }) => void,
): void {
  const bytes = readFileSync(path);
  const size = measureImage(bytes);
  if (size?.type === "svg") {
    const text = bytes.toString("utf8");
    const [first] = foreignIn(text);
    if (first !== undefined) report(...foreignWords(address), first);
    else if (copiesIn(text) > mostCopies) report(...copiesWords(address));
  } else if (size !== null && Math.max(size.width, size.height) > siteLimits.longest) {
    const hint = "Zvogëloje: 1200 × 800 px mjaftojnë.";
    report(
      `„${address}“ është ${size.width} × ${size.height} px; më shumë se ${siteLimits.longest} px nuk merren.`,
      hint,
    );
  } else if (size !== null && isCutOff(size.type, bytes)) {
    report(...cutOff(address));
  }
}
