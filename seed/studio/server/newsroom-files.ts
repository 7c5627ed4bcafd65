/** Reads and writes editors' files. Which may be opened, and how to write them so that nothing is lost. */
import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** A file's content on the disk. */
export interface FileOnDisk {
  text: string;
  /** Hash of the file's bytes: tells whether the file changed since editing began. Empty while there is no file. */
  hash: string;
}

/** The name is not that of an editor's file. */
export class NotAnEditorsFile extends Error {}

/** Another program wrote the file meanwhile. */
export class ChangedOutside extends Error {
  constructor(readonly theirs: FileOnDisk) {
    super("Skedari u ndryshua jashtë studios.");
  }
}

/** Names of `magazine.json`, of JSON beside it, and of files one folder below. One is `lessons/graviteti.md`. */
const editable =
  /^(?:(?!package|tsconfig)[a-z][a-z-]*\.json|[a-z][a-z0-9-]*\/[\p{L}0-9_][\p{L}0-9_ .-]*\.(?:md|html|json))$/u;

/** Folders beside `magazine.json` that hold code. */
const programs = new Set(["pipeline", "drawings", "studio"]);

/** The number of earlier texts kept for each file. */
const keptTexts = 40;

export class NewsroomFiles {
  /** @param root folder of `magazine.json` @param keep folder of the earlier texts */
  constructor(
    readonly root: string,
    private readonly keep: string,
  ) {}

  /** Returns the names of all editors' files, sorted. */
  list(): string[] {
    return readdirSync(this.root, { withFileTypes: true })
      .flatMap((entry) => {
        if (entry.isFile()) return [entry.name];
        if (!entry.isDirectory() || programs.has(entry.name)) return [];
        return readdirSync(join(this.root, entry.name)).map((name) => `${entry.name}/${name}`);
      })
      .filter((name) => editable.test(name))
      .sort();
  }

  /** Returns the path of an editor's file. @throws NotAnEditorsFile for any other name */
  path(name: string): string {
    const folder = name.split("/")[0] ?? "";
    if (!editable.test(name) || name.includes("..") || (name.includes("/") && programs.has(folder))) {
      throw new NotAnEditorsFile(`„${name}“ nuk është skedar i redaksisë.`);
    }
    const path = join(this.root, name);
    // A symbolic link in the folder may lead anywhere.
    const real = existsSync(path) ? realpathSync(path) : join(realpathSync(this.root), name);
    if (relative(realpathSync(this.root), real).split(sep).join("/") !== name) {
      throw new NotAnEditorsFile(`„${name}“ është jashtë dosjes së redaksisë.`);
    }
    return path;
  }

  read(name: string): FileOnDisk {
    const path = this.path(name);
    if (!existsSync(path)) return { text: "", hash: "" };
    const bytes = readFileSync(path);
    const text = bytes.toString("utf8");
    // Bytes that are not UTF-8 are refused, since a save would lose them.
    if (text.includes("\uFFFD") || bytes.includes(0)) {
      throw new NotAnEditorsFile(
        `„${name}“ nuk është në UTF-8. Ruaje në një redaktor teksti si UTF-8 dhe hape përsëri.`,
      );
    }
    return { text: text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"), hash: hashOf(bytes) };
  }

  /**
   * Writes a file whole or not at all, and keeps its earlier text.
   *
   * @param base hash that editing began from @throws ChangedOutside where the file has another text now
   * @returns the hash of the written bytes
   */
  write(name: string, text: string, base: string): string {
    const path = this.path(name);
    const there = this.read(name);
    if (there.hash !== base && there.text !== text) throw new ChangedOutside(there);
    const before = existsSync(path) ? readFileSync(path) : null;
    const lines = before?.includes("\r\n") ? text.replace(/\n/g, "\r\n") : text;
    if (before !== null) this.keepText(name, before);
    writeWhole(path, lines);
    return hashOf(Buffer.from(lines));
  }

  private keepText(name: string, bytes: Buffer): void {
    const folder = join(this.keep, name);
    mkdirSync(folder, { recursive: true });
    writeWhole(join(folder, `${new Date().toISOString().replace(/[:.]/g, "-")}-${hashOf(bytes)}`), bytes);
    const kept = readdirSync(folder).sort();
    for (const old of kept.slice(0, -keptTexts)) rmSync(join(folder, old), { force: true });
  }
}

/** Writes a temporary file beside the path, then renames it. A crash leaves the old file or the new one, never half. */
export function writeWhole(path: string, bytes: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  const beside = join(dirname(path), `.studio-${process.pid}-${Math.random().toString(36).slice(2)}`);
  const file = openSync(beside, "w", existsSync(path) ? statSync(path).mode : 0o644);
  try {
    writeFileSync(file, bytes);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(beside, path);
}

function hashOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}
