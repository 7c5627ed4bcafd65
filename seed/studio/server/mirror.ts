/**
 * Copies the newsroom into a temporary folder, with drafts in place of the saved texts. So the pipeline reads files as
 * always, and needs no code for the studio.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import type { DraftStore } from "./drafts";
import { isRunning, type NewsroomFiles } from "./newsroom-files";

const beginning = "prizma-studio-";

export class Mirror {
  readonly folder = mkdtempSync(join(tmpdir(), `${beginning}${process.pid}-`));
  /** For each copy, the state of the source that it was made of. */
  private readonly stamps = new Map<string, string>();

  constructor(
    private readonly files: NewsroomFiles,
    private readonly drafts: DraftStore,
  ) {}

  get magazine(): string {
    return join(this.folder, "magazine.json");
  }

  /** Removes the copies of studios that were killed. They could not do it themselves. */
  static sweep(): void {
    for (const name of readdirSync(tmpdir())) {
      const pid = name.startsWith(beginning) ? Number(name.slice(beginning.length).split("-")[0]) : 0;
      if (pid > 0 && !isRunning(pid)) rmSync(join(tmpdir(), name), { recursive: true, force: true });
    }
  }

  /** Updates the copy from the disk and the drafts. @returns whether anything changed */
  sync(): boolean {
    const names = new Set([...this.files.list(), ...this.drafts.all().map(({ name }) => name)]);
    let changed = false;
    for (const name of this.stamps.keys()) {
      if (names.has(name)) continue;
      rmSync(join(this.folder, name), { force: true });
      this.stamps.delete(name);
      changed = true;
    }
    for (const name of names) changed = this.copy(name) || changed;
    return changed;
  }

  private copy(name: string): boolean {
    const draft = this.drafts.get(name);
    const source = join(this.files.root, name);
    const stat = draft === undefined ? statSync(source, { throwIfNoEntry: false }) : undefined;
    const stamp = draft === undefined ? `${stat?.mtimeMs} ${stat?.size}` : `draft ${draft.text}`;
    if (this.stamps.get(name) === stamp) return false;
    const to = join(this.folder, name);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, draft === undefined ? readFileSync(source) : draft.text);
    this.stamps.set(name, stamp);
    return true;
  }

  /** Returns the newsroom's name of a file of the copy. */
  nameOf(path: string): string {
    return relative(this.folder, path).split(sep).join("/");
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
