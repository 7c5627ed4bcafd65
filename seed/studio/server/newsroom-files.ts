/** The files that editors write: which may be opened, and how they are written so that nothing is lost. */
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

/** A file as it stands on the disk. */
export interface FileOnDisk {
  text: string;
  /** Of its bytes: tells whether it is still what an editor began with. Empty where there is no file yet. */
  hash: string;
}

/** Neither an editor's file nor a place for one. */
export class NotAnEditorsFile extends Error {}

/** Somebody else wrote the file meanwhile. */
export class ChangedOutside extends Error {
  constructor(readonly theirs: FileOnDisk) {
    super("Skedari u ndryshua jashtë studios.");
  }
}

/** `magazine.json`, JSON beside it, and files one folder below, such as `lessons/graviteti.md`. */
const editable =
  /^(?:(?!package|tsconfig)[a-z][a-z-]*\.json|[a-z][a-z0-9-]*\/[\p{L}0-9_][\p{L}0-9_ .-]*\.(?:md|html|json))$/u;

/** Folders beside `magazine.json` that hold the programs. */
const programs = new Set(["pipeline", "drawings", "studio"]);

/** How many earlier texts of a file are kept. */
const keptTexts = 40;

export class NewsroomFiles {
  /** @param root folder of `magazine.json` @param keep where earlier texts are kept */
  constructor(
    readonly root: string,
    private readonly keep: string,
  ) {}

  /** The names of all files that editors write, in order. */
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

  /** The path of an editor's file. @throws NotAnEditorsFile for any other, by whatever name it is asked for */
  path(name: string): string {
    const folder = name.split("/")[0] ?? "";
    if (!editable.test(name) || name.includes("..") || (name.includes("/") && programs.has(folder))) {
      throw new NotAnEditorsFile(`„${name}“ nuk është skedar i redaksisë.`);
    }
    const path = join(this.root, name);
    // A link in the folder may lead anywhere.
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
    // Written back, a letter that cannot be read would be gone for good.
    if (text.includes("\uFFFD") || bytes.includes(0)) {
      throw new NotAnEditorsFile(
        `„${name}“ nuk është në UTF-8. Ruaje në një redaktor teksti si UTF-8 dhe hape përsëri.`,
      );
    }
    return { text: text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"), hash: hashOf(bytes) };
  }

  /**
   * Writes a file whole or not at all, and keeps what stood there.
   *
   * @param base hash of what the editor began with @throws ChangedOutside where something else stands there now
   * @returns the hash of what was written
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

/** Writes beside the file and then puts it in its place. A crash leaves the old one or the new one, never half. */
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
