/**
 * The studio's side of `check-magazine.ts`. It orders readings of the whole magazine, one after another, and keeps the
 * last result.
 */
import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import type { Finding } from "../../pipeline/checking/finding";
import { compiledRunner } from "./commands";

/** Argument before the folder of the disk cache of earlier commands. */
export const keptWord = "--kept";

/** Times that the process is started again without one complete survey. A text that ends it would end it for ever. */
const mostFailures = 3;

export interface CheckOrder {
  magazine: string;
  publicFolder: string;
  /** Folder of the editors' original pictures. */
  pictures: string;
}

/** Keys of a piece in the edition that would be published: of its text, its exercises and its plan. */
export interface PieceKeys {
  body: string;
  practice?: string;
  hour?: string;
}

export interface CheckProgress {
  read: number;
  of: number;
  /** Present once all pieces are read; so are `bodies`. */
  findings?: Finding[];
  bodies?: Record<string, PieceKeys>;
}

export class BackgroundCheck {
  /** Result of the last complete survey; `progress` is the state of the running one. */
  whole: Required<CheckProgress> | null = null;
  progress: CheckProgress | null = null;
  private child: ChildProcess;
  private running: CheckOrder | null = null;
  private waiting: CheckOrder | null = null;
  private closed = false;
  private failures = 0;

  /** @param kept folder of the magazine's disk cache; undefined: none */
  constructor(private readonly kept: string | undefined) {
    this.child = this.start();
  }

  private start(): ChildProcess {
    const words = ["seed/studio/server/check-magazine.ts", ...(this.kept === undefined ? [] : [keptWord, this.kept])];
    const child = fork(compiledRunner, words, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
    if (child.pid !== undefined) setPriority(child.pid, 10);
    child.on("message", (message: CheckProgress) => this.take(message));
    // An order to a process that has just ended fails; `exit` follows.
    child.on("error", (error) => console.error(error));
    child.on("exit", () => this.restart());
    return child;
  }

  /** Begins anew after the process was killed, as it is where memory is short, and repeats its order. */
  private restart(): void {
    if (this.closed || ++this.failures > mostFailures) return;
    const order = this.waiting ?? this.running;
    this.child = this.start();
    this.progress = null;
    this.running = null;
    this.waiting = null;
    if (order !== null) this.order(order);
  }

  /** Orders a check; while one runs, only the latest order waits. */
  order(order: CheckOrder): void {
    if (this.progress !== null) {
      this.waiting = order;
      return;
    }
    this.progress = { read: 0, of: 0 };
    this.running = order;
    this.child.send(order);
  }

  private take(message: CheckProgress): void {
    this.progress = message;
    if (message.findings === undefined) return;
    this.whole = message as Required<CheckProgress>;
    this.progress = null;
    this.running = null;
    this.failures = 0;
    const next = this.waiting;
    this.waiting = null;
    if (next !== null) this.order(next);
  }

  close(): void {
    this.closed = true;
    this.child.kill();
  }
}
