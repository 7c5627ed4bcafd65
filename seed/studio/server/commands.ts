/** Runs the magazine's own commands. The studio publishes exactly what `npm run seed` publishes. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export interface CommandResult {
  /** Exit code. 0 done, 1 the content has problems, 2 wrong use, 3 KV did not answer. */
  code: number;
  /** Lines of standard output and standard error, in their order. */
  lines: string[];
}

/** Path of the program that compiles a program of the project and runs it. */
export const compiledRunner = fileURLToPath(new URL("../../../worker/commands/compiled.mjs", import.meta.url));

/** Runs one command to its end. @param words arguments of `npm run seed --` */
export function runSeed(words: string[]): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [compiledRunner, "seed/pipeline/cli.ts", ...words], {
      env: { ...process.env, NO_COLOR: "1", WRANGLER_SEND_METRICS: "false" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8");
      stream.on("data", (chunk: string) => (output += chunk));
    }
    child.on("error", (error) => resolve({ code: 3, lines: [String(error)] }));
    child.on("close", (code) => {
      const lines = output.split("\n").filter((line) => line.trim() !== "" && !/^\(node:|^\(Use `node/.test(line));
      resolve({ code: code ?? 3, lines });
    });
  });
}
