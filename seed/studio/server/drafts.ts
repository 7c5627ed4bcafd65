/**
 * Keeps drafts as files in this run's folder, so that a crash loses nothing. The next studio offers the drafts of one
 * that ended without saving.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { loopback } from "./gate";
import { isRunning, writeWhole } from "./newsroom-files";

export const draftSchema = v.object({
  name: v.string(),
  text: v.string(),
  /** Hash of the saved file that editing began from. */
  base: v.string(),
  /** Time of the draft, milliseconds since 1970. */
  at: v.number(),
  /** The tab that wrote it, and the number of its draft: `k3f9-12`. Two tabs never write the same. */
  stamp: v.optional(v.string(), ""),
});

export type Draft = v.InferOutput<typeof draftSchema>;

/** Another tab has written the same file meanwhile. */
export class DraftedElsewhere extends Error {
  constructor(readonly theirs: Draft) {
    super("Ky tekst po shkruhet edhe në një dritare tjetër.");
  }
}

const runSchema = v.object({ pid: v.number(), port: v.number() });

const runFile = "studio.json";
/** Ends the name of the folder of texts that a page kept. */
const unsentRun = "paderguar";

/** The address at which a studio tells the name of its run. */
export const runPath = "/run";

/** Milliseconds to wait for the name of a run; a studio that reads its first piece answers nobody for longer. */
const patience = 1000;

interface Run extends v.InferOutput<typeof runSchema> {
  name: string;
  path: string;
}

export class DraftStore {
  private readonly own: string;
  private readonly texts = new Map<string, Draft>();

  /** @param folder of the drafts of all runs @param run a name that no other run has */
  constructor(
    private readonly folder: string,
    readonly run: string,
  ) {
    this.own = join(folder, run);
  }

  /** Writes this run's port, so that other runs can tell that it is alive. */
  announce(port: number): void {
    writeWhole(join(this.own, runFile), JSON.stringify({ pid: process.pid, port }));
  }

  get(name: string): Draft | undefined {
    return this.texts.get(name);
  }

  all(): Draft[] {
    return [...this.texts.values()];
  }

  /**
   * Throws if another tab has written a text of the file that this one has not seen.
   *
   * @param stamp of the tab's own draft @param seen stamp of the last draft that the tab has read
   * @throws DraftedElsewhere
   */
  refuseUnseen(name: string, text: string, stamp: string, seen: string): void {
    const there = this.texts.get(name);
    if (there === undefined || there.text === text || there.stamp === seen) return;
    if (tabOf(there.stamp) !== tabOf(stamp)) throw new DraftedElsewhere(there);
  }

  put(draft: Draft): void {
    writeWhole(this.file(draft.name), JSON.stringify(draft));
    this.texts.set(draft.name, draft);
  }

  remove(name: string): void {
    this.texts.delete(name);
    rmSync(this.file(name), { force: true });
  }

  /** Ends this run. Its drafts stay for the next one. */
  close(): void {
    rmSync(join(this.own, runFile), { force: true });
    if (existsSync(this.own) && readdirSync(this.own).length === 0) rmSync(this.own, { recursive: true });
  }

  /** Returns the ports of other open studios over the same files. */
  async others(): Promise<number[]> {
    const runs = await Promise.all(this.runs().map(async (run) => ((await isAlive(run)) ? [run.port] : [])));
    return runs.flat();
  }

  /** Returns the drafts of runs that have ended. Of two drafts of a file it is the later. */
  async recover(): Promise<Draft[]> {
    const found = new Map<string, Draft>();
    for (const run of this.runs()) {
      if (await isAlive(run)) continue;
      for (const file of readdirSync(run.path)) {
        const draft = file === runFile ? null : readJson(draftSchema, join(run.path, file));
        if (draft !== null && draft.at > (found.get(draft.name)?.at ?? 0)) found.set(draft.name, draft);
      }
    }
    return [...found.values()];
  }

  /**
   * Leaves texts that never arrived as drafts of a run that has ended, so that they are offered with the others. They
   * are later than what the page sent before, though a busy server may have written that after the last key.
   */
  leave(drafts: readonly Draft[]): void {
    const path = join(this.folder, `${this.run}-${unsentRun}`);
    for (const draft of drafts)
      writeWhole(join(path, fileName(draft.name)), JSON.stringify({ ...draft, at: Date.now() }));
  }

  /** Removes the drafts of a file that ended runs left. The editor took them over or rejected them. */
  async forgetRecovered(name: string): Promise<void> {
    for (const run of this.runs()) {
      if (await isAlive(run)) continue;
      rmSync(join(run.path, fileName(name)), { force: true });
      if (readdirSync(run.path).every((file) => file === runFile)) rmSync(run.path, { recursive: true, force: true });
    }
  }

  private file(name: string): string {
    return join(this.own, fileName(name));
  }

  private runs(): Run[] {
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder, { withFileTypes: true }).flatMap((entry): Run[] => {
      const path = join(this.folder, entry.name);
      if (!entry.isDirectory() || path === this.own) return [];
      const { pid, port } = readJson(runSchema, join(path, runFile)) ?? { pid: 0, port: 0 };
      return [{ name: entry.name, path, pid, port }];
    });
  }

  /** Makes this run's folder. @throws where it cannot: a studio without drafts must not start */
  open(): void {
    mkdirSync(this.own, { recursive: true });
  }
}

const fileName = (name: string) => `${name.replace(/\//g, "~")}.json`;

const tabOf = (stamp: string) => stamp.replace(/-\d+$/, "");

function readJson<S extends v.GenericSchema>(schema: S, file: string): v.InferOutput<S> | null {
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}

/**
 * Tells whether a run is still open. Its process must run, and its port must tell its name: after a crash another
 * program may have the number, and the next studio the port. A studio that is too busy to answer is open.
 */
async function isAlive({ name, pid, port }: Run): Promise<boolean> {
  if (port === 0 || !isRunning(pid)) return false;
  try {
    const answer = await fetch(`http://${loopback}:${port}${runPath}`, { signal: AbortSignal.timeout(patience) });
    return (await answer.text()) === name;
  } catch (error) {
    return error instanceof Error && error.name === "TimeoutError";
  }
}
