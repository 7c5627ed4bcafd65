/** `npm start`: the magazine on this machine, from the local KV, in the real Workers runtime. */
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { command, prepare, quietEnv, root, stop } from "./prepare.mjs";

const port = Number(process.env.PORT ?? 8787);
if (!Number.isInteger(port) || port < 1 || port > 65535) stop(`PORT is not a port: ${process.env.PORT}`);
await checkPort();
prepare();

console.log("Starting the Worker …");
const wrangler = spawn(
  process.execPath,
  [
    command("wrangler"),
    "dev",
    "--port",
    String(port),
    "--inspector-port",
    "0",
    "--show-interactive-dev-session=false",
    "--log-level",
    "warn",
  ],
  { cwd: root, env: quietEnv, stdio: ["ignore", "inherit", "inherit"] },
);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => wrangler.kill(signal));
wrangler.on("exit", (code, signal) => process.exit(signal ? 0 : (code ?? 1)));

const address = `http://localhost:${port}`;
if (await answers(address)) console.log(`Prizma: ${address}`);

/** A port that is taken is named before anything is prepared. */
async function checkPort() {
  for (const host of ["127.0.0.1", "::1"]) {
    const taken = await new Promise((resolve) => {
      const probe = createServer();
      probe.once("error", (error) => resolve(error.code === "EADDRINUSE" || error.code === "EACCES"));
      probe.listen(port, host, () => probe.close(() => resolve(false)));
    });
    if (taken) stop(`Port ${port} is taken. Choose another one with the variable PORT, for example PORT=${port + 1}.`);
  }
}

/** Waits for the first answer, at most a minute. */
async function answers(url) {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && wrangler.exitCode === null) {
    const answered = await fetch(url).then(
      (response) => response.body?.cancel().then(() => true) ?? true,
      () => false,
    );
    if (answered) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}
