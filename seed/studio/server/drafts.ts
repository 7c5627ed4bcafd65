/**
 * Keeps drafts as files in this run's folder, so that a crash loses nothing. The next studio offers the drafts of one
 * that ended without saving.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import * as v from "valibot";
import { loopback } from "./gate";
import { writeWhole } from "./newsroom-files";

const draftSchema = v.object({
  name: v.string(),
  text: v.string(),
  /** Hash of the saved file that editing began from. */
  base: v.string(),
  /** Time of the draft, milliseconds since 1970. */
  at: v.number(),
});

export type Draft = v.InferOutput<typeof draftSchema>;

const runSchema = v.object({ pid: v.number(), port: v.number() });

const runFile = "studio.json";

export class DraftStore {
  private readonly own: string;
  private readonly texts = new Map<string, Draft>();

  /** @param folder of the drafts of all runs @param run a name that no other run has */
  constructor(
    private readonly folder: string,
    run: string,
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

  put(draft: Draft): void {
    this.texts.set(draft.name, draft);
    writeWhole(this.file(draft.name), JSON.stringify(draft));
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
    const runs = await Promise.all(this.runs().map(async (run) => ((await isAlive(run.port)) ? [run.port] : [])));
    return runs.flat();
  }

  /** Returns the drafts of runs that have ended. Of two drafts of a file it is the later. */
  async recover(): Promise<Draft[]> {
    const found = new Map<string, Draft>();
    for (const { path, port } of this.runs()) {
      if (await isAlive(port)) continue;
      for (const file of readdirSync(path)) {
        const draft = file === runFile ? null : readJson(draftSchema, join(path, file));
        if (draft !== null && draft.at > (found.get(draft.name)?.at ?? 0)) found.set(draft.name, draft);
      }
    }
    return [...found.values()];
  }

  /** Removes the drafts of a file that ended runs left. The editor took them over or rejected them. */
  async forgetRecovered(name: string): Promise<void> {
    for (const { path, port } of this.runs()) {
      if (await isAlive(port)) continue;
      rmSync(join(path, fileName(name)), { force: true });
      if (readdirSync(path).every((file) => file === runFile)) rmSync(path, { recursive: true, force: true });
    }
  }

  private file(name: string): string {
    return join(this.own, fileName(name));
  }

  private runs(): { path: string; port: number }[] {
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(this.folder, entry.name);
      if (!entry.isDirectory() || path === this.own) return [];
      return [{ path, port: readJson(runSchema, join(path, runFile))?.port ?? 0 }];
    });
  }

  /** Makes this run's folder. @throws where it cannot: a studio without drafts must not start */
  open(): void {
    mkdirSync(this.own, { recursive: true });
  }
}

const fileName = (name: string) => `${name.replace(/\//g, "~")}.json`;

function readJson<S extends v.GenericSchema>(schema: S, file: string): v.InferOutput<S> | null {
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}

/** Tells whether a server listens on the port. A process number alone may belong to another program by now. */
function isAlive(port: number): Promise<boolean> {
  if (port === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    const socket = connect({ host: loopback, port, timeout: 500 });
    const end = (alive: boolean) => {
      socket.destroy();
      resolve(alive);
    };
    socket.once("connect", () => end(true));
    socket.once("error", () => end(false));
    socket.once("timeout", () => end(false));
  });
}
