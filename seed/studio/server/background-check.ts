/**
 * The studio's side of `check-magazine.ts`. It orders readings of the whole magazine, one after another, and keeps the
 * last result.
 */
import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import type { Finding } from "../../pipeline/checking/finding";
import { compiledRunner } from "./commands";

/** Argument that lets the process use the disk cache of earlier commands. */
export const keptWord = "--kept";

export interface CheckOrder {
  magazine: string;
  publicFolder: string;
  /** Folder of the editors' original pictures. */
  pictures: string;
}

/** Keys of a piece in the edition that would be published. They are of its text and of its exercises. */
export interface PieceKeys {
  body: string;
  practice?: string;
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
  private readonly child: ChildProcess;
  private waiting: CheckOrder | null = null;

  /** @param kept whether the magazine is the house's own, which has a disk cache */
  constructor(kept: boolean) {
    const words = ["seed/studio/server/check-magazine.ts", ...(kept ? [keptWord] : [])];
    this.child = fork(compiledRunner, words, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
    if (this.child.pid !== undefined) setPriority(this.child.pid, 10);
    this.child.on("message", (message: CheckProgress) => this.take(message));
  }

  /** Orders a check; while one runs, only the latest order waits. */
  order(order: CheckOrder): void {
    if (this.progress !== null) {
      this.waiting = order;
      return;
    }
    this.progress = { read: 0, of: 0 };
    this.child.send(order);
  }

  private take(message: CheckProgress): void {
    this.progress = message;
    if (message.findings === undefined) return;
    this.whole = message as Required<CheckProgress>;
    this.progress = null;
    const next = this.waiting;
    this.waiting = null;
    if (next !== null) this.order(next);
  }

  close(): void {
    this.child.kill();
  }
}
