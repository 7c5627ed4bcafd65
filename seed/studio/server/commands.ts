/** Runs the magazine's own commands. The studio publishes exactly what `npm run seed` publishes. */
import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { CommandReport, CommandStage } from "../../pipeline/commands/command-report";

export interface CommandResult {
  /** Exit code. 0 done, 1 the content has problems, 2 wrong use, 3 KV did not answer. */
  code: number;
  /** Lines of standard output and standard error for a developer, in their order. */
  lines: string[];
  /** What the command told of itself. */
  report: CommandReport;
  /** Whether the editor stopped it. */
  stopped: boolean;
}

/** The stage of the running command. */
export interface CommandProgress {
  stage: CommandStage;
  /** Seconds since the command began. */
  seconds: number;
}

/** Path of the program that compiles a program of the project and runs it. */
export const compiledRunner = fileURLToPath(new URL("../../../worker/commands/compiled.mjs", import.meta.url));

/** Runs one command at a time. */
export class SeedCommands {
  private running: { child: ChildProcess; stage: CommandStage; since: number; stopped: boolean } | null = null;

  /** Returns the stage of the running command; null where none runs. */
  get progress(): CommandProgress | null {
    if (this.running === null) return null;
    const { stage, since } = this.running;
    return { stage, seconds: Math.round((performance.now() - since) / 1000) };
  }

  /** Ends the running command. What a publication has written by then is unseen, and is not written again. */
  stop(): void {
    if (this.running === null) return;
    this.running.stopped = true;
    this.running.child.kill();
  }

  /** Runs one command to its end. It ends one that still runs: its answer would come too late. @param words its arguments */
  run(words: string[]): Promise<CommandResult> {
    this.stop();
    return new Promise((resolve) => {
      const child = spawn(process.execPath, [compiledRunner, "seed/pipeline/cli.ts", ...words, "--json"], {
        env: { ...process.env, NO_COLOR: "1", WRANGLER_SEND_METRICS: "false" },
        stdio: ["ignore", "pipe", "pipe"],
      });
      const mine = { child, stage: "build" as CommandStage, since: performance.now(), stopped: false };
      this.running = mine;
      const lines: string[] = [];
      let report: CommandReport = { findings: [] };
      const take = (line: string) => {
        const told = toldBy(line);
        if (told?.stage !== undefined) mine.stage = told.stage;
        else if (told?.report !== undefined) report = told.report;
        else if (line.trim() !== "" && !/^\(node:|^\(Use `node/.test(line)) lines.push(line);
      };
      const ends = [child.stdout, child.stderr].map((stream) => eachLine(stream, take));
      const end = (code: number) => {
        for (const flush of ends) flush();
        if (this.running === mine) this.running = null;
        resolve({ code, lines, report, stopped: mine.stopped });
      };
      child.on("error", (error) => {
        lines.push(String(error));
        end(3);
      });
      child.on("close", (code) => end(code ?? 3));
    });
  }
}

/** Calls with each whole line of a stream. @returns what calls with the rest */
function eachLine(stream: NodeJS.ReadableStream, take: (line: string) => void): () => void {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (chunk: string) => {
    const parts = (rest + chunk).split("\n");
    rest = parts.pop() ?? "";
    for (const line of parts) take(line);
  });
  return () => {
    take(rest);
    rest = "";
  };
}

/** Reads a line that the command wrote for a program; null for one of its other lines. */
function toldBy(line: string): { stage?: CommandStage; report?: CommandReport } | null {
  if (!/^\{"(?:stage|report)":/.test(line)) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
