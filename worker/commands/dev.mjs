/** `npm run dev`: Vite with hot reload over the same local KV as `npm start`. */
import { spawn } from "node:child_process";
import { command, prepare, quietEnv, root, run, stop } from "./prepare.mjs";

prepare({ build: false });
const fonts = run(command("tsx"), ["worker/commands/fonts/subset-fonts.ts"]);
if (fonts.code !== 0) stop("Shkronjat nuk u prenë.", fonts.output);
const vite = spawn(process.execPath, [command("@remix-run/dev", "remix"), "vite:dev", ...process.argv.slice(2)], {
  cwd: root,
  env: quietEnv,
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => vite.kill(signal));
vite.on("exit", (code) => process.exit(code ?? 0));
