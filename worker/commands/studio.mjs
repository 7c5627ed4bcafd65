/**
 * `npm run studio`: opens a page on this computer. There editors write, check and publish the magazine
 * (docs/decisions/028).
 */
import { spawn } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { announce, prepare, quietEnv, root, run, seedCommand } from "./prepare.mjs";

await prepare({ build: false, seed: false });
const pages = join(root, "build/server/index.js");
if (!existsSync(pages) || newest(join(root, "app")) > statSync(pages).mtimeMs) {
  const ended = announce("Po ndërtoj faqet (rreth një minutë) …");
  const { code, output } = await run(join(root, "worker/commands/build.mjs"), ["--pages"]);
  ended();
  // Pages of before are better than none.
  if (!existsSync(pages)) {
    console.error(output);
    process.exit(code || 1);
  }
}
const words = ["seed/studio/studio.ts", ...process.argv.slice(2)];
// By the channel the studio learns that this program was killed, as by a closed window, and ends too.
const stdio = ["inherit", "inherit", "inherit", "ipc"];
const opened = announce("Po hap studion …");
const studio = spawn(process.execPath, [seedCommand, ...words], { cwd: root, env: quietEnv, stdio });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => studio.kill(signal));
studio.once("message", (entrance) => {
  opened();
  console.log(`Studioja: ${entrance}`);
});
studio.on("exit", (code) => process.exit(code ?? 0));

/** Returns when a file of the folder was last written. */
function newest(folder) {
  return Math.max(
    0,
    ...readdirSync(folder, { withFileTypes: true }).map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return newest(path);
      return /\.test\.tsx?$|\.woff2$/.test(entry.name) ? 0 : statSync(path).mtimeMs;
    }),
  );
}
