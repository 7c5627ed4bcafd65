/** The studio's side of `local-kv.ts`: asks the process that reads this computer's KV, and starts it anew where it ended. */
import { type ChildProcess, fork } from "node:child_process";
import { StoreFailure } from "../../pipeline/publishing/store";
import { compiledRunner } from "./commands";

export interface KvQuestion {
  id: number;
  keys: string[];
}

export type KvAnswer = { id: number; values: (string | null)[] } | { id: number; fault: string };

interface Asked {
  resolve(values: (string | null)[]): void;
  reject(error: Error): void;
}

export class KeptKv {
  private child: ChildProcess | null = null;
  private readonly asked = new Map<number, Asked>();
  private last = 0;

  /** @param folder where wrangler keeps this computer's KV */
  constructor(private readonly folder: string) {}

  /** Returns the values of these keys, null where there is none. @throws StoreFailure where KV does not open */
  getMany(keys: string[]): Promise<(string | null)[]> {
    this.child ??= this.start();
    const { child } = this;
    return new Promise((resolve, reject) => {
      const id = ++this.last;
      this.asked.set(id, { resolve, reject });
      child.send({ id, keys } satisfies KvQuestion, (error) => {
        if (error !== null) this.end(child, error.message);
      });
    });
  }

  /** Ends the process and KV's runtime. */
  async close(): Promise<void> {
    const { child } = this;
    if (child === null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    if (child.connected) child.disconnect();
    await ended;
  }

  private start(): ChildProcess {
    const words = ["seed/studio/server/local-kv.ts", this.folder];
    const child = fork(compiledRunner, words, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
    child.on("message", (answer: KvAnswer) => this.take(child, answer));
    child.on("error", (error) => this.end(child, error.message));
    child.on("exit", () => this.end(child, "programi që lexon KV-në u mbyll"));
    return child;
  }

  private take(child: ChildProcess, answer: KvAnswer): void {
    if ("fault" in answer) this.end(child, answer.fault);
    else {
      this.asked.get(answer.id)?.resolve(answer.values);
      this.asked.delete(answer.id);
    }
  }

  /** Ends a process, and rejects what it was asked. The next question starts another, which opens KV anew. */
  private end(child: ChildProcess, why: string): void {
    if (this.child !== child) return;
    this.child = null;
    if (child.connected) child.disconnect();
    for (const { reject } of this.asked.values()) reject(new StoreFailure(why));
    this.asked.clear();
  }
}
