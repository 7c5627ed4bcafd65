/** Reads and writes editors' files. Which may be opened, and how to write them so that nothing is lost. */
import { createHash } from "node:crypto";
import {
  closeSync,
  type Dirent,
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
import { basename, dirname, join, relative, sep } from "node:path";

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

/** The text cannot be written: it would not open again, or its file may not be changed. */
export class NotWritable extends Error {}

/**
 * Names of `magazine.json`, of JSON beside it, and of files one folder below. One is `lessons/graviteti.md`. The texts
 * of a project are two folders below, as `projects/hydraulics/udhezime.md`.
 */
const editable =
  /^(?:(?!package|tsconfig)[a-z][a-z-]*\.json|(?:projects\/)?[a-z][a-z0-9-]*\/[\p{L}0-9_][\p{L}0-9_ .-]*\.(?:md|html|json))$/u;

/** Folders beside `magazine.json` that hold code. */
const programs = new Set(["pipeline", "drawings", "studio"]);

/** The number of texts kept for each file. */
const keptTexts = 40;

/** Milliseconds that a write waits for another studio's write of the same file, which itself takes a few. */
const longestWait = 3000;

/** Beginning of the names of temporary files, before the process number. */
const beside = ".studio-";

export class NewsroomFiles {
  /** @param root folder of `magazine.json` @param keep folder of the earlier texts */
  constructor(
    readonly root: string,
    private readonly keep: string,
  ) {}

  /** Returns the names of all editors' files, sorted. */
  list(): string[] {
    return this.within("")
      .filter((name) => editable.test(name))
      .sort();
  }

  /** Removes the temporary files of processes that ended while they wrote. */
  sweep(): void {
    for (const name of this.within("")) {
      const [, pid] = /(?:^|\/)\.studio-(\d+)-[^/]*$/.exec(name) ?? [];
      if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(this.root, name), { force: true });
    }
  }

  /** Returns the names of all files of a folder and of those below it that may hold editors' files. */
  private within(folder: string): string[] {
    const nameOf = ({ name }: Dirent) => (folder === "" ? name : `${folder}/${name}`);
    const goesOn = (name: string) => /^(?:projects\/)?[a-z][a-z0-9-]*$/.test(name) && !programs.has(name);
    return readdirSync(join(this.root, folder), { withFileTypes: true }).flatMap((entry) => {
      if (entry.isFile()) return [nameOf(entry)];
      return entry.isDirectory() && goesOn(nameOf(entry)) ? this.within(nameOf(entry)) : [];
    });
  }

  /** Returns the path of an editor's file. @throws NotAnEditorsFile for any other name */
  path(name: string): string {
    const folder = name.split("/")[0] ?? "";
    if (!editable.test(name) || name.includes("..") || (name.includes("/") && programs.has(folder))) {
      throw new NotAnEditorsFile(`„${name}“ nuk është skedar i redaksisë.`);
    }
    const path = join(this.root, name);
    // A symbolic link may lead anywhere, so a new file's folder is followed too.
    if (relative(realpathSync(this.root), realOf(path)).split(sep).join("/") !== name) {
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
   * Writes a file whole or not at all, and keeps its earlier text and this one.
   *
   * @param base hash that editing began from @throws ChangedOutside where the file has another text now, NotWritable
   * @returns the hash of the written bytes
   */
  write(name: string, text: string, base: string): string {
    const path = this.path(name);
    refuseUnreadable(name, text);
    return this.alone(name, () => {
      const there = this.read(name);
      if (there.hash !== base && there.text !== text) throw new ChangedOutside(there);
      refuseReadOnly(name, path);
      const before = existsSync(path) ? readFileSync(path) : null;
      const lines = Buffer.from(before?.includes("\r\n") ? text.replace(/\n/g, "\r\n") : text);
      if (before !== null) this.keepText(name, before);
      this.keepText(name, lines);
      writeWhole(path, lines);
      return hashOf(lines);
    });
  }

  /**
   * Removes a file, whose text is kept.
   *
   * @param base hash of the file that the editor saw @throws ChangedOutside where it has another text now, NotWritable
   */
  remove(name: string, base: string): void {
    const path = this.path(name);
    this.alone(name, () => {
      const there = this.read(name);
      if (there.hash !== base) throw new ChangedOutside(there);
      refuseReadOnly(name, path);
      if (!existsSync(path)) return;
      this.keepText(name, readFileSync(path));
      rmSync(path);
    });
  }

  /**
   * Runs a write while no other studio writes the same file. Between the comparison of two texts and the renaming of
   * the file, 21 of 60 simultaneous saves were lost without it.
   */
  private alone<T>(name: string, write: () => T): T {
    const lock = join(this.keep, `${name.replace(/\//g, "~")}.lock`);
    mkdirSync(this.keep, { recursive: true });
    for (const start = Date.now(); ; ) {
      try {
        closeSync(openSync(lock, "wx"));
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
        // Its process was killed while it wrote: nobody else will remove the lock.
        const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
        if (age > longestWait) rmSync(lock, { force: true });
        if (Date.now() - start > 2 * longestWait) throw new NotWritable(`„${name}“ po e shkruan një studio tjetër.`);
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
      }
    }
    try {
      return write();
    } finally {
      rmSync(lock, { force: true });
    }
  }

  private keepText(name: string, bytes: Buffer): void {
    const folder = join(this.keep, name);
    mkdirSync(folder, { recursive: true });
    const kept = readdirSync(folder).sort();
    if (kept.at(-1)?.endsWith(`-${hashOf(bytes)}`)) return;
    // The number keeps the order of two texts of one millisecond.
    const last = Number(/_(\d+)-/.exec(kept.at(-1) ?? "")?.[1] ?? 0);
    const when = new Date().toISOString().replace(/[:.]/g, "-");
    const nth = kept.at(-1)?.startsWith(when) ? last + 1 : 0;
    writeWhole(join(folder, `${when}_${nth}-${hashOf(bytes)}`), bytes);
    for (const old of kept.slice(0, Math.max(0, kept.length + 1 - keptTexts)))
      rmSync(join(folder, old), { force: true });
  }
}

/**
 * Writes a temporary file beside the path, then renames it. A crash leaves the old file or the new one, never half; a
 * failure leaves no temporary file.
 */
export function writeWhole(path: string, bytes: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = join(dirname(path), `${beside}${process.pid}-${Math.random().toString(36).slice(2)}`);
  try {
    const file = openSync(temporary, "w", existsSync(path) ? statSync(path).mode : 0o644);
    try {
      writeFileSync(file, bytes);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Tells whether a process of this number runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Returns the real path of a file, or of the one that would be made. */
function realOf(path: string): string {
  return existsSync(path) ? realpathSync(path) : join(realOf(dirname(path)), basename(path));
}

/** A text with NUL or half a letter would be refused when it is opened again. */
function refuseUnreadable(name: string, text: string): void {
  const [sign] = /[\0\uFFFD\p{Surrogate}]/u.exec(text) ?? [];
  if (sign === undefined) return;
  const line = text.slice(0, text.indexOf(sign)).split("\n").length;
  throw new NotWritable(`„${name}“, rreshti ${line}: këtu ka një shenjë që nuk lexohet. Fshije dhe ruaje përsëri.`);
}

/** Renaming would replace a file that its owner has locked. */
function refuseReadOnly(name: string, path: string): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  if (mode === undefined || (mode & 0o222) !== 0) return;
  throw new NotWritable(`„${name}“ është vetëm për lexim. Hiqja këtë te vetitë e skedarit dhe ruaje përsëri.`);
}

function hashOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}
