/** The built Worker in the real Workers runtime, until the program is ended. */
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { command, quietEnv, root, stop } from "./prepare.mjs";

/** The port to serve on, from the variable PORT; one that is taken is named before anything is prepared. */
export async function freePort(usual) {
  const port = Number(process.env.PORT ?? usual);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    stop(`PORT duhet të jetë numër nga 1 deri në 65535; tani është „${process.env.PORT}“.`);
  for (const host of ["127.0.0.1", "::1"]) {
    const taken = await new Promise((resolve) => {
      const probe = createServer();
      probe.once("error", (error) => resolve(error.code === "EADDRINUSE" || error.code === "EACCES"));
      probe.listen(port, host, () => probe.close(() => resolve(false)));
    });
    if (taken) stop(`Porta ${port} është e zënë. Zgjidh një tjetër me variablin PORT, p.sh. PORT=${port + 1}.`);
  }
  return port;
}

/** Serves, and says the address once it answers. @param args for `wrangler dev`, beyond the usual ones */
export async function serve(port, what, args = []) {
  console.log("Po nis faqen …");
  const quiet = ["--inspector-port", "0", "--show-interactive-dev-session=false", "--log-level", "warn"];
  const wrangler = spawn(process.execPath, [command("wrangler"), "dev", "--port", String(port), ...quiet, ...args], {
    cwd: root,
    env: quietEnv,
    stdio: ["ignore", "inherit", "inherit"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => wrangler.kill(signal));
  wrangler.on("exit", (code, signal) => process.exit(signal ? 0 : (code ?? 1)));

  const address = `http://localhost:${port}`;
  if (await answers(address, wrangler)) console.log(`${what}: ${address}`);
}

/** Waits for the first answer, at most a minute. */
async function answers(url, wrangler) {
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
